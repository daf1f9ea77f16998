import Foundation
import ProjectModel

/// A folder with results for later runs. Deleting it is always safe.
package struct CacheFolder: Sendable {
  package let path: FilePath

  /// The folder in the git directory. All work trees of a repository share it.
  package init(of list: StagedList) { path = list.commonFolder.appending(Self.name) }

  /// The cache folder for a place: in the git directory of the work tree around it, or else the user's folder.
  ///
  /// - Parameter user: the user's folder, or `nil` for none.
  /// - Returns: `nil` if neither exists.
  package init?(around place: FilePath, user: @autoclosure () -> FilePath?) {
    let repository = (try? GitFolder.shared(around: place)) ?? nil
    guard let folder = repository?.appending(Self.name) ?? user() else { return nil }
    path = folder
  }

  /// The cache folder of a user.
  package init(ofUser folder: FilePath) { path = folder }

  private static let name = "strex"

  /// The cache folder of the user who runs the process: `~/.cache/strex`, or `~/Library/Caches/strex` on macOS.
  package static var ofUser: FilePath? {
    FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first.map {
      FilePath($0.path).appending(name)
    }
  }

  package func file(_ prefix: String, _ key: Digest) -> FilePath { path.appending(prefix + key.text) }

  /// Creates the folder with access only for the user.
  private func make() {
    let isPrivate: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
    // A user may have no cache folder yet. A git directory must exist already.
    try? FileManager.default.createDirectory(
      atPath: path.string, withIntermediateDirectories: true, attributes: isPrivate)
  }

  /// Writes a file completely. If this fails, the next run only takes longer.
  package func write(_ bytes: ContiguousArray<UInt8>, to file: FilePath) {
    if !FileStatus.exists(path.string) { make() }
    try? AtomicFile.replacing(file.string, isDurable: false).write(bytes)
    TemporaryFiles.remove(in: path)
  }

  /// Returns the files with the given prefixes.
  package func files(_ prefixes: [String]) -> [FilePath] {
    let names = (try? FolderEntries(of: path))?.entries.map(\.name) ?? []
    return names.filter { name in prefixes.contains(where: name.hasPrefix) }.map(path.appending)
  }

  /// Removes the oldest files of a kind if there are more than `capacity`, and keeps half of `capacity`.
  package func removeOldest(of prefix: String, beyond capacity: Int) {
    let files = files([prefix])
    guard files.count > capacity else { return }
    let dated = files.compactMap { file -> (path: String, modified: FileStatus.Time)? in
      (try? FileStatus(of: file.string)).map { (file.string, $0.modified) }
    }
    let newestFirst = dated.sorted { $1.modified < $0.modified }
    for (path, _) in newestFirst.dropFirst(capacity / 2) { unlink(path) }
  }
}
