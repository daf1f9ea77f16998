import ProjectLayout

extension Sequence<DiskFact> {
  /// Whether all facts still hold. Git is asked last, because that takes longest.
  package var allHold: Bool {
    allSatisfy { $0.isOfGit || $0.holds } && allSatisfy { !$0.isOfGit || $0.holds }
  }
}

extension DiskFact {
  /// Whether the fact still holds.
  package var holds: Bool {
    switch self {
    case .status(let path, let followsLinks, let fingerprint):
      fingerprint == Self.fingerprint(of: path, followsLinks: followsLinks)
    case .kind(let path, let kind): (try? FileStatus.kind(of: path)) == .some(kind)
    case .names(let folder, let suffix, let digest):
      digest == (try? FolderEntries(of: FilePath(folder), endingIn: suffix))?.digest
    case .target(let path, let target): (try? FilePath(resolving: path))?.string == target
    case .variable(let name, let digest):
      digest == EnvironmentVariable.current(name).map { Digest($0.utf8) }
    case .answer(let question, let digest): digest == Git.answer(to: question).map { Digest($0) }
    }
  }

  /// Whether git has to be asked.
  package var isOfGit: Bool {
    switch self {
    case .answer: true
    case .status, .kind, .names, .target, .variable: false
    }
  }

  static func fingerprint(of path: String, followsLinks: Bool) -> Fingerprint {
    do throws(FileProblem) {
      return Fingerprint(try FileStatus(of: path, followsLinks: followsLinks))
    } catch { return .problem(error.code) }
  }
}
