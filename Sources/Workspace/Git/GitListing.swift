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
      guard let repository = try GitFolder.own(around: folder) else { return false }
      return try FileStatus.ifThere(repository.appending("info/sparse-checkout").string) != nil
    } catch {
      if error.isRefusal { return false }
      throw error
    }
  }
}
