/// How texts are written in a string literal of Swift.
package struct LiteralSpelling: Sendable {
  /// What stands between the lines of a literal of several lines.
  package struct LineBreak: Sendable {
    package let ending: String
    package let indentation: String

    package init(ending: String, indentation: String) { (self.ending, self.indentation) = (ending, indentation) }
  }

  /// How many number signs stand before and after the literal.
  package let pounds: Int
  /// `nil` for a literal of one line.
  package let lineBreak: LineBreak?
  /// Whether the control character 0x7F is escaped as the others are.
  package let escapesDelete: Bool

  package init(pounds: Int = 0, lineBreak: LineBreak? = nil, escapesDelete: Bool = true) {
    (self.pounds, self.lineBreak, self.escapesDelete) = (pounds, lineBreak, escapesDelete)
  }

  /// What stands between the delimiters so that the literal has a text.
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

  /// - Parameter quotes: how many quotes in a row the scalar ends that are not escaped.
  private func isEscaped(
    _ scalar: Unicode.Scalar, before rest: ArraySlice<Unicode.Scalar>, isFirst: Bool, quotes: Int
  ) -> Bool {
    let endsDelimiter = rest.prefix(pounds).count { $0 == "#" } == pounds
    switch scalar {
    case "\\": return endsDelimiter
    case "\"" where lineBreak != nil: return quotes == 3
    // Three quotes at the beginning would make it a literal of several lines.
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
