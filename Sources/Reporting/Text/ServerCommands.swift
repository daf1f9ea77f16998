import Diagnostics

/// Prevents CI servers from interpreting a repository's strings as commands, such as `::stop-commands::` and
/// `##[endgroup]` on GitHub, `##vso[…]` on Azure and `##teamcity[…]` on TeamCity.
package enum ServerCommands {
  /// Returns the text with an escape at each position where a server would see a command: colons at the beginning of a
  /// line, and `##` before a bracket anywhere.
  package static func escaped(_ text: String, as syntax: ReportFormat.Syntax) -> String {
    guard mayHoldCommand(text) else { return text }
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    var isStart = true
    for (position, scalar) in scalars.enumerated() {
      let follows = position > 0 && scalars[position - 1] == scalar
      let precedes = position + 1 < scalars.count && scalars[position + 1] == scalar
      if scalar == ":" && isStart && precedes || scalar == "#" && follows && opensCommand(scalars[(position + 1)...]) {
        result.append(contentsOf: syntax.spelling(of: scalar).unicodeScalars)
      } else {
        result.append(scalar)
      }
      // Servers skip leading white space.
      isStart = scalar == "\n" || scalar == "\r" || isStart && scalar.properties.isWhitespace
    }
    return String(result)
  }

  /// Returns whether the text has two consecutive colons or number signs, which is rare.
  private static func mayHoldCommand(_ text: String) -> Bool {
    var previous: UInt8 = 0
    for byte in text.utf8 {
      if byte == previous, byte == UInt8(ascii: ":") || byte == UInt8(ascii: "#") { return true }
      previous = byte
    }
    return false
  }

  /// Whether a string begins with a bracket, or with a word and a bracket.
  private static func opensCommand(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    rest.first { !$0.properties.isAlphabetic } == "["
  }
}

extension ReportFormat.Syntax {
  fileprivate func spelling(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return switch self {
    case .text: "\\u{\(digits)}"
    case .json: "\\u00\(digits)"
    case .xml: "&#x\(digits);"
    case .commands: String(scalar)
    }
  }
}
