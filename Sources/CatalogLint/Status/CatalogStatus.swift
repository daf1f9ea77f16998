import StringCatalog
import StringExchange
import StructuredText

/// The completeness of a catalog's translations.
///
/// As in Xcode's editor, stale and untranslatable keys do not count. The source language has no count, because a key
/// without a string in it is the text itself. Pseudo-languages have no count, because they are not translated.
public struct CatalogStatus: Sendable {
  public let sourceLanguage: String
  /// The number of all keys, including stale and untranslatable ones.
  public private(set) var keys = 0
  public private(set) var staleKeys = 0
  /// The number of untranslatable keys, without stale ones.
  public private(set) var untranslatableKeys = 0
  /// The languages other than the source language, sorted: those that the catalog has, and those that it should have.
  public private(set) var languages: [LanguageCoverage] = []

  /// - Parameters:
  ///   - wanted: the languages of the project. A language without texts in the catalog counts as entirely missing.
  ///   - changes: the translations that were not updated with their source strings.
  ///   - omits: returns whether a key does not count.
  public init(
    _ catalog: Catalog, wanted: Set<String> = [], changes: [SourceChange] = [],
    omitting omits: (String) -> Bool = { _ in false }
  ) {
    sourceLanguage = catalog.sourceLanguage
    let entries = catalog.keys.enumerated().filter { !omits($0.element) }.map { catalog.entry(at: $0.offset) }
    let languages = Self.counted(wanted.union(catalog.languages), in: catalog)
    var counts = Dictionary(uniqueKeysWithValues: languages.map { ($0, TranslationCount()) })
    var present: [String: Int] = [:]
    var translatable = 0
    for entry in entries {
      let isStale = entry.extractionState == .stale
      let isTranslatable = entry.shouldTranslate
      keys += 1
      if isStale { staleKeys += 1 } else if !isTranslatable { untranslatableKeys += 1 }
      if !isStale, isTranslatable { translatable += 1 }
      guard isTranslatable else { continue }
      for (language, localization) in entry.localizations where counts[language] != nil {
        let states = localization.states
        if isStale {
          counts[language]?.stale += states.count
        } else if !states.isEmpty {
          present[language, default: 0] += 1
          for state in states { counts[language]?.add(state) }
          counts[language]?.missing += PluralForms.lackingCount(
            in: localization, language, source: entry.localization(sourceLanguage), sourceLanguage)
        }
      }
    }
    for change in changes where !omits(change.key) { counts[change.language]?.sourceChanged += 1 }
    for (language, var count) in counts.sorted(by: { $0.key < $1.key }) {
      count.missing += max(0, translatable - (present[language] ?? 0))
      // A catalog with nothing to translate does not list languages without strings.
      if count == TranslationCount(), wanted.contains(language) { continue }
      self.languages.append((language, count))
    }
  }

  /// Returns the languages of a catalog that have a count.
  package static func languages(of catalog: Catalog) -> Set<String> { counted(Set(catalog.languages), in: catalog) }

  /// Returns the sorted names of ``languages``, in most catalogs without counting texts.
  package static func languages(of catalog: Catalog, wanted: Set<String>, changes: [SourceChange]) -> [String] {
    let isTranslatable = catalog.keys.indices.contains { position in
      let entry = catalog.entry(at: position)
      return entry.extractionState != .stale && entry.shouldTranslate
    }
    // Otherwise, languages without strings are not listed.
    if isTranslatable { return counted(wanted.union(catalog.languages), in: catalog).sorted() }
    return CatalogStatus(catalog, wanted: wanted, changes: changes).languages.map(\.language)
  }

  private static func counted(_ languages: Set<String>, in catalog: Catalog) -> Set<String> {
    languages.filter { $0 != catalog.sourceLanguage && !PseudoLanguage.contains($0) }
  }
}

extension TranslationCount {
  fileprivate mutating func add(_ state: StringUnit.State) {
    if state.isToBeReviewed {
      needsReview += 1
      if state == .machineTranslated { machineTranslated += 1 }
    } else if state == .new {
      new += 1
    } else {
      translated += 1
    }
  }
}

extension Localization {
  public var states: [StringUnit.State] {
    // Nearly all localizations are like this.
    if isBareUnit { return stringUnitState.map { [$0] } ?? [] }
    return texts.map(\.unit.state) + (stringSet.map { [$0.state] } ?? [])
  }
}

extension Localization {
  /// The state of its string unit, read without the value.
  fileprivate var stringUnitState: StringUnit.State? {
    guard let unit = node["stringUnit"], unit.kind == .object else { return nil }
    return StringUnit.State(rawValue: unit["state"]?.string ?? "")
  }
}

extension StringUnit.State {
  /// Whether the text needs review. Unknown states count as such.
  public var isToBeReviewed: Bool { self != .new && self != .translated }
}
