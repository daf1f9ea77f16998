/// The formats of project files that a run knows.
public struct ProjectFormats: Sendable {
  public let rows: [ProjectFormat]

  /// To add a format, add a row.
  public static let all = ProjectFormats([.xcodeProject, .xcodeGen, .tuist, .swiftPackage])

  public init(_ rows: [ProjectFormat]) { self.rows = rows }

  /// Returns the format of a file by its name, or `nil` if there is none.
  /// - Parameter origin: the origin to look for, or `nil` for any.
  public func format(of file: FilePath, _ origin: BuildTarget.Origin? = nil) -> ProjectFormat? {
    rows.first { (origin == nil || $0.origin == origin) && $0.file.matches(file) }
  }

  /// Returns whether a file has the name of a project file.
  public func matches(_ file: FilePath) -> Bool { rows.contains { $0.file.matches(file) } }

  /// The formats whose project files are in bundles.
  private var bundled: [ProjectFormat] { rows.filter { $0.file.bundle != nil } }

  /// Returns the format of a project file in the request. An unknown name counts as the name of a file in a bundle.
  public func format(ofNamed file: FilePath) -> ProjectFormat? { format(of: file, .project) ?? bundled.first }

  /// Returns the project file of a folder in the request.
  public func projectFile(in folder: FilePath) -> FilePath {
    let format = bundled.first { $0.file.bundle == folder.fileExtension } ?? bundled.first
    return format.map { folder.appending($0.file.name) } ?? folder
  }

  /// Returns the folders that project files describe, each with the noun of its format.
  public func folders(of files: some Sequence<FilePath>) -> [FilePath: String] {
    files.reduce(into: [:]) { folders, file in
      guard let format = format(of: file) ?? format(ofNamed: file) else { return }
      if let folder = format.file.folder(of: file) { folders[folder] = format.noun }
    }
  }

  /// The names of project files that may be in any folder and are not used by other files.
  public var plainNames: [String] { rows.filter { $0.file.bundle == nil && !$0.sharesName }.map(\.file.name) }

  /// The extensions of folders that indicate a project in the same folder.
  public var bundles: [String] { rows.flatMap { [$0.file.bundle].compactMap(\.self) + $0.companions } }
}
