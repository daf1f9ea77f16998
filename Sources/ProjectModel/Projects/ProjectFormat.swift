/// A format of project files, with its file names and its reader.
public struct ProjectFormat: Sendable {
  /// Returns the contents of another file that a project file refers to, or `nil` if it cannot be read.
  public typealias OtherFiles = (FilePath) -> ContiguousArray<UInt8>?
  /// Returns the value of an environment variable, or `nil` if it is not set.
  public typealias Variables = (String) -> String?
  /// Creates a source from a project file's bytes, or `nil` for an unrelated file with the same name.
  public typealias Reader =
    @Sendable (
      _ bytes: ContiguousArray<UInt8>, _ file: FilePath, _ others: @escaping OtherFiles,
      _ variables: @escaping Variables
    ) throws(ProjectError) -> (any ProjectSource)?

  /// The name of such a project in sentences: `Xcode project`.
  public let noun: String
  /// The origin of its targets. Projects are read first, because they list files; packages are read with the Swift
  /// sources.
  public let origin: BuildTarget.Origin
  public let file: ProjectFileName
  /// The extensions of other folders next to a project, such as `xcworkspace`.
  public var companions: [String] = []
  /// The names of files from which a tool generates project files of this format in the same folder, so that git may
  /// ignore the generated ones.
  public var generators: Set<String> = []
  /// Whether an app's source may have the same file name.
  public var sharesName = false
  /// The extensions of settings files that such projects refer to.
  public var settingsExtensions: [String] = []
  private let reader: Reader

  public init(_ noun: String, _ origin: BuildTarget.Origin, file: ProjectFileName, read: @escaping Reader) {
    (self.noun, self.origin, self.file, reader) = (noun, origin, file, read)
  }

  public func read(
    _ bytes: ContiguousArray<UInt8>, _ file: FilePath, others: @escaping OtherFiles = { _ in nil },
    variables: @escaping Variables = { _ in nil }
  ) throws(ProjectError) -> (any ProjectSource)? { try reader(bytes, file, others, variables) }
}
