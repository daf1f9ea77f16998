/// The targets of a single project, package or configuration in any format, as plain data.
///
/// ``ProjectFormat`` finds and reads the files of a format. Optional requirements have defaults.
public protocol ProjectSource: Sendable {
  /// The origin, which decides whose targets are used if several sources know a file.
  var origin: BuildTarget.Origin { get }
  /// The path for reports: the absolute path of the folder `NAME.xcodeproj`, of `Package.swift` …. It describes the
  /// folder that contains this path.
  var path: FilePath { get }
  /// Its targets, without sources and catalogs, which follow from `listedFiles` and `targetFolders`.
  var buildTargets: [BuildTarget] { get }
  /// The files that targets list individually, by absolute path, each with the positions of its targets. They are read
  /// even if git ignores them, and are reported if they do not exist.
  var listedFiles: [FilePath: [Int]] { get }
  /// The folders whose contents belong to targets.
  var targetFolders: [TargetFolder] { get }

  /// Returns the settings of a target in all its configurations, or `nil` to use those in `buildTargets`.
  /// - Parameter file: returns the referenced settings files.
  func settings(ofTarget position: Int, reading file: BuildSettings.Reader) -> ExtractionSettings?
  /// Returns the settings for a target's `Info.plist`, for each configuration and each condition (`NAME[sdk=macosx*]`);
  /// empty if they are unknown.
  /// - Parameter files: finds property lists among the sources.
  func bundles(
    ofTarget position: Int, reading file: BuildSettings.Reader, finding files: BundleSettings.Search
  ) -> [BundleSettings]
  /// Replaces the names of listed files and of targets' folders by their names in the file system if the source writes
  /// them in another case.
  mutating func respell(_ spellings: [FilePath: FilePath])
  /// Locates the folders of its targets if they depend on the existing folders.
  /// - Parameter folders: all folders that contain files, and those above them.
  mutating func locateTargets(in folders: Set<FilePath>)

  /// The folders of packages that it includes by path.
  var packages: [FilePath] { get }
  /// The folders among ``packages`` that the project names as packages, so that it cannot be built without them.
  var requiredPackages: [FilePath] { get }
  /// The paths of projects that it includes.
  var subprojects: [FilePath] { get }
  /// The languages that it declares.
  var knownRegions: [String] { get }
  /// The language in which its texts are written, or `nil` if it does not declare one.
  var developmentLanguage: String? { get }
  /// The names of its applications, with unresolved `$(…)`.
  var applicationNames: Set<String> { get }
  /// The property lists that contain the names of its applications.
  var applicationPropertyLists: Set<FilePath> { get }
  /// Sentences about parts that are ignored.
  var warnings: [String] { get }
  /// The parts that only the tool of the file can evaluate, with their positions. A file in none of its targets may
  /// then be compiled nevertheless.
  var unknownParts: [ProjectError] { get }
  /// The project that a tool generates from it: the absolute path of a folder such as `NAME.xcodeproj`.
  var generated: FilePath? { get }
  /// Other files that it was read from.
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
  public var requiredPackages: [FilePath] { [] }
  public var subprojects: [FilePath] { [] }
  public var knownRegions: [String] { [] }
  public var developmentLanguage: String? { nil }
  public var applicationNames: Set<String> { [] }
  public var applicationPropertyLists: Set<FilePath> { [] }
  public var warnings: [String] { [] }
  public var unknownParts: [ProjectError] { [] }
  public var generated: FilePath? { nil }
  public var includedFiles: Set<FilePath> { [] }
}
