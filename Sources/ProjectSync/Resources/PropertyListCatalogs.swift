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
    let targets = project.map.targets.filter { !wanted.isDisjoint(with: $0.catalogs) }
    let known = Self.bundles(of: Set(targets.map { Owner(file: $0.file, name: $0.name) }), in: project)
    var unknown: Set<FilePath> = []
    for target in targets {
      let catalogs = wanted.intersection(target.catalogs)
      let all = known[Owner(file: target.file, name: target.name)] ?? []
      // Texts of which nothing is known may be what the catalog has.
      if all.isEmpty { unknown.formUnion(catalogs) }
      for catalog in catalogs { bundles[catalog, default: []] += all }
    }
    for catalog in unknown { bundles[catalog] = nil }
  }

  private struct Owner: Hashable {
    let file: FilePath
    let name: String
  }

  /// What projects say of the property lists of targets; nothing for targets of packages and of the configuration, and of
  /// projects that do not tell.
  private static func bundles(of owners: Set<Owner>, in project: Project) -> [Owner: [Bundle]] {
    let reader = SettingsReader(declared: project.declared, tree: project.tree, bounds: project.finder.bounds)
    var bundles: [Owner: [Bundle]] = [:]
    for source in project.found.projects.sources {
      for (position, target) in source.buildTargets.enumerated() {
        let owner = Owner(file: source.path, name: target.name)
        guard owners.contains(owner) else { continue }
        let all = source.bundles(ofTarget: position, reading: reader.file)
        bundles[owner, default: []] += all.map { Bundle(settings: $0, project: source.path) }
      }
    }
    return bundles
  }

  private static func isOfPropertyList(_ table: String) -> Bool {
    table == "InfoPlist" || table.hasSuffix("-InfoPlist")
  }

  /// The catalogs of which the settings of all their targets are known.
  var catalogs: Set<FilePath> { Set(bundles.keys) }

  func texts(of catalog: FilePath) -> PropertyListTexts {
    PropertyListTexts(of: catalog, bundles[catalog] ?? [], project)
  }
}
