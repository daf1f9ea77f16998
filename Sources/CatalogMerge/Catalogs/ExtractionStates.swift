import StringCatalog

/// Merges extraction states. They never cause a conflict, because the next sync sets them again.
enum ExtractionStates {
  static func isStale(_ entry: CatalogPart?) -> Bool {
    entry?[EntryMember.extractionState]?.string == ExtractionState.stale.rawValue
  }

  /// Returns the state to use if both sides changed it: the state of the side that changed something else in the entry
  /// too, otherwise the more specific state. A key that is in use on one side is in use.
  static func outcome<Merged>(
    of states: MergeSides<String?>, in entry: MergeSides<CatalogPart?>
  ) -> MergeOutcome<Merged> {
    let isOursReal = isReallyChanged(entry.ours, entry.base)
    if isOursReal != isReallyChanged(entry.theirs, entry.base) { return isOursReal ? .ours : .theirs }
    let (ours, theirs) = (rank(states.ours), rank(states.theirs))
    if ours != theirs { return ours > theirs ? .ours : .theirs }
    return (states.ours ?? "") >= (states.theirs ?? "") ? .ours : .theirs
  }

  /// Returns whether anything except the extraction state differs from the base.
  private static func isReallyChanged(_ entry: CatalogPart?, _ base: CatalogPart?) -> Bool {
    func names(_ part: CatalogPart?) -> [String] { part?.members.map(\.name) ?? [] }
    let all = (names(entry) + names(base)).filter { $0 != EntryMember.extractionState }
    return !entry.agrees(with: base, in: all)
  }

  private static func rank(_ state: String?) -> Int {
    guard let state else { return 1 }
    switch ExtractionState(rawValue: state) {
    case .stale: return 0
    case .migrated: return 2
    case .extractedWithValue: return 3
    case .manual: return 4
    default: return 1
    }
  }
}
