import SwiftParsing

/// The targets of the files in a repository, as its projects, packages and configuration declare them.
///
/// The configuration takes precedence over projects, and projects take precedence over packages. Folders are not
/// considered.
public struct TargetMap: Sendable {
  public private(set) var targets: [BuildTarget] = []
  private var owners: [FilePath: [Int]] = [:]
  /// Folders whose files are compiled either by known targets or not at all.
  private var governed: Set<FilePath> = []
  private var packageFolders: Set<FilePath> = []
  /// The folders of partially known projects: files in none of their targets may be compiled.
  private var openFolders: Set<FilePath> = []
  private var members = Members()
  private var links = FolderLinks()

  /// The lookups of targets by file, and for each origin the position of its first target among all.
  private struct Members: Sendable {
    var configured = ProjectMembers([])
    var projects = ProjectMembers([])
    var firstOfProjects = 0
    var packages = PackageMembers([])
    var firstOfPackages = 0
  }

  public init() {}

  /// - Parameters:
  ///   - sources: the sources of targets.
  ///   - files: all source files and catalogs, as absolute paths.
  ///   - compiled: the catalogs of tables that were compiled from them. The targets of the tables get the catalogs.
  ///   - links: the links to folders, which belong to the targets around them.
  ///   - settings: returns the settings files that projects refer to.
  public init(
    sources: [any ProjectSource], files: [FilePath], compiled: [FilePath: FilePath] = [:],
    links: FolderLinks = FolderLinks(), settings: BuildSettings.Reader = { _ in nil }
  ) {
    self.links = links
    let byOrigin = Dictionary(grouping: sources, by: \.origin)
    addConfigured(byOrigin[.configuration] ?? [], files, settings)
    let rest = owners.isEmpty ? files : files.filter { owners[$0] == nil }
    let packages = byOrigin[.package] ?? []
    packageFolders = Set(packages.compactMap(\.path.folder))
    addProjects(byOrigin[.project] ?? [], rest, settings)
    addPackages(packages, rest, settings)
    addCompiled(compiled)
    for index in targets.indices {
      targets[index].sources.sort()
      targets[index].catalogs.sort()
      targets[index].tables.sort()
    }
  }

  /// Returns the known targets of a file.
  public func membership(of file: FilePath) -> Membership {
    if let found = owners[file] { return .targets(found) }
    if governed.isEmpty { return .unknown }
    for folder in file.folders {
      if governed.contains(folder) { return .none }
      if packageFolders.contains(folder) || openFolders.contains(folder) { return .unknown }
    }
    return .unknown
  }

  /// Returns whether a target contains a translation, or may do so because its targets are unknown or a script copies
  /// it. The map has only the tables of the source language.
  public func mayContain(translation file: FilePath) -> Bool {
    membership(of: file) != .none || !targets(ofNew: file).isEmpty || targets.contains(where: \.copiesTables)
  }

  /// Returns the known targets of a file; empty if it has none, or if they are unknown.
  public func targets(of file: FilePath) -> [Int] { owners[file] ?? [] }

  /// Returns whether a target of a project, not only of a package, compiles a file.
  public func isInProject(_ file: FilePath) -> Bool { targets(of: file).contains { targets[$0].origin != .package } }

  /// Returns the targets that extract a string of a file: none if it belongs only to targets that do not extract it. A
  /// test target that also compiles an app's sources does not count, because with its own settings it extracts other
  /// keys (facts J). Neither does a package without `defaultLocalization` that compiles sources of a project.
  public func extractingTargets(of traits: StringTraits, from file: FilePath) -> Membership {
    guard case .targets(let all) = membership(of: file) else { return membership(of: file) }
    let owners = preferred(all)
    let takers = owners.filter { targets[$0].takes(traits, from: file) }
    if takers.isEmpty { return !traits.isOfTextScan && owners.contains { targets[$0].isPartial } ? .unknown : .none }
    return .targets(takers)
  }

  /// Returns the targets that ship a literal of a file as a key but do not extract it, because they extract no literals
  /// by their types.
  public func targetsWithoutExtraction(of traits: StringTraits, from file: FilePath) -> [Int] {
    preferred(targets(of: file)).filter { position in
      let target = targets[position]
      return !target.settings.extractsSwiftTypes && !target.isTest && target.compilesKey(traits, from: file)
    }
  }

  /// Returns the targets whose settings matter for a file that several targets have.
  private func preferred(_ all: [Int]) -> [Int] {
    let shipped = all.filter { !targets[$0].isTest }
    let localized = shipped.filter { !targets[$0].isUnlocalized }
    return [localized, shipped].first { !$0.isEmpty } ?? all
  }

  /// Returns the targets to which a new file at this path would belong.
  public func targets(ofNew file: FilePath) -> [Int] {
    let configured = members.configured.targets(of: file)
    if !configured.isEmpty { return configured }
    return projectTargets(of: file) + packageTargets(of: file)
  }

  /// Returns whether a file may belong to targets other than the known ones.
  func mayHaveFurtherTargets(_ file: FilePath) -> Bool { owners[file]?.contains { targets[$0].isPartial } ?? false }

  /// Returns whether all targets of a file are known, with all their files.
  public func isOfCompleteTargets(_ file: FilePath) -> Bool {
    owners[file].map { !$0.contains(where: isIncomplete) } ?? false
  }

