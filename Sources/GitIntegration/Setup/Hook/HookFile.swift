import FileSystem
import Foundation
import ProjectModel

/// The path of a repository's hook, and the existing file there.
package struct HookFile {
  package enum State: Equatable {
    case none
    case ours(HookScript)
    /// A hook that strex did not write, with the part of it that is text.
    case foreign(String)
  }

  package let path: FilePath
  /// Whether other repositories use the same hook, because `core.hooksPath` leads out of this one.
  package let isShared: Bool
  private let isInWorkTree: Bool
  /// The folder in git's configuration, or `nil` for the git directory. Links in the git directory belong to the user.
  private let named: GivenPath?

  /// The hooks that strex can install, by git's names.
  package enum Name: String, CaseIterable {
    case preCommit = "pre-commit"
    /// Runs before a merge without conflicts is committed. Git runs no other hook in this case.
    case preMergeCommit = "pre-merge-commit"
  }

  /// - Parameter folder: a folder in the repository's work tree.
  /// - Throws: if git is missing or the folder is outside of work trees.
  package init(_ name: Name, around folder: FilePath) throws {
    let (top, common) = try Git.demandWorkTree(around: folder, binding: .free, otherwise: "no hook can be installed")
    // A relative core.hooksPath is relative to the top.
    let question = ["rev-parse", "--git-path", "hooks"]
    guard let hooks = Git.path(question, in: top), let answer = Git.text(question, in: top) else {
      throw FileError(top.string, "git failed to locate its hooks folder")
    }
    let given = GivenPath(answer.trimmingCharacters(in: .newlines), from: top)
    named = FilePath(given.place).isWithin(common) ? nil : given
    path = hooks.appending(name.rawValue)
    isInWorkTree = hooks.isWithin(top)
    isShared = !hooks.isWithin(common) && !hooks.isWithin(top)
  }

  /// Returns the path for messages: relative to the current folder, unless it is outside of the work tree.
  package func printed(from current: FilePath) -> String { isInWorkTree ? path.way(from: current).string : path.string }

  /// - Throws: if the hook exists but cannot be read.
  package var state: State {
    get throws(FileError) {
      guard try FileStatus.ifThere(path.string, followsLinks: false) != nil else { return .none }
      let text = String(decoding: try FileContents(of: path.string).bytes, as: UTF8.self)
      return HookScript(text).map { .ours($0) } ?? .foreign(text)
    }
  }

  /// Writes the hook, and makes it executable for everyone who may read it.
  func write(_ script: HookScript) throws(FileError) {
    let folder = path.folder ?? path
    try named?.demandNoLinks()
    try OutputFolder(GivenPath(folder.string, from: folder)).make()
    try AtomicFile.replacing(path.string).write(script.text.utf8)
    try makeExecutable()
  }

  /// Allows everyone who may read the hook to run it.
  func makeExecutable() throws(FileError) {
    let permissions = try FileStatus(of: path.string).permissions
    let wanted = permissions | (permissions & 0o444) >> 2
    guard permissions == wanted || chmod(path.string, wanted) == 0 else { throw FileError(path.string, code: errno) }
  }

  package func remove() throws(FileError) {
    try named?.demandNoLinks()
    guard unlink(path.string) == 0 else { throw FileError(path.string, code: errno) }
  }
}
