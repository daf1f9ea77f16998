import StringCatalog
import StringExtraction
import StructuredText

/// The catalog of tables that translate the phrases of App Shortcuts. A table has a text for each phrase; a catalog has
/// one entry for each shortcut, with the texts of all its phrases together, as Xcode writes it.
struct ShortcutCatalog {
  private(set) var catalog: Catalog
  /// What the migration was added to; `nil` for nothing.
  private let old: Catalog?

  /// - Parameters:
  ///   - catalog: what the tables make.
  ///   - phrases: those of each shortcut in the code; others make an entry each.
  /// - Throws: at an entry of the catalog that cannot be changed.
  init(_ catalog: Catalog, into old: Catalog?, _ phrases: [[String]]) throws(JSONProblem) {
    (self.catalog, self.old) = (catalog, old)
    var known: Set<String> = []
    let shortcuts = phrases.filter { known.insert($0[0]).inserted }
    let others = catalog.keys.filter { key in !shortcuts.contains { $0.contains(key) } }
    var changes: [(key: String, entry: CatalogEntry?)] = []
    for list in shortcuts + others.map({ [$0] }) { changes += try self.changes(for: list) }
    try self.catalog.apply(changes)
  }

  /// Whether the migration made the entry of a key.
  private func isMigrated(_ key: String) -> Bool { catalog.contains(key) && !(old?.contains(key) ?? false) }

  /// - Parameter phrases: those of one shortcut.
  private func changes(for phrases: [String]) throws(JSONProblem) -> [(key: String, entry: CatalogEntry?)] {
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

  /// The texts of a shortcut in a language; `nil` where what the catalog has cannot be joined with more.
  private func set(of phrases: [String], _ language: String) -> StringSet? {
    var set: StringSet?
    for phrase in phrases {
      guard let text = catalog[phrase]?.localization(language) else { continue }
      guard let next = text.stringSet ?? unit(text, of: phrase) else { return nil }
      let values = set?.values ?? []
      let state = set.map { $0.state == .translated ? next.state : $0.state } ?? next.state
      set = StringSet(state: state, values: values + next.values.filter { !values.contains($0) })
    }
    // The code's own phrases are nobody's edit.
    if language == catalog.sourceLanguage, let values = set?.values, values.allSatisfy(phrases.contains) {
      return StringSet(state: .new, values: phrases)
    }
    return set
  }

  /// A text that the migration brought, as a set of one.
  private func unit(_ text: Localization, of phrase: String) -> StringSet? {
    guard text.isBareUnit, isMigrated(phrase), let unit = text.stringUnit else { return nil }
    return StringSet(state: unit.state, values: [unit.value])
  }
}
