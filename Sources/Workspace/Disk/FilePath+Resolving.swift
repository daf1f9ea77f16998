import Foundation
import ProjectLayout

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
}
