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
          if let found = mayEscape ? escape(in: value) ?? slash(in: value, of: source) : nil {
            report.add(
              escape, translation, "shows \(TerminalSafeText.code(String(found)))",
              suggestion: "write the character itself")
          }
          if value.utf8.contains(UInt8(ascii: "&")),
            let found = mayHaveEntity ? entity(in: value) : escapedTag(in: value, of: source)
          {
            report.add(
              entity, translation, "shows \(TerminalSafeText.code(String(found)))",
              suggestion: "write the character itself")
          }
        }
      }
    }
  }

  private static func escape(in text: String) -> Substring? {
    text.utf8.contains(UInt8(ascii: "\\")) ? text.firstMatch(of: escaped)?.output : nil
  }

  /// Returns a mistyped `\\n` that replaces a line break of the source.
  private static func slash(in text: String, of source: String) -> Substring? {
    guard let range = text.range(of: "/n"), !source.contains("/n") else { return nil }
    let (breaks, wanted) = (text.count(where: \.isNewline), source.count(where: \.isNewline))
    return breaks < wanted ? text[range] : nil
  }

  private static func entity(in text: String) -> Substring? {
    entities.lazy.compactMap { text.firstMatch(of: $0)?.output }.first
  }

  /// Returns a tag whose angle brackets are entities, unlike those of the source.
  private static func escapedTag(in text: String, of source: String) -> Substring? {
    source.utf8.contains(UInt8(ascii: "<")) && !source.contains("&lt;") ? text.firstMatch(of: tag)?.output : nil
  }

  /// Returns whether code displays a source string as HTML or as Markdown, which also has entities.
  private static func isMarkup(_ text: String) -> Bool {
    text.utf8.contains { "&<*]".utf8.contains($0) } && text.contains(markup)
  }

  /// Created once, because there are thousands of strings.
  nonisolated(unsafe) private static let escaped = /\\(?:[nt"'](?![a-zA-Z]*\\)|n|[uU]\{?[0-9a-fA-F]{4})/
  /// Android's tables escape apostrophes, and code never does inside a word.
  nonisolated(unsafe) private static let escapedApostrophe = /\p{L}\\'\p{L}/
  nonisolated(unsafe) private static let entities = [
    /&(?:amp|lt|gt|quot|apos|nbsp|#[0-9]+|#x[0-9a-fA-F]+);/,
    /&(?:[a-zA-Z](?:acute|caron|cedil|circ|grave|ring|slash|tilde|uml)|(?:AE|ae|OE|oe|sz)lig);/,
    /&(?:[lr][ads]quo|[bs][bd]quo|hellip|[mn]dash|bull|middot|copy|reg|trade|deg|euro|times|i(?:excl|quest));/,
  ]
  nonisolated(unsafe) private static let tag = /&lt;\/?[a-zA-Z][^<>&]*&gt;/
  nonisolated(unsafe) private static let markup = /&(?:[a-z]+|#[0-9a-fx]+);|<\/?[a-zA-Z][^<>]*>|\*[^*]+\*|\]\(/

  static let escape = RuleDescription(
    "escaped-text", summary: "A string shows an escape sequence",
    explanation: """
      Some tools escape strings twice, so users see `\\n` instead of a line break or `\\u00e4` instead of `ä`. `/n` is \
      reported if it replaces a line break. Strings whose source contains a backslash are not reported. The exception \
      is `\\'` inside a word, an escape used by Android.
      """, blocksTranslations: true)

  static let entity = RuleDescription(
    "html-entity", summary: "A translation shows an HTML entity",
    explanation: """
      Some tools write `&amp;` instead of `&`, and apps show it unchanged. If the source contains entities or tags, \
      the translation is not reported because the code might read it as HTML. The exception is `&lt;b&gt;` in place of \
      `<b>`.
      """, blocksTranslations: true)
}
