import CatalogRouting
import CatalogSync
import ProjectAnalysis
import StringCatalog
import StringExtraction
import StructuredText
import TextBasics

// Handles keys that are renamed while the user types: a file is saved with an incomplete new key, which gets the
// translations, and later with the complete key.
extension TableSync {
  /// Returns the table with the entries of the last commit for keys that the code no longer has, in place of the
  /// entries that later runs made. Their translations can then move to the current key, as if there had been no key in
  /// between.
  /// - Returns: `nil` if there is nothing to restore.
  static func restoringCommitted(
    _ table: Table, _ context: CatalogContext, _ update: CatalogUpdate, _ request: SyncRequest
  ) async -> Table? {
    guard request.options.carriesRenames, request.options.renameScope == .committed, let catalog = table as? Catalog,
      let bytes = await context.history?.committed(update.path), let committed = try? Catalog(bytes)
    else { return nil }
    let keys = Set((update.strings + update.others).map { UTF8Key($0.key) })
    return catalog.restoring(committed, unless: keys) as? Table
  }
}

extension Catalog {
  /// - Parameter used: the keys in the code.
  fileprivate func restoring(_ committed: Catalog, unless used: Set<UTF8Key>) -> Catalog? {
    let between = keys.filter { !committed.contains($0) && !used.contains(UTF8Key($0)) }
    if between.isEmpty { return nil }
    var lost = Dictionary(
      committed.keys.filter { !contains($0) }.compactMap { key in
        committed[key].flatMap(translations).map { ($0, key) }
      }, uniquingKeysWith: { first, _ in first })
    var changes: [(key: String, entry: CatalogEntry?)] = []
    for key in between {
      guard let texts = self[key].flatMap(translations), let old = lost.removeValue(forKey: texts),
        let entry = committed[old]
      else { continue }
      changes += [(key, nil), (old, adopting(entry))]
    }
    var restored = self
    guard !changes.isEmpty, (try? restored.apply(changes)) != nil else { return nil }
    return restored
  }

  /// Returns the texts in all languages except the source language, in any state, or `nil` if there are none.
  private func translations(_ entry: CatalogEntry) -> [String]? {
    let others = entry.localizations.filter { $0.language != sourceLanguage }
    let texts = others.flatMap { language, localization in [language] + Self.texts(in: localization.node) }
    return texts.isEmpty ? nil : texts
  }

  /// Returns the names and texts in a value, without the states of texts.
  private static func texts(in node: JSONNode) -> [String] {
    if let text = node.string { return [text] }
    return node.members.filter { $0.name != "state" }.flatMap { [$0.name] + texts(in: $0.value) }
      + node.elements.flatMap(texts)
  }
}
