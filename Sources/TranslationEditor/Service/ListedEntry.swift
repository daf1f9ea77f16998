import ProjectEditing
import StringCatalog
import StructuredText

/// One key in one language, as the page shows it.
struct ListedEntry: Sendable {
  /// The number of the catalog.
  let catalog: Int
  let key: String
  let comment: String?
  let isTranslatable: Bool
  let isStale: Bool
  let source: [TextsChange.Text]
  let texts: [TextsChange.Text]
  /// The places in code.
  let places: [String]
  /// The reason why the texts cannot be edited; `nil` if they can.
  let lock: String?

  init?(_ key: String, in catalog: Catalog, _ number: Int, _ language: String, _ places: [String]) {
    guard let entry = catalog[key] else { return nil }
    (self.catalog, self.key, self.places) = (number, key, places)
    (comment, isTranslatable) = (entry.comment, entry.shouldTranslate)
    isStale = entry.extractionState == .stale
    let (source, own) = (entry.localization(catalog.sourceLanguage), entry.localization(language))
    (self.source, texts) = (source?.pathTexts ?? [], own?.pathTexts ?? [])
    if let problem = catalog.refusal(toChange: key) {
      lock = "This entry cannot be edited here: \(problem.message)"
    } else if source?.stringSet != nil || own?.stringSet != nil {
      lock = "App Shortcut phrases can be edited only in the catalog."
    } else {
      lock = isTranslatable ? nil : "This key is marked as not translatable."
    }
  }
}

extension JSONWriter {
  mutating func write(_ entry: ListedEntry) {
    member("catalog", entry.catalog)
    member("key", entry.key)
    member("comment", entry.comment)
    member("translatable", entry.isTranslatable)
    member("stale", entry.isStale)
    member("locked", entry.lock)
    objects("source", entry.source) { $0.write($1) }
    objects("texts", entry.texts) { $0.write($1) }
    member("places", entry.places)
  }

  private mutating func write(_ text: TextsChange.Text) {
    member("path", text.path.text)
    member("value", text.value)
    member("state", text.state.rawValue)
  }
}
