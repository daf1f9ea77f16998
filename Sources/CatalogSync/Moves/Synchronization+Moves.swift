import StringCatalog
import StringExtraction

// Keys that take their entries from other catalogs.
extension Synchronization {
  /// What a key of the catalog takes instead of an entry that nobody has worked on. Such a key came with an earlier run
  /// that saw a part of the sources, as a rule.
  func offer(for group: KeyGroup, insteadOf entry: CatalogEntry) -> EntryOffer? {
    guard let offer = options.offers[UTF8Key(group.key)], offer.isGoing, offer.isNear, !group.isOfOneConfiguration
    else {
      return nil
    }
    let language = catalog.sourceLanguage
    guard entry.shouldTranslate, SyncRule.isDisposable(entry, sourceLanguage: language) else { return nil }
    return SyncRule.isDisposable(offer.entry, sourceLanguage: language) && offer.entry.shouldTranslate ? nil : offer
  }

  /// Takes a whole entry over, and then what the code says of its key, as if the entry had been here all along.
  mutating func take(_ offer: EntryOffer, _ group: KeyGroup) -> SyncOutcome {
    let entry = catalog.adopting(offer.entry)
    warnOfDefaultValues(group, current: entry.localization(catalog.sourceLanguage)?.stringUnit?.value)
    var update = EntryUpdate(key: group.key, entry: entry, sourceLanguage: catalog.sourceLanguage)
    do {
      try update.update(group)
    } catch { return refuse(group.key, error) }
    return change(group.key, to: update.entry, .movedHere(from: offer.from))
  }
}
