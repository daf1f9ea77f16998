/// A target that a package's manifest declares.
public struct PackageTarget: Sendable, Equatable {
  public let name: String
  /// The folder given by `path:`, relative to the package.
  public internal(set) var path: FilePath?
  /// Excluded files and folders, relative to the target's folder.
  public internal(set) var excluded: [FilePath] = []
  /// The only files and folders that are compiled, relative to the target's folder. Empty for all.
  public internal(set) var sources: [FilePath] = []
  /// Files and folders that are copied unchanged, relative to the target's folder.
  public internal(set) var copied: [FilePath] = []
  /// Resource files and folders that are compiled or copied depending on their type, relative to the target's folder.
  public internal(set) var processed: [FilePath] = []
  /// The names of its build-tool plugins and of the plugins' packages.
  public internal(set) var plugins: [String] = []
  public let isTest: Bool
  public var isExecutable = false
  /// Whether its sources may be directly in the default folder, which SwiftPM 5.9 allows for the only target of its
  /// type.
  public internal(set) var mayFillFolder = false

  /// The possible folders of the target, the most likely first: `path:`, the folder with its name in one of the default
  /// folders, or a default folder itself.
  public var candidateFolders: [FilePath] {
    if let path { return [path] }
    let parents = (isTest ? ["Tests"] : []) + Self.customaryFolders
    let own = parents.map { FilePath($0).appending(name) }
    // If tests filled `Sources`, the sources of other targets would overlap with theirs.
    return mayFillFolder ? own + (isTest ? ["Tests"] : parents).map { FilePath($0) } : own
  }

  /// The default folders in a package for targets without a `path:`.
  static let customaryFolders = ["Sources", "Source", "src", "srcs"]

  /// Returns whether a file belongs to the target.
  /// - Parameter file: relative to the target's folder.
  public func contains(_ file: FilePath) -> Bool {
    if excluded.contains(where: { file.isWithin($0) }) || copied.contains(where: { hides(file, $0) }) { return false }
    let isCompiled = FileKind(of: file)?.isCompiled ?? false
    return sources.isEmpty || !isCompiled || sources.contains { file.isWithin($0) }
  }

  /// Returns whether a file is part of a copied resource. Apps also look up texts in the tables of a copied language
  /// folder.
  private func hides(_ file: FilePath, _ resource: FilePath) -> Bool {
    let isLanguage = (resource.fileExtension == "lproj" ? resource : resource.folder)?.fileExtension == "lproj"
    return file.isWithin(resource) && !(isLanguage && FileKind(of: file) == .stringsTable)
  }
}
