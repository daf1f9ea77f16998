import TextBasics

/// String literals. The text between delimiters and interpolations is scanned in one step. Each piece is a token.
extension TokenScanner {
  private enum TextEnd {
    case delimiter, interpolation, unterminated
  }

  /// Scans a literal from its quote, which follows `pounds` signs.
  mutating func scanString(pounds: Int) {
    let pieceStart = position - pounds
    let delimiter = StringDelimiter(pounds: pounds, isMultiline: opensMultilineString(pounds: pounds))
    position += delimiter.quotes
    switch scanText(delimiter) {
    case .delimiter: emit(.string, from: pieceStart, delimiter.flags)
    case .unterminated: emit(.string, from: pieceStart, delimiter.flags.union(.unterminated))
    case .interpolation:
      emit(.stringHead, from: pieceStart, delimiter.flags)
      interpolations.append(Interpolation(delimiter: delimiter))
    }
  }

  /// Continues a literal at the parenthesis that closes the innermost interpolation.
  mutating func continueString(_ delimiter: StringDelimiter) {
    let pieceStart = position
    position += 1
    let end = scanText(delimiter)
    if end != .interpolation { interpolations.removeLast() }
    switch end {
    case .delimiter: emit(.stringTail, from: pieceStart, delimiter.flags)
    case .unterminated: emit(.stringTail, from: pieceStart, delimiter.flags.union(.unterminated))
    case .interpolation: emit(.stringMiddle, from: pieceStart, delimiter.flags)
    }
  }

  /// Ends the innermost literals as long as `isOver` returns `true`, each with an empty tail at the position.
  mutating func endLiterals(while isOver: (StringDelimiter) -> Bool) {
    while let delimiter = interpolations.last?.delimiter, isOver(delimiter) {
      interpolations.removeLast()
      let place = UInt32(truncatingIfNeeded: position)
      let flags = delimiter.flags.union(.unterminated)
      tokens.append(Token(kind: .stringTail, flags: flags, start: place, end: place))
    }
  }

  /// Scans the rest of a piece, including its closing delimiter or `\(`.
  private mutating func scanText(_ delimiter: StringDelimiter) -> TextEnd {
    while position < reader.end {
      switch reader[position] {
      case .quote:
        if delimiter.closes(at: position, in: reader) {
          position += delimiter.length
          return .delimiter
        }
        position += 1
      case .backslash:
        if scanEscape(delimiter) { return .interpolation }
      case .lineFeed, .carriageReturn:
        if !delimiter.isMultiline { return .unterminated }
        position += 1
      default: position += 1
      }
    }
    return .unterminated
  }

  /// Skips the escape that a backslash starts, if any. Returns whether it was `\(`.
  private mutating func scanEscape(_ delimiter: StringDelimiter) -> Bool {
    position += 1
    guard delimiter.matchesPounds(at: position, in: reader) else { return false }
    position += delimiter.pounds
    // A line break or the end of the range is left to the loop over the text.
    if position < reader.end, !reader[position].isLineBreak { position += 1 }
    return reader[position - 1] == .leftParen
  }

  /// Returns whether a literal is multi-line. `#"""#` is a single-line literal that contains a quote, as is any `#"""`
  /// whose closing delimiter is on the same line.
  private mutating func opensMultilineString(pounds: Int) -> Bool {
    guard reader[position + 1] == .quote, reader[position + 2] == .quote else { return false }
    return pounds == 0 || !lookahead.closesOnLine(pounds: pounds, from: position + 2, in: reader)
  }
}
