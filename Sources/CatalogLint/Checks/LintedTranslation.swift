import Diagnostics
import StringCatalog

/// One translated text, with the entry that it belongs to.
struct LintedTranslation {
  let entry: LintedEntry
  let language: String
  let text: LocalizedText

  var value: String { text.unit.value }
  var subject: String { entry.subject(language, text.cases) }
}

extension LintedCatalog {
  /// Calls a closure with each translation that has a string, in the order of the file. Substitutions are left out.
  func forEachTranslation(_ body: (LintedTranslation) -> Void) {
    for entry in entries { forEachTranslation(of: entry, body) }
  }

  /// Calls a closure with each translation of one entry that has a text.
  func forEachTranslation(of entry: LintedEntry, _ body: (LintedTranslation) -> Void) {
    for texts in entry.translations {
      for text in texts.texts where text.unit.state != .new && !text.unit.value.isEmpty {
        body(LintedTranslation(entry: entry, language: texts.language, text: text))
      }
    }
  }

  /// Calls a closure with each text that has a value, in all languages.
  func forEachText(_ body: (LintedTranslation) -> Void) {
    for entry in entries {
      for text in entry.source?.texts ?? [] where !text.unit.value.isEmpty {
        body(LintedTranslation(entry: entry, language: catalog.sourceLanguage, text: text))
      }
    }
    forEachTranslation(body)
  }
}

extension LintReport {
  /// Adds a finding about a translation.
  /// - Parameters:
  ///   - detail: the rest of the sentence after the key and the language.
  ///   - cause: the fault that findings about other keys share.
  ///   - identity: distinguishes several findings of a single rule about the same text.
  mutating func add(
    _ rule: RuleDescription, _ translation: LintedTranslation, _ detail: String, suggestion: String? = nil,
    identity: String = "", cause: String? = nil
  ) {
    let subject = translation.subject
    add(
      rule, at: translation.text.place, "\(subject) \(detail)", suggestion: suggestion, key: translation.entry.key,
      subject: identity.isEmpty ? subject : "\(subject) \(identity)", cause: cause)
  }
}
