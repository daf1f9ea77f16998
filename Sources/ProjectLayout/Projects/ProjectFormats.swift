/// The formats of project files that a run knows.
public struct ProjectFormats: Sendable {
  public let rows: [ProjectFormat]

  /// A new format is a row here.
  public static let all = ProjectFormats([.xcodeProject, .swiftPackage])

  public init(_ rows: [ProjectFormat]) { self.rows = rows }

  /// The format that a file is named after; `nil` for none.
  /// - Parameter origin: what kind of source is looked for; `nil` for any.
  public func format(of file: FilePath, _ origin: BuildTarget.Origin? = nil) -> ProjectFormat? {
    rows.first { (origin == nil || $0.origin == origin) && $0.file.matches(file) }
  }

  /// Whether a file is named as project files are.
  public func matches(_ file: FilePath) -> Bool { rows.contains { $0.file.matches(file) } }

  /// The formats whose project files stand in bundles.
  private var bundled: [ProjectFormat] { rows.filter { $0.file.bundle != nil } }

  /// The format of a project file that somebody names, whatever it is called; without a name of its own it counts as one that
  /// stands in a bundle.
  public func format(ofNamed file: FilePath) -> ProjectFormat? { format(of: file, .project) ?? bundled.first }

  /// The project file that is meant by a folder.
  public func projectFile(in folder: FilePath) -> FilePath {
    let format = bundled.first { $0.file.bundle == folder.fileExtension } ?? bundled.first
    return format.map { folder.appending($0.file.name) } ?? folder
  }

  /// The folders that project files are about, each with what sentences call such a project.
  public func folders(of files: some Sequence<FilePath>) -> [FilePath: String] {
    files.reduce(into: [:]) { folders, file in
      guard let format = format(of: file) ?? format(ofNamed: file) else { return }
      if let folder = format.file.folder(of: file) { folders[folder] = format.noun }
    }
  }

  /// The names of project files that stand in folders of any name.
  public var plainNames: [String] { rows.filter { $0.file.bundle == nil }.map(\.file.name) }

  /// Whether a folder of this name tells that a project stands beside it.
  public func isBundle(_ name: String) -> Bool {
    let end = FilePath(name).fileExtension
    return rows.contains { $0.file.bundle == end || $0.companions.contains(end) }
  }
}
