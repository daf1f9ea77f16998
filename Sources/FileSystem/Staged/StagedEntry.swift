import TextBasics

/// An entry of git's index.
package struct StagedEntry: Sendable, Equatable {
  package enum Kind: Equatable { case file, link, submodule }

  /// The mode in octal digits, such as `100644`.
  package let mode: String
  /// The blob's identifier in hexadecimal digits.
  package let blob: String
  /// The path relative to the top of the work tree.
  package let name: String
  /// 0, or 1 to 3 for a side of a merge.
  package let stage: Int

  /// - Parameter record: `mode SP blob SP stage TAB name`, as `git ls-files -s -z` prints it.
  package init?(_ record: ArraySlice<UInt8>) {
    let space = UInt8.space
    guard let tab = record.firstIndex(of: .tab), let first = record[..<tab].firstIndex(of: space),
      let second = record[..<tab].lastIndex(of: space), first < second,
      let stage = Int(String(decoding: record[(second + 1)..<tab], as: UTF8.self))
    else { return nil }
    mode = String(decoding: record[..<first], as: UTF8.self)
    blob = String(decoding: record[(first + 1)..<second], as: UTF8.self)
    name = String(decoding: record[(tab + 1)...], as: UTF8.self)
    self.stage = stage
  }

  package var kind: Kind {
    switch mode {
    case "120000": .link
    case "160000": .submodule
    default: .file
    }
  }

  /// Whether the blob is empty, by the empty blob's identifiers in both hash formats of git.
  package var isEmpty: Bool {
    blob == "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391"
      || blob == "473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813"
  }
}
