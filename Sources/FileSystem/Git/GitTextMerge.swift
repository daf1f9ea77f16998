import ProjectModel
import TextBasics

/// Merges the versions of a file by lines, as git does for files without a merge driver.
package enum GitTextMerge {
  /// The name of the file in the merged trees. It must not match the attributes of a repository.
  private static let name = "file"

  /// Returns the file that git would leave in the work tree, with conflict markers, or `nil` if git fails or is older
  /// than 2.38.
  ///
  /// Lines are compared as in merges, which `git merge-file` does differently. Unreferenced trees and commits stay in
  /// the object store until git prunes it.
  /// - Parameters:
  ///   - base: the identifier of the common ancestor's blob, or `nil` if both sides added the file.
  ///   - ours: the identifier of our side's blob.
  ///   - theirs: the identifier of their side's blob.
  package static func bytes(
    base: String?, ours: String, theirs: String, in top: FilePath
  ) -> ContiguousArray<UInt8>? {
    guard let oldest = commit(base, parent: nil, top), let our = commit(ours, parent: oldest, top),
      let their = commit(theirs, parent: oldest, top)
    else { return nil }
    let words = ["merge-tree", "--write-tree", "--no-messages", "--name-only", our, their]
    guard let answer = Git.output(words, in: top, binding: .bound, answers: [0, 1]), let tree = firstLine(answer),
      let blobs = GitBlobs.read([tree + ":" + name], in: top)
    else { return nil }
    return blobs[0]
  }

  /// Makes a commit with a single file, or without files if the blob is `nil`.
  private static func commit(_ blob: String?, parent: String?, _ top: FilePath) -> String? {
    let entry = Array((blob.map { "100644 blob \($0)\t\(name)\0" } ?? "").utf8)
    guard let answer = Git.output(["mktree", "-z"], in: top, input: entry, binding: .bound),
      let tree = firstLine(answer)
    else { return nil }
    let author = ["-c", "user.name=strex", "-c", "user.email=strex@localhost"]
    let ancestor = parent.map { ["-p", $0] } ?? []
    let words = author + ["commit-tree", "-m", name] + ancestor + [tree]
    return Git.output(words, in: top, binding: .bound).flatMap(firstLine)
  }

  private static func firstLine(_ answer: ContiguousArray<UInt8>) -> String? {
    let line = answer.prefix { $0 != .lineFeed }
    return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
  }
}
