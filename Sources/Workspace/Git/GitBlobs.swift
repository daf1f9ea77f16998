import ProjectLayout
import TextBasics

/// Reads contents from git's object store.
package enum GitBlobs {
  /// The contents of each object; `nil` for one that does not exist.
  /// - Parameter names: the names of objects, such as identifiers, without line breaks.
  package static func read(_ names: [String], in folder: FilePath) -> [ContiguousArray<UInt8>?]? {
    if names.isEmpty { return [] }
    let requests = Array(names.map { $0 + "\n" }.joined().utf8)
    guard let answers = Git.output(["cat-file", "--batch", "--buffer"], in: folder, input: requests, binding: .bound)
    else { return nil }
    let found = contents(answers)
    return found.count == names.count ? found : nil
  }

  /// Splits the answers: a line that ends in the number of bytes, followed by the bytes and a line break, or only a
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
}
