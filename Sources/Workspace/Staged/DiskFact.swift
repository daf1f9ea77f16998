import Foundation
import ProjectLayout

/// A fact that a run over the index has learned from the disk.
package enum DiskFact: Hashable, Codable, Sendable {
  /// The file system's status of a path; `nil` where nothing existed.
  case status(path: String, String?)
  /// The names in a folder with an ending.
  case names(folder: String, suffix: String, [String])
  /// The subset of some paths that git ignores.
  case ignored(paths: [String], [String])

  package static func status(of path: FilePath) -> DiskFact {
    .status(path: path.string, (try? FileStatus(of: path.string)).map(\.fingerprint))
  }

  package static func names(in folder: FilePath, endingIn suffix: String) -> DiskFact {
    let names = (try? FolderEntries(of: folder))?.entries.map(\.name).filter { $0.hasSuffix(suffix) } ?? []
    return .names(folder: folder.string, suffix: suffix, names)
  }

  /// Whether the fact still holds.
  package func holds(in list: StagedList) -> Bool {
    switch self {
    case .status(let path, _): DiskFact.status(of: FilePath(path)) == self
    case .names(let folder, let suffix, _): DiskFact.names(in: FilePath(folder), endingIn: suffix) == self
    case .ignored(let paths, let ignored):
      (try? list.ignored(paths.map { FilePath($0) }))?.map(\.string).sorted() == ignored
    }
  }
}

extension FileStatus {
  /// A text that differs for different versions of a file, unless they were written within one tick of the clock.
  fileprivate var fingerprint: String {
    "\(kind) \(identity.device) \(identity.number) \(size) \(modified.map(String.init).joined(separator: "."))"
  }
}
