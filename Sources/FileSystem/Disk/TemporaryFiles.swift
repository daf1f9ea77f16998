import Foundation
import ProjectModel

/// Files that are being written, and those that killed processes did not remove.
package enum TemporaryFiles {
  /// Returns an unused name. It is hidden and looks like an editor's backup, which most git users ignore.
  package static func newName() -> String {
    let number = UInt64.random(in: 0 ... .max)
    return prefix + String(number, radix: 36) + suffix
  }

  private static let prefix = ".strex-"
  private static let suffix = ".tmp~"

  /// Removes leftovers of killed processes in folders where other processes may be writing. Only old files are removed,
  /// because a new file is not yet locked right after its creation.
  package static func removeOld(in folders: some Sequence<FilePath>) {
    let limit = Int(Date().timeIntervalSince1970) - 600
    for folder in folders { remove(in: folder) { $0.modified.seconds < limit } }
  }

  /// Removes leftovers of killed processes in a folder where no other process creates files. Processes that are
  /// still running hold a lock on their files.
  package static func remove(in folder: FilePath) { remove(in: folder) { _ in true } }

  private static func remove(in folder: FilePath, where isDead: (FileStatus) -> Bool) {
    guard let entries = try? FolderEntries(of: folder) else { return }
    for (name, kind) in entries.entries where kind == .file && name.hasPrefix(prefix) && name.hasSuffix(suffix) {
      let path = folder.appending(name).string
      guard let status = try? FileStatus(of: path, followsLinks: false), isDead(status) else { continue }
      if case .taken(let lock) = FileLock.ask(path, flags: O_RDWR | O_NOFOLLOW) {
        unlink(path)
        withExtendedLifetime(lock) {}
      }
    }
  }
}
