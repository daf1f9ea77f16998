import Foundation
import ProjectModel
import Workspace

/// The running executable.
enum ThisTool {
  /// Its absolute path as it was called, which keeps a link that leads to the current version.
  static func path(from current: FilePath) -> String {
    let word = ProgramArguments.words.first ?? ""
    if word.contains("/") { return absolute(word, current) }
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let places = folders.map { absolute($0 + "/" + word, current) }
    return places.first { access($0, X_OK) == 0 } ?? RunningExecutable.path ?? word
  }

  /// The folder in which somebody called git, which runs its hooks at the top of the work tree; `nil` where it is that one.
  static func folderOfShell(from current: FilePath) -> FilePath? {
    let prefix = ProcessInfo.processInfo.environment["GIT_PREFIX"] ?? ""
    guard !prefix.isEmpty, FileStatus.exists(current.appending(".git").string) else { return nil }
    return current.appending(prefix).resolvingParents
  }

  /// What a commit is made of, in whose hook this runs.
  enum Commit {
    /// Of what is staged; also where this is no hook.
    case ofIndex
    /// Of all that has changed: `git commit -a`.
    case ofAll
    /// Of the files that are named: `git commit FILE`.
    case ofFiles
  }

  static var commit: Commit {
    let index = FilePath(ProcessInfo.processInfo.environment["GIT_INDEX_FILE"] ?? "").name
    return index == "index.lock" ? .ofAll : index.hasPrefix("next-index-") ? .ofFiles : .ofIndex
  }

  private static func absolute(_ path: String, _ current: FilePath) -> String {
    (path.hasPrefix("/") ? FilePath(path) : current.appending(path)).resolvingParents.string
  }
}
