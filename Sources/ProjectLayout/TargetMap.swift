import SwiftOutline

/// Which targets the files of a repository belong to, by its Xcode projects, packages and configuration.
///
/// What a configuration says counts before what projects say, and that before packages; folders have no say here.
public struct TargetMap: Sendable {
  public private(set) var targets: [BuildTarget] = []
  private var owners: [FilePath: [Int]] = [:]
  /// Folders whose files are compiled by their projects' targets or not at all.
  private var governed: Set<FilePath> = []
  private var packageFolders: Set<FilePath> = []
  private var rules = Rules()

  /// By what files belong to targets.
  fileprivate struct Rules: Sendable {
    var configured: [ConfiguredTarget] = []
    var members: ProjectMembers?
    /// The place of each project's first target among all targets.
    var firstOfProject: [Int] = []
    var packages: [FilePath: Places] = [:]
  }

  public init() {}

  /// - Parameters:
  ///   - projects: the Xcode projects of the repository.
  ///   - packages: its packages by their folder.
  ///   - configured: the targets of a configuration file, which take what they name away from all others.
  ///   - files: all sources and catalogs, as absolute paths.
  ///   - settings: what the build settings of a target of a project say.
  public init(
    projects: [XcodeProject], packages: [FilePath: PackageManifest], configured: [ConfiguredTarget] = [],
    files: [FilePath], settings: (XcodeProject, XcodeTarget) -> ExtractionSettings = { _, _ in .init() }
  ) {
    var own = TargetMap()
    for target in configured { own.add(target, files) }
    let rest = own.targets.isEmpty ? files : files.filter { own.owners[$0] == nil }
    self = own
    packageFolders = Set(packages.keys)
    add(projects, rest, settings)
    add(packages, rest)
    for index in targets.indices {
      targets[index].sources.sort()
      targets[index].catalogs.sort()
    }
  }

  /// What is known of a file's targets.
  public func membership(of file: FilePath) -> Membership {
    if let found = owners[file] { return .targets(found) }
    if governed.isEmpty { return .unknown }
    for folder in file.folders {
      if governed.contains(folder) { return .none }
      if packageFolders.contains(folder) { return .unknown }
    }
    return .unknown
  }

  /// The targets that extract a string of a file: none where it belongs to targets, and they leave it out.
  public func takers(of traits: StringTraits, from file: FilePath) -> Membership {
    guard case .targets(let owners) = membership(of: file) else { return membership(of: file) }
    let takers = owners.filter { targets[$0].takes(traits, from: file) }
    return takers.isEmpty ? .none : .targets(takers)
  }

  /// The targets that would have a file which is not there yet.
  public func targets(ofNew file: FilePath) -> [Int] {
    let configured = rules.configured.indices.filter { rules.configured[$0].contains(file) }
    if !configured.isEmpty { return configured }
    let members = rules.members?.targets(of: file) ?? []
    return members.map { rules.firstOfProject[$0.project] + $0.target } + packageTargets(of: file)
  }

  /// Whether any target has a file.
  public func hasTarget(_ file: FilePath) -> Bool { owners[file] != nil }

  /// Whether a file belongs to test targets and to no other.
  public func isForTestsAlone(_ file: FilePath) -> Bool? {
    guard let found = owners[file] else { return nil }
    return found.allSatisfy { targets[$0].isTest }
  }

  private mutating func append(_ file: FilePath, to target: Int) {
    owners[file, default: []].append(target)
    if FileKind(of: file) == .stringCatalog {
      targets[target].catalogs.append(file)
    } else {
      targets[target].sources.append(file)
    }
  }

  private mutating func add(_ configured: ConfiguredTarget, _ files: [FilePath]) {
    targets.append(configured.target)
    targets[targets.count - 1].folders = configured.folders
    rules.configured.append(configured)
    for file in files where configured.contains(file) { append(file, to: targets.count - 1) }
  }
}

// Xcode projects.
extension TargetMap {
  private mutating func add(
    _ projects: [XcodeProject], _ files: [FilePath], _ settings: (XcodeProject, XcodeTarget) -> ExtractionSettings
  ) {
    let first = projects.map { project in
      defer { targets += project.targets.map { entry(for: $0, of: project, settings(project, $0)) } }
      return targets.count
    }
    let members = ProjectMembers(projects, packages: packageFolders)
    (rules.members, rules.firstOfProject) = (members, first)
    for file in files {
      for member in members.targets(of: file) {
        append(file, to: first[member.project] + member.target)
        // A project that compiles nothing that is here says nothing of the rest either.
        if FileKind(of: file) == .swiftSource, let folder = projects[member.project].path.folder {
          governed.insert(folder)
        }
      }
    }
  }

