import Diagnostics
import TextBasics

/// Checks whether translations close the tags that they open.
enum TagCheck: CatalogCheck {
  static let rules = [tag, changed]

  static func check(_ catalog: LintedCatalog, _ report: inout LintReport) {
    for entry in catalog.entries {
      guard entry.sourceText.utf8.contains(UInt8(ascii: "<")) else {
        addNewTags(entry, catalog, &report)
        continue
      }
      let source = counts(in: entry.sourceText)
      let paired = source.filter { $0.value.opened > 0 && $0.value.opened == $0.value.closed }.keys.sorted()
      if paired.isEmpty { continue }
      catalog.forEachTranslation(of: entry) { translation in
        let broken = translation.value.matches(of: spaced).first { source[$0.output.1.lowercased()] != nil }
        if let text = broken?.output.0 {
          return report.add(
            tag, translation, "contains \(TerminalSafeText.code(String(text))), which is not a tag",
            suggestion: "remove the space")
        }
        let found = counts(in: translation.value)
        if let strange = found.keys.sorted().first(where: { source[$0] == nil }) {
          add(strange, in: translation, &report)
        }
        guard let name = paired.first(where: { found[$0].map { $0.opened != $0.closed } ?? false }) else { return }
        let (opened, closed) = found[name] ?? (0, 0)
        report.add(tag, translation, "contains `<\(name)>` \(times(opened)) and `</\(name)>` \(times(closed))")
      }
    }
  }

  /// Reports tags of HTML in translations of a text without any angle bracket.
  private static func addNewTags(_ entry: LintedEntry, _ catalog: LintedCatalog, _ report: inout LintReport) {
    catalog.forEachTranslation(of: entry) { translation in
      guard translation.value.utf8.contains(UInt8(ascii: "<")),
        let name = counts(in: translation.value).keys.sorted().first(where: names.contains)
      else { return }
      add(name, in: translation, &report)
    }
  }

  private static func add(_ name: String, in translation: LintedTranslation, _ report: inout LintReport) {
    report.add(changed, translation, "contains `<\(name)>`, but the source does not", identity: name)
  }

  private static let names: Set<String> = [
    "a", "b", "big", "br", "code", "div", "em", "font", "i", "li", "mark", "ol", "p", "small", "span", "strong", "sub",
    "sup", "u", "ul",
  ]

  private static func times(_ count: Int) -> String { Quantity.of(count, "time") }

  /// Returns how often each tag is opened and closed.
  private static func counts(in text: String) -> [String: (opened: Int, closed: Int)] {
    text.matches(of: pattern).reduce(into: [:]) { counts, match in
      // `<br/>` needs no end tag.
      if match.output.0.hasSuffix("/>") { return }
      let name = match.output.2.lowercased()
      var count = counts[name] ?? (0, 0)
      if match.output.1.isEmpty { count.opened += 1 } else { count.closed += 1 }
      counts[name] = count
    }
  }

  /// Created once, because there are thousands of strings.
  nonisolated(unsafe) private static let spaced = /<(?:\s+\/?|\/\s+)([a-zA-Z][a-zA-Z0-9]*)\s*>/
  nonisolated(unsafe) private static let pattern = /<(\/?)([a-zA-Z][a-zA-Z0-9]*)(?:\s[^<>]*)?\/?>/

  static let tag = RuleDescription(
    "unclosed-tag", summary: "A translation has an unclosed tag or an unmatched closing tag",
    explanation: """
      If the source contains `<b>…</b>` and a translation contains `<b>` twice, the app either formats the rest of the \
      string or shows the tag. With a space, as in `< b>` or `</ b>`, it is not a tag. Translations without the tag are \
      not reported.
      """, blocksTranslations: true)

  static let changed = RuleDescription(
    "changed-tag", summary: "A translation contains a tag that is not in the source string",
    explanation: "Code that formats `<b>` might not support `<i>` or `<strong>`, so users see the tag.",
    severity: .note, blocksTranslations: true)
}
