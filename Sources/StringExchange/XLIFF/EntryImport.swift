import StringCatalog
import StructuredText

/// The changes of an import to one entry.
struct EntryImport {
  struct Change {
    let unit: XLIFFUnit
    let text: ExchangeText
    let state: StringUnit.State
    let path: UnitPath
    /// Whether the file has no new translation for the text.
    var isAddition = false
  }

  /// The entry before the import.
  let reader: EntryUnits
  private let language: String
  private(set) var changes: [Change] = []
  /// The entry with the changes.
  private(set) var entry: CatalogEntry

  init(_ reader: EntryUnits, _ language: String) {
    (self.reader, self.language, entry) = (reader, language, reader.entry)
  }

  /// Makes a change, or returns the reason why it does not fit.
  mutating func make(_ change: Change) -> ImportRemark.Reason? {
    if !isShapeFree(for: change.path) { return .repeated }
    var editor = LocalizationEditor(entry, reader, language)
    do throws(ParseError) {
      if let reason = try editor.set(change.text, change.state, at: change.path) { return reason }
    } catch { return .unwritable(error.message) }
    entry = editor.entry
    changes.append(change)
    return nil
  }

  /// Returns whether the file has no text with other variations for the entry. If it has, the first one is imported.
  private func isShapeFree(for path: UnitPath) -> Bool {
    if path.substitution != nil { return true }
    let first = changes.first { $0.path.substitution == nil }
    return first.map { $0.path.cases.isEmpty == path.cases.isEmpty } ?? true
  }

  /// Returns the entry with only some of the changes.
  func having(_ changes: [Change]) -> EntryImport {
    var other = EntryImport(reader, language)
    for change in changes { _ = other.make(change) }
    return other
  }

  /// The entry with source texts in place of the changed texts.
  var withSourceTexts: EntryImport {
    having(
      changes.map { change in
        let text = reader.unit(at: change.path).source ?? change.text
        return Change(
          unit: change.unit, text: text, state: change.state, path: change.path, isAddition: change.isAddition)
      })
  }

  /// The entry with everything that its strings refer to, and whether any of that was missing.
  var completed: (entry: CatalogEntry, isChanged: Bool) {
    var editor = LocalizationEditor(entry, reader, language)
    guard let isChanged = try? editor.complete(), isChanged else { return (entry, false) }
    return (editor.entry, true)
  }

  /// The kind of variation that has no text for `other` and that the entry did not have before.
  var kindWithoutOther: String? {
    guard reader.target?.variations.isEmpty ?? true, reader.source?.variations.isEmpty ?? true else { return nil }
    return entry.localization(language)?.kindWithoutOther
  }

  /// Whether the changes create a plural in which no text contains the number. Apple's compiler rejects such a catalog.
  var losesNumber: Bool {
    func isWithoutNumber(_ entry: CatalogEntry) -> Bool {
      entry.pluralsWithoutNumber(sourceLanguage: reader.sourceLanguage).contains { $0.language == language }
    }
    return isWithoutNumber(entry) && !isWithoutNumber(reader.entry)
  }

  /// Whether some text and its source text have different format specifiers.
  var hasOtherSpecifiers: Bool {
    changes.contains { change in
      guard case .plain(let text) = change.text else { return false }
      guard let source = reader.unit(at: change.path).source?.joined else { return text.utf8.contains(.percent) }
      let count = { (text: String) in text.utf8.count { $0 == .percent } }
      return count(text) != count(source) || FormatString(text).spellings != FormatString(source).spellings
    }
  }
}

extension Localization {
  /// The kind of the first variation, at any depth, that has no text for `other`.
  var kindWithoutOther: String? {
    var open = variations + substitutions.flatMap(\.variations)
    while let variation = open.popLast() {
      if !variation.cases.contains(where: { $0.name == "other" }) { return variation.kind }
      open += variation.cases.flatMap(\.localization.variations)
    }
    return nil
  }
}
