import Foundation
import ProjectLayout

/// Files that are being written, and those left behind by killed processes.
package enum TemporaryFiles {
  /// A name that no file has yet. It is hidden and looks like an editor's backup, which most git users ignore.
  package static func newName() -> String {
    let number = UInt64.random(in: 0 ... .max)
    return prefix + String(number, radix: 36) + suffix
  }

  private static let prefix = ".strex-"
  private static let suffix = ".tmp~"

  /// Removes what killed processes left in a folder. Processes that are still running hold a lock on their files.
  package static func remove(in folder: FilePath) {
    guard let entries = try? FolderEntries(of: folder) else { return }
    for (name, kind) in entries.entries where kind == .file && name.hasPrefix(prefix) && name.hasSuffix(suffix) {
      let path = folder.appending(name).string
      if case .taken(let lock) = FileLock.ask(path, flags: O_RDWR | O_NOFOLLOW) {
        unlink(path)
        withExtendedLifetime(lock) {}
      }
    }
  }
}
