import Foundation
import ProjectModel

/// The results of searches for files below folders, so that each folder is walked once.
final class FileSearches: @unchecked Sendable {
  private let lock = NSLock()
  private var found: [FilePath: [FilePath]?] = [:]

  /// - Parameter search: finds the files; returns `nil` if it is unknown which files exist.
  func files(named name: String, below folder: FilePath, _ search: () -> [FilePath]?) -> [FilePath]? {
    let place = folder.appending(name)
    if let known = lock.withLock({ found[place] }) { return known }
    let files = search()
    lock.withLock { found[place] = .some(files) }
    return files
  }
}
