import ProjectModel
import TextBasics

/// A commit whose files are compared with the files of the work tree.
package struct GitRevision: Sendable {
  /// The top of the work tree.
  package let top: FilePath
  package let commonFolder: FilePath
  /// The identifier of the commit in hexadecimal digits.
  package let commit: String

  /// Resolves the name of a commit. If the commit that it is compared with does not contain it, the result is the merge
  /// base of both, so that changes on the other branch are excluded.
  /// - Parameters:
  ///   - name: a name that git accepts, such as `main` or `HEAD~2`.
  ///   - folder: a folder of the work tree.
  ///   - tip: the name of the commit with the later files; `nil` for the commit `name` in any case.
  /// - Throws: for an unknown commit, or if a shallow clone lacks the merge base.
  package init(_ name: String, around folder: FilePath, before tip: String? = "HEAD") throws(UsageError) {
    let (top, common) = try Git.demandWorkTree(
      around: folder, otherwise: "unknown commit \(TerminalSafeText.word(name))")
    let words = ["rev-parse", "--verify", "--quiet", "--end-of-options", name + "^{commit}"]
    guard !name.isEmpty, let commit = Self.line(words, in: top) else {
      throw UsageError("unknown commit \(TerminalSafeText.word(name)); fetch it, or correct its name")
    }
    (self.top, commonFolder) = (top, common)
    let base = tip.map { Self.line(["merge-base", "--end-of-options", commit, $0], in: top) } ?? commit
    if base == nil, let tip, Self.isShallow(top) {
      throw UsageError(
        "this shallow clone lacks the merge base of \(TerminalSafeText.word(name)) and \(TerminalSafeText.escaped(tip)); "
          + "run `git fetch --unshallow` first")
    }
    self.commit = base ?? commit
  }

  /// Returns whether a word names a commit.
  package static func exists(_ name: String, around folder: FilePath) -> Bool {
    line(["rev-parse", "--verify", "--quiet", "--end-of-options", name + "^{commit}"], in: folder) != nil
  }

  /// Returns whether a commit contains another one.
  package static func isAncestor(_ name: String, of other: String, around folder: FilePath) -> Bool {
    let question = ["merge-base", "--is-ancestor", "--end-of-options", name, other]
    return Git.output(question, in: folder, binding: .bound) != nil
  }

  /// Returns whether the clone lacks earlier commits.
  static func isShallow(_ top: FilePath) -> Bool { line(["rev-parse", "--is-shallow-repository"], in: top) == "true" }

  /// Returns the first line that a git command prints, or `nil` if there is none.
  private static func line(_ words: [String], in top: FilePath) -> String? {
    guard let text = Git.text(words, in: top, binding: .bound), let line = text.split(separator: "\n").first else {
      return nil
    }
    return String(line)
  }

  /// Returns the files of the commit in the format of `git ls-files -s -z`.
  func records() throws(FileError) -> ContiguousArray<UInt8> {
    let words = ["ls-tree", "-r", "-z", "--full-tree", commit]
    guard let bytes = Git.output(words, in: top, binding: .bound) else {
      throw FileError(top.string, "git failed to list the files in \(commit)")
    }
    var records = ContiguousArray<UInt8>()
    // Each is `mode SP type SP blob TAB path`.
    for record in bytes.split(separator: 0) {
      guard let tab = record.firstIndex(of: .tab) else { continue }
      let fields = record[..<tab].split(separator: .space)
      guard fields.count == 3 else { continue }
      records += fields[0] + [.space] + fields[2] + [.space] + Array("0".utf8) + record[tab...] + [0]
    }
    return records
  }

  /// Returns whether the commit has a file or folder at a path.
  package func contains(_ path: FilePath) -> Bool {
    guard let name = path.relative(to: top)?.string, !name.isEmpty else { return path == top }
    return Self.line(["ls-tree", "--full-tree", commit, "--", name], in: top) != nil
  }

  /// Returns the new paths of files that were renamed after the commit, by their old paths.
  /// - Parameter later: the commit with the new paths; `nil` for the staged files.
  package func renamedFiles(until later: GitRevision?) -> [FilePath: FilePath] {
    let options = ["-M", "--diff-filter=R", "--name-status", "-z", commit]
    let words = later.map { ["diff-tree", "-r"] + options + [$0.commit] } ?? ["diff-index", "--cached"] + options
    guard let fields = Git.names(words, in: top, binding: .bound) else { return [:] }
    var renamed: [FilePath: FilePath] = [:]
    for start in stride(from: 0, to: fields.count - 2, by: 3) {
      renamed[top.appending(fields[start + 1])] = top.appending(fields[start + 2])
    }
    return renamed
  }
}
