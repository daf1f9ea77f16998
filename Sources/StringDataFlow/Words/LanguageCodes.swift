import SwiftParsing

/// Codes of languages that apps are often translated into.
package enum LanguageCodes {
  package static let all = Set(codes.map { Name($0) } + ["zhHans", "zhHant", "ptBR"].map { Name($0) })

  package static let namesOfArguments = Set(
    ["English", "Chinese", "Japanese", "Korean"].flatMap { language in
      ["Name", "Title", "Text", "Label"].flatMap { thing in
        [Name(language.lowercased() + thing), Name(thing.lowercased() + "In" + language)]
      }
    })

  /// Returns whether a string is a language code, possibly with a script or country: `zh-Hans`, `pt_BR`.
  package static func contains(_ text: String) -> Bool {
    text.utf8.count <= 7 && codes.contains(String(text.prefix { $0 != "-" && $0 != "_" }))
  }

  /// Returns whether code compares a value that is named like a language with a language code:
  /// `language.hasPrefix("de")`.
  package static func areCompared(in code: String) -> Bool {
    guard areNamed(in: code) else { return false }
    let parts = code.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
    return parts.contains { !$0.offset.isMultiple(of: 2) && contains(String($0.element)) }
  }

  /// Returns whether a name in some code ends like the name of a language value: `appLanguage`, `Locale.current`, but
  /// not `slang` or `languageModel`.
  package static func areNamed(in code: String) -> Bool {
    code.split { !$0.isLetter }.contains { name in
      names.contains(name.lowercased()) || endsOfNames.contains(where: name.hasSuffix)
    }
  }

  private static let endsOfNames = ["Language", "Lang", "Locale"].flatMap { word in
    ["", "s", "Code", "Identifier", "ID", "Id", "Tag"].map { word + $0 }
  }
  private static let names = Set(endsOfNames.map { $0.lowercased() })

  private static let codes: Set<String> = [
    "ar", "cs", "da", "de", "el", "en", "es", "fa", "fi", "fr", "he", "hi", "hu", "id", "it", "ja", "ko", "nb", "nl",
    "pl", "pt", "ro", "ru", "sk", "sv", "th", "tr", "uk", "vi", "zh",
  ]

  /// Names such as `isGerman`, `useJapaneseTexts`, `inFrench`.
  package static let questions = Set(
    ["in", "is", "use", "uses", "prefers", "wants"].flatMap { verb in
      languages.flatMap { language in
        ["", "Language", "Locale", "Text", "Texts", "UI"].map { Name(verb + language + $0) }
      }
    })

  /// Returns whether a case is named after a language: `.german`, `.de`.
  package static func isCase(_ name: Name) -> Bool { cases.contains(name) }

  private static let cases = all.union(languages.map { Name($0.lowercased()) })

  private static let languages = [
    "Zh", "Ja", "CJK", "Arabic", "Chinese", "Czech", "Danish", "Dutch", "English", "Finnish", "French", "German",
    "Greek",
    "Hebrew", "Hindi", "Hungarian", "Italian", "Japanese", "Korean", "Norwegian", "Persian", "Polish", "Portuguese",
    "Russian", "Spanish", "Swedish", "Thai", "Turkish", "Ukrainian", "Vietnamese",
  ]
}
