import StringCatalog
import StringExtraction

/// The texts of literals of which strex cannot tell whether they are keys, or which: entries of such a text are left alone.
struct Doubt: Sendable {
  private var texts: Set<ExactText> = []
  private var shapes: Set<ExactText> = []

  /// A literal with an interpolation of unknown type.
  mutating func insert(shapeOf key: String) {
    shapes.insert(ExactText(FormatString(key).shape))
  }

  /// A literal whose place has an unknown type; its percent signs are doubled only if it is a key with interpolations.
  mutating func insert(_ literal: UntypedLiteral) {
    texts.insert(ExactText(literal.text))
    guard literal.text.utf8.contains(UInt8(ascii: "%")) else { return }
    insert(shapeOf: literal.text)
    insert(shapeOf: Self.doublingPercentSigns(literal.text))
  }

  func covers(_ key: String) -> Bool {
    if texts.contains(ExactText(key)) { return true }
    return !shapes.isEmpty && shapes.contains(ExactText(FormatString(key).shape))
  }

  private static func doublingPercentSigns(_ text: String) -> String {
    var out = ""
    var rest = Substring(text)
    while let scalar = rest.unicodeScalars.popFirst() {
      let isSpecifier = scalar == "%" && rest.unicodeScalars.first == "@"
      out.unicodeScalars.append(scalar)
      if scalar == "%", !isSpecifier { out.unicodeScalars.append(scalar) }
    }
    return out
  }
}
