import SwiftLexing
import TextBasics

extension ProjectFormat {
  /// `Package.swift`, or `Package@swift-5.9.swift` for specific tools versions. An app may have a file of its own
  /// called `Package.swift`. The first line identifies a manifest.
  public static let swiftPackage = ProjectFormat(
    "Swift package", .package, file: ProjectFileName("Package.swift", orBeginning: "Package")
  ) { bytes, file, _, _ throws(ProjectError) in try package(bytes, file) }

  private static func package(
    _ bytes: ContiguousArray<UInt8>, _ file: FilePath
  ) throws(ProjectError) -> SwiftPackage? {
    // SwiftPM ignores empty lines before the version of the tools.
    let start = bytes.drop { $0.isBlank || $0.isLineBreak }
    let first = String(decoding: start.prefix { $0 != .lineFeed }.prefix(200), as: UTF8.self)
    guard first.hasPrefix("//"), first.contains("swift-tools-version"), let folder = file.folder else {
      guard file.name == "Package.swift" else { return nil }
      if start.isEmpty { throw ProjectError("is empty") }
      guard ManifestSyntax.imports("PackageDescription", in: bytes) else { return nil }
      throw ProjectError("has no `// swift-tools-version` comment on the first line", line: 1, column: 1)
    }
    let source = SourceText(path: file.string, bytes: bytes)
    try ManifestSyntax.check(source)
    let manifest = PackageManifest(source)
    guard manifest.isDeclared else { throw ProjectError("computes the package", line: 1, column: 1) }
    return SwiftPackage(manifest, in: folder)
  }
}

/// A package of the Swift package manager: its manifest, and the folders of its targets.
public struct SwiftPackage: ProjectSource {
  /// Absolute.
  public let folder: FilePath
  public let manifest: PackageManifest
  /// The folders of the targets that have one.
  private var places: [Int: FilePath] = [:]

  public init(_ manifest: PackageManifest, in folder: FilePath) { (self.manifest, self.folder) = (manifest, folder) }

  public var origin: BuildTarget.Origin { .package }
  public var path: FilePath { folder.appending("Package.swift") }
  public var unknownParts: [ProjectError] { manifest.computedTargets }
  public var developmentLanguage: String? { manifest.defaultLocalization }

  /// The possible folders of its dependencies, including texts that are not folders.
  public var packages: [FilePath] {
    manifest.dependencyTexts.map { ($0.hasPrefix("/") ? FilePath($0) : folder.appending($0)).resolvingParents }
  }

  /// Packages also declare apps with windows as executables.
  public var applicationNames: Set<String> { Set(manifest.targets.filter(\.isExecutable).map(\.name)) }

  public mutating func locateTargets(in folders: Set<FilePath>) {
    for (position, target) in manifest.targets.enumerated() {
      let candidates = target.candidateFolders.map { folder.appending($0.string).resolvingParents }
      places[position] = candidates.first(where: folders.contains)
    }
  }

  public var buildTargets: [BuildTarget] {
    manifest.targets.enumerated().map { position, target in
      var entry = BuildTarget(name: target.name, origin: origin, file: path, isTest: target.isTest)
      entry.folders = catalogFolders(of: target, in: places[position])
      entry.isUnlocalized = !manifest.isLocalized
      entry.settings.conditions = manifest.conditions
      entry.settings.platformsWithLookups = PlatformNames.withLookups(manifest.oldestSystems)
      entry.settings.oldestSystems = SystemVersions(manifest.oldestSystems ?? [:])
      entry.moduleNames = [ModuleName.identifier(target.name)]
      entry.unresolved = CodeGenerators.count(among: target.plugins)
      return entry
    }
  }

  public var targetFolders: [TargetFolder] {
    manifest.targets.enumerated().flatMap { position, target -> [TargetFolder] in
      guard let place = places[position] else { return [] }
      let own = TargetFolder(target: position, path: place) { $0.relative(to: place).map(target.contains) ?? false }
      return [own]
        + Self.outsideResources(of: target, at: place).map { resource in
          TargetFolder(target: position, path: resource.folder ?? resource) {
            $0.isWithin(resource) && !(FileKind(of: $0)?.isCompiled ?? false)
          }
        }
    }
  }

  /// Returns the sources that targets list but that do not exist.
  package func missingSources(isThere: (FilePath) -> Bool) -> [FilePath] {
    manifest.targets.filter { !$0.isTest && !$0.sources.isEmpty }.flatMap { target -> [FilePath] in
      let folders = target.candidateFolders.map { folder.appending($0.string).resolvingParents }
      guard let place = folders.first(where: isThere) else { return [] }
      return target.sources.map { place.appending($0.string).resolvingParents }.filter { !isThere($0) }
    }
  }

  /// Returns the resources of a target outside of its folder, which a manifest refers to with `..`.
  private static func outsideResources(of target: PackageTarget, at place: FilePath) -> [FilePath] {
    target.processed.map { place.appending($0.string).resolvingParents }.filter { !$0.isWithin(place) }
  }

  /// Returns the folders for new catalogs of a target: an existing folder among its resources, otherwise its own
  /// folder.
  private func catalogFolders(of target: PackageTarget, in place: FilePath?) -> [FilePath] {
    guard let place else { return [] }
    let processed = target.processed.map { place.appending($0.string).resolvingParents }
    return processed.filter { FileKind(of: $0) == nil } + [place]
  }
}
