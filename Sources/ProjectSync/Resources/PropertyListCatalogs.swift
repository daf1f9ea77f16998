import IncrementalExtraction
import ProjectLayout
import Workspace

/// The catalogs that hold the texts of targets' property lists: `InfoPlist.xcstrings`, `APP-InfoPlist.xcstrings`.
struct PropertyListCatalogs {
  private let project: Project
  /// What settings say of the property lists, by catalog.
  private var bundles: [FilePath: [Bundle]] = [:]

  /// A target's property list in one configuration.
  struct Bundle {
    let settings: BundleSettings
    /// The project that has the settings.
    let project: FilePath
  }

  init(_ project: Project) {
    self.project = project
    let wanted = Set(project.found.catalogs.filter { Self.isOfPropertyList($0.stem) })
    // Property lists are neither in git's index as it is read here nor among the files that a phase declares.
    if wanted.isEmpty || project.staged != nil || project.declared != nil { return }
    let owners = Dictionary(grouping: project.map.targets) { Owner(file: $0.file, name: $0.name) }
    let reader = SettingsReader(declared: project.declared, tree: project.tree, bounds: project.finder.bounds)
    for source in project.found.projects.sources {
      for (position, target) in source.buildTargets.enumerated() {
        let known = owners[Owner(file: source.path, name: target.name)] ?? []
        let catalogs = Set(known.flatMap(\.catalogs)).intersection(wanted)
        if catalogs.isEmpty { continue }
        let all = source.bundles(ofTarget: position, reading: reader.file)
        for catalog in catalogs {
          bundles[catalog, default: []] += all.map { Bundle(settings: $0, project: source.path) }
        }
      }
    }
  }

  private struct Owner: Hashable {
    let file: FilePath
    let name: String
  }

  private static func isOfPropertyList(_ table: String) -> Bool {
    table == "InfoPlist" || table.hasSuffix("-InfoPlist")
  }

  /// The catalogs of which the settings of their targets are known.
  var catalogs: Set<FilePath> { Set(bundles.keys) }

  func texts(of catalog: FilePath) -> PropertyListTexts {
    PropertyListTexts(of: catalog, bundles[catalog] ?? [], project)
  }
}
