import Diagnostics
import StringCatalog

/// Checks the letters and the space around punctuation.
enum LetterCheck: CatalogCheck {
  static let rules = [decomposed, capitals, kashida, french, missingSpace, start]

  static func check(_ catalog: LintedCatalog, _ report: inout LintReport) {
    if report.isActive(decomposed) {
      catalog.forEachText { text in
        guard hasCombiningMark(text.value), let letter = decomposedLetter(in: text.value) else { return }
        report.add(decomposed, text, "contains the decomposed letter \"\(letter)\"")
      }
    }
    guard rules.dropFirst().contains(where: report.isActive) else { return }
    let active = (
      capitals: report.isActive(capitals), kashida: report.isActive(kashida), french: report.isActive(french),
      missingSpace: report.isActive(missingSpace), start: report.isActive(start)
    )
    catalog.forEachTranslation { text in
      let (value, source) = (text.value, text.entry.sourceText)
      if active.capitals, let word = capitalWord(in: value, source) {
        report.add(capitals, text, "contains the word \"\(word)\" with unusual capitals")
      }
      if active.kashida, value.unicodeScalars.contains("\u{0640}") {
        report.add(kashida, text, "contains a kashida (U+0640), which stretches words")
      }
      if active.french, text.language.hasPrefix("fr"), text.language != "fr-CA",
        let sign = value.firstMatch(of: signWithoutSpace)
      {
        report.add(french, text, "has no space before \"\(sign.output.1)\"")
      }
      if active.missingSpace, mayLackSpace(value), let place = value.firstMatch(of: unspaced),
        !source.contains(unspaced), !value.contains("&" + place.output)
      {
        report.add(missingSpace, text, "has no space in \"\(place.output)\"")
      }
      if active.start, let mark = source.first, "-–—•*¡¿(#+>".contains(mark), value.first != mark {
        report.add(start, text, "does not begin with \"\(mark)\", unlike the source")
      }
    }
  }

  /// Returns whether a text contains punctuation followed by a letter that may be a capital one.
  private static func mayLackSpace(_ text: String) -> Bool {
    var previous: UInt8 = 0
    for byte in text.utf8 {
      if (0x41...0x5A).contains(byte) || byte >= 0xC3, ".,;!?".utf8.contains(previous) { return true }
      previous = byte
    }
    return false
  }

  /// Returns whether a text contains a combining mark of Latin, Greek or Cyrillic letters.
  private static func hasCombiningMark(_ text: String) -> Bool {
    var previous: UInt8 = 0
    for byte in text.utf8 {
      if previous == 0xCC && byte >= 0x80 || previous == 0xCD && byte < 0xB0 { return true }
      previous = byte
    }
    return false
  }

  /// Returns the first letter with a mark that is also a character of its own: "ü" as "u" and "¨".
  private static func decomposedLetter(in text: String) -> Character? {
    let composed: [Unicode.Scalar: String] = [
      "\u{0300}": "aeiouAEIOU", "\u{0301}": "aceilnorsuyzACEILNORSUYZ", "\u{0302}": "aceghijosuwyACEGHIJOSUWY",
      "\u{0303}": "anouANOU", "\u{0308}": "aeiouyAEIOUи", "\u{030A}": "auAU", "\u{030C}": "cdenrstzCDENRSTZ",
      "\u{0327}": "csCS", "\u{0328}": "aeiuAEIU", "\u{0306}": "aguAGUи",
    ]
    return text.first { character in
      let scalars = Array(character.unicodeScalars)
      return scalars.count == 2 && composed[scalars[1]]?.unicodeScalars.contains(scalars[0]) == true
    }
  }

  /// Returns the first word such as `HAllo`, or a text in capitals whose source is not.
  private static func capitalWord(in text: String, _ source: String) -> String? {
    let words = FormatString(text).replacing { _, _ in " " }.split { !$0.isLetter }
    let letters = words.joined()
    if letters.count > 3, letters.allSatisfy(\.isUppercase), !words.allSatisfy({ source.contains($0) }),
      !source.filter(\.isLetter).allSatisfy({ $0.isUppercase || !$0.isLowercase })
    {
      return words.first.map(String.init)
    }
    return words.first { $0.wholeMatch(of: doubleCapital) != nil && !source.contains($0) }.map(String.init)
  }

  nonisolated(unsafe) private static let doubleCapital = /\p{Lu}{2}\p{Ll}{2,}/
  nonisolated(unsafe) private static let signWithoutSpace = /\p{L}([?!;:])(?=\s|$)/
  nonisolated(unsafe) private static let unspaced = /\p{L}*\p{Ll}{2}[.,;!?]\p{Lu}\p{Ll}+/

  static let decomposed = optionalRule(
    "decomposed-letter", "A letter and its accent are two characters instead of one",
    """
    File names from old disks can contain "u" and a combining mark instead of "ü". Searches that compare bytes do \
    not find such words, and some fonts place the mark badly. The rule is off by default because most texts look the \
    same in both forms.
    """)
  static let capitals = optionalRule(
    "unusual-capitals", "A word in a translation has unusual capitals",
    "`HAllo` is a typo. A text in capitals stands out if its source is not in capitals.")
  static let kashida = optionalRule(
    "kashida", "An Arabic string contains a kashida, which stretches words",
    """
    Printed text uses the kashida (U+0640) for justification. In an app, searches do not find words with a kashida.
    """)
  static let french = optionalRule(
    "french-spacing", "A French text has no space before a question mark, exclamation mark, colon or semicolon",
    "French uses a narrow no-break space there. Canadian French is not checked.")
  static let missingSpace = RuleDescription(
    "missing-space", summary: "A translation is missing a space after punctuation",
    explanation: """
      Two sentences run together, as in "Fertig.Weiter". If the source does the same, the translation is not reported.
      """,
    severity: .note)
  static let start = optionalRule(
    "start-punctuation", "Punctuation at the beginning of the source string is missing from a translation",
    "List items begin with the same character in all languages.")
}
