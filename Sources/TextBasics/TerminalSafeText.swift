/// Makes text safe to print, so that it cannot move the cursor, start a line or change the direction of text.
///
/// Messages quote in one of three ways: texts of sources and catalogs, words, and code. Paths are not quoted.
package enum TerminalSafeText {
  /// Returns a text with control characters, line separators and direction overrides as Swift escapes.
  package static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: \.actsOnDisplays) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar.actsOnDisplays { result += escape(scalar) } else { result.unicodeScalars.append(scalar) }
    }
    return result
  }

  /// Returns a text of a source or a catalog, such as a key or a table, as a Swift literal: `"Save \"all\""`.
  package static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      if scalar.actsOnDisplays {
        result += escape(scalar)
      } else {
        if scalar == "\"" || scalar == "\\" { result += "\\" }
        result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Returns a text quoted, and shortened if it is long.
  package static func shortQuoted(_ text: String) -> String { quoted(text.count > 60 ? text.prefix(57) + "…" : text) }

  /// Returns the first three of many texts, quoted.
  package static func firstQuoted(_ texts: [String]) -> String {
    texts.prefix(3).map(quoted).joined(separator: ", ") + (texts.count > 3 ? ", …" : "")
  }

  /// Returns a word of the command line or the configuration, or the name of a target, option or rule, between
  /// backticks.
  package static func word(_ text: String) -> String { "`" + escaped(text) + "`" }

  /// Returns a piece of code between backticks.
  package static func code(_ text: String) -> String { "`" + escaped(text) + "`" }

  /// Returns a piece of code in one line, without the indentation of its further lines, and shortened if it is long.
  package static func shortCode(_ text: String) -> String {
    let lines = text.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
    let line = lines.joined(separator: " ")
    return code(line.count > 60 ? line.prefix(57) + "…" : line)
  }

  /// The signature of a function, with the first three of more than four labels: `row(title:icon:badge:…)`.
  package static func shortSignature(_ signature: String) -> String {
    let parts = signature.split(separator: ":", omittingEmptySubsequences: false)
    guard signature.hasSuffix(":)"), signature.contains("("), parts.count > 5 else { return signature }
    return parts.prefix(3).joined(separator: ":") + ":…)"
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a control character, a line separator, a direction override or the (invisible) byte order
  /// mark.
  package var actsOnDisplays: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}
