/// Maps offsets of a text to lines and columns by binary search. Build it once for each file.
package struct LineTable: Sendable {
  private var starts: ContiguousArray<UInt32>
  private let end: Int

  /// - Parameters:
  ///   - start: the offset of the first line, after a byte order mark.
  ///   - end: the number of bytes.
  package init(start: Int = 0, end: Int) { self.init(starts: [UInt32(truncatingIfNeeded: start)], end: end) }

  /// - Parameter starts: the offset of each line's first byte. There is at least one.
  package init(starts: ContiguousArray<UInt32>, end: Int) {
    self.starts = starts
    self.end = end
  }

  /// Creates the line table of a text in UTF-8. Lines end with LF, CR LF or CR.
  package init(_ bytes: ContiguousArray<UInt8>) {
    self.init(end: bytes.count)
    for (offset, byte) in bytes.enumerated() where byte.isLineBreak {
      let isPair = byte == .carriageReturn && offset + 1 < bytes.count && bytes[offset + 1] == .lineFeed
      if !isPair { append(offset + 1) }
    }
  }

  /// Returns a text with the line ends of another version of it, which git may have converted.
  package static func text(
    _ bytes: ContiguousArray<UInt8>, withLineEndsOf other: ContiguousArray<UInt8>
  ) -> ContiguousArray<UInt8> {
    let hasPairs = other.contains(.carriageReturn)
    if hasPairs == bytes.contains(.carriageReturn) { return bytes }
    let lines = bytes.split(separator: .lineFeed, omittingEmptySubsequences: false).map { line in
      hasPairs || line.last != .carriageReturn ? line : line.dropLast()
    }
    return ContiguousArray(lines.joined(separator: hasPairs ? [.carriageReturn, .lineFeed] : [.lineFeed]))
  }

  /// Appends a line that begins at an offset.
  package mutating func append(_ start: Int) { starts.append(UInt32(truncatingIfNeeded: start)) }

  /// Appends the lines of another text that begin in a range of its bytes, except at its start.
  package mutating func append(linesOf other: LineTable, beginningIn range: Range<Int>, movedBy shift: Int) {
    let first = other.starts.firstIndex(sortedSo: { Int($0) > range.lowerBound })
    let begun = other.starts[first...].prefix { $0 <= range.upperBound }
    starts.append(contentsOf: begun.lazy.map { UInt32(truncatingIfNeeded: Int($0) + shift) })
  }

  /// The number of lines. An empty text has one.
  package var count: Int { starts.count }

  /// Returns the 1-based line and byte column of an offset. Offsets outside the text give its first or last position.
  package func place(of offset: Int) -> (line: Int, column: Int) {
    let offset = min(offset, end)
    let line = max(1, starts.firstIndex(sortedSo: { Int($0) > offset }))
    return (line, max(1, offset - Int(starts[line - 1]) + 1))
  }

  /// Returns the 1-based line and byte column of a single offset in a text whose lines end with LF. For many offsets,
  /// make a table.
  package static func place(of offset: Int, in bytes: ContiguousArray<UInt8>) -> (line: Int, column: Int) {
    let before = bytes[..<offset]
    let start = before.lastIndex(of: .lineFeed).map { $0 + 1 } ?? 0
    return (before.reduce(1) { $1 == .lineFeed ? $0 + 1 : $0 }, offset - start + 1)
  }

  /// Returns the number of line breaks in a text in UTF-8 or UTF-16: LF, CR, and CR LF.
  package static func breaks(in bytes: ContiguousArray<UInt8>) -> Int {
    var (count, last) = (0, UInt8(0))
    // A zero is the other half of a character in UTF-16.
    for byte in bytes where byte != 0 {
      if byte == .carriageReturn || byte == .lineFeed && last != .carriageReturn { count += 1 }
      last = byte
    }
    return count
  }

  /// Returns the bytes of a 1-based line including its line break, or `nil` if the text has no such line.
  package func bytes(ofLine line: Int) -> Range<Int>? {
    guard starts.indices.contains(line - 1) else { return nil }
    return Int(starts[line - 1])..<(line < starts.count ? Int(starts[line]) : end)
  }
}
