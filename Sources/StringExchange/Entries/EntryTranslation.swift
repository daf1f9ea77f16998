import StringCatalog
import StructuredText
import TextBasics

/// Sets the strings of a single key in one language.
///
/// Unlike an import of an exported file, it may change the variations: for example, a plural replaces a single text.
public struct EntryTranslation: Sendable {
  /// One text and its path. The path of a string that does not vary is empty.
  public typealias Part = (path: UnitPath, text: ExchangeText)

  /// The reason why strings are rejected.
  public struct Refusal: Error, Sendable, Equatable {
    /// A sentence without full stop.
    public let sentence: String
  }

  public let parts: [Part]
  public let state: StringUnit.State

  public init(_ parts: [Part], state: StringUnit.State) { (self.parts, self.state) = (parts, state) }

  /// Returns the entry of a key with the new strings.
  /// - Parameter entry: the entry with earlier changes, or `nil` for the entry of the catalog.
  public func applied(
    to key: String, in catalog: Catalog, language: String, over entry: CatalogEntry? = nil
  ) throws(Refusal) -> CatalogEntry {
    guard var entry = entry ?? catalog[key] else { throw refusal("the catalog has no such key") }
    if let problem = catalog.refusal(toChange: key) { throw refusal(problem.message) }
    guard entry.shouldTranslate else { throw refusal("the entry is marked as not translatable") }
    do throws(ParseError) {
      try removeOtherShape(from: &entry, language)
      var editor = LocalizationEditor(entry, EntryUnits(key, entry, catalog.sourceLanguage, language), language)
      for part in parts {
        guard let reason = try editor.set(part.text, state, at: part.path) else { continue }
        throw ParseError(ImportRemark(reason: reason, unit: part.path.id(ofKey: key)).sentence)
      }
      _ = try editor.complete()
      entry = editor.entry
    } catch { throw refusal(error.message) }
    try demandOther(entry.localization(language))
    return entry
  }

  /// A plain text, variations and phrases exclude each other.
  private func removeOtherShape(from entry: inout CatalogEntry, _ language: String) throws(ParseError) {
    let kinds = Set(parts.filter { $0.path.substitution == nil }.map { $0.path.cases.first?.kind })
    guard let old = entry.localization(language), !kinds.isEmpty else { return }
    let path = ["localizations", language]
    let isSet = parts.contains(where: \.text.isSet)
    if !isSet, old.stringSet != nil { try entry.set(nil, at: path + ["stringSet"]) }
    if isSet, old.stringUnit != nil { try entry.set(nil, at: path + ["stringUnit"]) }
    if kinds.contains(nil) {
      if !old.variations.isEmpty { try entry.set(nil, at: path + ["variations"]) }
    } else {
      if old.stringUnit != nil { try entry.set(nil, at: path + ["stringUnit"]) }
      for variation in old.variations where !kinds.contains(variation.kind) {
        try entry.set(nil, at: path + ["variations", variation.kind])
      }
    }
  }

  /// Every variation needs the case `other`.
  private func demandOther(_ localization: Localization?) throws(Refusal) {
    guard let kind = localization?.kindWithoutOther else { return }
    throw refusal("a \(TerminalSafeText.word(kind)) variation needs a string for `other`")
  }

  private func refusal(_ sentence: String) -> Refusal { Refusal(sentence: sentence) }
}

extension ImportRemark {
  fileprivate init(reason: Reason, unit: String) { self.init(reason: reason, unit: unit, line: 1, column: 1) }
}
