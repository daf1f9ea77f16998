import TextBasics

// String literals.
extension SenderScanner {
  /// Reads the literal that begins here, and returns whether it contains expressions or is unterminated.
  mutating func text(until quote: UInt8) -> (String, Bool) {
    let isLong = language.hasLongTexts && byte(1) == quote && byte(2) == quote
    index += isLong ? 3 : 1
    let isTemplate = quote == .backtick && language.hasTemplates
    let isRaw = quote == .backtick && !language.hasTemplates
    var isDynamic = false
    var text: [UInt8] = []
    while let byte = byte() {
      if byte == quote, !isLong || self.byte(1) == quote && self.byte(2) == quote {
        index += isLong ? 3 : 1
        return (String(decoding: text, as: UTF8.self), isDynamic)
      }
      if byte == .lineFeed {
        guard isLong || isTemplate || isRaw else { break }
        line += 1
      }
      if !isRaw, quote != .apostrophe || isLong, beginsExpression() { isDynamic = true }
      if byte == .backslash, !isRaw {
        text += escape()
      } else {
        text.append(byte)
        index += 1
      }
    }
    return (String(decoding: text, as: UTF8.self), true)
  }

  private func beginsExpression() -> Bool {
    language.interpolation.contains { mark in
      zip(0..., mark.utf8).allSatisfy { byte($0) == $1 }
    }
  }

  /// Returns the character of an escape. Unknown escapes are the escaped character itself.
  private mutating func escape() -> [UInt8] {
    let next = byte(1)
    index = min(index + 2, bytes.count)
    switch next {
    case .ascii("n"): return [.lineFeed]
    case .ascii("t"): return [.tab]
    case .ascii("r"): return [.carriageReturn]
    case .ascii("u"): return scalar()
    case .lineFeed?:
      line += 1
      return []
    case let next?: return [next]
    case nil: return []
    }
  }

  /// Reads the scalar of `\u00e4` or `\u{e4}`.
  private mutating func scalar() -> [UInt8] {
    let start = index
    let isBraced = byte() == .leftBrace
    if isBraced { index += 1 }
    var value: UInt32 = 0
    var count = 0
    while count < (isBraced ? 6 : 4), let digit = byte()?.hexDigitValue {
      value = value << 4 | digit
      (index, count) = (index + 1, count + 1)
    }
    if isBraced, byte() == .rightBrace { index += 1 }
    guard count > 0, let scalar = Unicode.Scalar(value) else {
      index = start
      return [.ascii("u")]
    }
    return Array(String(Character(scalar)).utf8)
  }
}
