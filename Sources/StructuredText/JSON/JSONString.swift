import TextBasics

/// Reads and writes strings.
enum JSONString {
  /// Returns the text of a string literal with quotes.
  static func decode(_ literal: ContiguousArray<UInt8>.SubSequence, hasEscapes: Bool) -> String {
    let content = literal.dropFirst().dropLast()
    if !hasEscapes { return String(decoding: content, as: UTF8.self) }
    var units: [UInt8] = []
    units.reserveCapacity(content.count)
    var rest = content
    while let byte = rest.popFirst() {
      if byte == .backslash { units.append(contentsOf: escape(&rest)) } else { units.append(byte) }
    }
    return String(decoding: units, as: UTF8.self)
  }

  private static func escape(_ rest: inout ContiguousArray<UInt8>.SubSequence) -> [UInt8] {
    switch rest.popFirst() {
    case .ascii("n"): return [.lineFeed]
    case .ascii("t"): return [.tab]
    case .ascii("r"): return [.carriageReturn]
    case .ascii("b"): return [0x08]
    case .ascii("f"): return [0x0C]
    case .ascii("u"): return Array(scalar(&rest).utf8)
    case let letter?: return [letter]
    case nil: return []
    }
  }

  private static func scalar(_ rest: inout ContiguousArray<UInt8>.SubSequence) -> Unicode.Scalar {
    var value = unit(&rest)
    if (0xD800...0xDBFF).contains(value) {
      rest = rest.dropFirst(2)
      value = 0x10000 + (value - 0xD800) << 10 + (unit(&rest) &- 0xDC00)
    }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  private static func unit(_ rest: inout ContiguousArray<UInt8>.SubSequence) -> UInt32 {
    let digits = rest.prefix(4)
    rest = rest.dropFirst(4)
    return digits.reduce(0) { $0 << 4 | ($1.hexDigitValue ?? 0) }
  }

  /// Writes a string with quotes. It is escaped like Xcode does unless the style requires more escapes.
  static func write(_ text: String, to bytes: inout [UInt8], style: JSONStyle) {
    bytes.append(.quote)
    var text = text
    let isPlain = text.withUTF8 { text in
      guard text.allSatisfy({ standsForItself($0, style) }) else { return false }
      bytes += text
      return true
    }
    if !isPlain { for scalar in text.unicodeScalars { write(scalar, to: &bytes, style) } }
    bytes.append(.quote)
  }

  /// Returns whether a byte is written unescaped; characters outside ASCII are judged as scalars.
  private static func standsForItself(_ byte: UInt8, _ style: JSONStyle) -> Bool {
    byte >= .space && byte < 0x7F && byte != .quote && byte != .backslash && (byte != .slash || !style.escapesSlash)
  }

  private static func write(_ scalar: Unicode.Scalar, to bytes: inout [UInt8], _ style: JSONStyle) {
    if let letter = shortEscape(scalar, style) {
      bytes += [.backslash, letter]
    } else if hasNumber(scalar, style) {
      for unit in scalar.utf16 { bytes += unicodeEscape(unit) }
    } else {
      bytes += scalar.utf8
    }
  }

  private static func shortEscape(_ scalar: Unicode.Scalar, _ style: JSONStyle) -> UInt8? {
    switch scalar {
    case "\"", "\\": UInt8(scalar.value)
    case "\n": .ascii("n")
    case "\t": .ascii("t")
    case "\r": .ascii("r")
    case "\u{8}": .ascii("b")
    case "\u{C}": .ascii("f")
    case "/": style.escapesSlash ? .slash : nil
    default: nil
    }
  }

  private static func hasNumber(_ scalar: Unicode.Scalar, _ style: JSONStyle) -> Bool {
    scalar.value < 0x20 || style.escapesNonASCII && scalar.value >= 0x80
      || style.isSafeToShow && scalar.actsOnDisplays
  }

  private static func unicodeEscape(_ unit: UInt16) -> [UInt8] { Array(("\\u" + unit.hexadecimal(digits: 4)).utf8) }
}
