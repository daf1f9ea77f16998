import TextBasics

/// The spelling of strings.
enum JSONText {
  /// The text of a string with its quotes.
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

  /// A string with its quotes, as Xcode spells it unless the style asks for more escapes.
  static func encode(_ text: String, style: JSONStyle) -> [UInt8] {
    var out: [UInt8] = [.quote]
    for scalar in text.unicodeScalars {
      if let letter = shortEscape(scalar, style) {
        out += [.backslash, letter]
      } else if scalar.value < 0x20 || style.escapesNonASCII && scalar.value >= 0x80 {
        for unit in scalar.utf16 { out += unicodeEscape(unit) }
      } else {
        out += scalar.utf8
      }
    }
    out.append(.quote)
    return out
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

  private static func unicodeEscape(_ unit: UInt16) -> [UInt8] {
    let digits = String(unit, radix: 16)
    return Array(("\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits).utf8)
  }
}
