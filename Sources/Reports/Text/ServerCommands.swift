/// Keeps texts of a repository from being taken for commands of a server, such as `::stop-commands::` and `##[endgroup]` on
/// GitHub, `##vso[…]` on Azure and `##teamcity[…]` on TeamCity.
package enum ServerCommands {
  /// How a character is escaped, which depends on where the text is read.
  package enum Escape: Sendable {
    /// As Swift escapes it: `\u{23}`.
    case text
    /// As JSON escapes it: the value stays the same.
    case json
    /// As XML and HTML escape it: the value stays the same.
    case xml
  }

  /// The text with an escape in each place where a server would see a command: colons at the beginning of a line, and `##`
  /// before a bracket anywhere.
  package static func escaped(_ text: String, as escape: Escape) -> String {
    guard mayHoldCommand(text) else { return text }
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    var isStart = true
    for (position, scalar) in scalars.enumerated() {
      let follows = position > 0 && scalars[position - 1] == scalar
      let precedes = position + 1 < scalars.count && scalars[position + 1] == scalar
      if scalar == ":" && isStart && precedes || scalar == "#" && follows && opensCommand(scalars[(position + 1)...]) {
        result.append(contentsOf: escape.spelling(of: scalar).unicodeScalars)
      } else {
        result.append(scalar)
      }
      // Servers skip white space at the beginning.
      isStart = scalar == "\n" || scalar == "\r" || isStart && scalar.properties.isWhitespace
    }
    return String(result)
  }

  /// Whether the text has two colons or two number signs in a row, which few texts have.
  private static func mayHoldCommand(_ text: String) -> Bool {
    var previous: UInt8 = 0
    for byte in text.utf8 {
      if byte == previous, byte == UInt8(ascii: ":") || byte == UInt8(ascii: "#") { return true }
      previous = byte
    }
    return false
  }

  /// Whether a text begins with a bracket, or with a word and a bracket.
  private static func opensCommand(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    rest.first { !$0.properties.isAlphabetic } == "["
  }
}

extension ServerCommands.Escape {
  fileprivate func spelling(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return switch self {
    case .text: "\\u{\(digits)}"
    case .json: "\\u00\(digits)"
    case .xml: "&#x\(digits);"
    }
  }
}
