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
    for project in projects { add(project, rest, settings) }
    let folders = packages.isEmpty ? [] : FolderSet(rest).folders
    let platforms = shippedPlatforms
    for (folder, manifest) in packages.sorted(by: { $0.key < $1.key }) {
      add(manifest, folder, rest, folders, packages, platforms)
    }
    packageFolders = Set(packages.keys)
    for index in targets.indices {
      targets[index].sources.sort()
      targets[index].catalogs.sort()
    }
  }

  /// What is known of a file's targets.
  public func membership(of file: FilePath) -> Membership {
    if let found = owners[file] { return .targets(found) }
    var folder = governed.isEmpty ? nil : file.folder
    while let step = folder {
      if governed.contains(step) { return .none }
      if packageFolders.contains(step) { return .unknown }
      folder = step.folder
    }
    return .unknown
  }

  /// The targets that extract a string of a file: none where it belongs to targets, and they leave it out.
  public func takers(of traits: StringTraits, from file: FilePath) -> Membership {
    guard case .targets(let owners) = membership(of: file) else { return membership(of: file) }
    let takers = owners.filter { targets[$0].takes(traits, from: file) }
    return takers.isEmpty ? .none : .targets(takers)
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
    for file in files where configured.contains(file) { append(file, to: targets.count - 1) }
  }
}

// Xcode projects.
extension TargetMap {
  private mutating func add(
    _ project: XcodeProject, _ files: [FilePath], _ settings: (XcodeProject, XcodeTarget) -> ExtractionSettings
  ) {
    let first = targets.count
    for target in project.targets {
      var entry = BuildTarget(name: target.name, origin: .xcodeProject, file: project.path, isTest: target.isTest)
      entry.product = target.productType?.split(separator: ".").last.map(String.init)
      entry.settings = settings(project, target)
      entry.unresolved = target.unresolved
      entry.filters = target.filters
      targets.append(entry)
    }
    let members = ProjectMembers(project)
    var hasSwift = false
    for file in files {
      for target in members.targets(of: file) {
        append(file, to: first + target)
        hasSwift = hasSwift || FileKind(of: file) == .swiftSource
      }
    }
    // A project that compiles nothing that is here says nothing of the rest either.
    if hasSwift, let folder = project.path.folder { governed.insert(folder) }
  }
}

// Packages.
extension TargetMap {
  /// What the projects' targets are built for, and so the packages that they use; all without projects.
  private var shippedPlatforms: Platforms {
    let shipped = targets.filter { $0.origin == .xcodeProject && !$0.isTest }
    return shipped.isEmpty ? .all : shipped.reduce(into: []) { $0.formUnion($1.settings.platforms) }
  }

  private mutating func add(
    _ manifest: PackageManifest, _ folder: FilePath, _ files: [FilePath], _ folders: Set<FilePath>,
    _ packages: [FilePath: PackageManifest], _ platforms: Platforms
  ) {
    let places = manifest.targets.map { target in
      target.candidateFolders.map { folder.appending($0.string).resolvingParents }.first { folders.contains($0) }
    }
    let first = targets.count
    targets += manifest.targets.map {
      var target = BuildTarget(
        name: $0.name, origin: .package, file: folder.appending("Package.swift"), isTest: $0.isTest)
      target.settings.platforms = platforms
      return target
    }
    let byFolder = Dictionary(grouping: places.indices.filter { places[$0] != nil }) { places[$0] ?? folder }
    for file in files where file.isWithin(folder) {
      var step = file.folder
      while let place = step, place.isWithin(folder) {
        // A package inside this one keeps its files.
        if place != folder, packages[place] != nil { break }
        let found = (byFolder[place] ?? []).filter { target in
          file.relative(to: place).map(manifest.targets[target].contains) ?? false
        }
        for target in found { append(file, to: first + target) }
        if !found.isEmpty { break }
        step = place.folder
      }
    }
  }
}
