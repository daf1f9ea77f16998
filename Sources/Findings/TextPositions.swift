/// The lines of a file: byte offsets and byte columns become positions in UTF-16. Build it once a file.
public struct TextPositions: Sendable {
  private let bytes: ContiguousArray<UInt8>
  /// The offset of each line's first byte.
  private var starts: [Int] = [0]
  /// How many units stand before each stretch of bytes: a place far out in a long line is as near as any other.
  private var marks: [Int] = []
  private static let stretch = 256

  /// - Parameter bytes: the file, as UTF-8. Lines end with LF, CR LF or CR.
  public init(_ bytes: ContiguousArray<UInt8>) {
    self.bytes = bytes
    var units = 0
    for (offset, byte) in bytes.enumerated() {
      if offset % Self.stretch == 0 { marks.append(units) }
      units += Self.units(byte)
      let isBreak =
        byte == UInt8(ascii: "\n")
        || byte == UInt8(ascii: "\r") && (offset + 1 == bytes.count || bytes[offset + 1] != UInt8(ascii: "\n"))
      if isBreak { starts.append(offset + 1) }
    }
  }

  /// The position of a byte offset; one outside the file answers with its first or last position.
  public func position(at offset: Int) -> TextPosition {
    let offset = min(max(offset, 0), bytes.count)
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return TextPosition(line: low + 1, column: units(from: starts[low], to: offset) + 1)
  }

  /// The position of a 1-based line and its 1-based column in bytes, as compilers count.
  public func position(line: Int, byteColumn: Int) -> TextPosition {
    guard starts.indices.contains(line - 1) else { return TextPosition(line: line, column: byteColumn) }
    let start = starts[line - 1]
    let end = line < starts.count ? starts[line] : bytes.count
    let offset = min(start + max(byteColumn - 1, 0), end)
    return TextPosition(line: line, column: units(from: start, to: offset) + 1)
  }

  /// A line without its line break and the white space around it, as text; empty for a line that is not there.
  public func trimmedLine(_ line: Int) -> String {
    guard starts.indices.contains(line - 1) else { return "" }
    let range = starts[line - 1]..<(line < starts.count ? starts[line] : bytes.count)
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    let text = bytes[range].drop(while: isSpace)
    let end = text.lastIndex { !isSpace($0) }.map { $0 + 1 } ?? text.startIndex
    return String(decoding: text[text.startIndex..<end], as: UTF8.self)
  }

  private func units(from start: Int, to end: Int) -> Int { units(before: end) - units(before: start) }

  private func units(before offset: Int) -> Int {
    guard !marks.isEmpty else { return 0 }
    let mark = min(offset / Self.stretch, marks.count - 1)
    return bytes[(mark * Self.stretch)..<offset].reduce(into: marks[mark]) { $0 += Self.units($1) }
  }

  /// Scalars of four bytes have two units, others have one; bytes within a scalar have none.
  private static func units(_ byte: UInt8) -> Int { byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1 }
}
