import Diagnostics
import StringCatalog

/// Checks whether strings fit.
enum LengthCheck: CatalogCheck {
  static let rules = [limit, long]

  static func check(_ catalog: LintedCatalog, _ report: inout LintReport) {
    for entry in catalog.entries {
      let longest = entry.entry.comment.flatMap(limit(in:))
      guard longest != nil || report.isActive(long) else { continue }
      let sourceLength = entry.sourceText.count
      for texts in [entry.source].compactMap(\.self) + entry.translations {
        for text in texts.texts where text.unit.state != .new {
          let translation = LintedTranslation(entry: entry, language: texts.language, text: text)
          let length = translation.value.count
          if let longest, length > longest {
            report.add(limit, translation, "has \(length) characters, and its comment allows \(longest)")
          } else if !texts.isSource, length > 3 * sourceLength, length > sourceLength + 20 {
            report.add(long, translation, "has \(length) characters, and the source has \(sourceLength)")
          }
        }
      }
    }
  }

  /// The number after `max-length:` in a comment.
  private static func limit(in comment: String) -> Int? {
    guard comment.contains("length") else { return nil }
    return comment.firstMatch(of: #/\bmax-length: ?(\d{1,6})\b/#.ignoresCase()).flatMap { Int($0.output.1) }
  }

  static let limit = RuleDescription(
    "max-length", summary: "A string is longer than its comment allows",
    explanation: """
      A comment with `max-length: 20` limits the string in all languages to 20 visible characters. Each character of a \
      format specifier counts.
      """)

  static let long = RuleDescription(
    "long-text", summary: "A translation has more than three times as many characters as the source",
    explanation: """
      Strings that are much longer than the source may be cut off on the screen, or may contain a note of the \
      translator.
      """,
    severity: .note,
    isOnByDefault: false)
}
