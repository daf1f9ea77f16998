import StringCatalog
import StructuredText
import TextBasics

/// Imports the translations of a file into a catalog, by the rules of Xcode 27.
///
/// A unit is imported if the catalog has its key and the same source text, its translation is finished, and its format
/// specifiers fit. All other units get a remark and change nothing. A translation that the catalog already has changes
/// no byte.
public struct CatalogImport: Sendable {
  /// The catalog with the imported translations.
  public private(set) var catalog: Catalog
  public private(set) var remarks: [ImportRemark] = []
  /// The number of strings with a changed value or state.
  public private(set) var changeCount = 0
  /// The number of entries that changed only because they were completed in the way of Xcode 27.
  public private(set) var completionCount = 0
  /// The number of strings that the catalog had no translation for, including unfinished ones that are not imported.
  public private(set) var additionCount = 0
  /// The translated units that match no text of the catalog, because the key is missing or not to be translated.
  public private(set) var strangers: [XLIFFUnit] = []

  package let language: String
  private let options: ImportOptions
  private var index: UnitIndex
  /// Whether the catalog already has texts in the language.
  private let hasLanguage: Bool
  private var drafts: [UTF8Key: EntryImport] = [:]
  private var seen: [UTF8Key: XLIFFUnit.Target?] = [:]
  /// The slices of entries with many languages.
  private var slices: [UTF8Key: CatalogEntry] = [:]
  /// The changed texts of these entries, which the catalog does not have yet.
  private(set) var pending: [(key: String, localization: Localization)] = []
  private(set) var known: KnownEntries

  /// - Throws: if the file has no language or an invalid one, or was made from strings in another source language.
  public init(
    _ file: XLIFFFile, into catalog: Catalog, _ options: ImportOptions = ImportOptions()
  ) throws(ParseError) {
    let keys = UnitKeys(of: catalog, ignoresWhitespace: options.ignoresWhitespace)
    try self.init(file, into: catalog, options, among: ImportLanguages(of: catalog), keys)
    var texts = PendingTexts()
    texts.add(pending, in: language)
    self.catalog = texts.applied(to: self.catalog)
  }

  /// - Parameters:
  ///   - languages: the languages of the catalog.
  ///   - keys: the keys of the catalog.
  /// The caller applies the ``pending`` texts.
  init(
    _ file: XLIFFFile, into catalog: Catalog, _ options: ImportOptions, among languages: ImportLanguages,
    _ keys: UnitKeys, _ known: KnownEntries = KnownEntries()
  ) throws(ParseError) {
    (self.catalog, self.known) = (catalog, known)
    (language, self.options) = (try file.language(for: catalog, among: languages.ofCatalog), options)
    index = UnitIndex(of: catalog, in: language, keys)
    hasLanguage = languages.contains(language)
    for unit in file.units { take(unit) }
    apply()
  }

  private mutating func take(_ unit: XLIFFUnit) {
    guard let reason = reasonToLeave(unit) else { return }
    if unit.hasTranslation, [.unknownUnit, .notTranslatable].contains(reason) { strangers.append(unit) }
    remark(reason, unit)
  }

