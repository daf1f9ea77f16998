/// A format of project files: how they are found and read.
public struct ProjectFormat: Sendable {
  /// Makes a source of what a project file holds; `nil` for a file that has but the name of one.
  public typealias Reader =
    @Sendable (_ bytes: ContiguousArray<UInt8>, _ file: FilePath) throws(ProjectProblem) -> (any ProjectSource)?

  /// What sentences call such a project: `Xcode project`.
  public let noun: String
  /// What kind of sources its files are. Projects are read first, since they know of files; packages are read with the Swift
  /// sources.
  public let origin: BuildTarget.Origin
  public let file: ProjectFileName
  /// The extensions of other folders that stand beside a project, `xcworkspace`.
  public var companions: [String] = []
  /// The names of files beside which a tool makes project files of this format, so that git may ignore those.
  public var generators: Set<String> = []
  /// The extensions of settings files that such projects name.
  public var settingsExtensions: [String] = []
  public let read: Reader

  public init(_ noun: String, _ origin: BuildTarget.Origin, file: ProjectFileName, read: @escaping Reader) {
    (self.noun, self.origin, self.file, self.read) = (noun, origin, file, read)
  }
}
