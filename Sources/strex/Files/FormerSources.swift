import Foundation
import ProjectLayout

/// The sources of a work tree as they were at an earlier commit, those that have changed since.
struct FormerSources {
  /// Absolute paths of changed files with their former bytes.
  private(set) var files: [(path: FilePath, bytes: ContiguousArray<UInt8>)] = []

  /// More changed files than that are no edit: a search through all of them would take longer than it is worth.
  private static let limit = 1000

  /// - Parameters:
  ///   - root: the top of the work tree.
  ///   - catalogs: the commit that last touched one of these is taken: the code was in step with them then.
  init(of root: FilePath, catalogs: [FilePath]) {
    let paths = catalogs.compactMap { $0.relative(to: root)?.string }
    let log = Git.output(["log", "-1", "--format=%H", "--"] + paths, in: root)
    guard !paths.isEmpty, let commit = log.map(Self.line), !commit.isEmpty else { return }
    let options = ["diff", "--name-only", "-z", "--no-renames", "--no-ext-diff", "--diff-filter=DMT", commit]
    guard let list = Git.output(options + ["--", "*.swift"], in: root) else { return }
    let names = list.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }.filter { !$0.contains("\n") }
    guard !names.isEmpty, names.count <= Self.limit else { return }
    let requests = names.map { "\(commit):\($0)\n" }.joined()
    guard let answers = Git.output(["cat-file", "--batch"], in: root, input: requests) else { return }
    for (name, bytes) in zip(names, Self.blobs(answers)) {
      if let bytes { files.append((root.appending(name), bytes)) }
    }
  }

  private static func line(_ data: Data) -> String {
    String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  /// The answers one by one: a line that ends in the number of bytes, the bytes and a line break, or a line alone.
  private static func blobs(_ data: Data) -> [ContiguousArray<UInt8>?] {
    var blobs: [ContiguousArray<UInt8>?] = []
    var rest = data[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let words = rest[..<end].split(separator: UInt8(ascii: " "))
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
