import Diagnostics
import ProjectModel
import TextBasics

/// Catalogs that no target compiles although targets compile the sources of their strings, so that the app does not
/// contain them.
package struct UncompiledCatalogs {
  package static let identifier = "uncompiled-catalog"

  private let map: TargetMap
  private let sources: [FilePath]
  /// The catalogs whose compiled tables the project contains.
  private let compiled: Set<FilePath>

  package init(_ project: ProjectDescription) {
    (map, sources, compiled) = (project.map, project.sources, project.catalogs.compiled)
  }

  /// Returns a warning for each such catalog.
  /// - Parameter catalogs: existing and new catalogs that are made from code. Sample data for tests is ignored.
  package func diagnostics(of catalogs: [FilePath], _ names: PathNames) -> [Diagnostic] {
    catalogs.sorted().filter { catalog in
      !catalog.isStringsTable && !compiled.contains(catalog) && isUncompiled(catalog)
        && !FolderRules.isForeign(FilePath(names.printed(catalog)))
    }.map { catalog in
      let message = "no target compiles this catalog, so the app does not contain its strings"
      return Diagnostic(.warning, Self.identifier, message, file: names.printed(catalog), help: advice(for: catalog))
    }
  }

  /// Returns the next step, with the file that declares the targets around a catalog.
  private func advice(for catalog: FilePath) -> String {
    let folder = catalog.folder ?? catalog
    let owner = sources.lazy.filter { $0.isWithin(folder) }.compactMap { map.targets(of: $0).first }.first
    guard let target = owner.map({ map.targets[$0] }), target.origin != .package else {
      return owner == nil && map.membership(of: catalog) == .none
        ? "add the catalog to the target in Xcode"
        : "move the catalog into its target's folder and out of `exclude`, or list it with `.process` in `resources`"
    }
    let isOfXcode = target.file.fileExtension == "xcodeproj"
    return "add the catalog to the target in \(isOfXcode ? "Xcode" : TerminalSafeText.escaped(target.file.name))"
  }

  private func isUncompiled(_ catalog: FilePath) -> Bool {
    if map.hasTarget(catalog) || !map.targets(ofNew: catalog).isEmpty { return false }
    switch map.membership(of: catalog) {
    case .targets: return false
    case .none: return true
    case .unknown:
      guard let folder = catalog.folder else { return false }
      return sources.contains { $0.isWithin(folder) && map.hasTarget($0) }
    }
  }
}
