import ProjectModel

/// The folders where a change may affect a run: the folders of its facts, and all folders of work trees that git
/// listed, because new files may appear there.
struct WatchedFolders {
  /// The folders, each with the time of the last change of its names, or `nil` for a missing folder.
  private let times: [FilePath: FileStatus.Time?]

  init(of facts: Set<DiskFact>, _ git: FilePath?) {
    var folders = Set(facts.compactMap(\.folder).map(\.nearestFolder) + [git].compactMap(\.self))
    for top in Set(facts.compactMap(\.listedWorkTree)) { folders.formUnion(Self.folders(below: top)) }
    times = Dictionary(uniqueKeysWithValues: folders.map { ($0, Self.time(of: $0)) })
  }

  var all: Set<FilePath> { Set(times.keys) }

  /// Whether files were added to or removed from the folders since then.
  var haveOtherNames: Bool { times.contains { Self.time(of: $0) != $1 } }

  private static func time(of folder: FilePath) -> FileStatus.Time? { (try? FileStatus(of: folder.string))?.modified }

  /// Returns the folders of a work tree, except those that git ignores.
  private static func folders(below top: FilePath) -> Set<FilePath> {
    let words = ["ls-files", "-oi", "--exclude-standard", "--directory", "-z"]
    let ignored = Set((Git.names(words, in: top) ?? []).map(top.appending))
    var (found, pending): (Set<FilePath>, [FilePath]) = ([], [top])
    while let folder = pending.popLast() {
      found.insert(folder)
      for (name, kind) in (try? FolderEntries(of: folder))?.entries ?? [] where kind == .folder {
        let path = folder.appending(name)
        if !FolderRules.isSkipped(name), !ignored.contains(path) { pending.append(path) }
      }
    }
    return found
  }
}

extension DiskFact {
  /// The folder where a file change may invalidate the fact, or `nil` for git's answers and for variables.
  fileprivate var folder: FilePath? {
    switch self {
    case .status(let path, _, _), .kind(let path, _), .target(let path, _): FilePath(path).folder
    case .names(let folder, _, _): FilePath(folder)
    case .answer, .variable: nil
    }
  }

  /// The work tree whose files git has listed.
  fileprivate var listedWorkTree: FilePath? {
    guard case .answer(let question, .some) = self, question.arguments.first == "ls-files" else { return nil }
    return question.folder
  }
}

extension FilePath {
  /// The folder itself, or the innermost existing folder around it.
  fileprivate var nearestFolder: FilePath {
    sequence(first: self, next: \.folder).first { FileStatus.exists($0.string) } ?? self
  }
}
