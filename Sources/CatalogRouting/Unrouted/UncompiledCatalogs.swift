import Diagnostics
import ProjectModel

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
  /// - Parameter catalogs: existing and new catalogs that are made from code.
  package func diagnostics(of catalogs: [FilePath], _ names: PathNames) -> [Diagnostic] {
    catalogs.sorted().filter { !$0.isStringsTable && !compiled.contains($0) && isUncompiled($0) }.map { catalog in
      let advice =
        map.membership(of: catalog) == .none
        ? "add the catalog to the target in Xcode"
        : "move the catalog into its target's folder or add it to the target's resources"
      let message = "no target compiles this catalog, so the app does not contain its strings"
      return Diagnostic(.warning, Self.identifier, message, file: names.printed(catalog), help: advice)
    }
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
