import Foundation
import ProjectLayout

/// A file or folder that the command line names.
struct NamedPath: Equatable {
  let given: FilePath
  /// Where it really is: absolute, without symbolic links.
  let physical: FilePath
  let isFolder: Bool

  init(_ given: String) throws(FileProblem) {
    self.given = FilePath(given)
    physical = try NamedPath.resolve(given)
    isFolder = try FileStatus(of: physical.string).kind == .folder
  }

  /// The files and folders that a command line names.
  static func all(_ paths: [String]) throws(FileProblem) -> [NamedPath] {
    var named: [NamedPath] = []
    for path in paths { named.append(try NamedPath(path)) }
    return named
  }

  /// The files and folders that a command works on: the current folder if none is named.
  static func operands(_ paths: [String]) throws(FileProblem) -> [NamedPath] { try all(paths.isEmpty ? ["."] : paths) }

  /// The nearest folder: itself, or the one that holds the file.
  var folder: FilePath { isFolder ? physical : physical.folder ?? physical }

  /// The absolute path without symbolic links.
  static func resolve(_ path: String) throws(FileProblem) -> FilePath {
    guard !path.isEmpty, let resolved = realpath(path, nil) else {
      throw FileProblem(path, code: path.isEmpty ? ENOENT : errno)
    }
    defer { free(resolved) }
    return FilePath(String(cString: resolved))
  }
}
