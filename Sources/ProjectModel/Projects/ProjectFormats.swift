/// The formats of project files that a run knows.
public struct ProjectFormats: Sendable {
  public let rows: [ProjectFormat]

  /// A new format is a row here.
  public static let all = ProjectFormats([.xcodeProject, .xcodeGen, .tuist, .swiftPackage])

  public init(_ rows: [ProjectFormat]) { self.rows = rows }

  /// The format that a file's name belongs to; `nil` for none.
  /// - Parameter origin: the kind of source to look for; `nil` for any.
  public func format(of file: FilePath, _ origin: BuildTarget.Origin? = nil) -> ProjectFormat? {
    rows.first { (origin == nil || $0.origin == origin) && $0.file.matches(file) }
  }

  /// Whether a file has the name of a project file.
  public func matches(_ file: FilePath) -> Bool { rows.contains { $0.file.matches(file) } }

  /// The formats whose project files lie in bundles.
  private var bundled: [ProjectFormat] { rows.filter { $0.file.bundle != nil } }

  /// The format of a project file that the user names, whatever its name; an unknown name counts as that of a file in a
  /// bundle.
  public func format(ofNamed file: FilePath) -> ProjectFormat? { format(of: file, .project) ?? bundled.first }

  /// The project file of a folder that the user names.
  public func projectFile(in folder: FilePath) -> FilePath {
    let format = bundled.first { $0.file.bundle == folder.fileExtension } ?? bundled.first
    return format.map { folder.appending($0.file.name) } ?? folder
  }

  /// The folders that project files describe, each with the name of such a project in sentences.
  public func folders(of files: some Sequence<FilePath>) -> [FilePath: String] {
    files.reduce(into: [:]) { folders, file in
      guard let format = format(of: file) ?? format(ofNamed: file) else { return }
      if let folder = format.file.folder(of: file) { folders[folder] = format.noun }
    }
  }

  /// The names of project files that may lie in any folder, and that no other files have.
  public var plainNames: [String] { rows.filter { $0.file.bundle == nil && !$0.sharesName }.map(\.file.name) }

  /// The extensions of folders that show that a project lies beside them.
  public var bundles: [String] { rows.flatMap { [$0.file.bundle].compactMap(\.self) + $0.companions } }
}