  /// Imports a unit, or returns the reason why it is not imported.
  private mutating func reasonToLeave(_ unit: XLIFFUnit) -> ImportRemark.Reason? {
    let id = UTF8Key(unit.id)
    if let before = seen[id] { return before == unit.target ? nil : .repeated }
    seen[id] = .some(unit.target)
    let (found, isAmbiguous) = index.place(of: unit.id)
    if isAmbiguous { return .ambiguous }
    guard var place = found, let entry = entry(of: place.key) else { return .unknownUnit }
    let reader = EntryUnits(place.key, entry, catalog.sourceLanguage, language)
    let current = reader.unit(at: place.path)
    if !place.isKnown, place.path.substitution != nil { place.isKnown = reader.importablePaths.contains(place.path) }
    guard let target = unit.target else {
      addForm(of: unit, current, at: place, reader)
      return current.isTranslatable ? .untranslated : nil
    }
    // The language's own form, phrases or a string, takes precedence over the source language's.
    let text = target.text.like(current.target?.text ?? current.source)
      .withLineBreaks(like: current.target?.text ?? current.source)
    let isThere = [target.text, text].contains(current.target?.text)
    if !isThere, !text.isEmpty, current.isTranslatable, current.target?.state ?? .new == .new { additionCount += 1 }
    if isThere, current.target?.state.isWritten(as: target) ?? false {
      removeNumbers(of: unit, current, at: place, reader)
      return nil
    }
    if options.followsXcode27, place.path == UnitPath(), UnitPath.ends(place.key) { return .pathLikeKey }
    guard let state = StringUnit.State(target, over: current.target) else {
      return isThere ? nil : .unfinished(target.state ?? "")
    }
    if isThere, state == .needsReview || state == current.target?.state || !current.isTranslatable { return nil }
    if text.isEmpty, target.state == nil { return .emptyWithoutState }
    if let reason = mismatch(of: unit, with: current, at: place, reader) { return reason }
    if options.isTable, place.path == UnitPath(), let reason = loss(of: text.joined, reader) { return reason }
    return write(.init(unit: unit, text: text, state: state, path: place.path), reader)
  }

  /// Returns the entry of a key, or the only languages of it that the import reads and writes.
  private mutating func entry(of key: String) -> CatalogEntry? {
    let name = UTF8Key(key)
    if let slice = slices[name] { return slice }
    guard let entry = catalog[key] else { return nil }
    guard let sliced = known.sliced[name] ?? SlicedEntry(entry),
      let slice = sliced.slice(of: [catalog.sourceLanguage, language])
    else { return entry }
    (known.sliced[name], slices[name]) = (sliced, slice)
    return slice
  }

  /// Returns the reason why a translation does not belong to the catalog's text.
  private func mismatch(
    of unit: XLIFFUnit, with current: ExchangeUnit, at place: UnitIndex.Place, _ reader: EntryUnits
  ) -> ImportRemark.Reason? {
    if !current.isTranslatable { return .notTranslatable }
    if let name = place.path.substitution, !reader.has(name) { return .unknownSubstitution(name) }
    guard place.isKnown || reader.canTake(place.path, isTable: options.isTable) else { return .otherShape }
    guard let source = unit.source?.like(current.source) else { return nil }
    // Tables have an empty cell if the source text is missing.
    if source.isEmpty, current.source == nil { return nil }
    return source.mismatch(with: reader.sources(of: place), ignoresWhitespace: options.ignoresWhitespace)
  }

  /// Adds a missing plural form as new, with the source text, like Xcode 27 in languages that the catalog has.
  private mutating func addForm(
    of unit: XLIFFUnit, _ current: ExchangeUnit, at place: UnitIndex.Place, _ reader: EntryUnits
  ) {
    guard options.followsXcode27, hasLanguage, !options.isTable, current.isTranslatable, place.isKnown,
      place.path.cases.last?.kind == "plural", current.target == nil, let source = current.source
    else { return }
    _ = write(.init(unit: unit, text: source, state: .new, path: place.path, isAddition: true), reader)
  }

  /// Writes the names of substitutions without their numbers, like Xcode 27.
  private mutating func removeNumbers(
    of unit: XLIFFUnit, _ current: ExchangeUnit, at place: UnitIndex.Place, _ reader: EntryUnits
  ) {
    guard options.followsXcode27, place.path == UnitPath(), let target = current.target,
      case .plain(let text) = target.text,
      let old = reader.target?.stringUnit?.value,
      !SubstitutionText(of: reader.target).imported(text, at: place.path, like: nil).utf8.elementsEqual(old.utf8)
    else { return }
    _ = write(.init(unit: unit, text: target.text, state: target.state, path: place.path, isAddition: true), reader)
  }

  private mutating func write(_ change: EntryImport.Change, _ reader: EntryUnits) -> ImportRemark.Reason? {
    let key = UTF8Key(reader.key)
    if !known.safeKeys.contains(key) {
      if let problem = catalog.refusal(toChange: key.text) { return .unwritable(problem.message) }
      known.safeKeys.insert(key)
    }
    return drafts[key, default: EntryImport(reader, language)].make(change)
  }

