import StringCatalog

extension FormatString {
  /// The text with other words in the place of some specifiers.
  /// - Parameter replacement: `nil` for one that is to stay.
  func rewritten(_ replacement: (FormatSpecifier) -> String?) -> String {
    if specifiers.isEmpty { return text }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var position = 0
    for specifier in specifiers {
      guard let words = replacement(specifier) else { continue }
      result += bytes[position..<specifier.range.lowerBound]
      result += words.utf8
      position = specifier.range.upperBound
    }
    return String(decoding: result + bytes[position...], as: UTF8.self)
  }
}

extension FormatSpecifier {
  /// Whether it takes a number, whose plural a text can have.
  var isNumber: Bool {
    guard kind == .value, let letter = conversion.last else { return false }
    return "dDiuUxXoOfFeEgGaA".contains(letter)
  }
}
