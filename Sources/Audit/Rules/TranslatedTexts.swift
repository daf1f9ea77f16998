import StringCatalog

/// The entries of the catalogs by their source texts: what translators did with a text that the code also has.
public struct TranslatedTexts: Sendable {
  private struct Entry {
    var key: String
    var catalog: String
    /// Whether a translation differs from the text.
    var isDifferent = false
    /// Whether there are translations.
    var isTranslated = false
  }

  private var entries: [String: Entry] = [:]
  /// The symbolic keys, such as `menu.open`, whose text differs from the key.
  private(set) var symbolicKeys: Set<String> = []
  /// Whether translators keep the percent sign directly after the number, in languages that separate it or put it first.
  public private(set) var keepsPercentSigns = false

  public init() {}

  /// Adds the entries of a catalog.
  /// - Parameter path: the path of the catalog, as messages print it.
  public mutating func add(_ catalog: Catalog, path: String) {
    for (position, key) in catalog.keys.enumerated() {
      let entry = catalog.entry(at: position)
      let text = entry.localization(catalog.sourceLanguage)?.stringUnit?.value ?? key
      if text.isEmpty { continue }
      if text != key, key.contains(where: { $0 == "." || $0 == "_" }), IdentifierKey.isIdentifier(key) {
        symbolicKeys.insert(key)
      }
      var found = entries[text] ?? Entry(key: key, catalog: path)
      let hasPercentSign = Self.hasPercentSign(text)
      for (language, localization) in entry.localizations where language != catalog.sourceLanguage {
        guard let unit = localization.stringUnit, !unit.value.isEmpty else { continue }
        found.isTranslated = true
        if unit.value != text { found.isDifferent = true }
        if hasPercentSign, Self.movesPercentSigns(language), Self.hasPercentSign(unit.value) {
          keepsPercentSigns = true
        }
      }
      entries[text] = found
    }
  }

  /// Returns whether a catalog translates a text into other words.
  func areDifferent(_ text: String) -> Bool { entries[text]?.isDifferent ?? false }

  /// Returns whether all translations of a text are the text itself.
  func areSame(_ text: String) -> Bool { entries[text].map { $0.isTranslated && !$0.isDifferent } ?? false }

  /// Returns the symbolic key of a text, and the catalog with the key.
  func symbolicKey(of text: String) -> (key: String, catalog: String)? {
    guard let entry = entries[text], entry.key != text, IdentifierKey.isIdentifier(entry.key) else { return nil }
    return (entry.key, entry.catalog)
  }

  /// Returns whether a text has a percent sign directly after a number: `%lld%%`.
  private static func hasPercentSign(_ text: String) -> Bool { text.contains("%%") && text.contains(percentage) }

  nonisolated(unsafe) private static let percentage = #/%(?:\d+\$)?(?:[.\d]*(?:ll|l|h)?[diufgFGeE]|@)%%/#

  /// Returns whether a language writes percentages as in `5 %` or `%5`.
  private static func movesPercentSigns(_ language: String) -> Bool {
    LanguageCode(language).map {
      ["cs", "da", "de", "es", "eu", "fi", "fr", "hu", "nb", "no", "ro", "ru", "sk", "sl", "sv", "tr", "uk"].contains(
        $0.language)
    } ?? false
  }
}
