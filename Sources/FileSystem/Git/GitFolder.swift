import ProjectModel

/// Finds the git directories of work trees without running git.
package enum GitFolder {
  /// Returns the git directory that all work trees of a repository share, or `nil` if no work tree contains the place,
  /// or if its `.git` does not refer to a git directory.
  package static func shared(around place: FilePath) throws(FileError) -> FilePath? {
    guard let own = try own(around: place) else { return nil }
    let folder = try firstLine(of: own.appending("commondir")).map { path($0, from: own) } ?? own
    return try FileStatus.ifThere(folder.appending("HEAD").string) == nil ? nil : folder
  }

  /// Returns the git directory of the work tree around a place, or `nil` if there is none.
  static func own(around place: FilePath) throws(FileError) -> FilePath? {
    for top in sequence(first: place, next: \.folder) {
      let mark = top.appending(".git")
      guard let status = try FileStatus.ifThere(mark.string) else { continue }
      return status.kind == .folder ? mark : try linked(from: mark, in: top)
    }
    return nil
  }

  /// Returns the git directory to which the `.git` file of a linked work tree refers.
  private static func linked(from mark: FilePath, in top: FilePath) throws(FileError) -> FilePath {
    let line = try firstLine(of: mark) ?? ""
    return path(String(line.trimmingPrefix("gitdir: ")), from: top)
  }

  /// Returns the first line of a file, or `nil` if the file does not exist.
  private static func firstLine(of path: FilePath) throws(FileError) -> String? {
    guard try FileStatus.ifThere(path.string) != nil else { return nil }
    let text = String(decoding: try FileContents(of: path.string).bytes, as: UTF8.self)
    return text.split(separator: "\n").first.map(String.init)
  }

  private static func path(_ text: String, from folder: FilePath) -> FilePath {
    text.hasPrefix("/") ? FilePath(text) : folder.appending(text).resolvingParents
  }
}
