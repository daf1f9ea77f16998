import TextBasics

// Strings, numbers and words.
extension JSONScanner {
  mutating func string() throws(ParseError) {
    let start = position
    var hasEscapes = false
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      if byte == .quote {
        position += 1
        return leaf(.string, from: start, hasEscapes: hasEscapes)
      }
      if byte == .backslash {
        hasEscapes = true
        try escape()
      } else if byte < 0x20 {
        throw controlCharacter(byte, stringStart: start)
      } else if byte < 0x80 {
        position += 1
      } else {
        traits.hasRawNonASCII = true
        try nonASCII()
      }
    }
    throw problem("the file ends within the string", at: start)
  }

  private mutating func escape() throws(ParseError) {
    let start = position
    guard start + 1 < bytes.count else {
      position = bytes.count
      return
    }
    let letter = bytes[start + 1]
    position = start + 2
    switch letter {
    case .quote, .backslash, .ascii("b"), .ascii("f"), .ascii("n"), .ascii("r"), .ascii("t"): return
    case .slash: traits.hasEscapedSlash = true
    case .ascii("u"): try unicodeEscape(start)
    default:
      throw problem("\(TerminalSafeText.code("\\" + printable(letter))) is not a JSON escape sequence", at: start)
    }
  }

  private mutating func unicodeEscape(_ start: Int) throws(ParseError) {
    let unit = try hexadecimal(start)
    if unit >= 0x80 { traits.hasEscapedNonASCII = true }
    switch unit {
    case 0xD800...0xDBFF:
      let second = position
      guard second + 1 < bytes.count, bytes[second] == .backslash, bytes[second + 1] == .ascii("u") else {
        throw loneSurrogate(start)
      }
      position += 2
      guard (0xDC00...0xDFFF).contains(try hexadecimal(second)) else { throw loneSurrogate(start) }
    case 0xDC00...0xDFFF: throw loneSurrogate(start)
    default: return
    }
  }

  private mutating func hexadecimal(_ start: Int) throws(ParseError) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard position < bytes.count, let digit = bytes[position].hexDigitValue else {
        throw problem("`\\u` needs four hexadecimal digits", at: start)
      }
      unit = unit << 4 | digit
      position += 1
    }
    return unit
  }

  private func loneSurrogate(_ start: Int) -> ParseError {
    problem("the `\\u` escape is an unpaired surrogate", at: start)
  }

  /// Scans one character of two to four bytes.
  private mutating func nonASCII() throws(ParseError) {
    guard let length = UTF8Sequence.length(at: position, in: bytes) else {
      throw problem("invalid UTF-8", at: position)
    }
    position += length
  }

  mutating func number() throws(ParseError) {
    let start = position
    if bytes[position] == .minus { position += 1 }
    let whole = digits()
    if whole == 0 || whole > 1 && bytes[position - whole] == .zero { throw badNumber(start) }
    if position < bytes.count, bytes[position] == .period {
      position += 1
      if digits() == 0 { throw badNumber(start) }
    }
    if position < bytes.count, bytes[position] | 0x20 == .ascii("e") {
      position += 1
      if position < bytes.count, bytes[position] == .minus || bytes[position] == .plus { position += 1 }
      if digits() == 0 { throw badNumber(start) }
    }
    leaf(.number, from: start)
  }

  private mutating func digits() -> Int {
    let start = position
    while position < bytes.count, bytes[position].isDecimalDigit { position += 1 }
    return position - start
  }

  private func badNumber(_ start: Int) -> ParseError { problem("invalid number", at: start) }

  mutating func word(_ word: StaticString, _ kind: JSONDocument.Kind) throws(ParseError) {
    let start = position
    for letter in "\(word)".utf8 {
      guard position < bytes.count, bytes[position] == letter else {
        position = start
        throw unexpected("where a value is expected")
      }
      position += 1
    }
    leaf(kind, from: start)
  }
}
