import ProjectModel

/// A fact that a run has learned from the disk, from git or from the environment, and that its result may depend on.
package enum DiskFact: Hashable, Sendable {
  /// The file system status of a path.
  case status(of: String, followsLinks: Bool, Fingerprint)
  /// The kind of a path, without following links, or `nil` if nothing exists.
  case kind(of: String, FileStatus.Kind?)
  /// The names in a folder that have a suffix, with their kinds, or `nil` if the folder cannot be listed.
  case names(in: String, endingIn: String, Digest?)
  /// The resolved target of a path, or `nil` if it cannot be resolved.
  case target(of: String, String?)
  /// Git's answer, or `nil` if git fails.
  case answer(to: GitQuery, Digest?)
  /// The digest of an environment variable, or `nil` if it is not set. The value is not stored, because it may be a
  /// secret.
  case variable(String, Digest?)

  /// A value that differs between versions of a file, unless both were written within one clock tick. For folders it
  /// contains only the identity, because their names are separate facts.
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

/// A read-only git command.
package struct GitQuery: Hashable, Sendable {
  package let arguments: [String]
  package let folder: FilePath
  package let input: [UInt8]
  package let binding: Binding
  /// The exit codes that are answers, not failures.
  package let answers: Set<Int32>

  /// The repository and index that a command reads.
  package enum Binding: Hashable, Sendable {
    /// The repository around the folder. Variables that bind git to one repository, as in a hook, are removed.
    case free
    /// The repository that git passes to its hooks, or else the repository around the folder.
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
