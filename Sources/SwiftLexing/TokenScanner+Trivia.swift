import TextBasics

/// White space and comments are not tokens. They set flags on the next token.
extension TokenScanner {
  @inline(__always)
  mutating func skipBlank(_ length: Int = 1) {
    position &+= length
    flags.formUnion(.spaceBefore)
  }

  /// Skips a line break, which ends the enclosing single-line literals.
  @inline(__always)
  mutating func skipLineBreak() {
    if !interpolations.isEmpty { endLiterals { !$0.isMultiline } }
    position &+= 1
    position &+= reader.spaces(at: position)
    flags.formUnion(.newlineBefore)
    flags.formUnion(.spaceBefore)
  }

  /// Skips the comment that starts at a slash, if any.
  @inline(__always)
  mutating func skipComment() -> Bool {
    if reader[position + 1] == .slash {
      position = reader.lineEnd(from: position + 2)
    } else if reader[position + 1] == .asterisk {
      skipBlockComment()
    } else {
      return false
    }
    flags.formUnion(.spaceBefore)
    return true
  }

  /// Skips a comment. Comments nest. One that contains a line break ends the enclosing single-line literals, as a line
  /// break does.
  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      guard position < reader.end else { return flags.formUnion(.unterminated) }
      if reader.isBlockComment(at: position) {
        depth += 1
        position += 2
      } else if reader[position] == .asterisk && reader[position + 1] == .slash {
        depth -= 1
        position += 2
      } else {
        if reader[position].isLineBreak { flags.formUnion(.newlineBefore) }
        position += 1
      }
    } while depth > 0
    if flags.contains(.newlineBefore) { endLiterals { !$0.isMultiline } }
  }
}
