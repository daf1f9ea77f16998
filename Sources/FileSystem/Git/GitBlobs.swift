import ProjectModel
import TextBasics

/// Reads contents from git's object store.
package enum GitBlobs {
  /// Returns the contents of each object, or `nil` for a missing object.
  /// - Parameter names: the names of objects, such as identifiers, without line breaks.
  package static func read(_ names: [String], in folder: FilePath) -> [ContiguousArray<UInt8>?]? {
    if names.isEmpty { return [] }
    let words = ["cat-file", "--batch", "--buffer"]
    guard let answers = Git.output(words, in: folder, input: requests(names), binding: .bound) else { return nil }
    let found = contents(answers)
    return found.count == names.count ? found : nil
  }

  private static func requests(_ names: [String]) -> [UInt8] { Array(names.map { $0 + "\n" }.joined().utf8) }

  /// Returns the problem that git has not answered ``read(_:in:)``, with git's reason. In a partial clone, git may need
  /// a server.
  /// - Parameter what: the requested data, as text after "git failed to read".
  package static func problem(_ path: String, _ what: String, _ names: [String], in folder: FilePath) -> FileError {
    let refusal = Git.refusal(["cat-file", "--batch-check"], in: folder, input: requests(names), binding: .bound)
    return FileError(path, "git failed to read \(what)" + (refusal.map { ": " + $0 } ?? ""))
  }

  /// Splits the answers. Each is a line that ends in the byte count, followed by the bytes and a line break, or only a
  /// line.
  package static func contents(_ bytes: ContiguousArray<UInt8>) -> [ContiguousArray<UInt8>?] {
    var blobs: [ContiguousArray<UInt8>?] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: .lineFeed) {
      let words = rest[..<end].split(separator: .space)
      rest = rest[(end + 1)...]
      guard words.count == 3, let count = Int(String(decoding: words[2], as: UTF8.self)), count < rest.count else {
        blobs.append(nil)
        continue
      }
      blobs.append(ContiguousArray(rest.prefix(count)))
      rest = rest.dropFirst(count + 1)
    }
    return blobs
  }

  /// Returns the blobs of a commit's regular files by path relative to the top, or `nil` if git fails.
  package static func names(
    ofFilesIn commit: String, in top: FilePath, where isMeant: (FilePath) -> Bool
  ) -> [FilePath: String]? {
    guard let bytes = Git.output(["ls-tree", "-r", "-z", "--full-tree", commit], in: top) else { return nil }
    var blobs: [FilePath: String] = [:]
    for line in bytes.split(separator: 0) {
      guard let tab = line.firstIndex(of: .tab) else { continue }
      let words = line[..<tab].split(separator: .space)
      let path = FilePath(String(decoding: line[(tab + 1)...], as: UTF8.self))
      guard words.count == 3, words[0].starts(with: "100".utf8), isMeant(path) else { continue }
      blobs[path] = String(decoding: words[2], as: UTF8.self)
    }
    return blobs
  }
}
