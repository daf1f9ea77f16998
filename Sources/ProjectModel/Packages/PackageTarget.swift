/// A target that a package's manifest declares.
public struct PackageTarget: Sendable, Equatable {
  public let name: String
  /// The folder given by `path:`, relative to the package.
  public internal(set) var path: FilePath?
  /// Excluded files and folders, relative to the target's folder.
  public internal(set) var excluded: [FilePath] = []
  /// The only files and folders that are compiled, relative to the target's folder; all if there are none.
  public internal(set) var sources: [FilePath] = []
  /// Files and folders that are copied as they are, relative to the target's folder.
  public internal(set) var copied: [FilePath] = []
  /// Resource files and folders that are compiled or copied according to their kind, relative to the target's folder.
  public internal(set) var processed: [FilePath] = []
  /// The names of its build-tool plugins, and of the packages that they are from.
  public internal(set) var plugins: [String] = []
  public let isTest: Bool
  /// Whether it is a program.
  public var isExecutable = false
  /// Whether its sources may lie directly in the customary folder: SwiftPM 5.9 allows that to the only target of a
  /// kind.
  public internal(set) var mayFillFolder = false

  /// The possible folders of the target, the most likely first: `path:`, the folder of its name in one of the customary
  /// ones, or a customary one itself.
  public var candidateFolders: [FilePath] {
    if let path { return [path] }
    let parents = (isTest ? ["Tests"] : []) + Self.customaryFolders
    let own = parents.map { FilePath($0).appending(name) }
    // If tests filled `Sources`, the sources of other targets would overlap with theirs.
    return mayFillFolder ? own + (isTest ? ["Tests"] : parents).map { FilePath($0) } : own
  }

  /// The folders of a package in which those of targets lie that say no other.
  static let customaryFolders = ["Sources", "Source", "src", "srcs"]

  /// Whether a file belongs to the target.
  /// - Parameter file: relative to the target's folder.
  public func contains(_ file: FilePath) -> Bool {
    if (excluded + copied).contains(where: { file.isWithin($0) }) { return false }
    let isCompiled = FileKind(of: file)?.isCompiled ?? false
    return sources.isEmpty || !isCompiled || sources.contains { file.isWithin($0) }
  }
}
