/// The form of a text in a Swift string literal.
package struct LiteralSpelling: Sendable {
  /// The characters between the lines of a multi-line literal.
  package struct LineBreak: Sendable {
    package let ending: String
    package let indentation: String

    package init(ending: String, indentation: String) { (self.ending, self.indentation) = (ending, indentation) }
  }

  /// The number of number signs before and after the literal.
  package let pounds: Int
  /// The line break, or `nil` for a single-line literal.
  package let lineBreak: LineBreak?
  /// Whether the control character 0x7F is escaped like other control characters.
  package let escapesDelete: Bool

  package init(pounds: Int = 0, lineBreak: LineBreak? = nil, escapesDelete: Bool = true) {
    (self.pounds, self.lineBreak, self.escapesDelete) = (pounds, lineBreak, escapesDelete)
  }

  /// Returns the contents between the delimiters of a literal with a text.
  package func content(of text: String) -> String {
    if text.utf8.allSatisfy({ $0 >= .space && $0 != .quote && $0 != .backslash && $0 != 0x7F }) { return text }
    let scalars = Array(text.unicodeScalars)
    var (content, quotes) = ("", 0)
    for (position, scalar) in scalars.enumerated() {
      quotes = scalar == "\"" ? quotes + 1 : 0
      let rest = scalars[(position + 1)...]
      if let lineBreak, scalar == "\n" {
        content += lineBreak.ending + (rest.first == "\n" ? "" : lineBreak.indentation)
      } else if isEscaped(scalar, before: rest, isFirst: position == 0, quotes: quotes) {
        content += escape(scalar)
        quotes = 0
      } else {
        content.unicodeScalars.append(scalar)
      }
    }
    return content
  }

  /// - Parameter quotes: the number of consecutive unescaped quotes that the scalar ends.
  private func isEscaped(
    _ scalar: Unicode.Scalar, before rest: ArraySlice<Unicode.Scalar>, isFirst: Bool, quotes: Int
  ) -> Bool {
    let endsDelimiter = rest.prefix(pounds).count { $0 == "#" } == pounds
    switch scalar {
    case "\\": return endsDelimiter
    case "\"" where lineBreak != nil: return quotes == 3
    // Three quotes at the beginning would start a multi-line literal.
    case "\"": return endsDelimiter || isFirst
    case "\u{7F}": return escapesDelete
    default: return scalar.value < 0x20
    }
  }

  private func escape(_ scalar: Unicode.Scalar) -> String {
    let sign =
      switch scalar {
      case "\\", "\"": String(scalar)
      case "\n": "n"
      case "\r": "r"
      case "\t": "t"
      default: "u{\(String(scalar.value, radix: 16))}"
      }
    return "\\" + String(repeating: "#", count: pounds) + sign
  }
}
