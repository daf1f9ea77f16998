import Foundation
import ProjectLayout

/// Asks git for the files of a work tree.
struct GitListing {
  /// The tracked files and those that are neither tracked nor ignored, as seen from the folder; a nested repository or
  /// submodule is one entry.
  private(set) var names: Set<String> = []
  /// Those of them that a sparse checkout leaves out.
  private(set) var leftOut: Set<String> = []

  /// `nil` when git is missing or refuses.
  init?(of folder: FilePath) {
    guard let bytes = Git.output(["ls-files", "-co", "--exclude-standard", "-t", "-z"], in: folder) else { return nil }
    for entry in bytes.split(separator: 0) {
      // A letter says what git has of the file, then comes a space.
      let name = String(decoding: entry.dropFirst(2), as: UTF8.self)
      names.insert(name)
      if entry.first == UInt8(ascii: "S") { leftOut.insert(name) }
    }
  }
}
