import StringCatalog
import TextBasics

/// Copies entries with their translations from one catalog to another.
public struct EntryTransfer: Sendable {
  /// The catalog that takes the entries.
  public private(set) var taker: Catalog
  /// The keys that it has afterwards.
  public private(set) var taken: [String] = []
  public private(set) var refusals: [(key: String, sentence: String)] = []

  /// - Throws: if the catalogs have different source languages.
  public init(of keys: [String], from giver: Catalog, to taker: Catalog) throws(EditRefusal) {
    guard giver.sourceLanguage == taker.sourceLanguage else {
      let languages = [giver, taker].map { TerminalSafeText.word($0.sourceLanguage) }
      throw EditRefusal("the source languages differ: \(languages[0]) and \(languages[1])")
    }
    var changes: [(key: String, entry: CatalogEntry?)] = []
    for key in keys {
      guard let entry = giver[key] else { continue }
      let new = taker.adopting(entry)
      if let problem = giver.refusal(toChange: key) {
        refusals.append((key, problem.message))
      } else if let old = taker[key] {
        if old == new { taken.append(key) } else { refusals.append((key, "the other catalog already has the key")) }
      } else {
        changes.append((key, new))
        taken.append(key)
      }
    }
    self.taker = taker
    try EditRefusal.catching { [changes] in try self.taker.apply(changes) }
  }
}
