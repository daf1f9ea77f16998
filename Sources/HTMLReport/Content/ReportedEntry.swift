import CatalogLint
import StringCatalog

/// A key with its strings in all languages.
public struct ReportedEntry: Sendable {
  public let key: String
  /// The 1-based line of the key in its catalog.
  public let line: Int?
  public let comment: String?
  public let state: ExtractionState?
  public let shouldTranslate: Bool
  /// The languages with strings: the source language, then the others in the order of the report.
  public let localizations: [ReportedLocalization]
  /// The languages in which the key should have a string but has none.
  public let missing: [String]
  public let places: [ReportedPlace]
  public let context: ReportedContext?
  /// The number of findings about the key.
  public let findings: Int
  /// Whether only previews and debug builds use the key.
  public let isDebugOnly: Bool

  var isStale: Bool { state == .stale }

  /// - Parameters:
  ///   - languages: the languages to report on.
  ///   - source: the catalog's source language.
  ///   - showsOthers: whether to show languages that are not counted, such as pseudo-languages.
  init(
    _ key: String, _ entry: CatalogEntry, line: Int?, languages: [String], source: String, showsOthers: Bool,
    places: [ReportedPlace], context: ReportedContext?, findings: Int, isDebugOnly: Bool
  ) {
    (self.key, self.line, self.places, self.findings) = (key, line, places, findings)
    (self.context, self.isDebugOnly) = (context, isDebugOnly)
    comment = entry.comment.flatMap { $0.isEmpty ? nil : $0 }
    state = entry.extractionState
    shouldTranslate = entry.shouldTranslate
    let found = entry.localizations.map { ReportedLocalization($0.language, $0.localization) }
      .filter { !$0.texts.isEmpty }
    let wanted = Set(languages)
    let shown = found.filter { showsOthers || wanted.contains($0.language) || $0.language == source }
    localizations =
      shown.filter { $0.language == source }
      + shown.filter { $0.language != source }.sorted { $0.language < $1.language }
    let present = Set(found.map(\.language))
    let needsAll = entry.shouldTranslate && entry.extractionState != .stale
    missing = needsAll ? languages.filter { !present.contains($0) } : []
  }
}

/// The strings of a key in one language.
public struct ReportedLocalization: Sendable {
  public let language: String
  /// One text, or one for each case.
  public let texts: [ReportedText]

  init(_ language: String, _ localization: Localization) {
    self.language = language
    let set = localization.stringSet.map { set in set.values.map { ReportedText(cases: [], set.state, $0) } } ?? []
    texts = localization.texts.map(ReportedText.init) + set
  }

  /// Returns whether some text is in a state.
  func has(_ isMeant: (StringUnit.State) -> Bool) -> Bool { texts.contains { isMeant($0.state) } }
}

/// One text with the cases that select it.
public struct ReportedText: Sendable {
  /// The substitution and the cases of the text, outermost first: `%#@days@`, `mac`, `one`.
  public let cases: [String]
  public let state: StringUnit.State
  public let value: String

  init(cases: [String], _ state: StringUnit.State, _ value: String) {
    (self.cases, self.state, self.value) = (cases, state, value)
  }

  init(_ text: LocalizedText) {
    let substitution = text.substitution.map { ["%#@\($0.name)@"] } ?? []
    self.init(cases: substitution + text.cases.map(\.name), text.unit.state, text.unit.value)
  }
}
