import ProjectModel

/// Keeps other runs of strex away from projects while one reads their sources and writes their catalogs.
///
/// A project is locked at its `.git`, or at its folder where there is no work tree. Where there are no locks, as on
/// some network file systems, a run continues without: it still notices a catalog that has changed meanwhile. The lock
/// lasts as long as the value.
package struct RunLock {
  private let locks: [FileLock]

  /// Another run did not end in time.
  package struct Timeout: Error {
    package let folder: FilePath
  }

  /// - Parameters:
  ///   - folders: the absolute paths of the projects.
  ///   - patience: how long to wait for each at most; `nil` for no limit.
  ///   - onWait: called with the folder that has to be waited for.
  package init(_ folders: [FilePath], patience: Duration?, onWait: (FilePath) -> Void) async throws {
    var locks: [FileLock] = []
    // All runs ask in the same order, so that no two wait for each other.
    for folder in Set(folders).sorted() {
      if let lock = try await Self.take(folder, patience, onWait) { locks.append(lock) }
    }
    self.locks = locks
  }

  private static func take(
    _ folder: FilePath, _ patience: Duration?, _ onWait: (FilePath) -> Void
  ) async throws -> FileLock? {
    let repository = folder.appending(".git").string
    let path = FileStatus.exists(repository) ? repository : folder.string
    let end = patience.map { ContinuousClock.now + $0 }
    var hasTold = false
    while true {
      switch FileLock.ask(path) {
      case .taken(let lock): return lock
      case .impossible: return nil
      case .held:
        if !hasTold { onWait(folder) }
        hasTold = true
        if let end, ContinuousClock.now >= end { throw Timeout(folder: folder) }
        try await Task.sleep(for: .milliseconds(50))
      }
    }
  }
}
