import StringCatalog
import StringExtraction
import TextBasics

/// The strings of literals that may be keys or whose keys are uncertain. A sync does not change entries with such a
/// string.
struct PossibleTexts: Sendable {
  private var texts: [UTF8Key: RetentionEvidence] = [:]
  private var shapes: [UTF8Key: RetentionEvidence] = [:]

  /// Adds a literal with an interpolation of unknown type.
  mutating func insert(shapeOf key: String, _ evidence: RetentionEvidence) {
    let shape = UTF8Key(FormatString(key).shape)
    if shapes[shape] == nil { shapes[shape] = evidence }
  }

  /// Adds a literal with an unknown contextual type. Its percent signs are doubled only if it is a key with
  /// interpolations.
  mutating func insert(_ literal: UntypedLiteral, _ reason: RetentionReason) {
    let (text, evidence) = (UTF8Key(literal.text), RetentionEvidence(reason: reason, site: literal.site))
    if texts[text] == nil { texts[text] = evidence }
    guard literal.text.utf8.contains(.percent) else { return }
    insert(shapeOf: literal.text, evidence)
    insert(shapeOf: Self.doublingPercentSigns(literal.text), evidence)
  }

  /// Returns the first literal that may be the key, if any.
  func evidence(for key: String) -> RetentionEvidence? {
    texts[UTF8Key(key)] ?? (shapes.isEmpty ? nil : shapes[UTF8Key(FormatString(key).shape)])
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
