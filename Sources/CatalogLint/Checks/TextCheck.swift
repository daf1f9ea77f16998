import Diagnostics
import StringCatalog

/// Checks whether translations have a string, and begin and end like the source.
enum TextCheck: CatalogCheck {
  static let rules = [empty, space, newline]

  static func check(_ catalog: LintedCatalog, _ report: inout LintReport) {
    let mayAddSpace = isWrittenWithoutSpaces(catalog.catalog.sourceLanguage)
    for entry in catalog.entries where entry.hasKnownText {
      let source = entry.sourceText
      if source.allSatisfy(\.isWhitespace) { continue }
      let lacksEnd = severalLackSpaceAtEnd(of: source, entry)
      let isStray = StraySpace(
        start: mostLackSpaceAtStart(of: source, entry), end: lacksEnd || endsSentence(source), lastLine: lacksEnd)
      // A number or another sample without words.
      let mayBeEmpty = !source.contains(where: \.isLetter)
      let edges = (Edge(before: source), Edge(after: source))
      for texts in entry.translations {
        for text in texts.texts where text.unit.state != .new {
          check(
            LintedTranslation(entry: entry, language: texts.language, text: text), against: edges,
            hasStray: isStray, mayBeEmpty: mayBeEmpty, mayAddSpace: mayAddSpace, &report)
        }
      }
    }
  }

  private static func check(
    _ translation: LintedTranslation, against source: (Edge, Edge), hasStray: StraySpace,
    mayBeEmpty: Bool, mayAddSpace: Bool, _ report: inout LintReport
  ) {
    let value = translation.value
    // A single space may separate other texts.
    if value.isEmpty || value.count > 1 && value.allSatisfy(\.isWhitespace) {
      // Another rule reports a missing value.
      if !mayBeEmpty, !mayBeEmptyForm(translation.text), translation.text.node["value"] != nil {
        report.add(
          empty, translation, value.isEmpty ? "is empty" : "consists of whitespace",
          suggestion: translation.entry.showsKeyWithoutText
            ? "translate it" : "translate it or remove the empty translation")
      }
      return
    }
    let ends = [
      ("begins", source.0, Edge(before: value), hasStray.start), ("ends", source.1, Edge(after: value), hasStray.end),
    ]
    for (verb, wanted, found, isStray) in ends {
      if wanted.breaks != found.breaks {
        if hasStray.lastLine, verb == "ends", found.breaks == 0 { continue }
        let count = Quantity.of(found.breaks, "line break")
        report.add(
          newline, translation, "\(verb) with \(count), but the source \(verb) with \(wanted.breaks)", identity: verb)
      } else if wanted.hasSpace != found.hasSpace, !isWrittenWithoutSpaces(translation.language),
        !(isStray && wanted.hasSpace), !(mayAddSpace && found.hasSpace)
      {
        let sign = (found.hasSpace ? found : wanted).hasTab ? "tab" : "space"
        let phrase = found.hasSpace ? "with a \(sign), unlike the source" : "without a \(sign), unlike the source"
        report.add(space, translation, "\(verb) \(phrase)", identity: verb)
      }
    }
  }

  /// Returns whether a text may intentionally be empty: a part of a sentence, or a sentence about nothing.
  private static func mayBeEmptyForm(_ text: LocalizedText) -> Bool {
    text.substitution != nil || text.cases.contains { $0.name == "zero" }
  }

  /// Returns whether a source is a whole sentence, so that a space after it is probably a typing mistake.
  private static func endsSentence(_ source: String) -> Bool {
    source.last { !$0.isWhitespace }.map { ".!?…。！？".contains($0) } ?? false
  }

  /// Returns whether several translations, and not only a few of many, lack the space or line break at the end of a
  /// source, which is then probably a typing mistake.
  private static func severalLackSpaceAtEnd(of source: String, _ entry: LintedEntry) -> Bool {
    guard source.last?.isWhitespace == true else { return false }
    let texts = textsWithSpaces(entry)
    let without = texts.count { $0.last?.isWhitespace == false }
    return without > 1 && without * 5 >= texts.count
  }

  /// Returns whether most translations lack the space at the start of a source, which then probably is a mistake.
  private static func mostLackSpaceAtStart(of source: String, _ entry: LintedEntry) -> Bool {
    guard source.first?.isWhitespace == true else { return false }
    let texts = textsWithSpaces(entry)
    let without = texts.count { $0.first?.isWhitespace == false }
    return without > 1 && without * 2 > texts.count
  }

  /// Returns the translations of an entry into languages that are written with spaces.
  private static func textsWithSpaces(_ entry: LintedEntry) -> [String] {
    entry.translations.filter { !isWrittenWithoutSpaces($0.language) }.compactMap { $0.main?.unit.value }
  }

  /// Returns whether the language is written without spaces between sentences, so that translations should not have the
  /// source's space.
  private static func isWrittenWithoutSpaces(_ language: String) -> Bool {
    ["zh", "ja", "yue", "th", "lo", "km", "my", "bo", "dz"].contains(language.prefix { $0 != "-" && $0 != "_" })
  }

  static let empty = RuleDescription(
    "empty-text", summary: "A translation is empty or blank, but its source is not",
    explanation: """
      The app shows nothing. Translate the string, or remove the empty translation so that the app shows the key. If \
      the key is not the source string, only a translation helps. Numbers, other sources without letters, plural forms \
      for zero and substitutions are not checked. If an empty string is intended, disable the rule for the key.
      """, blocksTranslations: true)

  static let space = RuleDescription(
    "outer-space", summary: "Leading or trailing space differs between a translation and its source",
    explanation: """
      If strings are concatenated or shown next to each other, translations need the same space as the source. \
      Languages written without spaces are not checked. If the source language is written without spaces, a space \
      added by a translation is ignored. A space at the end of the source is ignored if it follows the end of a \
      sentence or if several translations lack it. A space at the start is ignored if most translations lack it.
      """,
    severity: .note)

  static let newline = RuleDescription(
    "outer-newline", summary: "Leading or trailing line breaks differ between a translation and its source",
    explanation: """
      An extra or missing line break moves the content below the text. A line break at the end of the source is ignored \
      if several translations lack it.
      """)
}

/// The white space of a source that is probably a typing mistake.
private struct StraySpace {
  let start: Bool
  let end: Bool
  /// Whether a line break at the end is one.
  let lastLine: Bool
}

/// The white space at one end of a string.
private struct Edge {
  let breaks: Int
  let hasSpace: Bool
  let hasTab: Bool

  init(before text: String) { self.init(text.prefix(while: \.isWhitespace)) }

  init(after text: String) {
    self.init(text[(text.lastIndex { !$0.isWhitespace }.map(text.index(after:)) ?? text.startIndex)...])
  }

  private init(_ space: Substring) {
    breaks = space.count(where: \.isNewline)
    hasSpace = space.contains { !$0.isNewline }
    hasTab = space.contains("\t")
  }
}
