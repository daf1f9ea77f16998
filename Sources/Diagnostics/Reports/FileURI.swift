import TextBasics

/// Paths as URIs (RFC 3986).
package enum FileURI {
  /// - Parameter path: a path with slashes. A relative one gives a relative reference, an absolute one a `file` URI.
  package static func text(_ path: String) -> String {
    if path.hasPrefix("/") { return "file://" + escaped(path) }
    return escaped(path)
  }

  /// Escapes all bytes except unreserved characters and slashes as a percent sign and two digits. Colons are escaped,
  /// too: otherwise a relative path could be parsed as a scheme.
  private static func escaped(_ path: String) -> String {
    var text = ""
    for byte in path.utf8 {
      if byte.isLetter || byte.isDecimalDigit || "-._~/".utf8.contains(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += digits.utf8.count == 1 ? "%0" + digits : "%" + digits
      }
    }
    return text
  }
}