  /// Returns the reason why a plain text would remove the variations of a key.
  private func loss(of text: String, _ reader: EntryUnits) -> ImportRemark.Reason? {
    guard let source = reader.source, reader.target?.isBareUnit != true else { return nil }
    if source.stringUnit == nil, !source.variations.isEmpty { return .otherShape }
    let names = Set(SubstitutionText.references(in: text))
    let isSame = names == Set(SubstitutionText.references(in: source.stringUnit?.value ?? ""))
    return isSame ? nil : .uncrossable("its translation contains other variables")
  }

  private mutating func apply() {
    let ordered = drafts.values.compactMap { draft in
      catalog.position(of: draft.reader.key).map { (position: $0, draft: draft) }
    }.sorted { $0.position < $1.position }
    var changes: [(key: String, entry: CatalogEntry?)] = []
    for (_, draft) in ordered {
      let key = draft.reader.key
      guard let entry = finished(draft) else { continue }
      if slices[UTF8Key(key)] == nil {
        changes.append((key, entry))
      } else if let localization = entry.localization(language) {
        pending.append((key, localization))
      }
    }
    do throws(ParseError) { try catalog.apply(changes) } catch { (changeCount, pending) = (0, []) }
    remarks.sort { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  private mutating func remark(_ reason: ImportRemark.Reason, _ unit: XLIFFUnit) {
    remarks.append(ImportRemark(reason: reason, unit: unit.id, line: unit.line, column: unit.column))
  }
}

// Applies all strings of a single entry together.
extension CatalogImport {
  /// Returns the entry with the accepted changes, or `nil` if there are none.
  private mutating func finished(_ draft: EntryImport) -> CatalogEntry? {
    var draft = draft
    if let check = options.check, draft.hasOtherSpecifiers { draft = fitting(draft, check) }
    if let kind = draft.kindWithoutOther {
      draft = leaving(draft, .uncrossable("a \(TerminalSafeText.word(kind)) variation needs a string for `other`")) {
        $0.path.substitution == nil && !$0.path.cases.isEmpty
      }
    }
    if !options.isTable, draft.losesNumber {
      draft = leaving(draft, .unfitting(.withoutNumber)) { $0.path.cases.first?.kind == "plural" }
    }
    let (entry, isCompleted) = draft.completed
    if isCompleted, options.isTable {
      draft = leaving(draft, .uncrossable("one of its substitutions has no translation")) { _ in true }
    }
    guard let first = draft.changes.first else { return nil }
    if isCompleted { remark(.completed, first.unit) }
    let imported = draft.changes.filter { !$0.isAddition }
    for change in imported {
      if change.unit.hasInlineElements { remark(.flattened, change.unit) }
      let isSourceEmpty = draft.reader.unit(at: change.path).source?.isEmpty == true
      if change.text.isEmpty, !isSourceEmpty { remark(.cleared, change.unit) }
    }
    changeCount += imported.count
    if imported.isEmpty { completionCount += 1 }
    return entry
  }

  private mutating func leaving(
    _ draft: EntryImport, _ reason: ImportRemark.Reason, where isLeft: (EntryImport.Change) -> Bool
  ) -> EntryImport {
    for change in draft.changes where isLeft(change) { remark(reason, change.unit) }
    return draft.having(draft.changes.filter { !isLeft($0) })
  }

  /// Returns an entry without the strings whose format specifiers do not fit. Whether a plural contains its number is
  /// checked when all of its forms are known.
  private mutating func fitting(_ draft: EntryImport, _ check: ImportOptions.Check) -> EntryImport {
    // Faults in strings that the file does not change are no reason to reject the changed ones.
    let known = Set(check(draft.withSourceTexts.entry, draft.reader.key, catalog, language))
    func fault(in draft: EntryImport) -> ImportFault? {
      check(draft.completed.entry, draft.reader.key, catalog, language).first {
        !known.contains($0) && $0.rule != ImportFault.withoutNumber.rule
      }
    }
    if fault(in: draft) == nil { return draft }
    var kept = draft.having([])
    for change in draft.changes {
      let trial = draft.having(kept.changes + [change])
      if let fault = fault(in: trial) { remark(.unfitting(fault), change.unit) } else { kept = trial }
    }
    return kept
  }
}
