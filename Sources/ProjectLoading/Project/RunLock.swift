import FileSystem
import ProjectModel

/// Locks projects against other runs of strex while one run reads their sources and writes their catalogs.
///
/// A project is locked at its `.git`, or at its folder outside of work trees. If the file system does not support
/// locks, as on some network file systems, the run continues without one. It still notices if a catalog has changed in
/// the meantime. The lock lasts as long as the value.
package struct RunLock {
  private let locks: [FileLock]

  /// Another run did not finish in time.
  package struct Timeout: Error {
    package let folder: FilePath
  }

  /// - Parameters:
  ///   - folders: the absolute paths of the projects.
  ///   - patience: the longest time to wait for each, or `nil` for no limit.
  ///   - onWait: called with the folder whose lock the run waits for.
  package init(_ folders: [FilePath], patience: Duration?, onWait: (FilePath) -> Void) async throws {
    var locks: [FileLock] = []
    // All runs lock in the same order, to avoid deadlocks.
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
    var hasReported = false
    while true {
      switch FileLock.ask(path) {
      case .taken(let lock): return lock
      case .impossible: return nil
      case .held:
        if !hasReported { onWait(folder) }
        hasReported = true
        if let end, ContinuousClock.now >= end { throw Timeout(folder: folder) }
        try await Task.sleep(for: .milliseconds(50))
      }
    }
  }
}
