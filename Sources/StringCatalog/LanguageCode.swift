import TextBasics

/// A language code in its parts: `zh-Hans-CN`, `pt_BR`, `iw`.
package struct LanguageCode: Sendable, Hashable {
  /// The current code, for example `he` for `iw`.
  package let language: String
  /// Four letters, such as `Hans`.
  package let script: String?
  /// Two letters or three digits.
  package let region: String?

  package init(language: String, script: String?, region: String?) {
    (self.language, self.script, self.region) = (language, script, region)
  }

  /// - Returns: `nil` for a name with more than language, script and region.
  package init?(_ name: String) { self.init(name.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }) }

  /// - Parameter words: the parts of a name.
  package init?(_ words: [Substring]) {
    guard let first = words.first else { return nil }
    let parts = first.split(separator: "@", maxSplits: 1)
    guard let code = parts.first, (2...3).contains(code.count), code.utf8.allSatisfy(\.isLetter) else { return nil }
    var rest = words.dropFirst()
    var script: String?
    if parts.count > 1 {
      guard let modifier = Self.modifiers[parts[1].lowercased()] else { return nil }
      script = modifier
    } else if let word = rest.first, word.count == 4, word.utf8.allSatisfy(\.isLetter) {
      script = word.prefix(1).uppercased() + word.dropFirst().lowercased()
      rest = rest.dropFirst()
    }
    let region = rest.popFirst()
    if let region, !Self.isRegion(region) { return nil }
    if !rest.isEmpty { return nil }
    let language = code.lowercased()
    self.init(language: Self.modern[language] ?? language, script: script, region: region?.uppercased())
  }

  private static func isRegion(_ word: Substring) -> Bool {
    word.count == 2 && word.utf8.allSatisfy(\.isLetter) || word.count == 3 && word.utf8.allSatisfy(\.isDecimalDigit)
  }

  /// The scripts that gettext writes as a modifier, as in `sr@latin`.
  private static let modifiers = ["latin": "Latn", "cyrillic": "Cyrl"]
  /// Obsolete codes, which services and Java still write, and their replacements.
  static let modern = ["cmn": "zh", "in": "id", "iw": "he", "ji": "yi"]
  /// Codes with a synonym that is also in use.
  private static let aliases = ["no": "nb", "tl": "fil", "mo": "ro"]
  /// The scripts that regions of Chinese imply.
  package static let chineseScripts = ["CN": "Hans", "SG": "Hans", "TW": "Hant", "HK": "Hant", "MO": "Hant"]

  /// The code as catalogs write it: `de-DE` for `de_DE`, `zh-Hans` for `zh-CN`.
  package var text: String {
    let isPlainChinese = language == "zh" && script == nil && (region == "CN" || region == "TW")
    let script = isPlainChinese ? region.flatMap { Self.chineseScripts[$0] } : script
    return [language, script, isPlainChinese ? nil : region].compactMap(\.self).joined(separator: "-")
  }

  /// The code without the default script and region of the language by CLDR's likely subtags: `de` for `de-DE`,
  /// `zh-Hans` for `zh-CN`.
  package var reduced: LanguageCode {
    let language = Self.aliases[language] ?? language
    if language == "zh" {
      let script = script ?? region.flatMap { Self.chineseScripts[$0] } ?? "Hans"
      let usual = ["Hans": "CN", "Hant": "TW"][script]
      return LanguageCode(language: language, script: script, region: region == usual ? nil : region)
    }
    let likely = Self.likely[language]
    let isUsualScript = script == likely?.script
    let isUsualRegion = region == likely?.region && (script == nil || isUsualScript)
    return LanguageCode(language: language, script: isUsualScript ? nil : script, region: isUsualRegion ? nil : region)
  }

  /// The code without its default script and region, by which two names are the same language. Strings in `pt` are for
  /// Portugal if `pt-BR` has its own.
  package var withoutDefaults: LanguageCode { language == "pt" ? self : reduced }

  /// Returns whether a language is a regional variant of another one, whose strings the system displays instead of
  /// missing ones. Chinese in its two scripts counts as two languages.
  package static func isVariant(_ name: String, ofAny others: some Sequence<String>) -> Bool {
    guard let code = LanguageCode(name), code.region != nil else { return false }
    let own = code.reduced
    return others.contains { other in
      guard other != name, let code = LanguageCode(other)?.reduced else { return false }
      return (code.language, code.script) == (own.language, own.script)
    }
  }

  /// Returns whether one of two languages is a regional variant of the other: `en` and `en-AU`.
  package static func areVariants(_ a: String, _ b: String) -> Bool {
    isVariant(a, ofAny: CollectionOfOne(b)) || isVariant(b, ofAny: CollectionOfOne(a))
  }

  /// The default region of each language, and its script if the language is written in several.
  private static let likely: [String: (script: String?, region: String)] = {
    let regions = """
      af ZA, am ET, ar EG, as IN, be BY, bg BG, bn BD, bo CN, br FR, ca ES, cs CZ, cy GB, da DK, de DE, el GR, en US, es ES, \
      et EE, eu ES, fa IR, fi FI, fil PH, fr FR, ga IE, gl ES, gu IN, he IL, hi IN, hr HR, hu HU, hy AM, id ID, is IS, it IT, \
      ja JP, ka GE, km KH, kn IN, ko KR, ky KG, lo LA, lt LT, lv LV, mk MK, ml IN, mr IN, ms MY, my MM, nb NO, ne NP, nl NL, \
      nn NO, or IN, pl PL, ps AF, pt BR, ro RO, ru RU, si LK, sk SK, sl SI, so SO, sq AL, sv SE, sw TZ, ta IN, te IN, th TH, \
      tk TM, tr TR, uk UA, ur PK, vi VN, yi UA, zu ZA
      """
    var table: [String: (script: String?, region: String)] = [
      "az": ("Latn", "AZ"), "bs": ("Latn", "BA"), "kk": ("Cyrl", "KZ"), "mn": ("Cyrl", "MN"), "pa": ("Guru", "IN"),
      "sr": ("Cyrl", "RS"), "uz": ("Latn", "UZ"),
    ]
    for row in regions.split(separator: ", ") {
      let words = row.split(separator: " ").map(String.init)
      table[words[0]] = (nil, words[1])
    }
    return table
  }()
}

/// The result of matching a name with the languages of a project.
package enum LanguageMatch: Sendable, Equatable {
  case known(String)
  /// The project has no such language. The candidates are its other forms of the same language.
  case unknown(candidates: [String])

  /// - Parameter languages: the languages of the project, the preferred ones first.
  package init(_ name: String, among languages: [String]) { self = LanguageIndex(languages).match(name) }
}
