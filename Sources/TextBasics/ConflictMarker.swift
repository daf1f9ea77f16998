/// The lines that git leaves in a file after a merge with conflicts.
package enum ConflictMarker {
  /// The message about a file that contains one.
  package static let complaint = "the file contains a merge conflict; resolve it first"

  /// Returns the next step if a message about a file is the complaint, because strex can merge some formats.
  package static func help(for message: String, file: String) -> String? {
    let isMergeable = [".xcstrings", ".strings", ".stringsdict"].contains(where: file.hasSuffix)
    return message == complaint && isMergeable ? "during a merge, run `strex merge --unmerged`" : nil
  }

  /// Returns the 1-based line of the first `<<<<<<< `, if a line with `>>>>>>> ` follows it.
  package static func line(in bytes: ContiguousArray<UInt8>) -> Int? {
    guard let start = bytes.indices.first(where: { bytes[$0] == .less && isMarker(at: $0, in: bytes) }),
      bytes[start...].indices.contains(where: { bytes[$0] == .greater && isMarker(at: $0, in: bytes) })
    else { return nil }
    return bytes[..<start].count { $0 == .lineFeed } + 1
  }

  /// Returns whether `<<<<<<<`, `|||||||`, `=======` or `>>>>>>>` is at an offset and at the beginning of a line.
  package static func isMarker(at position: Int, in bytes: ContiguousArray<UInt8>) -> Bool {
    let byte = bytes[position]
    let marks: [UInt8] = [.less, .pipe, .equal, .greater]
    let startsLine = position == 0 || bytes[position - 1] == .lineFeed || bytes[position - 1] == .carriageReturn
    guard startsLine, marks.contains(byte), position + 7 <= bytes.count else { return false }
    return bytes[position..<position + 7].allSatisfy { $0 == byte }
  }
}
