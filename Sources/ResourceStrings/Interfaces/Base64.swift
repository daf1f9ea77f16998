import Foundation

/// Texts in Base64, as Interface Builder writes those with white space at an end.
enum Base64 {
  /// - Returns: `nil` for what is no such text.
  static func text(_ encoded: String) -> String? {
    var digits = encoded.filter { !$0.isWhitespace }
    // Interface Builder leaves out the padding.
    digits += String(repeating: "=", count: (4 - digits.utf8.count % 4) % 4)
    return Data(base64Encoded: digits).flatMap { String(data: $0, encoding: .utf8) }
  }
}
