import Foundation
import ProjectModel
import TextBasics
import Workspace

/// The place where git looks for a hook of a repository, and what is there.
package struct HookPlace {
  package enum State: Equatable {
    case none
    case ours(HookScript)
    /// Another hook, with its text as far as it is text.
    case foreign(String)
  }

  package let path: FilePath
  /// Whether other repositories use the same hook, since `core.hooksPath` leads out of this one.
  package let isShared: Bool
  private let isInWorkTree: Bool
  /// The folder as git's configuration names it; `nil` for one in the git directory, whose links are the user's own.
  private let named: GivenPath?

  /// The hooks that strex can install, by git's names.
  package enum Name: String, CaseIterable {
    case preCommit = "pre-commit"
    /// Runs before a merge without conflicts is committed; git runs no other hook then.
    case preMergeCommit = "pre-merge-commit"
  }

  /// - Parameter folder: a folder in the repository's work tree.
  /// - Throws: if there is no git or no work tree.
  package init(_ name: Name, around folder: FilePath) throws {
    guard let top = Git.path(["rev-parse", "--show-toplevel"], in: folder) else {
      throw UsageProblem.noWorkTree(folder, "there is no place for a hook")
    }
    // A relative core.hooksPath starts from the top.
    let question = ["rev-parse", "--git-path", "hooks"]
    guard let hooks = Git.path(question, in: top), let answer = Git.text(question, in: top),
      let common = Git.path(["rev-parse", "--git-common-dir"], in: top)
    else { throw FileProblem(top.string, "git does not say where its hooks are") }
    let given = GivenPath(answer.trimmingCharacters(in: .newlines), from: top)
    named = FilePath(given.place).isWithin(common) ? nil : given
    path = hooks.appending(name.rawValue)
    isInWorkTree = hooks.isWithin(top)
    isShared = !hooks.isWithin(common) && !hooks.isWithin(top)
  }

  /// The path as messages print it: from the current folder, unless it is outside of the work tree.
  package func printed(from current: FilePath) -> String {
    isInWorkTree ? path.way(from: current).string : path.string
  }

  /// - Throws: if the hook exists but cannot be read.
  package var state: State {
    get throws(FileProblem) {
      guard try FileStatus.ifThere(path.string, followsLinks: false) != nil else { return .none }
      let text = String(decoding: try FileContents(of: path.string).bytes, as: UTF8.self)
      return HookScript(text).map { .ours($0) } ?? .foreign(text)
    }
  }

  /// Writes the hook, and makes it executable for everyone who may read it.
  func write(_ script: HookScript) throws(FileProblem) {
    let folder = path.folder ?? path
    try named?.demandNoLinks()
    try OutputFolder(GivenPath(folder.string, from: folder)).make()
    try AtomicFile.replacing(path.string).write(script.text.utf8)
    try makeExecutable()
  }

  /// Allows everyone who may read the hook to run it.
  func makeExecutable() throws(FileProblem) {
    let permissions = try FileStatus(of: path.string).permissions
    let wanted = permissions | (permissions & 0o444) >> 2
    guard permissions == wanted || chmod(path.string, wanted) == 0 else { throw FileProblem(path.string, code: errno) }
  }

  package func remove() throws(FileProblem) {
    try named?.demandNoLinks()
    guard unlink(path.string) == 0 else { throw FileProblem(path.string, code: errno) }
  }
}
