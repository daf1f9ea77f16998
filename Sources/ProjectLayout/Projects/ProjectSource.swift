/// What one project, package or configuration says of its targets, in whatever format: plain data.
///
/// ``ProjectFormat`` tells how the files of a format are found and read. Requirements without which a format can do have
/// defaults.
public protocol ProjectSource: Sendable {
  /// What kind of source it is, which decides whose targets a file is in where several sources know it.
  var origin: BuildTarget.Origin { get }
  /// What reports name it by: the absolute path of the folder `NAME.xcodeproj`, of `Package.swift` …; it counts for the
  /// folder that this stands in.
  var path: FilePath { get }
  /// Its targets, without sources and catalogs: those follow from `listedFiles` and `targetFolders`.
  var buildTargets: [BuildTarget] { get }
  /// The files that targets list one by one, by absolute path, each with the positions of its targets: whether git ignores
  /// them does not matter, and one that is not there is missed.
  var listedFiles: [FilePath: [Int]] { get }
  /// The folders whose files belong to targets by standing in them.
  var targetFolders: [TargetFolder] { get }

  /// What the build settings of a target say in all its configurations; `nil` for what stands in `buildTargets`.
  /// - Parameter file: gives the settings files that are named.
  func settings(ofTarget position: Int, reading file: BuildSettings.Reader) -> ExtractionSettings?
  /// Takes listed files by the names that the file system has for them, where the source writes them in other cases.
  mutating func respell(_ spellings: [FilePath: FilePath])
  /// Looks up where its targets stand, as far as that depends on what is there.
  /// - Parameter folders: all folders that hold files, and those above them.
  mutating func locateTargets(in folders: Set<FilePath>)

  /// The folders of packages that it takes in by their place.
  var packages: [FilePath] { get }
  /// The languages that it says it has.
  var knownRegions: [String] { get }
  /// The language that its texts are written in; `nil` where it does not say.
  var developmentLanguage: String? { get }
  /// What its applications are called, `$(…)` and all.
  var applicationNames: Set<String> { get }
  /// The property lists in which its applications are named.
  var applicationPropertyLists: Set<FilePath> { get }
  /// What of it does not count, as sentences.
  var warnings: [String] { get }
}

extension ProjectSource {
  public var listedFiles: [FilePath: [Int]] { [:] }
  public var targetFolders: [TargetFolder] { [] }

  public func settings(ofTarget position: Int, reading file: BuildSettings.Reader) -> ExtractionSettings? { nil }
  public mutating func respell(_ spellings: [FilePath: FilePath]) {}
  public mutating func locateTargets(in folders: Set<FilePath>) {}

  public var packages: [FilePath] { [] }
  public var knownRegions: [String] { [] }
  public var developmentLanguage: String? { nil }
  public var applicationNames: Set<String> { [] }
  public var applicationPropertyLists: Set<FilePath> { [] }
  public var warnings: [String] { [] }
}
