import Diagnostics
import TextBasics

/// The text of a document, with the positions where its lines begin.
struct DocumentText: Sendable {
  private(set) var bytes: ContiguousArray<UInt8>
  private var lines: LineTable

  init(_ bytes: ContiguousArray<UInt8>) {
    self.bytes = bytes
    lines = LineTable(bytes)
  }

  /// Returns the range of a 0-based line, without its line break. Empty if the line does not exist.
  func line(_ number: Int) -> Range<Int> {
    guard number >= 0, number < Int.max, let range = lines.bytes(ofLine: number + 1) else {
      return bytes.count..<bytes.count
    }
    let end = bytes[range].lastIndex { !$0.isLineBreak }.map { $0 + 1 } ?? range.lowerBound
    return range.lowerBound..<end
  }

  /// Returns the range of the line that contains an offset, without its line break.
  func line(ofOffset offset: Int) -> Range<Int> { line(lines.place(of: offset).line - 1) }

  /// Returns the end of the line that contains an offset.
  func endOfLine(at offset: Int) -> Int { max(offset, line(ofOffset: offset).upperBound) }

  /// Returns the offset of a line and a byte column, both 1-based.
  func offset(line: Int, byteColumn: Int) -> Int { self.line(line - 1).lowerBound + byteColumn - 1 }

  /// Returns the offset of a position. Positions after the end of a line or of the text are clamped.
  func offset(of position: DocumentPosition, _ encoding: PositionEncoding) -> Int {
    let line = line(position.line)
    var (offset, units) = (line.lowerBound, 0)
    while offset < line.upperBound {
      units += encoding.units(bytes[offset])
      if units > position.character { break }
      offset += 1
    }
    return offset
  }

  func position(of offset: Int, _ encoding: PositionEncoding) -> DocumentPosition {
    let place = lines.place(of: max(0, offset))
    return position(line: place.line, byteColumn: place.column, encoding)
  }

  /// Returns the position of a line and a byte column, both 1-based.
  func position(line: Int, byteColumn: Int, _ encoding: PositionEncoding) -> DocumentPosition {
    let range = self.line(line - 1)
    let end = min(range.lowerBound + max(0, byteColumn - 1), range.upperBound)
    let units = bytes[range.lowerBound..<max(range.lowerBound, end)].reduce(0) { $0 + encoding.units($1) }
    return DocumentPosition(line: max(0, line - 1), character: units)
  }

  /// Returns the line and the byte column of an offset, both 1-based.
  func place(of offset: Int) -> (line: Int, column: Int) { lines.place(of: offset) }

  /// Returns the byte range of a finding. Without an end, the range covers the rest of the line.
  func range(of range: TextRange) -> Range<Int> {
    func offset(_ position: TextPosition) -> Int {
      self.offset(of: DocumentPosition(line: position.line - 1, character: position.column - 1), .utf16)
    }
    let start = offset(range.start)
    return start..<max(start, range.end.map(offset) ?? endOfLine(at: start))
  }

  /// The line ending that the text uses.
  var lineEnding: String {
    let end = line(0).upperBound
    return end < bytes.count && bytes[end] == .carriageReturn ? "\r\n" : "\n"
  }

  /// Replaces a part of the text.
  mutating func replace(from start: Int, to end: Int, with text: String) {
    bytes.replaceSubrange(start..<max(start, end), with: Array(text.utf8))
    lines = LineTable(bytes)
  }
}

/// Maps ranges of a text to the text after one edit.
struct TextShift {
  private let prefix: Int
  private let suffix: Int
  private let counts: (old: Int, new: Int)

  init(from old: ContiguousArray<UInt8>, to new: ContiguousArray<UInt8>) {
    let shorter = min(old.count, new.count)
    let prefix = zip(old, new).prefix { $0 == $1 }.count
    let suffix = zip(old.reversed(), new.reversed()).prefix(shorter - prefix).prefix { $0 == $1 }.count
    (self.prefix, self.suffix, counts) = (prefix, suffix, (old.count, new.count))
  }

  /// The range of the old text that the edit replaces, and the range of the new text that replaces it.
  var edit: (old: Range<Int>, new: Range<Int>) { (prefix..<counts.old - suffix, prefix..<counts.new - suffix) }

  /// Returns the new range of a range in the old text, or `nil` if the edit overlaps it.
  func range(_ range: Range<Int>) -> Range<Int>? {
    if range.upperBound <= prefix { return range }
    guard range.lowerBound >= counts.old - suffix else { return nil }
    let distance = counts.new - counts.old
    return range.lowerBound + distance..<range.upperBound + distance
  }
}

/// The unit of columns. All columns are 0-based.
enum PositionEncoding: String {
  case utf8 = "utf-8"
  /// The encoding that every client supports.
  case utf16 = "utf-16"

  /// Returns the number of units of the scalar that begins with a byte, or 0 for bytes within a scalar.
  func units(_ byte: UInt8) -> Int {
    switch self {
    case .utf8: 1
    case .utf16: byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
    }
  }
}

/// A position in a document as LSP defines it, with 0-based line and column.
struct DocumentPosition: Equatable {
  var line: Int
  var character: Int
}
