import StringExchange

/// Translations into one language that are written together.
struct TranslationRequest: Sendable {
  struct Item: Sendable {
    let key: String
    /// The path or name of the catalog, or `nil` if the key determines it.
    let catalog: String?
    let translation: EntryTranslation
  }

  let language: String
  let items: [Item]
  /// Whether strings that a translator has finished or reviewed may be replaced.
  var replaces = false
  /// Whether the project does not need to have the language already.
  var addsLanguage = false
  /// Whether this is a dry run.
  var isDry = false
}

/// The result of writing translations.
struct TranslationResult: Sendable {
  /// The number of written keys, by the catalog's path.
  var written: [(catalog: String, count: Int)] = []
  var warnings: [String] = []
}
