import FileSystem
import Foundation
import ProjectModel

/// The running executable.
enum ThisTool {
  /// Returns its absolute path as called. A link to the current version is not resolved.
  static func path(from current: FilePath) -> String {
    let word = ProgramArguments.words.first ?? ""
    if word.contains("/") { return absolute(word, current) }
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let places = folders.map { absolute($0 + "/" + word, current) }
    return places.first { access($0, X_OK) == 0 } ?? RunningExecutable.path ?? word
  }

  /// Returns the folder where the user called git, because git runs hooks at the top of the work tree, or `nil` if
  /// the folder is the top.
  static func folderOfShell(from current: FilePath) -> FilePath? {
    let prefix = ProcessInfo.processInfo.environment["GIT_PREFIX"] ?? ""
    guard !prefix.isEmpty, FileStatus.exists(current.appending(".git").string) else { return nil }
    return current.appending(prefix).resolvingParents
  }

  /// The contents of the commit whose hook is running.
  enum Commit {
    /// The staged files. Also the value outside of hooks.
    case ofIndex
    /// All changed files: `git commit -a`.
    case ofAll
    /// The named files: `git commit FILE`.
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
