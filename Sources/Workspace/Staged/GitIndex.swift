import Foundation
import ProjectLayout

/// An index of git to which entries are added.
package struct GitIndex {
  /// The file of the index; `nil` for the one that git names, or else that of the work tree.
  package let file: FilePath?
  package let top: FilePath

  package init(file: FilePath?, top: FilePath) {
    self.file = file
    self.top = top
  }

  private var binding: Git.Binding { file.map { .index($0) } ?? .bound }

  /// The index that the work tree will have after a commit for which git uses another one, as `git commit -- PATH`
  /// does.
  package static func lasting(in top: FilePath) -> GitIndex? {
    guard let variable = EnvironmentVariable.current("GIT_INDEX_FILE"), !variable.isEmpty else { return nil }
    let current = FilePath(FileManager.default.currentDirectoryPath)
    let named = variable.hasPrefix("/") ? FilePath(variable) : current.appending(variable).resolvingParents
    guard let folder = Git.path(["rev-parse", "--absolute-git-dir"], in: top, binding: .bound) else { return nil }
    let lasting = folder.appending("index")
    // During a commit, the future index is waiting under the name of its lock.
    let waiting = FilePath(lasting.string + ".lock")
    let used = (try? FilePath(resolving: named.string)) ?? named
    if used == lasting || used == waiting { return nil }
    return GitIndex(file: FileStatus.exists(waiting.string) ? waiting : lasting, top: top)
  }

  /// The entry of a path; `nil` where there is none, or the path is in conflict.
  package func entry(_ name: String) -> StagedEntry? {
    let words = ["ls-files", "-s", "-z", "--", ":(literal)" + name]
    let records = Git.output(words, in: top, binding: binding)?.split(separator: 0).compactMap { StagedEntry($0) }
    return records?.first { $0.name == name && $0.stage == 0 }
  }

  /// Adds files to the index.
  /// - Returns: whether git succeeded.
  package func put(_ files: [(mode: String, blob: String, name: String)]) -> Bool {
    if files.isEmpty { return true }
    let input = Array(files.map { "\($0.mode) \($0.blob)\t\($0.name)\0" }.joined().utf8)
    return Git.output(["update-index", "-z", "--index-info"], in: top, input: input, binding: binding) != nil
  }

  /// Stores bytes unchanged.
  /// - Returns: the blob's identifier.
  package static func store(_ bytes: ContiguousArray<UInt8>, _ top: FilePath) -> String? {
    let words = ["hash-object", "-w", "--stdin"]
    return Git.text(words, in: top, input: Array(bytes), binding: .bound)?.trimmingCharacters(in: .newlines)
  }
}
