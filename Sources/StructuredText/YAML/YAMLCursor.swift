import TextBasics

/// A position in YAML text, with its line.
struct YAMLCursor {
  let bytes: ContiguousArray<UInt8>
  private(set) var position: Int
  /// 1-based.
  private(set) var line = 1
  private(set) var lineStart: Int

  init(_ bytes: ContiguousArray<UInt8>) {
    self.bytes = bytes
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    lineStart = position
  }

  /// The byte at the position, or `nil` at the end.
  var byte: UInt8? { position < bytes.count ? bytes[position] : nil }
  /// Returns the byte at an offset from the position, or `nil` after the end.
  func byte(after count: Int) -> UInt8? { position + count < bytes.count ? bytes[position + count] : nil }
  /// The number of bytes before the position in its line.
  var indent: Int { position - lineStart }
  var isAtLineEnd: Bool { byte.map(\.isLineBreak) ?? true }

  /// Returns whether a blank, a line break or the end is at an offset from the position.
  func hasGap(after count: Int) -> Bool { byte(after: count).map { $0.isBlank || $0.isLineBreak } ?? true }

  mutating func advance(_ count: Int = 1) { position += count }

  mutating func skipBlanks() {
    while let byte, byte.isBlank { position += 1 }
  }

  mutating func skipSpaces() {
    while byte == .space { position += 1 }
  }

  /// Skips a line break; CR LF is one.
  mutating func skipLineBreak() {
    if byte == .carriageReturn, self.byte(after: 1) == .lineFeed { position += 1 }
    position += 1
    line += 1
    lineStart = position
  }

  mutating func skipLine() {
    while !isAtLineEnd { position += 1 }
  }

  /// Whether `---` or `...` begins the line at the position.
  var isAtMarker: Bool { indent == 0 && (isAt(.minus) || isAt(.period)) }

  /// Returns whether three of a byte and a gap follow.
  func isAt(_ mark: UInt8) -> Bool {
    byte == mark && byte(after: 1) == mark && byte(after: 2) == mark && hasGap(after: 3)
  }

  /// Whether a comment begins here: `#` at the beginning of a line or after a blank.
  var isAtComment: Bool { byte == .pound && (position == lineStart || bytes[position - 1].isBlank) }

  func problem(_ message: String) -> ParseError { ParseError(message, line: line, column: indent + 1) }
}
