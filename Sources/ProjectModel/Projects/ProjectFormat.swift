/// A format of project files: how to find and read them.
public struct ProjectFormat: Sendable {
  /// Returns the contents of a further file that a project file names; `nil` where it cannot be read.
  public typealias OtherFiles = (FilePath) -> ContiguousArray<UInt8>?
  /// Returns the value of a variable of the environment; `nil` where it is not set.
  public typealias Variables = (String) -> String?
  /// Makes a source from a project file's bytes; `nil` for a file that has only the name of one.
  public typealias Reader =
    @Sendable (
      _ bytes: ContiguousArray<UInt8>, _ file: FilePath, _ others: @escaping OtherFiles,
      _ variables: @escaping Variables
    ) throws(ProjectProblem) -> (any ProjectSource)?
  /// A reader of files that stand alone.
  public typealias PlainReader =
    @Sendable (_ bytes: ContiguousArray<UInt8>, _ file: FilePath) throws(ProjectProblem) -> (any ProjectSource)?

  /// The name of such a project in sentences: `Xcode project`.
  public let noun: String
  /// The kind of its sources. Projects are read first, since they list files; packages are read with the Swift sources.
  public let origin: BuildTarget.Origin
  public let file: ProjectFileName
  /// The extensions of other folders that lie beside a project, such as `xcworkspace`.
  public var companions: [String] = []
  /// The names of files beside which a tool generates project files of this format, so that git may ignore those.
  public var generators: Set<String> = []
  /// Whether sources of apps may have the name of such a file, too.
  public var sharesName = false
  /// The extensions of settings files that such projects refer to.
  public var settingsExtensions: [String] = []
  private let reader: Reader

  public init(_ noun: String, _ origin: BuildTarget.Origin, file: ProjectFileName, including read: @escaping Reader) {
    (self.noun, self.origin, self.file, reader) = (noun, origin, file, read)
  }

  public init(_ noun: String, _ origin: BuildTarget.Origin, file: ProjectFileName, read: @escaping PlainReader) {
    self.init(
      noun, origin, file: file, including: { bytes, file, _, _ throws(ProjectProblem) in try read(bytes, file) })
  }

  public func read(
    _ bytes: ContiguousArray<UInt8>, _ file: FilePath, others: @escaping OtherFiles = { _ in nil },
    variables: @escaping Variables = { _ in nil }
  ) throws(ProjectProblem) -> (any ProjectSource)? { try reader(bytes, file, others, variables) }
}
