import ProjectModel

/// A merge of two commits, by their identifiers.
package struct GitMerge: Sendable, Equatable {
  /// The merge commit, or `nil` for an unfinished merge.
  package let commit: String?
  package let ours: String
  package let theirs: String

  /// Returns the merge in progress in the work tree, or `nil` if there is none.
  package static func inProgress(in top: FilePath) -> GitMerge? {
    guard let theirs = words(["rev-parse", "-q", "--verify", "MERGE_HEAD"], in: top)?.first?.first,
      let ours = words(["rev-parse", "-q", "--verify", "HEAD"], in: top)?.first?.first
    else { return nil }
    return GitMerge(commit: nil, ours: ours, theirs: theirs)
  }

  /// Returns the two-parent merges in a revision or range (`A..B`), or `nil` if git does not know it.
  package static func named(_ revisions: String, in top: FilePath) -> [GitMerge]? {
    let choice = revisions.contains("..") ? [] : ["--no-walk"]
    let lines = words(["rev-list", "--parents"] + choice + [revisions, "--"], in: top)
    return lines?.filter { $0.count == 3 }.map { GitMerge(commit: $0[0], ours: $0[1], theirs: $0[2]) }
  }

  /// Returns the best common ancestors of the sides. Empty if their histories are unrelated.
  package func bases(in top: FilePath) -> [String] {
    let lines = Self.words(["merge-base", "--all", ours, theirs], in: top, answers: [0, 1]) ?? []
    return lines.compactMap(\.first)
  }

  /// Returns whether a shallow clone lacks the history of merges: a commit then seems to have no parents, or the sides
  /// no ancestor.
  package static func isCutOff(_ revisions: String, in top: FilePath) -> Bool {
    guard GitRevision.isShallow(top) else { return false }
    guard !revisions.contains(".."), let commit = words(["cat-file", "commit", revisions], in: top) else { return true }
    return commit.prefix { $0[0] != "author" }.filter { $0[0] == "parent" }.count > 1
  }

  /// Returns the lines that git prints, each split into words, or `nil` if git fails.
  private static func words(_ arguments: [String], in top: FilePath, answers: Set<Int32> = [0]) -> [[String]]? {
    let lines = Git.text(arguments, in: top, answers: answers)?.split(separator: "\n")
    return lines?.map { $0.split(separator: " ").map(String.init) }
  }
}
