import TextBasics

// Strings, comments and white space.
extension OldStyleScanner {
  /// Skips white space and records comments. An unterminated comment extends over the rest, as in CoreFoundation.
  mutating func skipSpace() {
    while let byte {
      if byte.isWhiteSpace {
        position += 1
      } else if isUnicodeLineBreak {
        position += 3
      } else if byte == .slash, next == .slash {
        skipLineComment()
      } else if byte == .slash, next == .asterisk {
        skipBlockComment()
      } else {
        return
      }
    }
  }

  private var next: UInt8? { position + 1 < bytes.count ? bytes[position + 1] : nil }

  /// Whether the position is at U+2028 or U+2029.
  private var isUnicodeLineBreak: Bool {
    position + 2 < bytes.count && bytes[position] == 0xE2 && bytes[position + 1] == 0x80
      && (bytes[position + 2] == 0xA8 || bytes[position + 2] == 0xA9)
  }

  private mutating func skipLineComment() {
    let start = position
    while let byte, !byte.isLineBreak, !isUnicodeLineBreak { position += 1 }
    addComment(start..<position, content: start + 2..<position, isLine: true)
  }

  private mutating func skipBlockComment() {
    let start = position
    position += 2
    while let byte {
      if byte == .asterisk, next == .slash {
        addComment(start..<position + 2, content: start + 2..<position, isLine: false)
        position += 2
        return
      }
      position += 1
    }
    addComment(start..<position, content: min(start + 2, position)..<position, isLine: false)
    warnings.append(source.problem("the comment is not closed, so the rest of the file is ignored", at: start))
  }

  private mutating func addComment(_ range: Range<Int>, content: Range<Int>, isLine: Bool) {
    let text = bytes[content].drop(while: \.isWhiteSpace)
    let end = text.lastIndex { !$0.isWhiteSpace }.map { $0 + 1 } ?? text.startIndex
    comments.append(.init(range: range, text: source.string(text.startIndex..<end), isLine: isLine))
  }

  /// Reads a quoted or bare string; returns `nil` if there is none at the position.
  mutating func stringIfThere() throws(StringsError) -> String? {
    guard let byte else { return nil }
    if byte == .quote || byte == .apostrophe { return try quoted(by: byte) }
    let start = position
    while let byte = self.byte, Self.isBare(byte) { position += 1 }
    return start == position ? nil : source.string(start..<position)
  }

  /// Returns whether a character may occur in a string without quotes.
  static func isBare(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDecimalDigit || byte == .underscore || byte == .dollar || byte == .slash || byte == .colon
      || byte == .period || byte == .minus
  }

  private mutating func quoted(by quote: UInt8) throws(StringsError) -> String {
    let start = position
    position += 1
    while let byte, byte != quote, byte != .backslash { position += 1 }
    if byte == quote {
      position += 1
      return source.string(start + 1..<position - 1)
    }
    var decoder = EscapeDecoder(bytes[start + 1..<position])
    while let byte, byte != quote {
      if byte == .backslash, !decoder.take(bytes, at: &position) { break }
      if byte != .backslash {
        decoder.add(byte)
        position += 1
      }
    }
    guard byte == quote else {
      throw source.problem("the string is not closed by \(quote == .quote ? "`\"`" : "`'`")", at: start)
    }
    position += 1
    let (text, isWhole) = decoder.end()
    if !isWhole {
      warnings.append(source.problem("the escape is an unpaired surrogate, which is read as U+FFFD", at: start))
    }
    return text
  }
}
