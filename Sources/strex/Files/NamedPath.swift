import Foundation
import ProjectLayout

/// A file or folder that the command line names.
struct NamedPath {
  let given: FilePath
  /// Where it really is: absolute, without symbolic links.
  let physical: FilePath
  let isFolder: Bool
  /// Its folder and those above, up to the work tree.
  let above: [(path: FilePath, marks: ProjectRoot.Marks)]

  init(_ given: String) throws(FileProblem) {
    self.given = FilePath(given)
    physical = try NamedPath.resolve(given)
    isFolder = try FileStatus(of: physical.string).kind == .folder
    above = try ListedFolder.foldersAbove(isFolder ? physical : physical.folder ?? physical)
  }

  /// A file or folder that may be there or not.
  static func ifThere(_ given: String) throws(FileProblem) -> NamedPath? {
    do throws(FileProblem) {
      return try NamedPath(given)
    } catch {
      if error.isAbsence { return nil }
      throw error
    }
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
