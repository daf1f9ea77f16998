import Foundation
import ProjectLayout

/// The folder in the git directory that keeps results for later runs. Deleting it only costs time.
package struct CacheFolder {
  private let path: FilePath

  /// All work trees of a repository share the folder.
  package init(of list: StagedList) { path = list.commonFolder.appending("strex") }

  package func file(_ prefix: String, _ key: Digest) -> FilePath { path.appending(prefix + key.text) }

  /// Writes a whole file. Where that is impossible, the next run merely takes longer.
  package func write(_ bytes: ContiguousArray<UInt8>, to file: FilePath) {
    try? FileManager.default.createDirectory(atPath: path.string, withIntermediateDirectories: true)
    let status = try? FileStatus(of: file.string)
    try? AtomicFile(file.string, expected: status).write(bytes)
    TemporaryFiles.remove(in: path)
  }

  /// Removes the oldest files of a kind if there are more than `capacity`, so that half as many as that stay.
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
