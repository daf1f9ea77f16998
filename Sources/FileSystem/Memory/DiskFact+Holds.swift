import ProjectModel

extension Sequence<DiskFact> {
  /// Whether all facts still hold. Git is asked last, because that takes longest.
  package var allHold: Bool { changed(of: []) != nil }

  /// Returns the sources that have, or may have, changed.
  /// - Parameter git: collects git's answers.
  /// - Returns: `nil` if some fact no longer holds.
  package func changed(
    of sources: [SourceFingerprints.Source], asking git: GitResults = GitResults()
  ) -> [SourceFingerprints.Source]? {
    var statuses = KnownStatuses()
    guard allSatisfy({ $0.isOfGit || $0.holds(&statuses, git) }) else { return nil }
    let changed = sources.filter { $0.isRecent || !$0.fact.holds(&statuses, git) }
    return allSatisfy { !$0.isOfGit || $0.holds(&statuses, git) } ? changed : nil
  }
}

/// The statuses of paths, each read once. For a path that is not a link, both kinds of status are the same.
struct KnownStatuses {
  typealias Answer = Result<FileStatus, FileError>
  private var answers: [String: Answer] = [:]

  mutating func status(of path: String, followsLinks: Bool) -> Answer {
    let own = answers[path] ?? Self.ask(path, followsLinks: false)
    answers[path] = own
    guard followsLinks, case .success(let status) = own, status.kind == .link else { return own }
    return Self.ask(path, followsLinks: true)
  }

  private static func ask(_ path: String, followsLinks: Bool) -> Answer {
    Result { () throws(FileError) in try FileStatus(of: path, followsLinks: followsLinks) }
  }
}

extension DiskFact {
  /// Whether the fact still holds.
  package var holds: Bool {
    var statuses = KnownStatuses()
    return holds(&statuses, GitResults())
  }

  fileprivate func holds(_ statuses: inout KnownStatuses, _ git: GitResults) -> Bool {
    switch self {
    case .status(let path, let followsLinks, let fingerprint):
      switch statuses.status(of: path, followsLinks: followsLinks) {
      case .success(let status): fingerprint == Fingerprint(status)
      case .failure(let problem): fingerprint == .problem(problem.code)
      }
    case .kind(let path, let kind):
      switch statuses.status(of: path, followsLinks: false) {
      case .success(let status): kind == status.kind
      case .failure(let problem): kind == nil && problem.isAbsence
      }
    case .names(let folder, let suffix, let digest):
      digest == (try? FolderEntries(of: FilePath(folder), endingIn: suffix))?.digest
    case .target(let path, let target): (try? FilePath(resolving: path))?.string == target
    case .variable(let name, let digest):
      digest == EnvironmentVariable.current(name).map { Digest($0.utf8) }
    case .answer(let question, let digest): digest == git.ask(question).map { Digest($0) }
    }
  }

  /// Whether checking the fact requires git.
  package var isOfGit: Bool {
    switch self {
    case .answer: true
    case .status, .kind, .names, .target, .variable: false
    }
  }
}
