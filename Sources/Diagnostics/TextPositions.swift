import TextBasics

/// Converts byte offsets and byte columns of a file to positions in UTF-16. Build it once for each file.
public struct TextPositions: Sendable {
  private let bytes: ContiguousArray<UInt8>
  private let lines: LineTable
  /// The number of units before each block of bytes, so that a position at the end of a long line takes no longer than
  /// any other.
  private var marks: [Int] = []
  private static let stretch = 256

  /// - Parameter bytes: the file, as UTF-8. Lines end with LF, CR LF or CR.
  public init(_ bytes: ContiguousArray<UInt8>) {
    self.bytes = bytes
    lines = LineTable(bytes)
    var units = 0
    for (offset, byte) in bytes.enumerated() {
      if offset % Self.stretch == 0 { marks.append(units) }
      units += Self.units(byte)
    }
  }

  /// Returns the position of a byte offset. Offsets outside the file give its first or last position.
  public func position(at offset: Int) -> TextPosition {
    let offset = min(max(offset, 0), bytes.count)
    let place = lines.place(of: offset)
    return TextPosition(line: place.line, column: units(from: offset - place.column + 1, to: offset) + 1)
  }

  /// Returns the position of a 1-based line and its 1-based column in bytes, as compilers count.
  public func position(line: Int, byteColumn: Int) -> TextPosition {
    guard let range = lines.bytes(ofLine: line) else { return TextPosition(line: line, column: byteColumn) }
    let offset = min(range.lowerBound + max(byteColumn - 1, 0), range.upperBound)
    return TextPosition(line: line, column: units(from: range.lowerBound, to: offset) + 1)
  }

  private func units(from start: Int, to end: Int) -> Int { units(before: end) - units(before: start) }

  private func units(before offset: Int) -> Int {
    guard !marks.isEmpty else { return 0 }
    let mark = min(offset / Self.stretch, marks.count - 1)
    return bytes[(mark * Self.stretch)..<offset].reduce(into: marks[mark]) { $0 += Self.units($1) }
  }

  /// Returns the UTF-16 units of the scalar that begins with a byte: two for scalars of four bytes, otherwise one; none
  /// for bytes within a scalar.
  private static func units(_ byte: UInt8) -> Int { byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1 }
}
