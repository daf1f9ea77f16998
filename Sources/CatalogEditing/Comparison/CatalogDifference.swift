import CatalogLint
import StringCatalog
import TextBasics

/// The differences between the texts of two versions of a catalog.
public struct CatalogDifference: Sendable {
  public enum Kind: String, Sendable, CaseIterable {
    case new
    /// The source text changed, with the same key or another one.
    case reworded
    case removed
    /// The code no longer contains the key.
    case stale
    /// Only translations changed.
    case translated
  }

  public struct Item: Sendable {
    public let kind: Kind
    public let key: String
    /// The key before, if it changed.
    public let oldKey: String?
    /// The comment for translators.
    public let comment: String?
    /// The 1-based line of the key in the new version; `nil` for a removed key.
    public let line: Int?
    /// The source text before; `nil` for a new key.
    public let oldSource: String?
    /// The source text now; `nil` for a removed key.
    public let source: String?
    public let changes: [TranslationChange]
    /// The languages without a text for a new or reworded key.
    public let missing: [String]

    /// Whether only the key changed, not the source text.
    public var isRenamed: Bool { oldKey != nil && oldSource == source }

    /// Whether translators have not seen the source text.
    public var isNew: Bool { kind == .new || kind == .reworded }

    /// Returns the item with the changes of some languages; `nil` if no change is left.
    public func limited(to languages: [String]) -> Item? {
      if languages.isEmpty { return self }
      let own = changes.filter { languages.contains($0.language) }
      if kind == .translated, own.isEmpty { return nil }
      return Item(
        kind: kind, key: key, oldKey: oldKey, comment: comment, line: line, oldSource: oldSource, source: source,
        changes: own, missing: missing.filter(languages.contains))
    }
  }

  public private(set) var items: [Item] = []
  private let old: Catalog
  private let new: Catalog
  private let languages: [String]

  /// - Parameter languages: the languages that the catalog should have.
  public init(from old: Catalog, to new: Catalog, languages: [String]) {
    (self.old, self.new) = (old, new)
    let all = Set(languages + old.languages + new.languages).subtracting([new.sourceLanguage])
    self.languages = all.filter { !PseudoLanguage.contains($0) }.sorted()
    var lost = Self.unique(old.keys).filter { !new.contains($0) }
    let found = Self.unique(new.keys).filter { !old.contains($0) }
    let renames = renames(of: lost, to: found)
    lost.removeAll { key in renames.values.contains { UTF8Key($0) == UTF8Key(key) } }
    for key in Self.unique(new.keys) {
      if let entry = new[key], let item = item(key, entry, before: renames[UTF8Key(key)] ?? key) { items.append(item) }
    }
    items += lost.compactMap(removal)
  }

  private static func unique(_ keys: [String]) -> [String] {
    var seen: Set<UTF8Key> = []
    return keys.filter { seen.insert(UTF8Key($0)).inserted }
  }

  private func item(_ key: String, _ entry: CatalogEntry, before: String) -> Item? {
    guard let former = old[before] else {
      if entry.extractionState == .stale { return nil }
      return make(.new, key, nil, entry)
    }
    let isRenamed = UTF8Key(before) != UTF8Key(key)
    if !isRenamed, entry == former { return nil }
    let isNewlyStale = entry.extractionState == .stale && former.extractionState != .stale
    if isNewlyStale { return make(.stale, key, former, entry) }
    let source = new.sourceLanguage
    let sources = TranslationChange.all(source, from: former.localization(source), to: entry.localization(source))
    let isReworded = sources.contains { !$0.isOfState } && Self.text(key, former, old) != Self.text(key, entry, new)
    if isRenamed || isReworded { return make(.reworded, key, former, entry, oldKey: isRenamed ? before : nil) }
    let item = make(.translated, key, former, entry)
    return item.changes.isEmpty ? nil : item
  }

  private func removal(_ key: String) -> Item? {
    // A stale key without further use is expected to be removed at some point.
    guard let entry = old[key] else { return nil }
    return Item(
      kind: .removed, key: key, oldKey: nil, comment: entry.comment, line: nil,
      oldSource: Self.text(key, entry, old), source: nil, changes: changes(from: entry, to: nil), missing: [])
  }