  private func entry(
    for target: XcodeTarget, of project: XcodeProject, _ settings: ExtractionSettings
  ) -> BuildTarget {
    var entry = BuildTarget(name: target.name, origin: .xcodeProject, file: project.path, isTest: target.isTest)
    entry.product = target.productType?.split(separator: ".").last.map(String.init)
    entry.settings = settings
    entry.unresolved = target.unresolved
    entry.filters = target.filters
    entry.folders = target.folders.filter(\.isMember).map(\.path).sorted()
    // What no other target can import is called what it likes.
    let isImported = target.productType.map { $0.contains("framework") || $0.contains("library") } ?? true
    entry.moduleNames = entry.settings.moduleNames ?? (isImported ? [] : [ModuleName.identifier(target.name)])
    return entry
  }
}

// Packages.
extension TargetMap {
  /// What the projects' targets are built for, and so the packages that they use; all without projects.
  private var shippedPlatforms: Platforms {
    let shipped = targets.filter { $0.origin == .xcodeProject && !$0.isTest }
    return shipped.isEmpty ? .all : shipped.reduce(into: []) { $0.formUnion($1.settings.platforms) }
  }

  /// A package's targets, the place of the first among all targets, and which of them stand in which folder.
  fileprivate struct Places: Sendable {
    let manifest: PackageManifest
    let first: Int
    let byFolder: [FilePath: [Int]]
  }

  private mutating func add(_ packages: [FilePath: PackageManifest], _ files: [FilePath]) {
    guard !packages.isEmpty else { return }
    let folders = FolderSet(files).folders
    let platforms = shippedPlatforms
    var places: [FilePath: Places] = [:]
    for (folder, manifest) in packages.sorted(by: { $0.key < $1.key }) {
      places[folder] = self.places(of: manifest, in: folder, folders)
      for target in manifest.targets {
        var entry = BuildTarget(
          name: target.name, origin: .package, file: folder.appending("Package.swift"), isTest: target.isTest)
        entry.settings.platforms = platforms
        entry.folders = places[folder]?.catalogFolders(of: target) ?? []
        entry.settings.conditions = manifest.conditions
        entry.moduleNames = [ModuleName.identifier(target.name)]
        targets.append(entry)
      }
    }
    rules.packages = places
    for file in files {
      for target in packageTargets(of: file) { append(file, to: target) }
    }
  }

  private func places(of manifest: PackageManifest, in folder: FilePath, _ folders: Set<FilePath>) -> Places {
    var byFolder: [FilePath: [Int]] = [:]
    for (position, target) in manifest.targets.enumerated() {
      let candidates = target.candidateFolders.map { folder.appending($0.string).resolvingParents }
      if let place = candidates.first(where: folders.contains) { byFolder[place, default: []].append(position) }
    }
    return Places(manifest: manifest, first: targets.count, byFolder: byFolder)
  }

  /// A file belongs to the innermost package around it, and there to the targets of the innermost folder that has some.
  private func packageTargets(of file: FilePath) -> [Int] {
    if rules.packages.isEmpty { return [] }
    var around: [FilePath] = []
    for folder in file.folders {
      around.append(folder)
      if let package = rules.packages[folder] { return package.targets(of: file, around) }
    }
    return []
  }
}

extension TargetMap.Places {
  /// - Parameter around: the folders around the file, up to the package's.
  fileprivate func targets(of file: FilePath, _ around: [FilePath]) -> [Int] {
    for folder in around {
      let found = (byFolder[folder] ?? []).filter { target in
        file.relative(to: folder).map(manifest.targets[target].contains) ?? false
      }
      if !found.isEmpty { return found.map { first + $0 } }
    }
    return []
  }

  /// Where new catalogs of a target belong: to a folder of its resources that is there, or else to its own.
  fileprivate func catalogFolders(of target: PackageTarget) -> [FilePath] {
    let own = byFolder.first { $0.value.contains { manifest.targets[$0].name == target.name } }?.key
    guard let own else { return [] }
    let processed = target.processed.map { own.appending($0.string).resolvingParents }
    return processed.filter { FileKind(of: $0) == nil } + [own]
  }
}
