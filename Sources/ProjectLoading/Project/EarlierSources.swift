import FileSystem
import Foundation
import ProjectModel

/// The changed sources of a work tree, with their contents at an earlier commit.
package struct EarlierSources {
  /// The absolute paths of changed files with their former bytes.
  package private(set) var files: [(path: FilePath, bytes: ContiguousArray<UInt8>)] = []

  /// The maximum number of changed files. Searching more takes too long, and is rarely useful.
  private static let limit = 1000

  /// - Parameters:
  ///   - root: the top of the work tree.
  ///   - catalogs: the catalogs whose last commit is used, because they were up to date with the code then.
  ///   - isStaged: whether to compare with staged files instead of files on disk.
  package init(of root: FilePath, catalogs: [FilePath], isStaged: Bool = false) {
    let paths = catalogs.compactMap { $0.relative(to: root)?.string }.map(Git.literal)
    let log = Git.text(["log", "-1", "--format=%H", "--"] + paths, in: root)
    guard !paths.isEmpty, let commit = log?.trimmingCharacters(in: .newlines), !commit.isEmpty else { return }
    let (index, binding): ([String], Git.Binding) = isStaged ? (["--cached"], .bound) : ([], .free)
    let options = ["--name-only", "-z", "--no-renames", "--diff-filter=DMT", commit, "--", "*.swift"]
    guard let list = Git.names(["diff"] + index + options, in: root, binding: binding) else { return }
    let names = list.filter { !$0.contains("\n") }
    guard !names.isEmpty, names.count <= Self.limit else { return }
    let requests = names.map { "\(commit):\($0)\n" }.joined()
    guard let answers = Git.output(["cat-file", "--batch"], in: root, input: Array(requests.utf8)) else { return }
    for (name, bytes) in zip(names, GitBlobs.contents(answers)) {
      if let bytes { files.append((root.appending(name), bytes)) }
    }
  }
}
