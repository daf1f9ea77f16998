import Diagnostics
import StringCatalog
import TextBasics

/// Checks of style, all off by default: languages and projects differ.
enum PunctuationCheck: CatalogCheck {
  static let rules = [end, spaces, breaks, repeated, brackets, quotes, straightQuotes, typography, capital]

  static func check(_ catalog: LintedCatalog, _ report: inout LintReport) {
    if [spaces, repeated, brackets, quotes, straightQuotes, typography].contains(where: report.isActive) {
      catalog.forEachText { check($0, &report) }
    }
    if [end, breaks, capital].contains(where: report.isActive) {
      catalog.forEachTranslation { compare($0, $0.entry.sourceText, &report) }
    }
  }

  private static func check(_ text: LintedTranslation, _ report: inout LintReport) {
    if report.isActive(spaces), text.value.contains("  ") { report.add(spaces, text, "contains two spaces in a row") }
    if report.isActive(repeated), let word = repeatedWord(in: text.value) {
      report.add(repeated, text, "contains \"\(word)\" twice in a row")
    }
    for (open, close) in report.isActive(brackets) ? pairs : [] where count(open, text) != count(close, text) {
      report.add(brackets, text, "has an unbalanced \"\(open)\" or \"\(close)\"", identity: String(open))
    }
    if report.isActive(quotes) {
      if count("\"", text) % 2 == 1 { report.add(quotes, text, "has an unbalanced quotation mark") }
      if count("„", text) > count("“", text) + count("”", text) {
        report.add(quotes, text, "has an unbalanced \"„\"", identity: "„")
      }
    }
    if report.isActive(straightQuotes), let found = straightMark(in: text.value) {
      report.add(straightQuotes, text, "contains the straight mark in \(TerminalSafeText.quoted(String(found)))")
    }
    if report.isActive(typography), let (found, better) = substitutes.first(where: { text.value.contains($0.0) }) {
      report.add(typography, text, "contains \"\(found)\"", suggestion: "write \"\(better)\"")
    }
  }

  /// Returns the first straight quotation mark at the beginning of a word, or apostrophe inside a word.
  private static func straightMark(in text: String) -> Substring? {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: "\"") }) else { return nil }
    return text.firstMatch(of: straight)?.output
  }

  nonisolated(unsafe) private static let straight = /\p{L}'\p{L}+|"[\p{L}%][^"]*"/

  private static func count(_ character: Character, _ text: LintedTranslation) -> Int {
    text.value.count { $0 == character }
  }

  private static func compare(_ text: LintedTranslation, _ source: String, _ report: inout LintReport) {
    if report.isActive(end) { compareEnds(text, source, &report) }
    let (wanted, found) = (source.count(where: \.isNewline), text.value.count(where: \.isNewline))
    if wanted != found {
      report.add(breaks, text, "has \(Quantity.of(found, "line break")), but the source has \(wanted)")
    }
    let tabs = (source.count { $0 == "\t" }, text.value.count { $0 == "\t" })
    if tabs.0 != tabs.1 {
      report.add(
        breaks, text, "has \(Quantity.of(tabs.1, "tab")), but the source has \(tabs.0)", identity: "tabs")
    }
    let isBicameral = { (character: Character?) in character.map { $0.isUppercase || $0.isLowercase } ?? false }
    let (first, sourceFirst) = (text.value.first, source.first)
    if isBicameral(first), isBicameral(sourceFirst), first?.isUppercase != sourceFirst?.isUppercase {
      report.add(
        capital, text,
        "begins with \(first?.isUppercase ?? false ? "a capital" : "a lowercase") letter, unlike the source")
    }
  }

  private static func compareEnds(_ text: LintedTranslation, _ source: String, _ report: inout LintReport) {
    let (wanted, found) = (mark(at: source), mark(at: text.value))
    guard wanted != found else { return }
    switch (wanted, found) {
    case (let wanted?, let found?):
      report.add(end, text, "ends with \"\(found)\", but the source ends with \"\(wanted)\"")
    case (let wanted?, nil): report.add(end, text, "does not end with \"\(wanted)\" as the source does")
    case (nil, let found?): report.add(end, text, "ends with \"\(found)\", unlike the source")
    case (nil, nil): break
    }
  }

  /// The punctuation at the end of a string, in the form that English uses.
  private static func mark(at text: String) -> Character? {
    if text.hasSuffix("...") { return "…" }
    guard let last = text.last(where: { !$0.isWhitespace }) else { return nil }
    return equivalents[last] ?? (".:?!…;".contains(last) ? last : nil)
  }

  private static let equivalents: [Character: Character] = [
    "。": ".", "．": ".", "।": ".", "።": ".", "։": ".", "：": ":", "？": "?", "؟": "?", "；": ";", "！": "!", "⋯": "…",
  ]

  private static let pairs: [(Character, Character)] = [("(", ")"), ("[", "]"), ("{", "}"), ("“", "”"), ("«", "»")]

  private static let substitutes = [("...", "…"), (" -- ", " – "), (" - ", " – "), ("(c)", "©"), ("1/2", "½")]

  private static func repeatedWord(in text: String) -> String? {
    var previous: Substring = ""
    for word in text.split(separator: " ") {
      if word == previous, word.count > 1, word.allSatisfy(\.isLetter), word.first?.isLowercase ?? false {
        return String(word)
      }
      previous = word
    }
    return nil
  }

  private static func rule(_ name: String, _ summary: String, _ explanation: String) -> RuleDescription {
    RuleDescription(name, summary: summary, explanation: explanation, severity: .note, isOnByDefault: false)
  }

  static let end = rule(
    "end-punctuation", "A translation ends with different punctuation than the source",
    """
    The corresponding punctuation of other scripts is accepted. The rule is off by default, because some languages \
    omit the full stop in headings.
    """)
  static let spaces = rule(
    "double-space", "A string contains two spaces in a row", "The second space is usually left over from an edit.")
  static let breaks = rule(
    "line-breaks", "A translation has a different number of line breaks or tabs than the source",
    "Alerts and emails only keep their layout if the line breaks and tabs are the same.")
  static let repeated = rule(
    "repeated-word", "A string contains a word twice in a row",
    "The rule is off by default, because some languages repeat words.")
  static let brackets = rule(
    "unbalanced-brackets", "A string has an opening or closing bracket without its counterpart",
    "The rule is off by default, because emoticons and lists such as \"a)\" have single brackets.")
  static let quotes = rule(
    "unbalanced-quotes", "A string has an odd number of straight quotation marks",
    "The rule is off by default, because a straight quotation mark is also the sign for inches.")
  static let straightQuotes = rule(
    "straight-quotes", "A string contains straight quotation marks or apostrophes",
    "Apple's apps write “Open” and don’t. Each language has its own quotation marks.")
  static let typography = rule(
    "typography", "A string uses several characters in place of a single one",
    "Examples are three full stops instead of an ellipsis, a hyphen instead of a dash, and \"(c)\" instead of \"©\".")
  static let capital = rule(
    "first-letter", "A translation begins with a capital letter and the source does not, or vice versa",
    "The rule is off by default, because languages have different rules for capital letters.")
}
