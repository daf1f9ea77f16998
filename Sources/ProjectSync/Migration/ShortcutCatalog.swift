import StringCatalog
import StructuredText

/// The catalog of tables that translate the phrases of App Shortcuts. A table has a text for each phrase. A catalog has
/// one entry for each shortcut, with the texts of all its phrases, as Xcode writes it.
struct ShortcutCatalog {
  private(set) var catalog: Catalog
  /// The existing catalog, or `nil` if there is none.
  private let old: Catalog?

  /// - Parameters:
  ///   - catalog: the catalog of the tables.
  ///   - phrases: the phrases of each shortcut in the code. Each other phrase becomes an entry of its own.
  /// - Throws: at an entry of the catalog that cannot be changed.
  init(_ catalog: Catalog, into old: Catalog?, _ phrases: [[String]]) throws(ParseError) {
    (self.catalog, self.old) = (catalog, old)
    var known: Set<String> = []
    let shortcuts = phrases.filter { known.insert($0[0]).inserted }
    let others = catalog.keys.filter { key in !shortcuts.contains { $0.contains(key) } }
    var changes: [(key: String, entry: CatalogEntry?)] = []
    for list in shortcuts + others.map({ [$0] }) { changes += try self.changes(for: list) }
    try self.catalog.apply(changes)
  }

  /// Returns whether the migration made the entry of a key.
  private func isMigrated(_ key: String) -> Bool { catalog.contains(key) && !(old?.contains(key) ?? false) }

  /// - Parameter phrases: the phrases of a single shortcut.
  private func changes(for phrases: [String]) throws(ParseError) -> [(key: String, entry: CatalogEntry?)] {
    let migrated = phrases.filter(isMigrated)
    if migrated.isEmpty { return [] }
    var entry = catalog[phrases[0]] ?? catalog.newEntry()
    if !catalog.contains(phrases[0]) { try entry.setExtractionState(.migrated) }
    var joined: Set<String> = []
    for language in Set(phrases.flatMap { catalog[$0]?.localizations.map(\.language) ?? [] }).sorted() {
      guard let set = set(of: phrases, language) else { continue }
      try entry.removeLocalization(language)
      try entry.setStringSet(set, language: language)
      joined.insert(language)
    }
    let rest = migrated.dropFirst(migrated[0] == phrases[0] ? 1 : 0)
    let gone = rest.filter { catalog[$0]?.localizations.allSatisfy { joined.contains($0.language) } ?? false }
    return [(phrases[0], entry)] + gone.map { ($0, nil) }
  }

  /// Returns the texts of a shortcut in a language, or `nil` if the catalog's text cannot be combined with others.
  private func set(of phrases: [String], _ language: String) -> StringSet? {
    var set: StringSet?
    for phrase in phrases {
      guard let text = catalog[phrase]?.localization(language) else { continue }
      guard let next = text.stringSet ?? unit(text, of: phrase) else { return nil }
      let values = set?.values ?? []
      let state = set.map { $0.state == .translated ? next.state : $0.state } ?? next.state
      set = StringSet(state: state, values: values + next.values.filter { !values.contains($0) })
    }
    // Phrases from the code are not edits.
    if language == catalog.sourceLanguage, let values = set?.values, values.allSatisfy(phrases.contains) {
      return StringSet(state: .new, values: phrases)
    }
    return set
  }

  /// Returns a migrated text as a set with one element.
  private func unit(_ text: Localization, of phrase: String) -> StringSet? {
    guard text.isBareUnit, isMigrated(phrase), let unit = text.stringUnit else { return nil }
    return StringSet(state: unit.state, values: [unit.value])
  }
}
