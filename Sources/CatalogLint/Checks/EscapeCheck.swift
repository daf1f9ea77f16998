import Diagnostics
import StringCatalog
import TextBasics

/// Checks whether another tool escaped translations twice.
enum EscapeCheck: CatalogCheck {
  static let rules = [escape, entity]

  static func check(_ catalog: LintedCatalog, _ report: inout LintReport) {
    for entry in catalog.entries {
      let source = entry.sourceText
      if let own = entry.source?.main, own.unit.value.contains(escapedApostrophe) {
        report.add(
          escape, at: own.place, "the source string for \(entry.quoted) shows `\\'`",
          suggestion: "write the character itself",
          key: entry.key, subject: entry.quoted)
        continue
      }
      let (mayEscape, mayHaveEntity) = (!source.utf8.contains(UInt8(ascii: "\\")), !isMarkup(source))
      for texts in entry.translations {
        for text in texts.all where text.unit.state != .new {
          let translation = LintedTranslation(entry: entry, language: texts.language, text: text)
          let value = translation.value
          if mayEscape, value.utf8.contains(UInt8(ascii: "\\")), let found = value.firstMatch(of: escaped) {
            report.add(
              escape, translation, "shows \(TerminalSafeText.code(String(found.output)))",
              suggestion: "write the character itself")
          }
          if mayHaveEntity, value.utf8.contains(UInt8(ascii: "&")), let found = value.firstMatch(of: entities) {
            report.add(
              entity, translation, "shows \(TerminalSafeText.code(String(found.output)))",
              suggestion: "write the character itself")
          }
        }
      }
    }
  }

  /// Returns whether code displays a source string as HTML or as Markdown, which also has entities.
  private static func isMarkup(_ text: String) -> Bool {
    text.utf8.contains { "&<*]".utf8.contains($0) } && text.contains(markup)
  }

  /// Created once, because there are thousands of strings.
  nonisolated(unsafe) private static let escaped = /\\(?:[nt"'](?![a-zA-Z]*\\)|n|u\{?[0-9a-fA-F]{4})/
  /// Android's tables escape apostrophes, and code never does inside a word.
  nonisolated(unsafe) private static let escapedApostrophe = /\p{L}\\'\p{L}/
  nonisolated(unsafe) private static let entities = /&(?:amp|lt|gt|quot|apos|nbsp|#[0-9]+|#x[0-9a-fA-F]+);/
  nonisolated(unsafe) private static let markup = /&(?:[a-z]+|#[0-9a-fx]+);|<\/?[a-zA-Z][^<>]*>|\*[^*]+\*|\]\(/

  static let escape = RuleDescription(
    "escaped-text", summary: "A string shows an escape sequence",
    explanation: """
      Some tools escape strings twice, so users see `\\n` instead of a line break or `\\u00e4` instead of `ä`. Strings \
      whose source contains a backslash are not reported. The exception is `\\'` inside a word, an escape used by \
      Android.
      """, blocksTranslations: true)

  static let entity = RuleDescription(
    "html-entity", summary: "A translation shows an HTML entity",
    explanation: """
      Some tools write `&amp;` instead of `&`, and apps show it unchanged. If the source contains entities or tags, \
      the translation is not reported because the code might read it as HTML.
      """, blocksTranslations: true)
}
