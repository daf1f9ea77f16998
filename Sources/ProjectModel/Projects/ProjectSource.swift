/// The targets of one project, package or configuration, in whatever format: plain data.
///
/// ``ProjectFormat`` tells how the files of a format are found and read. Requirements that a format can do without have
/// defaults.
public protocol ProjectSource: Sendable {
  /// The kind of source, which decides whose targets count where several sources know a file.
  var origin: BuildTarget.Origin { get }
  /// The path by which reports name it: the absolute path of the folder `NAME.xcodeproj`, of `Package.swift` …; it
  /// describes the folder that contains this path.
  var path: FilePath { get }
  /// Its targets, without sources and catalogs, which follow from `listedFiles` and `targetFolders`.
  var buildTargets: [BuildTarget] { get }
  /// The files that targets list one by one, by absolute path, each with the positions of its targets. They count even
  /// if git ignores them, and are reported if they do not exist.
  var listedFiles: [FilePath: [Int]] { get }
  /// The folders whose files belong to targets because they lie there.
  var targetFolders: [TargetFolder] { get }

  /// The settings of a target in all its configurations; `nil` if those in `buildTargets` count.
  /// - Parameter file: returns the settings files that are referred to.
  func settings(ofTarget position: Int, reading file: BuildSettings.Reader) -> ExtractionSettings?
  /// What the settings of a target say of its `Info.plist`, for each configuration and each condition
  /// (`NAME[sdk=macosx*]`); none where they are not known.
  /// - Parameter files: finds property lists among the sources.
  func bundles(
    ofTarget position: Int, reading file: BuildSettings.Reader, finding files: BundleSettings.Search
  ) -> [BundleSettings]
  /// Replaces listed files by the names that the file system has for them, where the source spells them in another
  /// case.
  mutating func respell(_ spellings: [FilePath: FilePath])
  /// Finds the folders of its targets, as far as they depend on which folders exist.
  /// - Parameter folders: all folders that contain files, and those above them.
  mutating func locateTargets(in folders: Set<FilePath>)

  /// The folders of packages that it includes by path.
  var packages: [FilePath] { get }
  /// The projects that it includes, by their paths.
  var subprojects: [FilePath] { get }
  /// The languages that it declares.
  var knownRegions: [String] { get }
  /// The language that its texts are written in; `nil` where it does not say.
  var developmentLanguage: String? { get }
  /// The names of its applications, with any `$(…)`.
  var applicationNames: Set<String> { get }
  /// The property lists that give the names of its applications.
  var applicationPropertyLists: Set<FilePath> { get }
  /// Sentences about parts that are ignored.
  var warnings: [String] { get }
  /// What cannot be known without the tool that the file is for, with places: a file in none of its targets may be compiled
  /// nevertheless.
  var unknownParts: [ProjectProblem] { get }
  /// The project that a tool generates from it: the absolute path of a folder such as `NAME.xcodeproj`.
  var generated: FilePath? { get }
  /// Further files that it was read from.
  var includedFiles: Set<FilePath> { get }
}

extension ProjectSource {
  public var listedFiles: [FilePath: [Int]] { [:] }
  public var targetFolders: [TargetFolder] { [] }

  public func settings(ofTarget position: Int, reading file: BuildSettings.Reader) -> ExtractionSettings? { nil }
  public func bundles(
    ofTarget position: Int, reading file: BuildSettings.Reader, finding files: BundleSettings.Search
  ) -> [BundleSettings] { [] }
  public mutating func respell(_ spellings: [FilePath: FilePath]) {}
  public mutating func locateTargets(in folders: Set<FilePath>) {}

  public var packages: [FilePath] { [] }
  public var subprojects: [FilePath] { [] }
  public var knownRegions: [String] { [] }
  public var developmentLanguage: String? { nil }
  public var applicationNames: Set<String> { [] }
  public var applicationPropertyLists: Set<FilePath> { [] }
  public var warnings: [String] { [] }
  public var unknownParts: [ProjectProblem] { [] }
  public var generated: FilePath? { nil }
  public var includedFiles: Set<FilePath> { [] }
}
