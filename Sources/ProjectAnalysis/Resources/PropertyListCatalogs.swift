import ProjectLoading
import ProjectModel
import ResourceStrings
import StringExtraction
import TextBasics

/// The catalogs for the texts of targets' property lists: `InfoPlist.xcstrings`, `APP-InfoPlist.xcstrings`.
package struct PropertyListCatalogs {
  private let project: Project
  /// The settings of the property lists, by catalog.
  private var bundles: [FilePath: [Bundle]] = [:]

  /// A target's property list in one configuration.
  struct Bundle {
    let settings: BundleSettings
    /// The project file with the settings.
    let project: FilePath
  }

  init(_ project: Project) {
    self.project = project
    let wanted = Set(project.found.catalogs.filter { CatalogRules.isMadeFromMetadata($0.stem) })
    // Property lists are not among the files that a phase declares.
    if wanted.isEmpty || project.declared != nil { return }
    let targets = project.map.targets.filter { !wanted.isDisjoint(with: $0.catalogs) }
    let known = Self.bundles(of: Set(targets.map { Owner($0) }), in: project)
    var unknown: Set<FilePath> = []
    for target in targets {
      let catalogs = wanted.intersection(target.catalogs)
      let all = known[Owner(target)] ?? []
      // The catalog may contain texts that are unknown.
      if all.isEmpty { unknown.formUnion(catalogs) }
      for catalog in catalogs { bundles[catalog, default: []] += all }
    }
    for catalog in unknown { bundles[catalog] = nil }
  }

  /// Identifies a target.
  struct Owner: Hashable {
    /// The project file or manifest that declares the target.
    let file: FilePath
    let name: String
  }

  /// Returns the targets that have a catalog for their property lists.
  static func targetsWithCatalog(in project: Project) -> Set<Owner> {
    let targets = project.map.targets.filter { $0.catalogs.contains { CatalogRules.isMadeFromMetadata($0.stem) } }
    return Set(targets.map { Owner($0) })
  }

  /// A target that has a property list, in one configuration.
  struct User {
    let target: String
    /// The target's catalogs for property lists, sorted.
    let catalogs: [FilePath]
    let settings: BundleSettings
  }

  /// Returns the targets that use a property list.
  static func users(of list: FilePath, in project: Project) -> [User] {
    users(in: project).filter { $0.settings.propertyList == list }
  }

  /// Returns all targets of projects with known settings, in each configuration.
  static func users(in project: Project) -> [User] {
    let wanted = Set(project.found.catalogs.filter { CatalogRules.isMadeFromMetadata($0.stem) })
    let targets = project.map.targets
    let known = bundles(of: Set(targets.map { Owner($0) }), in: project)
    return targets.flatMap { target in
      let catalogs = wanted.intersection(target.catalogs).sorted()
      return (known[Owner(target)] ?? []).map {
        User(target: target.name, catalogs: catalogs, settings: $0.settings)
      }
    }
  }

  /// Returns a sentence about the catalogs for the texts, or about why there is none.
  static func sentence(on users: [User], _ names: PathNames) -> String {
    guard let first = users.first else {
      return "No known target uses this property list, so it does not belong to a catalog."
    }
    let catalogs = Set(users.flatMap(\.catalogs)).sorted().map { TerminalSafeText.escaped(names.printed($0)) }
    if catalogs.isEmpty {
      return "It does not belong to a catalog because \(TerminalSafeText.word(first.target)) has no InfoPlist catalog."
    }
    return "It belongs to \(catalogs.joined(separator: " and "))."
  }

  /// Returns the projects' settings for the property lists of targets. Empty for targets of packages, of the
  /// configuration, and of projects with unknown settings.
  static func bundles(of owners: Set<Owner>, in project: Project) -> [Owner: [Bundle]] {
    let reader = SettingsReader(declared: project.declared, tree: project.tree, bounds: project.finder.bounds)
    var bundles: [Owner: [Bundle]] = [:]
    for (source, file) in zip(project.found.projects.sources, project.found.projects.files) {
      for (position, target) in source.buildTargets.enumerated() {
        let owner = Owner(file: source.path, name: target.name)
        guard owners.contains(owner) else { continue }
        let all = source.bundles(ofTarget: position, reading: reader.file, finding: reader.files)
        bundles[owner, default: []] += all.map { Bundle(settings: $0.spelled(reader.spelled), project: file) }
      }
    }
    return bundles
  }

  /// The catalogs for which the settings of all targets are known.
  var catalogs: Set<FilePath> { Set(bundles.keys) }

  /// Returns the property lists of a catalog's targets.
  func lists(of catalog: FilePath) -> [FilePath] { (bundles[catalog] ?? []).compactMap(\.settings.propertyList) }

  func texts(of catalog: FilePath) -> PropertyListTexts {
    PropertyListTexts(of: catalog, bundles[catalog] ?? [], project)
  }

  /// Returns the texts of a catalog's property lists that are keys themselves, by the names of their members.
  package static func textsAsKeys(of catalog: FilePath, in project: Project) -> [String: [String]] {
    let bundles = PropertyListCatalogs(project).bundles[catalog] ?? []
    var texts: [String: [String]] = [:]
    for list in Set(bundles.compactMap(\.settings.propertyList)).sorted() {
      guard let bytes = try? project.tree.contents(of: list).bytes,
        let found = try? InformationPropertyList(bytes).textsAsKeys
      else { continue }
      texts.merge(found, uniquingKeysWith: +)
    }
    for property in bundles.flatMap(\.settings.properties) {
      guard let name = property.keys.last, InformationKey.namesKey(name), let text = property.text else { continue }
      texts[name, default: []].append(text)
    }
    return texts
  }

  /// Returns the texts of the property lists whose catalogs the run reports on.
  package static func extraction(ofSelectedIn project: Project) -> Extraction {
    let lists = PropertyListCatalogs(project)
    var extraction = Extraction()
    for catalog in lists.catalogs.sorted() where project.isRequested(catalog) {
      let texts = lists.texts(of: catalog)
      extraction.strings += texts.strings
      extraction.diagnostics += texts.diagnostics
    }
    for group in PropertyListTables(project).groups where group.files.contains(where: { project.isRequested($0.path) })
    {
      let texts = group.texts(project)
      extraction.strings += texts.strings
      extraction.diagnostics += texts.diagnostics
    }
    return extraction
  }
}

extension PropertyListCatalogs.Owner {
  init(_ target: BuildTarget) { self.init(file: target.file, name: target.name) }
}
