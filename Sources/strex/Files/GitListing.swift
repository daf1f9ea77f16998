import Foundation
import ProjectLayout

/// Asks git for the files of a work tree.
enum GitListing {
  /// The tracked files and those that are neither tracked nor ignored, as seen from `folder`; a nested repository or
  /// submodule is one entry. `nil` when git is missing or refuses.
  static func names(in folder: FilePath) -> Set<String>? {
    guard let bytes = Git.output(["ls-files", "-co", "--exclude-standard", "-z"], in: folder) else { return nil }
    return Set(bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
  }
}
