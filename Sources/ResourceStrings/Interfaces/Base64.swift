import Foundation

/// Decodes Base64, in which Interface Builder writes strings with leading or trailing white space.
enum Base64 {
  /// - Returns: `nil` if the text is not valid Base64.
  static func text(_ encoded: String) -> String? {
    var digits = encoded.filter { !$0.isWhitespace }
    // Interface Builder omits the padding.
    digits += String(repeating: "=", count: (4 - digits.utf8.count % 4) % 4)
    return Data(base64Encoded: digits).flatMap { String(data: $0, encoding: .utf8) }
  }
}
