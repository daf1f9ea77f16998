/// White space and comments: no tokens, but flags of the token behind them.
extension TokenScanner {
  /// Skips to the next token and sets the flags for it. A line break ends the single-line literals around.
  @inline(__always)
  mutating func skipTrivia(isFirst: Bool = false) {
    let triviaStart = position
    flags = isFirst ? [.newlineBefore, .spaceBefore] : []
    skip: while true {
      switch reader.byteClass(at: position) {
      case .blank:
        position += 1
        flags.insert(.spaceBefore)
      case .lineBreak:
        position += 1
        flags.formUnion([.newlineBefore, .spaceBefore])
      case .slash, .beyondASCII:
        guard skipRareTrivia() else { break skip }
        flags.insert(.spaceBefore)
      case .letter, .digit, .dollar, .operatorSign, .punctuation, .leftParen, .rightParen, .quote, .pound, .backtick,
        .other, .end:
        break skip
      }
    }
    if !interpolations.isEmpty, flags.contains(.newlineBefore) {
      endLiterals(at: triviaStart) { !$0.isMultiline }
    }
  }

  /// Skips a comment, a non-breaking space or a byte order mark.
  private mutating func skipRareTrivia() -> Bool {
    if reader.isLineComment(at: position) {
      position = reader.lineEnd(from: position + 2)
    } else if reader.isBlockComment(at: position) {
      skipBlockComment()
    } else if reader.isNonBreakingSpace(at: position) {
      position += 2
    } else if reader.isByteOrderMark(at: position) {
      position += 3
    } else {
      return false
    }
    return true
  }

  /// Comments nest.
  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      guard position < reader.end else {
        flags.insert(.unterminated)
        return
      }
      if reader.isBlockComment(at: position) {
        depth += 1
        position += 2
      } else if reader[position] == .asterisk && reader[position + 1] == .slash {
        depth -= 1
        position += 2
      } else {
        if reader[position].isLineBreak { flags.insert(.newlineBefore) }
        position += 1
      }
    } while depth > 0
  }
}
