import Diagnostics
import StringCatalog
import TextBasics

/// Checks whether translations keep the notation of the source: code, quotation marks, emoji and the precision of
/// numbers.
enum NotationCheck: CatalogCheck {
  static let rules = [precision, code, acronym, quotes, quoteStyle, emoji, optionalPlural]

  static func check(_ catalog: LintedCatalog, _ report: inout LintReport) {
    for entry in catalog.entries {
      let source = entry.sourceText
      if report.isActive(precision), source.utf8.contains(UInt8(ascii: "%")), source.utf8.contains(UInt8(ascii: ".")) {
        comparePrecision(entry, catalog, &report)
      }
      if report.isActive(code) { compareCode(entry, catalog, &report) }
      if report.isActive(acronym) { compareAcronyms(entry, catalog, &report) }
      if report.isActive(quotes) || report.isActive(quoteStyle) { compareQuotes(entry, catalog, &report) }
      if report.isActive(emoji) { compareEmoji(entry, catalog, &report) }
      if report.isActive(optionalPlural), source.utf8.contains(UInt8(ascii: "(")), hasCount(source),
        let plural = source.firstMatch(of: bracketPlural)
      {
        let place = entry.source?.main?.place ?? entry.name
        report.add(
          optionalPlural, at: place, "\(entry.quoted) contains \(TerminalSafeText.quoted(String(plural.output)))",
          suggestion: "vary the text by plural", key: entry.key, subject: entry.quoted)
      }
    }
  }

  /// Returns whether a text contains a whole number, by which it can vary.
  private static func hasCount(_ text: String) -> Bool {
    FormatString(text).spellings.contains { $0.last.map("diu".contains) ?? false }
  }

  private static func comparePrecision(_ entry: LintedEntry, _ catalog: LintedCatalog, _ report: inout LintReport) {
    let wanted = precisions(of: entry.sourceText)
    if wanted.isEmpty { return }
    catalog.forEachTranslation(of: entry) { translation in
      let found = precisions(of: translation.value)
      for (position, own) in wanted.sorted(by: { $0.key < $1.key }) {
        guard let other = found[position], other.digits != own.digits else { continue }
        report.add(
          precision, translation, "formats argument \(position) with \(other.text), but the source uses \(own.text)",
          identity: String(position))
      }
    }
  }

  /// Returns the specifiers of fractions by the number of their argument.
  private static func precisions(of text: String) -> [Int: (digits: String, text: String)] {
    let format = FormatString(text)
    var found: [Int: (digits: String, text: String)] = [:]
    for (number, (specifier, spelling)) in zip(format.specifiers, format.spellings).enumerated() {
      guard let last = spelling.last, "fFgGeE".contains(last), !specifier.hasArgumentWidth else { continue }
      let digits = spelling.split(separator: ".", maxSplits: 1).dropFirst().first?.prefix(while: \.isNumber)
      found[specifier.position ?? number + 1] = (String(digits ?? ""), spelling)
    }
    return found
  }

  private static func compareCode(_ entry: LintedEntry, _ catalog: LintedCatalog, _ report: inout LintReport) {
    // `%1$lld` contains no variable.
    let source = FormatString(entry.sourceText).replacing { _, _ in " " }
    let wanted =
      source.matches(of: codePart).map { String($0.output) }
      + source.matches(of: spacedPart).map { String($0.output.1) }
    compare(wanted, code, entry, catalog, &report)
  }

  private static func compareAcronyms(_ entry: LintedEntry, _ catalog: LintedCatalog, _ report: inout LintReport) {
    // In a text of capitals, other words look the same.
    if !entry.sourceText.contains(where: \.isLowercase) { return }
    compare(entry.sourceText.matches(of: capitals).map { String($0.output) }, acronym, entry, catalog, &report)
  }

  /// Adds a finding for each translation that lacks one of the wanted words.
  private static func compare(
    _ wanted: [String], _ rule: RuleDescription, _ entry: LintedEntry, _ catalog: LintedCatalog,
    _ report: inout LintReport
  ) {
    if wanted.isEmpty { return }
    catalog.forEachTranslation(of: entry) { translation in
      guard let lost = wanted.first(where: { !translation.value.contains($0) }) else { return }
      report.add(rule, translation, "does not contain \(TerminalSafeText.quoted(lost))", identity: lost)
    }
  }

