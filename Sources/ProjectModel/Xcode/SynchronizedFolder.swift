/// A folder whose contents belong to targets, and its exceptions.
public struct SynchronizedFolder: Sendable, Equatable {
  public private(set) var path: FilePath
  /// The exceptions among files and folders: excluded from a target that has the folder, included in one that does not.
  public internal(set) var exceptions: Set<FilePath> = []
  /// Whether the target has the folder. If not, only the exceptions belong to it.
  public internal(set) var isMember: Bool
  /// Folders inside that are copied unchanged: nothing in them is compiled.
  public internal(set) var copied: Set<FilePath> = []

  /// Returns whether a file below the folder belongs to the target.
  public func covers(_ file: FilePath) -> Bool {
    guard file.isWithin(path), !Self.holds(copied, file, below: path) else { return false }
    return Self.holds(exceptions, file, below: path) != isMember
  }

  /// Replaces the folder's name by its name in the file system if the project writes it in another case.
  mutating func respell(_ spellings: [FilePath: FilePath]) {
    guard let right = spellings[path] else { return }
    let wrong = path
    let moved = { (inner: FilePath) in inner.relative(to: wrong).map { right.appending($0.string) } ?? inner }
    (path, exceptions, copied) = (right, Set(exceptions.map(moved)), Set(copied.map(moved)))
  }

  /// Returns whether a set contains a file or a folder above it.
  private static func holds(_ set: Set<FilePath>, _ file: FilePath, below top: FilePath) -> Bool {
    if set.isEmpty { return false }
    var step: FilePath? = file
    while let path = step, path != top {
      if set.contains(path) { return true }
      step = path.folder
    }
    return false
  }
}
