/// Text for the formatters of man(1).
enum Roff {
  /// Returns a line that is printed literally: formatter commands are escaped, and all characters are ASCII.
  static func text(_ line: String) -> String {
    let start = line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" : ""
    return start + line.unicodeScalars.map(escaped).joined()
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\\": "\\e"
    case "-": "\\-"
    case "\"": "\\(dq"
    case "'": "\\(aq"
    case "`": "\\(ga"
    case "^": "\\(ha"
    case "~": "\\(ti"
    case _ where scalar.isASCII: String(scalar)
    default: "\\[u" + padded(String(scalar.value, radix: 16, uppercase: true)) + "]"
    }
  }

  private static func padded(_ digits: String) -> String {
    String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
