import ProjectModel
import TextBasics

/// Asks git for the files of a work tree.
package struct GitListing {
  /// The tracked and the untracked files that git does not ignore, relative to the folder. A nested repository or
  /// submodule is one entry.
  package private(set) var names: Set<String> = []
  /// The names among them that a sparse checkout leaves out.
  package private(set) var leftOut: Set<String> = []

  private static let question = ["ls-files", "-co", "--exclude-standard", "-t", "-z"]

  /// Fails if git is missing or returns an error.
  package init?(of folder: FilePath) {
    guard let bytes = Git.output(Self.question, in: folder) else { return nil }
    for entry in bytes.split(separator: 0) {
      // Each entry is a letter for the file's state, a space and the name.
      let name = String(decoding: entry.dropFirst(2), as: UTF8.self)
      names.insert(name)
      if entry.first == .ascii("S") { leftOut.insert(name) }
    }
  }

  /// Throws if there is a work tree around a folder, although git failed to list it. Without git's list, ignored files
  /// and files outside of a sparse checkout would be treated like all others.
  /// - Throws: git's reason, unless this process may not access the repository either, as in sandboxes.
  package static func demandNone(around folder: FilePath) throws(FileError) {
    do throws(FileError) {
      guard let repository = try GitFolder.own(around: folder) else { return }
      let isSparse = try FileStatus.ifThere(repository.appending("info/sparse-checkout").string) != nil
      let refusal = Git.refusal(question, in: folder)
      if !isSparse, refusal == nil { return }
      let question = isSparse ? "the files outside the sparse checkout" : "the ignored files"
      throw FileError(folder.string, "git failed to list \(question)" + (refusal.map { ": " + $0 } ?? ""))
    } catch {
      if !error.isRefusal { throw error }
    }
  }
}
