import TextBasics

/// Writes HTML. Only static strings of this module are markup. All other text is escaped.
package struct HTMLWriter {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// Writes markup without escaping. The type `StaticString` keeps other strings out.
  package mutating func markup(_ markup: StaticString) { markup.withUTF8Buffer { bytes.append(contentsOf: $0) } }

  /// Writes a number as text or in an attribute.
  package mutating func number(_ number: Int) { bytes += String(number).utf8 }

  /// Writes a number with grouping separators: `12,345`.
  package mutating func count(_ number: Int) { bytes += Self.grouped(number).utf8 }

  /// Writes the text of an element. Invisible and formatting characters are shown by their names, except line breaks
  /// and tabs.
  package mutating func text(_ text: String) {
    if text.utf8.allSatisfy(Self.isPlain) { return bytes.append(contentsOf: text.utf8) }
    for scalar in text.unicodeScalars {
      if scalar.actsOnDisplays, scalar != "\n", scalar != "\t" {
        markup("<i>U+")
        bytes += scalar.value.hexadecimal(digits: 4, uppercase: true).utf8
        markup("</i>")
      } else {
        write(scalar)
      }
    }
  }

  /// Writes a text between the tags of an element.
  package mutating func text(_ text: String, in start: StaticString, _ end: StaticString) {
    markup(start)
    self.text(text)
    markup(end)
  }

  /// Writes an attribute with a space before it.
  package mutating func attribute(_ name: StaticString, _ value: String) {
    markup(" ")
    markup(name)
    markup("=\"")
    for scalar in TerminalSafeText.escaped(value).unicodeScalars { write(scalar) }
    markup("\"")
  }

  /// Writes a part of an address: after `#` or in a query.
  package mutating func address(_ text: String) {
    for byte in text.utf8 {
      if byte.isLetter || byte.isDecimalDigit || byte == .minus || byte == .underscore || byte == .period {
        bytes.append(byte)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        bytes += ((digits.utf8.count == 1 ? "%0" : "%") + digits).utf8
      }
    }
  }

  private mutating func write(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "&": markup("&amp;")
    case "<": markup("&lt;")
    case ">": markup("&gt;")
    case "\"": markup("&quot;")
    case "'": markup("&#39;")
    default: bytes += UTF8.encode(scalar).map(Array.init) ?? []
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case .lineFeed, .tab: true
    case .ampersand, .less, .greater, .quote, .apostrophe: false
    // The first bytes of invisible and formatting characters: C1 controls, general punctuation, the byte order mark.
    case 0xC2, 0xE2, 0xEF: false
    default: byte >= .space && byte != 0x7F
    }
  }

  private static func grouped(_ number: Int) -> String {
    var groups: [Substring] = []
    var rest = Substring(String(number))
    while rest.count > 3 {
      groups.insert(rest.suffix(3), at: 0)
      rest = rest.dropLast(3)
    }
    return ([rest] + groups).joined(separator: ",")
  }
}
