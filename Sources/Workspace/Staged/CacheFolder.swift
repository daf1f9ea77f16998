import Foundation
import ProjectLayout

/// The folder below the git directory that keeps what later runs can do without finding out again. Whoever deletes it
/// loses time only.
package struct CacheFolder {
  private let path: FilePath

  /// All work trees of a repository share the folder.
  package init(of list: StagedList) { path = list.commonFolder.appending("strex") }

  package func file(_ prefix: String, _ key: Digest) -> FilePath { path.appending(prefix + key.text) }

  /// Writes a file whole; where that is impossible the next run takes longer, and that is all.
  package func write(_ bytes: ContiguousArray<UInt8>, to file: FilePath) {
    try? FileManager.default.createDirectory(atPath: path.string, withIntermediateDirectories: true)
    let status = try? FileStatus(of: file.string)
    try? AtomicFile(file.string, expected: status).write(bytes)
    TemporaryFiles.remove(in: path)
  }

  /// Lets the newest half stay of more files of a kind than these.
  package func removeOldest(of prefix: String, beyond capacity: Int) {
    let names = (try? FolderEntries(of: path))?.entries.map(\.name).filter { $0.hasPrefix(prefix) } ?? []
    guard names.count > capacity else { return }
    let dated = names.compactMap { name -> (path: String, modified: [Int])? in
      let path = path.appending(name).string
      return (try? FileStatus(of: path)).map { (path, $0.modified) }
    }
    let newestFirst = dated.sorted { $1.modified.lexicographicallyPrecedes($0.modified) }
    for (path, _) in newestFirst.dropFirst(capacity / 2) { unlink(path) }
  }
}
