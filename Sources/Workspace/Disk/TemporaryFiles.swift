import Foundation
import ProjectModel

/// Files that are being written, and those left behind by killed processes.
package enum TemporaryFiles {
  /// A name that no file has yet. It is hidden and looks like an editor's backup, which most git users ignore.
  package static func newName() -> String {
    let number = UInt64.random(in: 0 ... .max)
    return prefix + String(number, radix: 36) + suffix
  }

  private static let prefix = ".strex-"
  private static let suffix = ".tmp~"

  /// Removes what killed processes left in folders where others may be writing at the same time: a file has no lock yet
  /// in the moment in which it is made.
  package static func removeOld(in folders: some Sequence<FilePath>) {
    let limit = Int(Date().timeIntervalSince1970) - 600
    for folder in folders { remove(in: folder) { $0.modified.seconds < limit } }
  }

  /// Removes what killed processes left in a folder in which nobody else writes. Processes that are still running hold a
  /// lock on their files.
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
