import TextBasics

/// The language identifiers in catalogs.
package enum LanguageName {
  /// Returns whether an identifier consists of letters, digits and separators, so that it can be a file or folder name.
  package static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.allSatisfy { $0.isLetter || $0.isDecimalDigit || $0 == .minus || $0 == .underscore }
  }

  /// Returns a sentence about a name that is not an identifier, or `nil` for an identifier.
  package static func problem(of name: String) -> String? {
    isPlain(name) ? nil : "\(TerminalSafeText.word(name)) is not a language identifier"
  }

  /// Returns a sentence about a name that Xcode would not give to a new language, or `nil`.
  package static func problem(ofNew name: String) -> String? {
    guard let correction = correction(of: name), let right = correction.name else { return problem(of: name) }
    return "\(TerminalSafeText.word(name)) \(correction.problem) (did you mean \(TerminalSafeText.word(right))?)"
  }

  /// Returns whether it can be a folder name. A modifier (`sr@latin`), which translation services use, is allowed.
  package static func canNameFolder(_ name: String) -> Bool { isPlain(name.filter { $0 != "@" }) }

  /// The identifier to use instead of another name.
  package struct Correction: Sendable, Equatable {
    /// Whether the system knows the other name as well, although Xcode does not write it.
    package let isIdentifier: Bool
    /// The right identifier, or `nil` if the name does not show which language is meant.
    package let name: String?
    package let advice: String

    /// The end of a sentence about the name.
    package var problem: String {
      isIdentifier ? "is not the usual identifier for the language" : "is not a language identifier"
    }

    fileprivate init(isIdentifier: Bool = false, name: String?, advice: String? = nil) {
      (self.isIdentifier, self.name) = (isIdentifier, name)
      self.advice =
        advice ?? name.map { "use \(TerminalSafeText.quoted($0))" } ?? "use a code such as \"de\" or \"pt-BR\""
    }
  }

  /// Returns the identifier to use instead of a name, or `nil` for an identifier as Xcode writes it.
  package static func correction(of name: String) -> Correction? {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    let isTag = parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { $0.isLetter || $0.isDecimalDigit } }
    let code = parts.first?.lowercased() ?? ""
    if isTag, code.count == 3 || LanguageCode.isOfTwoLetters(code) || code == "x" {
      if let name = fromAndroid(parts) { return Correction(name: name) }
      let usual = LanguageCode.usual(name) ?? LanguageCode(name)?.text ?? name
      let isUsual = usual == name || usual.lowercased() != name.lowercased() && LanguageCode.usual(name) == nil
      return isUsual ? nil : Correction(isIdentifier: true, name: usual)
    }
    if isTag, code.count > 3, let known = names[code] { return Correction(name: known) }
    if let known = countries[code] {
      let country = "use \(TerminalSafeText.quoted(known)); \(TerminalSafeText.quoted(name)) is a country"
      return Correction(name: known, advice: country)
    }
    guard name.contains("_") else { return Correction(name: nil) }
    return Correction(name: LanguageCode(name)?.text ?? name.replacing("_", with: "-"))
  }

  /// Returns the identifier for the name of an Android folder: `pt-BR` for `pt-rBR`.
  private static func fromAndroid(_ parts: [Substring]) -> String? {
    guard parts.count == 2, parts[1].first == "r", parts[1].count == 3,
      parts[1].dropFirst().utf8.allSatisfy({ (UInt8.ascii("A")...UInt8.ascii("Z")).contains($0) })
    else { return nil }
    return LanguageCode([parts[0], parts[1].dropFirst()])?.text
  }

  /// Country codes that are often mistaken for language codes and that are not a language code.
  private static let countries = [
    "cn": "zh-Hans", "cz": "cs", "dk": "da", "gr": "el", "jp": "ja", "tw": "zh-Hant", "ua": "uk", "vn": "vi",
  ]

  private static let names = [
    "arabic": "ar", "catalan": "ca", "chinese": "zh-Hans", "croatian": "hr", "czech": "cs", "danish": "da",
    "deutsch": "de", "dutch": "nl", "english": "en", "finnish": "fi", "french": "fr", "german": "de", "greek": "el",
    "hebrew": "he", "hindi": "hi", "hungarian": "hu", "indonesian": "id", "italian": "it", "japanese": "ja",
    "korean": "ko", "norwegian": "nb", "polish": "pl", "portuguese": "pt", "romanian": "ro", "russian": "ru",
    "slovak": "sk", "spanish": "es", "swedish": "sv", "thai": "th", "turkish": "tr", "ukrainian": "uk",
    "vietnamese": "vi",
  ]
}
