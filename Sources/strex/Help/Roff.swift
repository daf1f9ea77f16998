import TextBasics

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
    default: "\\[u" + scalar.value.hexadecimal(digits: 4, uppercase: true) + "]"
    }
  }
}
