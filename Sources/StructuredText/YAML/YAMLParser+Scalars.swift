import TextBasics

// Plain and quoted scalars.
extension YAMLParser {
  /// Parses a plain text in the rest of a line, without trailing blanks.
  mutating func plain(inFlow: Bool) -> String {
    let start = cursor.position
    var end = start
    while let byte = cursor.byte, !byte.isLineBreak, !cursor.isAtComment || cursor.position == start {
      if byte == .colon, cursor.hasGap(after: 1) || inFlow && (cursor.byte(after: 1)?.isFlowIndicator ?? true) { break }
      if inFlow, byte.isFlowIndicator { break }
      cursor.advance()
      if !byte.isBlank { end = cursor.position }
    }
    return String(decoding: cursor.bytes[start..<end], as: UTF8.self)
  }

  /// Parses a plain text that may continue on further lines with more indentation than its parent.
  mutating func plainLines(in parent: Int) throws(ParseError) -> String {
    try refuseIndicator()
    var folding = YAMLFolding(plain(inFlow: false))
    while true {
      try endLine(after: "the string")
      let line = cursor
      try skipToContent()
      let skipped = cursor.line - line.line
      guard cursor.byte != nil, !cursor.isAtMarker, cursor.indent > parent, skipped > 0, !hasComment(line) else {
        return folding.text
      }
      folding.add(plain(inFlow: false), breaks: skipped)
    }
  }

  /// Returns whether a comment is between a line's text and the cursor: it ends the text.
  private func hasComment(_ line: YAMLCursor) -> Bool {
    cursor.bytes[line.position..<cursor.position].contains(.pound)
      || line.position > 0 && cursor.bytes[line.lineStart..<line.position].contains(.pound) && endsInComment(line)
  }

  private func endsInComment(_ line: YAMLCursor) -> Bool {
    let bytes = cursor.bytes[line.lineStart..<line.position]
    return bytes.indices.contains { bytes[$0] == .pound && ($0 == bytes.startIndex || bytes[$0 - 1].isBlank) }
  }

  mutating func plainInFlow() throws(ParseError) -> String {
    try refuseIndicator()
    var folding = YAMLFolding(plain(inFlow: true))
    while cursor.isAtLineEnd, cursor.byte != nil {
      let line = cursor.line
      try skipToContent()
      guard let byte = cursor.byte, !byte.isFlowIndicator, byte != .colon, !cursor.isAtMarker else { break }
      folding.add(plain(inFlow: true), breaks: cursor.line - line)
    }
    return folding.text
  }

  private static let indicators: Set<UInt8> = [.at, .backtick, .percent, .comma, .rightSquare, .rightBrace]

  private func refuseIndicator() throws(ParseError) {
    guard let byte = cursor.byte, Self.indicators.contains(byte) else { return }
    let text = String(decoding: [byte], as: UTF8.self)
    throw cursor.problem("a string that begins with \(TerminalSafeText.word(text)) must be quoted")
  }

  /// Parses a text in quotes, which may span several lines.
  mutating func quoted() throws(ParseError) -> String {
    let start = cursor
    let quote = cursor.byte
    cursor.advance()
    var bytes: [UInt8] = []
    // The length of the text up to the last byte that is not a blank or is the result of an escape.
    var solid = 0
    while let byte = cursor.byte {
      if byte == quote {
        cursor.advance()
        guard quote == .apostrophe, cursor.byte == .apostrophe else { return String(decoding: bytes, as: UTF8.self) }
        bytes.append(byte)
        cursor.advance()
        solid = bytes.count
      } else if byte == .backslash, quote == .quote {
        try escape(into: &bytes)
        solid = bytes.count
      } else if byte.isLineBreak {
        bytes.removeLast(bytes.count - solid)
        bytes += foldedBreak()
        solid = bytes.count
        if cursor.isAtMarker { break }
      } else {
        bytes.append(byte)
        cursor.advance()
        if !byte.isBlank { solid = bytes.count }
      }
    }
    throw start.problem("the quotation mark is not closed")
  }

  /// Returns the text for a line break in a quoted text: a space, or the empty lines that follow.
  private mutating func foldedBreak() -> [UInt8] {
    var breaks = 0
    while let byte = cursor.byte, byte.isLineBreak {
      cursor.skipLineBreak()
      breaks += 1
      cursor.skipBlanks()
    }
    return breaks == 1 ? [.space] : Array(repeating: .lineFeed, count: breaks - 1)
  }

  private static let escapes: [UInt8: [UInt8]] = [
    .ascii("n"): [.lineFeed], .ascii("t"): [.tab], .tab: [.tab], .ascii("r"): [.carriageReturn], .quote: [.quote],
    .backslash: [.backslash], .slash: [.slash], .space: [.space], .zero: [0], .ascii("a"): [7], .ascii("b"): [8],
    .ascii("e"): [0x1B], .ascii("f"): [12], .ascii("v"): [11], .underscore: Array("\u{A0}".utf8),
    .ascii("N"): Array("\u{85}".utf8), .ascii("L"): Array("\u{2028}".utf8), .ascii("P"): Array("\u{2029}".utf8),
  ]

  private mutating func escape(into bytes: inout [UInt8]) throws(ParseError) {
    let start = cursor
    cursor.advance()
    guard let byte = cursor.byte else { return }
    if byte.isLineBreak {
      cursor.skipLineBreak()
      return cursor.skipBlanks()
    }
    if let known = Self.escapes[byte] {
      bytes += known
      return cursor.advance()
    }
    let lengths: [UInt8: Int] = [.ascii("x"): 2, .ascii("u"): 4, .ascii("U"): 8]
    guard let length = lengths[byte] else { throw start.problem("unknown escape sequence") }
    var value: UInt32 = 0
    for offset in 1...length {
      guard let digit = cursor.byte(after: offset)?.hexDigitValue else {
        throw start.problem("the escape sequence has too few digits")
      }
      value = value << 4 | digit
    }
    guard let scalar = Unicode.Scalar(value) else {
      throw start.problem("the escape sequence is not a valid character")
    }
    bytes += Array(String(Character(scalar)).utf8)
    cursor.advance(length + 1)
  }
}

/// Joins the lines of a text: one line break becomes a space, further ones are kept.
struct YAMLFolding {
  private(set) var text: String

  init(_ text: String) { self.text = text }

  mutating func add(_ line: String, breaks: Int) {
    text += (breaks == 1 ? " " : String(repeating: "\n", count: breaks - 1)) + line
  }
}
