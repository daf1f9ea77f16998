import StringCatalog
import StringExtraction
import TextBasics

/// The texts of literals that may be keys or whose keys are uncertain. Entries with such a text are left alone.
struct PossibleTexts: Sendable {
  private var texts: Set<UTF8Key> = []
  private var shapes: Set<UTF8Key> = []

  /// Adds a literal with an interpolation of unknown type.
  mutating func insert(shapeOf key: String) {
    shapes.insert(UTF8Key(FormatString(key).shape))
  }

  /// Adds a literal whose place has an unknown type; its percent signs are doubled only if it is a key with
  /// interpolations.
  mutating func insert(_ literal: UntypedLiteral) {
    texts.insert(UTF8Key(literal.text))
    guard literal.text.utf8.contains(.percent) else { return }
    insert(shapeOf: literal.text)
    insert(shapeOf: Self.doublingPercentSigns(literal.text))
  }

  func covers(_ key: String) -> Bool {
    if texts.contains(UTF8Key(key)) { return true }
    return !shapes.isEmpty && shapes.contains(UTF8Key(FormatString(key).shape))
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
