import ProjectModel

/// A fact that a run has learned from the disk, from git or from the environment, and on which its answer may depend.
package enum DiskFact: Hashable, Sendable {
  /// The file system's status of a path.
  case status(of: String, followsLinks: Bool, Fingerprint)
  /// The kind of a path, without following links; `nil` where nothing exists.
  case kind(of: String, FileStatus.Kind?)
  /// The names in a folder that have an ending, with their kinds; `nil` where they cannot be listed.
  case names(in: String, endingIn: String, Digest?)
  /// The path without links that another one leads to; `nil` where it leads nowhere.
  case target(of: String, String?)
  /// What git answers; `nil` where it refuses.
  case answer(to: GitQuestion, Digest?)
  /// The value of a variable of the environment; `nil` where it is not set. Values may be secrets, so none is kept.
  case variable(String, Digest?)

  /// A value that differs for different versions of a file, unless they were written within one tick of the clock.
  /// Folders differ by their identity alone, because their names are facts of their own.
  package enum Fingerprint: Hashable, Sendable {
    case version(
      of: FileStatus.Identity, FileStatus.Kind, size: Int, modified: FileStatus.Time, changed: FileStatus.Time)
    case folder(FileStatus.Identity)
    /// The system's error number.
    case problem(Int32)
  }

}

extension DiskFact.Fingerprint {
  init(_ status: FileStatus) {
    if status.kind == .folder {
      self = .folder(status.identity)
    } else {
      self = .version(
        of: status.identity, status.kind, size: status.size, modified: status.modified, changed: status.changed)
    }
  }
}

/// A command of git that only asks.
package struct GitQuestion: Hashable, Sendable {
  package let arguments: [String]
  package let folder: FilePath
  package let input: [UInt8]
  package let binding: Binding
  /// The exit codes that are answers and not failures.
  package let answers: Set<Int32>

  /// The repository and index that a command is about.
  package enum Binding: Hashable, Sendable {
    /// Those of the folder. Variables that tie git to one repository, as in a hook, are removed.
    case free
    /// Those that git passes to its hooks; otherwise those of the folder.
    case bound
    /// Like `bound`, with the index in this file.
    case index(FilePath)
  }

  package init(
    _ arguments: [String], in folder: FilePath, input: [UInt8] = [], binding: Binding = .free, answers: Set<Int32> = [0]
  ) {
    (self.arguments, self.folder, self.input) = (arguments, folder, input)
    (self.binding, self.answers) = (binding, answers)
  }
}
