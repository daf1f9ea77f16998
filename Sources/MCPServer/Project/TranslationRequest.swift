import ProjectModel
import StringCatalog
import StringExchange

/// Translations into one language that are to be written together.
struct TranslationRequest: Sendable {
  struct Item: Sendable {
    let key: String
    /// The catalog by its path or name; `nil` where the key tells.
    let catalog: String?
    let translation: EntryTranslation
  }

  let language: String
  let items: [Item]
  /// Whether texts that somebody has translated or reviewed may be replaced.
  var replaces = false
  /// Whether the language may be one that the project does not have.
  var addsLanguage = false
  /// Whether nothing is written.
  var isDry = false
}

/// What came of it.
struct TranslationResult: Sendable {
  /// How many keys were written, by the catalog's path.
  var written: [(catalog: String, count: Int)] = []
  var warnings: [String] = []
}
