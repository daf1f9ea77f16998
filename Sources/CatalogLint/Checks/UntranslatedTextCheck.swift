import Diagnostics
import StringCatalog
import TextBasics

/// Checks whether a string that is marked as translated is a translation.
enum UntranslatedTextCheck: CatalogCheck {
  static let rules = [same, script, leftover]

  static func check(_ catalog: LintedCatalog, _ report: inout LintReport) {
    let source = LanguageCode(catalog.catalog.sourceLanguage)?.language
    let codes: [String: LanguageCode] = catalog.languages.reduce(into: [:]) { $0[$1.name] = LanguageCode($1.name) }
    catalog.forEachTranslation { translation in
      guard let language = codes[translation.language], language.language != source else { return }
      let value = translation.value
      if value.utf8.contains(UInt8(ascii: ":")), let note = value.prefixMatch(of: leftoverNote),
        !translation.entry.sourceText.contains(":")
      {
        report.add(leftover, translation, "begins with \"\(note.output.1)\", which is not part of the text")
      }
      if let first = value.utf8.first, "[TF".utf8.contains(first), let mark = value.prefixMatch(of: reminder),
        !hasWord(language.language, String(mark.output.1)),
        !translation.entry.sourceText.contains(mark.output.1)
      {
        report.add(leftover, translation, "begins with \"\(mark.output.1)\", which is not part of the text")
      }
      if value.utf8.elementsEqual(translation.entry.sourceText.utf8) {
        if isSentence(value), !isLatin(value) || !isWrittenInOtherScript(source) {
          // A storyboard key does not contain the text.
          let text = IdentifierKey.isIdentifier(translation.entry.key) ? ", \(ShortKey(value).quoted)" : ""
          report.add(
            same, translation, "is the same as the source string\(text)", cause: "still in \(translation.language)")
        }
      } else if isWrittenInOtherScript(language.language), language.script != "Latn", isLatin(value), isSentence(value)
      {
        report.add(
          script, translation, "is written in Latin letters", cause: "Latin letters in \(translation.language)")
      }
    }
  }

  /// Whether a string has at least three words, of which two are in lower case: others may be names.
  /// Addresses, code, commands and sample text are not sentences.
  private static func isSentence(_ text: String) -> Bool {
    if isSample(text) || text.prefixMatch(of: command) != nil || text.contains(commandPart) { return false }
    let plain = FormatString(text).replacing { _, _ in " " }
    // `pool.example.org` and `list|add|remove` are not words.
    let words = plain.split(whereSeparator: \.isWhitespace).map { $0.trimming { !$0.isLetter } }.filter { word in
      word.count > 1 && word.allSatisfy { $0.isLetter || "'’-".contains($0) }
    }
    return words.count >= 3 && words.count { $0.allSatisfy { $0.isLowercase || !$0.isLetter } } >= 2
      && (words.contains { $0.count > 3 } || !isLatin(text))
  }

  /// An option or a bundle identifier.
  nonisolated(unsafe) private static let commandPart = /\s--[a-z]|(?:^|\s)(?:com|dev|io|me|net|org)(?:\.[\w\-]+){2}/

  /// Whether a string contains an address, code, a copyright notice or sample text.
  private static func isSample(_ text: String) -> Bool {
    // A search for bytes takes far less time than one for characters.
    CopyrightNotice.isIn(text) || samples.contains { text.utf8.holdsBytes($0.bytes) && text.contains($0.text) }
  }

  private static let samples = ["://", "```", "Lorem ipsum"].map { (text: $0, bytes: Array($0.utf8)) }

  nonisolated(unsafe) private static let command =
    /[$>] |(?:brew|cd|curl|defaults|docker|git|npm|npx|open|pip3?|python3?|ssh|sudo|swift|xattr|xcrun) (?:-|[a-z]+ [-\/~.])/

  private static func isLatin(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0.value < 0x250 || !$0.properties.isAlphabetic }
  }

  private static func isWrittenInOtherScript(_ language: String?) -> Bool {
    language.map(otherScripts.contains) == true
  }

  /// The languages that are not written in Latin letters.
  private static let otherScripts = Set(
    "ar be bg el fa he hi ja ka km ko lo mk mr my ne ru th uk ur zh".split(separator: " ").map(String.init))

  nonisolated(unsafe) private static let leftoverNote =
    /\s*((?:Here(?:'s| is) (?:the|your) translat\w+|Translation|Translated text|Sure[,!] here|As an AI)\b[^\n:]{0,40}:)\s/
    .ignoresCase()

  nonisolated(unsafe) private static let reminder = /\[?(TO[D]O|FIX[M]E|TRANSLATE ME)\b/

  /// Whether a language has such a word, which means "all".
  private static func hasWord(_ language: String, _ mark: String) -> Bool {
    mark.hasPrefix("TO") && ["ca", "es", "eu", "gl", "it", "pt"].contains(language)
  }

  static let same = RuleDescription(
    "still-in-source-language", summary: "A translation is still in the source language",
    explanation: """
      The string is marked as translated, but it is still in the source language. Strings with fewer than three \
      words are not reported, nor are names, abbreviations such as "seq, ms", paths, commands, copyright notices and \
      sample text. The same applies to variants of the source language such as en-GB, and to English texts in a \
      catalog whose source language is Japanese. If a string should not be translated, disable the rule for its key.
      """,
    severity: .note)

  static let script = RuleDescription(
    "wrong-script", summary: "A translation is a sentence in the wrong script",
    explanation: """
      For example, a Russian sentence without a single Cyrillic letter is probably in another language. Strings with \
      fewer than three words, names and copyright notices are not reported.
      """, blocksTranslations: true)

  static let leftover = RuleDescription(
    "leftover-note", summary: "A translation begins with a note from a tool or translator",
    explanation: """
      Language models often write "Here is the translation:" before the text, and translators leave reminders. The app \
      shows these words.
      """,
    severity: .error, blocksTranslations: true)
}

extension Substring {
  /// Returns the text without the characters at both ends that meet a condition.
  fileprivate func trimming(_ isOmitted: (Character) -> Bool) -> Substring {
    let start = drop(while: isOmitted)
    guard let last = start.lastIndex(where: { !isOmitted($0) }) else { return "" }
    return start[...last]
  }
}
