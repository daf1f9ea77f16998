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

  /// Returns those paths below a folder of a work tree that git ignores, or `nil` if git fails. They need not exist.
  package static func ignored(_ paths: [FilePath], in folder: FilePath) -> Set<FilePath>? {
    let names = paths.compactMap { $0.relative(to: folder)?.string }
    let input = Array(names.map { $0 + "\0" }.joined().utf8)
    // Exit code 1 means that none of them is ignored.
    let words = ["check-ignore", "-z", "--stdin"]
    let answer = Git.names(words, in: folder, input: input, binding: .bound, answers: [0, 1])
    return answer.map { Set($0.map(folder.appending)) }
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

/// The paths of submodules in a `.gitmodules` file.
struct SubmoduleList {
  /// Relative to the work tree.
  let paths: [String]

  init(_ bytes: ContiguousArray<UInt8>) {
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    paths = lines.compactMap { line -> String? in
      let parts = line.split(separator: "=", maxSplits: 1).map { part in
        String(part.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
      }
      guard parts.count == 2, parts[0] == "path" else { return nil }
      return parts[1].hasPrefix("\"") ? String(parts[1].dropFirst().dropLast()) : parts[1]
    }
  }
}
