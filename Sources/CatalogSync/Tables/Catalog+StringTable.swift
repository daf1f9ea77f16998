import StringCatalog
import StructuredText

extension JSONError: TableProblem {}

extension Catalog: StringTable {
  public func state(of entry: CatalogEntry) -> EntryState {
    switch entry.extractionState {
    case nil: .extracted
    case .extractedWithValue?: .extractedWithValue
    case .stale?: .stale
    case .manual?: .manual
    case .migrated?: .migrated
    case _?: .unknown
    }
  }

  public func isDisposable(_ entry: CatalogEntry) -> Bool {
    if entry.isLocalized(beside: sourceLanguage) || entry.hasUnknownMembers { return false }
    guard let source = entry.localization(sourceLanguage) else { return true }
    return source.isBareUnit && source.stringUnit?.state == .new || source.stringSet?.state == .new
  }

  public func isUntouched(_ entry: CatalogEntry) -> Bool { entry.shouldTranslate && isDisposable(entry) }

  public func hasWork(_ entry: CatalogEntry, of key: String) -> Bool {
    EntryUpdate.hasWork(entry, key: key, sourceLanguage: sourceLanguage)
  }

  public func sourceText(of entry: CatalogEntry) -> String? { entry.localization(sourceLanguage)?.stringUnit?.value }

  public func wording(of entry: CatalogEntry) -> SourceWording {
    let source = entry.localization(sourceLanguage)
    let other = source?.variations.first?.cases.first { $0.name == "other" }?.localization
    let substitutions = source?.substitutions ?? []
    return SourceWording(
      text: source?.stringUnit?.value ?? other?.stringUnit?.value, isFromCode: source?.stringUnit?.state == .new,
      substitutions: substitutions.map {
        .init(name: $0.name, position: $0.argumentNumber, conversion: $0.formatSpecifier)
      })
  }

  public func newEntry(for code: KeyGroup) throws(JSONError) -> CatalogEntry {
    var update = EntryUpdate(key: code.key, entry: newEntry(), sourceLanguage: sourceLanguage)
    try update.create(code)
    return update.entry
  }

  public func updating(
    _ entry: CatalogEntry, with code: KeyGroup
  ) throws(JSONError) -> (entry: CatalogEntry, changes: Set<SyncChange>) {
    var update = EntryUpdate(key: code.key, entry: entry, sourceLanguage: sourceLanguage)
    try update.update(code)
    return (update.entry, update.changes)
  }

  public func marking(_ entry: CatalogEntry, asStale isStale: Bool) throws(JSONError) -> CatalogEntry {
    var entry = entry
    try entry.setExtractionState(isStale ? .stale : nil)
    return entry
  }

  public func carrying(
    _ old: CatalogEntry, of oldKey: String, to code: KeyGroup, marksForReview: Bool
  ) throws(JSONError) -> CatalogEntry {
    let current = self[code.key] ?? newEntry()
    var update = EntryUpdate(key: code.key, entry: current, sourceLanguage: sourceLanguage)
    try update.carry(old, of: oldKey, code, marksForReview: marksForReview)
    return update.entry
  }

  public func respecifying(
    _ entry: CatalogEntry, _ conversions: [Int: String]
  ) throws(JSONError) -> CatalogEntry? {
    var entry = entry
    try entry.replaceConversions(conversions)
    return entry
  }
}
