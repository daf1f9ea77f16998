import Foundation
import ProjectLayout
import TextBasics

/// Asks git for the files of a work tree.
package struct GitListing {
  /// The tracked files and those that are neither tracked nor ignored, relative to the folder; a nested repository or
  /// submodule is one entry.
  package private(set) var names: Set<String> = []
  /// The names among them that a sparse checkout leaves out.
  package private(set) var leftOut: Set<String> = []

  /// Fails when git is missing or refuses.
  package init?(of folder: FilePath) {
    guard let bytes = Git.output(["ls-files", "-co", "--exclude-standard", "-t", "-z"], in: folder) else { return nil }
    for entry in bytes.split(separator: 0) {
      // Each entry is a letter for the file's state, a space and the name.
      let name = String(decoding: entry.dropFirst(2), as: UTF8.self)
      names.insert(name)
      if entry.first == .ascii("S") { leftOut.insert(name) }
    }
  }

  /// Whether the work tree around a folder has a sparse checkout, as far as this can be read.
  package static func isSparse(_ folder: FilePath) throws(FileProblem) -> Bool {
    do throws(FileProblem) {
      for top in sequence(first: folder, next: \.folder) {
        let mark = top.appending(".git")
        guard let status = try FileStatus.ifThere(mark.string) else { continue }
        let repository = status.kind == .folder ? mark : try GitFolder.linked(from: mark, in: top)
        return try FileStatus.ifThere(repository.appending("info/sparse-checkout").string) != nil
      }
      return false
    } catch {
      if error.isRefusal { return false }
      throw error
    }
  }
}