  /// Returns whether some files of a target are unknown.
  func isIncomplete(_ target: Int) -> Bool { targets[target].isPartial || targets[target].unresolved > 0 }

  public func hasTarget(_ file: FilePath) -> Bool { owners[file] != nil }

  /// Returns whether a file belongs only to test targets, or `nil` if no target has it.
  public func isOnlyForTests(_ file: FilePath) -> Bool? {
    guard let found = owners[file] else { return nil }
    return found.allSatisfy { targets[$0].isTest }
  }

  /// Enables extraction by types for a target without the setting if its catalogs contain keys that show it.
  public mutating func extractByType(_ target: Int, because keys: Set<String>) {
    targets[target].settings.extractsSwiftTypes = true
    targets[target].settings.typedKeys = keys
  }

  /// Records that Xcode marks the keys of a target as stale that it does not find by text.
  public mutating func markUnscannedKeys(of target: Int) { targets[target].settings.marksUnscannedKeys = true }

  private mutating func append(_ file: FilePath, to target: Int) {
    owners[file, default: []].append(target)
    switch FileKind(of: file) {
    case .stringCatalog: targets[target].catalogs.append(file)
    case .stringsTable: targets[target].tables.append(file)
    default: targets[target].sources.append(file)
    }
  }

  private func projectTargets(of file: FilePath) -> [Int] {
    members.projects.targets(of: file).map { members.firstOfProjects + $0 }
  }

  private func packageTargets(of file: FilePath) -> [Int] {
    members.packages.match(file).targets.map { members.firstOfPackages + $0 }
  }
}

// Files and targets by origin.
extension TargetMap {
  private mutating func addConfigured(
    _ configured: [any ProjectSource], _ files: [FilePath], _ settings: BuildSettings.Reader
  ) {
    if configured.isEmpty { return }
    targets = configured.flatMap { Self.targets(of: $0, settings) }
    members.configured = ProjectMembers(configured)
    for file in files {
      for target in members.configured.targets(of: file) { append(file, to: target) }
    }
  }

  private mutating func addProjects(
    _ projects: [any ProjectSource], _ files: [FilePath], _ settings: BuildSettings.Reader
  ) {
    if projects.isEmpty { return }
    let projects = Self.located(projects, files)
    members.firstOfProjects = targets.count
    targets += projects.flatMap { Self.targets(of: $0, settings) }
    members.projects = ProjectMembers(projects, packages: packageFolders, links: links)
    openFolders = Set(projects.filter { !$0.unknownParts.isEmpty }.compactMap(\.path.folder))
    for file in files {
      // A test file may also belong to the app, whose target is unknown.
      for target in projectTargets(of: file) where !(targets[target].isTest && targets[target].isPartial) {
        append(file, to: target)
        // A project owns the sources in its folder only if it compiles some of them.
        if FileKind(of: file) == .swiftSource, let folder = targets[target].file.folder, !openFolders.contains(folder) {
          governed.insert(folder)
        }
      }
    }
  }

  private mutating func addPackages(
    _ packages: [any ProjectSource], _ files: [FilePath], _ settings: BuildSettings.Reader
  ) {
    if packages.isEmpty { return }
    let located = Self.located(packages.sorted { $0.path < $1.path }, files)
    members.firstOfPackages = targets.count
    let platforms = shippedPlatforms
    for var target in located.flatMap({ Self.targets(of: $0, settings) }) {
      target.settings.platforms = platforms
      targets.append(target)
    }
    members.packages = PackageMembers(located, links: links)
    for file in files {
      let found = members.packages.match(file)
      for target in found.targets { append(file, to: members.firstOfPackages + target) }
      // Nothing compiles the other sources in a target's own folder, which the manifest excludes.
      if let folder = found.folder, FileKind(of: file) == .swiftSource { governed.insert(folder) }
    }
  }

  private mutating func addCompiled(_ tables: [FilePath: FilePath]) {
    for (table, catalog) in tables.sorted(by: { $0.key < $1.key }) {
      for target in targets(ofNew: table) where !(owners[catalog]?.contains(target) ?? false) {
        append(catalog, to: target)
      }
    }
  }

  private static func located(_ sources: [any ProjectSource], _ files: [FilePath]) -> [any ProjectSource] {
    let folders = FolderSet(files).folders
    return sources.map { source in
      var source = source
      source.locateTargets(in: folders)
      return source
    }
  }

  /// The platforms of the projects' targets, which are also the platforms of their packages. All if there are no
  /// projects.
  private var shippedPlatforms: Platforms {
    let shipped = targets.filter { $0.origin == .project && !$0.isTest }
    return shipped.isEmpty ? .all : shipped.reduce(into: []) { $0.formUnion($1.settings.platforms) }
  }

  /// Returns the targets of a source with their settings, but without files yet.
  private static func targets(of source: any ProjectSource, _ file: BuildSettings.Reader) -> [BuildTarget] {
    source.buildTargets.enumerated().map { position, target in
      var target = target
      if let settings = source.settings(ofTarget: position, reading: file) { target.settings = settings }
      if let names = target.settings.moduleNames { target.moduleNames = names }
      target.isPartial = !source.unknownParts.isEmpty
      return target
    }
  }
}
