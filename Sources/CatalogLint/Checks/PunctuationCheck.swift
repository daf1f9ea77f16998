import Diagnostics
import TextBasics

/// Checks of punctuation. Most are off by default, because languages and projects differ.
enum PunctuationCheck: CatalogCheck {
  static let rules = [end, spaces, breaks, repeated, brackets, quotes, straightQuotes, typography, capital]

  static func check(_ catalog: LintedCatalog, _ report: inout LintReport) {
    if [spaces, repeated, straightQuotes, typography].contains(where: report.isActive) {
      catalog.forEachText { check($0, &report) }
    }
    if [brackets, quotes].contains(where: report.isActive) {
      catalog.forEachTranslation { compareMarks($0, $0.entry.sourceText, &report) }
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
    if report.isActive(straightQuotes), let found = straightMark(in: text.value) {
      let quoted = TerminalSafeText.quoted(String(found))
      report.add(straightQuotes, text, "contains a straight quotation mark or apostrophe in \(quoted)")
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

  /// Checks the brackets and quotation marks of a translation whose source has all of its counterparts.
  private static func compareMarks(_ text: LintedTranslation, _ source: String, _ report: inout LintReport) {
    let found = PairedMarks(text.value)
    guard found.unbalanced != nil || found.lacksQuotationMark else { return }
    let wanted = PairedMarks(source)
    if let pair = found.unbalanced, wanted.unbalanced == nil, !PairedMarks.hasSingleBracket(text.value) {
      report.add(brackets, text, "has an unbalanced \"\(pair.open)\" or \"\(pair.close)\"", identity: pair.open)
    }
    if found.lacksQuotationMark, !wanted.lacksQuotationMark {
      report.add(quotes, text, "has an unbalanced quotation mark")
    }
  }

  private static func compare(_ text: LintedTranslation, _ source: String, _ report: inout LintReport) {
    if report.isActive(end) { compareEnds(text, source, &report) }
    let (wanted, found) = (source.count(where: \.isNewline), text.value.count(where: \.isNewline))
    if wanted != found {
      report.add(breaks, text, "has \(Quantity.of(found, "line break")), but the source has \(wanted)")
    }
    let tabs = (source.count { $0 == "\t" }, text.value.count { $0 == "\t" })
    if tabs.0 != tabs.1 {
      report.add(breaks, text, "has \(Quantity.of(tabs.1, "tab")), but the source has \(tabs.0)", identity: "tabs")
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
    case (let wanted?, nil): report.add(end, text, "does not end with \"\(wanted)\", unlike the source")
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

  static let end = optionalRule(
    "end-punctuation", "A translation and its source end with different punctuation",
    """
    Equivalent punctuation in other scripts is accepted. The rule is off by default because some languages omit the \
    full stop in headings.
    """)
  static let spaces = optionalRule(
    "double-space", "A string contains two spaces in a row", "The second space is usually left over from an edit.")
  static let breaks = optionalRule(
    "line-breaks", "The number of line breaks or tabs differs between a translation and its source",
    "Alerts and emails only keep their layout if the line breaks and tabs are the same.")
  static let repeated = optionalRule(
    "repeated-word", "A string contains a word twice in a row",
    "The rule is off by default because some languages repeat words.")
  static let brackets = RuleDescription(
    "unbalanced-brackets", summary: "A bracket in a translation has no counterpart",
    explanation: """
      Emoticons and lists such as "a)" are not reported. If the source has such a bracket, the translation is not \
      checked.
      """, severity: .note)
  static let quotes = RuleDescription(
    "unbalanced-quotes", summary: "A quotation mark in a translation has no counterpart",
    explanation: """
      For example, the second mark is missing in "„Karte öffnen", and it is straight in „Karte". If the source has an \
      unpaired mark, for example for inches, the translation is not checked.
      """,
    severity: .note)
  static let straightQuotes = optionalRule(
    "straight-quotes", "A string contains straight quotation marks or apostrophes",
    "Apple's apps write “Open” and don’t. Each language has its own quotation marks.")
  static let typography = optionalRule(
    "typography", "A string uses plain characters instead of typographic ones",
    "Examples are three full stops instead of an ellipsis, a hyphen instead of a dash, and \"(c)\" instead of \"©\".")
  static let capital = optionalRule(
    "first-letter", "A translation begins with a capital letter and its source does not, or vice versa",
    "The rule is off by default because languages have different rules for capital letters.")
}

/// The numbers of brackets and quotation marks in a text, found in one pass over its bytes.
private struct PairedMarks {
  /// The differences between opening and closing brackets: round, square and curly ones. Wide brackets can belong to
  /// narrow ones in mixed texts.
  private var differences = (0, 0, 0)
  private var straightQuotes = 0
  private var curlyQuotes = 0

  init(_ text: String) {
    let text = text.utf8.contains(0xD7) ? text.replacing(Self.gershayim) { $0.output.1 } : text
    var previous: (UInt8, UInt8) = (0, 0)
    for byte in text.utf8 {
      switch (previous.0, previous.1, byte) {
      case (_, _, UInt8(ascii: "(")), (0xEF, 0xBC, 0x88): differences.0 += 1
      case (_, _, UInt8(ascii: ")")), (0xEF, 0xBC, 0x89): differences.0 -= 1
      case (_, _, UInt8(ascii: "[")), (0xEF, 0xBC, 0xBB), (0xE3, 0x80, 0x90): differences.1 += 1
      case (_, _, UInt8(ascii: "]")), (0xEF, 0xBC, 0xBD), (0xE3, 0x80, 0x91): differences.1 -= 1
      case (_, _, UInt8(ascii: "{")), (0xEF, 0xBD, 0x9B): differences.2 += 1
      case (_, _, UInt8(ascii: "}")), (0xEF, 0xBD, 0x9D): differences.2 -= 1
      case (_, _, UInt8(ascii: "\"")): straightQuotes += 1
      case (0xE2, 0x80, 0x9C), (0xE2, 0x80, 0x9D), (0xE2, 0x80, 0x9E): curlyQuotes += 1
      default: break
      }
      previous = (previous.1, byte)
    }
  }

  /// The sign before the last letter of a Hebrew acronym, which looks like a quotation mark.
  nonisolated(unsafe) private static let gershayim = /([א-ת])["”](?=[א-ת](?:[^א-ת]|$))/

  /// The first kind of brackets with different numbers of opening and closing ones.
  var unbalanced: (open: String, close: String)? {
    if differences.0 != 0 { return ("(", ")") }
    if differences.1 != 0 { return ("[", "]") }
    return differences.2 != 0 ? ("{", "}") : nil
  }

  /// Whether the number of straight or of curly quotation marks is odd. Languages use the curly ones in different
  /// pairs: “English”, „Deutsch“, ”svenska”.
  var lacksQuotationMark: Bool { straightQuotes % 2 == 1 || curlyQuotes % 2 == 1 }

  /// Returns whether a text has an emoticon or the bracket after the sign of a list item.
  static func hasSingleBracket(_ text: String) -> Bool { text.firstMatch(of: single) != nil }

  nonisolated(unsafe) private static let single = /[:;=]['-]?[()]|(?:^|[\s*.。、])[\p{L}0-9]{1,2}[)）]/
}
