import StringCatalog
import StringExchange

/// The work that a translator may look for.
public enum TranslationNeed: String, CaseIterable, Sendable {
  case missing, new
  case needsReview = "needs-review"
  case machineTranslated = "machine-translated"
  case sourceChanged = "source-changed"
  case stale
}

/// The keys of a catalog that need some work in some languages, in the order of the file.
public struct TranslationList: Sendable {
  public struct Item: Sendable, Equatable {
    public let key: String
    /// The 1-based line of the key.
    public let line: Int?
    public let comment: String?
    /// The languages in which the key needs it. For a stale key, the languages with strings.
    public let languages: [String]
  }

  public let items: [Item]

  /// - Parameters:
  ///   - languages: the languages to consider, in order.
  ///   - changes: the translations that were not updated with their source strings.
  ///   - omits: returns whether a key is left out.
  public init(
    _ need: TranslationNeed, in catalog: Catalog, languages: [String], changes: [SourceChange] = [],
    omitting omits: (String) -> Bool = { _ in false }
  ) {
    let changed = Dictionary(grouping: need == .sourceChanged ? changes : [], by: \.key)
    items = catalog.keys.enumerated().compactMap { position, key in
      let entry = catalog.entry(at: position)
      let isStale = entry.extractionState == .stale
      guard isStale == (need == .stale), isStale || entry.shouldTranslate, !omits(key) else { return nil }
      let found = languages.filter { language in
        changed[key]?.contains { $0.language == language }
          ?? (Self.needs(need, entry.localization(language)?.states ?? [])
            || need == .missing && Self.lacksForms(entry, language, catalog.sourceLanguage))
      }
      if found.isEmpty, need != .stale { return nil }
      return Item(key: key, line: catalog.line(at: position), comment: entry.comment, languages: found)
    }
  }

  private static func lacksForms(_ entry: CatalogEntry, _ language: String, _ sourceLanguage: String) -> Bool {
    guard let localization = entry.localization(language) else { return false }
    let source = entry.localization(sourceLanguage)
    return PluralForms.lackingCount(in: localization, language, source: source, sourceLanguage) > 0
  }

  private static func needs(_ need: TranslationNeed, _ states: [StringUnit.State]) -> Bool {
    switch need {
    case .missing: states.isEmpty
    case .new: states.contains(.new)
    case .needsReview: states.contains(where: \.isToBeReviewed)
    case .machineTranslated: states.contains(.machineTranslated)
    case .sourceChanged: false
    case .stale: !states.isEmpty
    }
  }
}
