import Foundation
import ProjectModel

extension FilePath {
  /// Resolves a path to an absolute one without symbolic links.
  /// - Parameter printed: the path as messages print it.
  package init(resolving path: String, printed: String? = nil) throws(FileError) {
    guard !path.isEmpty, let resolved = realpath(path, nil) else {
      let problem = FileError(printed ?? path, code: path.isEmpty ? ENOENT : errno)
      DiskFacts.current?.add(.target(of: path, nil))
      throw problem
    }
    defer { free(resolved) }
    self.init(String(cString: resolved))
    DiskFacts.current?.add(.target(of: path, string))
  }

  /// Returns whether writing to the path would write into a folder, with links resolved. If the path does not exist, or
  /// is a dangling link, its nearest existing folder decides.
  /// - Parameter folder: absolute, without links.
  package func isWrittenWithin(_ folder: FilePath) -> Bool {
    let places = sequence(first: self) { $0.folder }
    let there = places.lazy.compactMap { try? FilePath(resolving: $0.string) }.first
    return there?.isWithin(folder) ?? false
  }
}