  private func make(
    _ kind: Kind, _ key: String, _ former: CatalogEntry?, _ entry: CatalogEntry, oldKey: String? = nil
  ) -> Item {
    let needsTexts = entry.shouldTranslate && (kind == .new || kind == .reworded)
    let missing = needsTexts ? languages.filter { (entry.localization($0)?.states ?? []).isEmpty } : []
    return Item(
      kind: kind, key: key, oldKey: oldKey, comment: entry.comment, line: new.line(of: key),
      oldSource: former.map { Self.text(oldKey ?? key, $0, old) }, source: Self.text(key, entry, new),
      changes: changes(from: former, to: entry), missing: missing)
  }

  private func changes(from old: CatalogEntry?, to new: CatalogEntry?) -> [TranslationChange] {
    languages.flatMap { TranslationChange.all($0, from: old?.localization($0), to: new?.localization($0)) }
  }

  /// Returns the text of the source language, with the variation `other` if it varies; the key if there is none.
  static func text(_ key: String, _ entry: CatalogEntry, _ catalog: Catalog) -> String {
    let texts = entry.localization(catalog.sourceLanguage)?.texts ?? []
    return (texts.first { $0.cases.isEmpty && $0.substitution == nil } ?? texts.last)?.unit.value ?? key
  }

  /// Returns the former keys of renamed keys: those with the same source text or translations, or with similar texts.
  private func renames(of lost: [String], to found: [String]) -> [UTF8Key: String] {
    if lost.isEmpty || found.isEmpty || lost.count * found.count > 250_000 { return [:] }
    let former = lost.map { ($0, TextSimilarity($0), source(of: $0, in: old), old[$0].map(translations) ?? []) }
    var pairs: [(old: String, new: String, score: Double)] = []
    for key in found {
      let (similarity, own, source) = (TextSimilarity(key), new[key].map(translations) ?? [], source(of: key, in: new))
      for (other, text, formerSource, theirs) in former {
        let score = !own.isEmpty && own == theirs || source == formerSource ? 1 : text.score(similarity)
        if score >= 0.7 { pairs.append((other, key, score)) }
      }
    }
    var (taken, result): (Set<UTF8Key>, [UTF8Key: String]) = ([], [:])
    for pair in pairs.sorted(by: { ($1.score, $0.new, $0.old) < ($0.score, $1.new, $1.old) }) {
      guard result[UTF8Key(pair.new)] == nil, taken.insert(UTF8Key(pair.old)).inserted else { continue }
      result[UTF8Key(pair.new)] = pair.old
    }
    return result
  }

  private func source(of key: String, in catalog: Catalog) -> UTF8Key {
    UTF8Key(catalog[key].map { Self.text(key, $0, catalog) } ?? key)
  }

  private func translations(_ entry: CatalogEntry) -> [String] {
    languages.flatMap { language in
      (entry.localization(language)?.texts ?? []).map { language + "\0" + $0.unit.value }
    }
  }
}

/// The number of changes in one language.
public struct DifferenceCount: Sendable, Hashable {
  public var added = 0
  public var changed = 0
  public var removed = 0
  /// Texts that a person should look at.
  public var toReview = 0
  /// New and reworded keys without a text.
  public var missing = 0

  public static func byLanguage(_ items: [CatalogDifference.Item]) -> [(language: String, count: DifferenceCount)] {
    var counts: [String: DifferenceCount] = [:]
    for item in items {
      for change in item.changes {
        var count = counts[change.language] ?? DifferenceCount()
        if change.old == nil {
          count.added += 1
        } else if change.new == nil {
          count.removed += 1
        } else {
          count.changed += 1
        }
        if change.needsReview { count.toReview += 1 }
        counts[change.language] = count
      }
      for language in item.missing { counts[language, default: DifferenceCount()].missing += 1 }
    }
    return counts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Returns the counts of items with the languages that have them, in the order of the first language.
  public static func byCount(
    _ items: [CatalogDifference.Item]
  ) -> [(languages: [String], count: DifferenceCount)] {
    let counts = byLanguage(items)
    var groups: [(languages: [String], count: DifferenceCount)] = []
    for (language, count) in counts {
      if let position = groups.firstIndex(where: { $0.count == count }) {
        groups[position].languages.append(language)
      } else {
        groups.append(([language], count))
      }
    }
    return groups
  }
}
