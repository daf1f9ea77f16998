import StringCatalog
import StringExtraction
import TextBasics

// Keys that take their entries from other tables.
extension Synchronization {
  /// What a key of the table takes instead of an entry that nobody has worked on. Such a key came with an earlier run
  /// that saw a part of the sources, as a rule.
  func offer(for group: KeyGroup, insteadOf entry: Table.Entry) -> EntryOffer<Table.Entry>? {
    guard let offer = exchange.offers[UTF8Key(group.key)], offer.isGoing, offer.isNear, !group.isOfOneConfiguration
    else {
      return nil
    }
    return table.isUntouched(entry) && !table.isUntouched(offer.entry) ? offer : nil
  }

  /// Takes a whole entry over, and then what the code says of its key, as if the entry had been here all along.
  mutating func take(_ offer: EntryOffer<Table.Entry>, _ group: KeyGroup) -> SyncOutcome {
    let entry = table.adopting(offer.entry)
    warnOfDefaultValues(group, current: table.sourceText(of: entry))
    do {
      return change(group.key, to: try table.updating(entry, with: group).entry, .movedHere(from: offer.from))
    } catch { return refuse(group.key, error) }
  }
}
