import Foundation
import ProjectModel

/// A git index that entries are added to.
package struct GitIndex {
  /// The file of the index, or `nil` for the index that git passes, or else the work tree's index.
  package let file: FilePath?
  package let top: FilePath

  package init(file: FilePath?, top: FilePath) {
    self.file = file
    self.top = top
  }

  private var binding: Git.Binding { file.map { .index($0) } ?? .bound }

  /// Returns the index that the work tree will have after a commit that uses a temporary index, as `git commit -- PATH`
  /// does.
  package static func lasting(in top: FilePath) -> GitIndex? {
    guard let variable = EnvironmentVariable.current("GIT_INDEX_FILE"), !variable.isEmpty else { return nil }
    let current = FilePath(FileManager.default.currentDirectoryPath)
    let named = variable.hasPrefix("/") ? FilePath(variable) : current.appending(variable).resolvingParents
    guard let folder = Git.path(["rev-parse", "--absolute-git-dir"], in: top, binding: .bound) else { return nil }
    let lasting = folder.appending("index")
    // During a commit, the future index is stored in its lock file.
    let waiting = FilePath(lasting.string + ".lock")
    let used = (try? FilePath(resolving: named.string)) ?? named
    if used == lasting || used == waiting { return nil }
    return GitIndex(file: FileStatus.exists(waiting.string) ? waiting : lasting, top: top)
  }

  /// Returns the entry of a path, or `nil` if there is none, or if the path is in conflict.
  package func entry(_ name: String) -> StagedEntry? {
    let words = ["ls-files", "-s", "-z", "--", Git.literal(name)]
    let records = Git.output(words, in: top, binding: binding)?.split(separator: 0).compactMap { StagedEntry($0) }
    return records?.first { $0.name == name && $0.stage == 0 }
  }

  /// Adds files to the index, and keeps their assume-unchanged and skip-worktree bits.
  /// - Returns: whether git succeeded.
  package func put(_ files: [(mode: String, blob: String, name: String)]) -> Bool {
    if files.isEmpty { return true }
    guard let marks = marks(of: files.map(\.name)) else { return false }
    let input = files.map { "\($0.mode) \($0.blob)\t\($0.name)" }
    return update(["--index-info"], input)
      && Mark.allCases.allSatisfy { mark in
        let names = files.map(\.name).filter { marks[$0]?.contains(mark) ?? false }
        return names.isEmpty || update([mark.rawValue, "--stdin"], names)
      }
  }

  private func update(_ words: [String], _ lines: [String]) -> Bool {
    let input = Array(lines.map { $0 + "\0" }.joined().utf8)
    return Git.output(["update-index", "-z"] + words, in: top, input: input, binding: binding) != nil
  }

  /// An index bit that makes git ignore a file of the work tree, with the options of `git update-index`.
  private enum Mark: String, CaseIterable {
    case skipped = "--skip-worktree"
    case assumedUnchanged = "--assume-unchanged"

    /// - Parameter letter: the status letter of `ls-files -v`.
    static func all(_ letter: Character) -> Set<Mark> {
      Set((letter.uppercased() == "S" ? [.skipped] : []) + (letter.isLowercase ? [.assumedUnchanged] : []))
    }
  }

  /// - Returns: `nil` if git fails.
  private func marks(of names: [String]) -> [String: Set<Mark>]? {
    let words = ["ls-files", "-v", "-z", "--"] + names.map(Git.literal)
    guard let records = Git.output(words, in: top, binding: binding)?.split(separator: 0) else { return nil }
    let pairs = records.map { String(decoding: $0, as: UTF8.self) }.compactMap { record in
      record.first.map { (String(record.dropFirst(2)), Mark.all($0)) }
    }
    return Dictionary(pairs) { first, _ in first }
  }

  /// Stores bytes unchanged.
  /// - Returns: the blob's identifier.
  package static func store(_ bytes: ContiguousArray<UInt8>, _ top: FilePath) -> String? {
    let words = ["hash-object", "-w", "--stdin"]
    return Git.text(words, in: top, input: Array(bytes), binding: .bound)?.trimmingCharacters(in: .newlines)
  }
}