  private static func compareQuotes(_ entry: LintedEntry, _ catalog: LintedCatalog, _ report: inout LintReport) {
    let source = entry.sourceText
    let isQuoted = source.contains(quotation)
    let isCurly = source.contains { "“”„«»".contains($0) }
    if !isQuoted && !isCurly { return }
    catalog.forEachTranslation(of: entry) { translation in
      if !translation.value.contains(where: { "\"“”„«»「」『』‘’‚'‹›《》״".contains($0) }) {
        report.add(quotes, translation, "has no quotation marks, unlike the source")
      } else if isCurly, translation.value.contains("\"") {
        report.add(quoteStyle, translation, "has straight quotation marks, but the source has curly ones")
      }
    }
  }

  private static func compareEmoji(_ entry: LintedEntry, _ catalog: LintedCatalog, _ report: inout LintReport) {
    let wanted = entry.sourceText.filter(isEmoji)
    if wanted.isEmpty { return }
    catalog.forEachTranslation(of: entry) { translation in
      guard let lost = wanted.first(where: { !translation.value.contains($0) }) else { return }
      report.add(emoji, translation, "does not contain \(lost), unlike the source", identity: String(lost))
    }
  }

  private static func isEmoji(_ character: Character) -> Bool {
    character.unicodeScalars.first.map { $0.value > 0x2FFF && $0.properties.isEmojiPresentation } ?? false
  }

  /// Options and paths.
  nonisolated(unsafe) private static let spacedPart = /(?:^|[\s(])(--[a-z][a-z-]+|\/[a-z]+(?:\/[\w.]+)+)/
  /// Calls, shell variables, code spans, references, tags, escapes and addresses.
  nonisolated(unsafe) private static let codePart =
    /\b[A-Za-z_]\w*\(\)|\$[a-z_]\w*|`[^`]+`|\]\[\w+\]|\[\/[a-z]{1,5}\]|<\/?[a-z]{1,10}>|\\[nrt]|[\w.+-]+@[\w-]+\.[a-z]{2,}|https?:\/\/[^\s\/)]+/
  nonisolated(unsafe) private static let capitals = /\b[A-Z]{3,}[0-9]*\b/
  nonisolated(unsafe) private static let quotation = /"[^"]+"|(?:^|\s)'[^']+'(?:\s|$|[.,!?])/
  nonisolated(unsafe) private static let bracketPlural = /\w+\((?:s|es|ies)\)/

  static let precision = RuleDescription(
    "format-precision", summary: "A translation formats a number with a different number of digits",
    explanation: """
      For example, `%.2f km` was translated as `%f km`, which shows 5.000000 km. If a language needs a different \
      number of digits, disable the rule for the key.
      """,
    severity: .note)

  static let code = optionalRule(
    "changed-code", "Code in the source string is missing from a translation",
    """
    Options such as `--force`, paths, calls such as `run()`, variables such as `$name`, text in backticks, tags, \
    references and addresses are the same in all languages. The rule is off by default because some pages and \
    addresses exist in several languages.
    """)

  static let acronym = optionalRule(
    "changed-acronym", "An acronym in the source string is missing from a translation",
    """
    Names such as NASA or PDF are the same in most languages. The rule is off by default because some languages have \
    their own acronyms: NATO is OTAN in French.
    """)

  static let quotes = optionalRule(
    "lost-quotes", "Quotation marks in the source string are missing from a translation",
    """
    Any kind of quotation mark is accepted. The rule is off by default because languages use quotation marks \
    differently.
    """)

  static let quoteStyle = optionalRule(
    "quote-style", "A translation has straight quotation marks, although its source has curly ones",
    "Each language has its own quotation marks: “English”, „Deutsch“, «français», 「日本語」.")

  static let emoji = optionalRule(
    "changed-emoji", "An emoji in the source string is missing from a translation",
    "The rule is off by default because a symbol may mean something else in another culture.")

  static let optionalPlural = RuleDescription(
    "optional-plural", summary: "A number is followed by a plural ending in parentheses",
    explanation: "`%lld file(s)` reads badly and cannot be translated well. Vary the text by plural.", severity: .note)
}
