import Foundation
import ProjectModel

extension FilePath {
  /// The path that another one leads to: absolute, without symbolic links.
  /// - Parameter printed: the path as messages print it.
  package init(resolving path: String, printed: String? = nil) throws(FileProblem) {
    guard !path.isEmpty, let resolved = realpath(path, nil) else {
      let problem = FileProblem(printed ?? path, code: path.isEmpty ? ENOENT : errno)
      DiskFacts.current?.add(.target(of: path, nil))
      throw problem
    }
    defer { free(resolved) }
    self.init(String(cString: resolved))
    DiskFacts.current?.add(.target(of: path, string))
  }

  /// Whether what is written at the path gets into a folder, wherever links lead. Of a path that is not there, or is a link to
  /// nothing, the nearest folder counts that is there.
  /// - Parameter folder: absolute, without links.
  package func isWrittenWithin(_ folder: FilePath) -> Bool {
    let places = sequence(first: self) { $0.folder }
    let there = places.lazy.compactMap { try? FilePath(resolving: $0.string) }.first
    return there?.isWithin(folder) ?? false
  }
}
