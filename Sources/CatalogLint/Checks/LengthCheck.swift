import Diagnostics
import StringCatalog

/// Checks whether strings fit.
enum LengthCheck: CatalogCheck {
  static let rules = [limit, long, short]

  static func check(_ catalog: LintedCatalog, _ report: inout LintReport) {
    for entry in catalog.entries {
      let longest = entry.entry.comment.flatMap(limit(in:))
      guard longest != nil || report.isActive(long) || report.isActive(short) else { continue }
      let sourceLength = entry.sourceText.count
      for texts in entry.allTexts {
        for text in texts.texts where text.unit.state != .new {
          let translation = LintedTranslation(entry: entry, language: texts.language, text: text)
          let length = translation.value.count
          if let longest, length > longest {
            report.add(limit, translation, "has \(length) characters, but its comment allows \(longest)")
          } else if !texts.isSource {
            compare(translation, length, sourceLength, &report)
          }
        }
      }
    }
  }

  private static func compare(
    _ translation: LintedTranslation, _ length: Int, _ sourceLength: Int, _ report: inout LintReport
  ) {
    let lengths = "has \(length) characters, but the source has \(sourceLength)"
    if length > 3 * sourceLength, length > sourceLength + 20 { report.add(long, translation, lengths) }
    let isDense = translation.value.unicodeScalars.contains { $0.value > 0x2E7F }
    if !isDense, length > 0, sourceLength > 40, length * 4 < sourceLength { report.add(short, translation, lengths) }
  }

  /// The number after `max-length:` in a comment.
  private static func limit(in comment: String) -> Int? {
    guard comment.contains("length") else { return nil }
    return comment.firstMatch(of: Self.maximum).flatMap { Int($0.output.1) }
  }

  nonisolated(unsafe) private static let maximum = #/\bmax-length: ?(\d{1,6})\b/#.ignoresCase()

  static let limit = RuleDescription(
    "max-length", summary: "A string is longer than its comment allows",
    explanation: """
      A comment with `max-length: 20` limits the string to 20 visible characters in all languages. Each character in a \
      format specifier counts.
      """, blocksTranslations: true)

  static let long = optionalRule(
    "long-text", "A translation is more than three times as long as its source",
    """
    Such strings may be cut off on the screen or contain a translator's note.
    """)

  static let short = optionalRule(
    "short-text", "A translation is less than a quarter as long as its source",
    "Part of a long text may be missing. Texts in Chinese and similar scripts are not compared.")
}
