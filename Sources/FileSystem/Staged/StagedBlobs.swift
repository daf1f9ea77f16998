import Foundation
import ProjectModel

/// The contents of git's blobs, each read once. Blobs that are known to be needed are read together.
package final class StagedBlobs: @unchecked Sendable {
  private let top: FilePath
  private let lock = NSLock()
  private var blobs: [String: ContiguousArray<UInt8>] = [:]

  package init(_ top: FilePath) { self.top = top }

  /// - Throws: if git does not answer.
  package func load(_ names: [String]) throws(FileError) {
    let missing = lock.withLock { Set(names).filter { blobs[$0] == nil } }.sorted()
    guard let contents = GitBlobs.read(missing, in: top) else {
      throw GitBlobs.problem(top.string, "the staged files", missing, in: top)
    }
    lock.withLock {
      for (name, bytes) in zip(missing, contents) { blobs[name] = bytes }
    }
  }

  /// Returns the contents of a blob, or `nil` if it does not exist.
  package func contents(of name: String) -> ContiguousArray<UInt8>? {
    if let known = lock.withLock({ blobs[name] }) { return known }
    try? load([name])
    return lock.withLock { blobs[name] }
  }
}
