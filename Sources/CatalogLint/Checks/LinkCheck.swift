import Diagnostics
import TextBasics

/// Checks whether translations keep Markdown links and the syntax of automatic grammar agreement.
enum LinkCheck: CatalogCheck {
  static let rules = [link, target, inflection, inflectionLost]

  static func check(_ catalog: LintedCatalog, _ report: inout LintReport) {
    for entry in catalog.entries where entry.sourceText.contains("](") {
      let links = Self.links(in: entry.sourceText)
      let inflects = isInflected(entry.sourceText)
      catalog.forEachTranslation(of: entry) { translation in
        if !links.isEmpty { compare(translation, links, &report) }
        guard inflects, !isInflected(translation.value) else { return }
        guard translation.value.contains("inflect") || hasUnknownAttribute(translation.value, entry.sourceText)
        else {
          return addLost(translation, &report)
        }
        report.add(
          inflection, translation, "has a damaged marker for grammar agreement",
          suggestion: "write \"^[…](inflect: true)\"")
      }
    }
  }

  /// Adds a finding about a translation without the marker, in a language that the system can inflect.
  private static func addLost(_ translation: LintedTranslation, _ report: inout LintReport) {
    guard translation.text.pluralCategory == nil,
      ["de", "en", "es", "fr", "it", "pt"].contains(translation.language.prefix(2))
    else { return }
    report.add(inflectionLost, translation, "has no marker for grammar agreement")
  }

  private static func compare(_ translation: LintedTranslation, _ links: [String], _ report: inout LintReport) {
    let found = Self.links(in: translation.value)
    // The source may have the same link twice.
    if Set(found).count < Set(links).count {
      let isSplit = translation.value.contains(splitLink)
      report.add(
        link, translation, "has \(Quantity.of(found.count, "link")), but the source has \(links.count)",
        suggestion: isSplit ? "remove the space between \"]\" and \"(\"" : nil)
      return
    }
    guard let strange = found.first(where: { !hosts(links).contains(host($0)) }) else { return }
    report.add(target, translation, "links to \(TerminalSafeText.shortQuoted(strange)), but the source does not")
  }

  /// Returns the destinations of the links. White space may surround a destination.
  private static func links(in text: String) -> [String] {
    text.matches(of: pattern).filter(\.output.1.isEmpty).map { String($0.output.2) }.filter(isPlace)
  }

  /// Returns whether a marker has an attribute that does not exist, such as a translated one.
  private static func hasUnknownAttribute(_ text: String, _ source: String) -> Bool {
    guard let name = text.firstMatch(of: attribute)?.output.1 else { return false }
    return !attributes.contains(String(name)) && !source.contains(name)
  }

  /// The attributes of inline markup for grammar agreement.
  private static let attributes: Set<String> = [
    "agreeWithArgument", "agreeWithConcept", "inflectionAlternative", "morphology", "referentConcept",
  ]

  /// Created once, because there are thousands of strings. A bracket after a backslash is not part of a link.
  nonisolated(unsafe) private static let pattern = /(\\?)\[(?:\\.|[^\[\]\\])*\]\(\s*([^()\s]+)\s*\)/
  nonisolated(unsafe) private static let attribute = /\^\[[^\[\]]*\]\(\s*([^\s:()]+)\s*:/
  nonisolated(unsafe) private static let splitLink = /\][\s\u{A0}]+\([^()\s]+\)/
  nonisolated(unsafe) private static let inflected = /\^\[[^\[\]]*\]\(\s*inflect\s*:/

  private static func isInflected(_ text: String) -> Bool { text.contains(inflected) }

  /// Returns whether the text in parentheses is a link destination, not words or the attributes of
  /// `^[…](inflect: true)`.
  private static func isPlace(_ text: String) -> Bool {
    text.contains("://") || text.hasPrefix("mailto:") || text.hasPrefix("tel:") || text.hasPrefix("%")
      || text.hasPrefix("/") || text.hasPrefix("#")
  }

  private static func hosts(_ links: [String]) -> Set<String> { Set(links.map(host)) }

  /// Returns the host of a link without `www.`, in lower case, because a site can have pages in several languages.
  /// Returns links of other types unchanged.
  private static func host(_ link: String) -> String {
    guard let start = link.range(of: "://")?.upperBound else { return link.contains("%") ? "%" : link }
    let host = link[start...].prefix { $0 != "/" && $0 != "?" && $0 != "#" }.lowercased()
    let parts = host.split(separator: ".")
    return host.contains("%") ? "%" : parts.suffix(2).joined(separator: ".")
  }

  static let link = RuleDescription(
    "markdown-link", summary: "A link in the source string is missing from a translation",
    explanation: """
      `[our site](https://example.com)` is a link in SwiftUI and in attributed strings. If the link is missing, users \
      only see the words. If there is a space between `]` and `(`, they see the markup.
      """, blocksTranslations: true)

  static let target = RuleDescription(
    "link-target", summary: "A translation and its source link to different sites",
    explanation: """
      Only the ends of host names are compared because a site can have pages in several languages. If a translation \
      links to a different site on purpose, disable the rule for the key.
      """,
    severity: .note, blocksTranslations: true)

  static let inflection = RuleDescription(
    "inflection", summary: "A translation has a damaged marker for automatic grammar agreement",
    explanation: """
      `^[%lld goose](inflect: true)` inflects its words. If `^` is missing or there are spaces in the marker, users \
      see the marker itself. If `inflect` is translated, the words are not inflected. Translations without a marker \
      are not reported because not all languages support grammar agreement.
      """, blocksTranslations: true)

  static let inflectionLost = optionalRule(
    "inflection-lost", "A translation is missing the marker for automatic grammar agreement",
    """
    The source contains `^[…](inflect: true)`, and the system can inflect words in the translation's language. \
    Without the marker, the words have one form for all numbers. The rule is off by default because a string that \
    varies by plural works equally well.
    """)
}
