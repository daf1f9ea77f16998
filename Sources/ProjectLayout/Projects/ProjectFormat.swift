/// A format of project files: how to find and read them.
public struct ProjectFormat: Sendable {
  /// Makes a source from a project file's bytes; `nil` for a file that has only the name of one.
  public typealias Reader =
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
  /// The extensions of settings files that such projects refer to.
  public var settingsExtensions: [String] = []
  public let read: Reader

  public init(_ noun: String, _ origin: BuildTarget.Origin, file: ProjectFileName, read: @escaping Reader) {
    (self.noun, self.origin, self.file, self.read) = (noun, origin, file, read)
  }
}
