import TextBasics

// Keys that take their entries from other tables.
extension Synchronization {
  /// Returns the entry that replaces a key's unedited entry. Usually, an earlier run that saw only part of the
  /// sources added the latter.
  func offer(for group: KeyGroup, insteadOf entry: Table.Entry) -> EntryOffer<Table.Entry>? {
    guard let offer = exchange.offers[UTF8Key(group.key)], !group.isSingleConfiguration,
      offer.isGoing && offer.isNear || offer.isCopy
    else { return nil }
    return table.isUntouched(entry) && !table.isUntouched(offer.entry) ? offer : nil
  }

  /// Takes a whole entry and then updates it from the code as if the table had always contained it.
  mutating func take(_ offer: EntryOffer<Table.Entry>, _ group: KeyGroup) -> SyncOutcome {
    let entry = table.adopting(offer.entry)
    warnOfDefaultValues(group, in: entry)
    let outcome = offer.isGoing ? SyncOutcome.movedHere(from: offer.from) : .copiedHere(from: offer.from)
    do {
      return change(group.key, to: try table.updating(entry, with: group).entry, outcome)
    } catch { return refuse(group.key, error) }
  }
}
