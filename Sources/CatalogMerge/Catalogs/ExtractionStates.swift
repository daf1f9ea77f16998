import StringCatalog

/// What becomes of an entry's extraction state, which the next sync sets anew and which is never worth a conflict.
enum ExtractionStates {
  static func isStale(_ entry: CatalogPart?) -> Bool {
    entry?[EntryMember.extractionState]?.string == ExtractionState.stale.rawValue
  }

  /// Both sides changed it. That of the side which really changed the entry stands, else the one that says more:
  /// what is in use on one side is in use.
  static func outcome<Merged>(
    of states: MergeSides<String?>, in entry: MergeSides<CatalogPart?>
  ) -> MergeOutcome<Merged> {
    let isOursReal = isReallyChanged(entry.ours, entry.base)
    if isOursReal != isReallyChanged(entry.theirs, entry.base) { return isOursReal ? .ours : .theirs }
    let (ours, theirs) = (rank(states.ours), rank(states.theirs))
    if ours != theirs { return ours > theirs ? .ours : .theirs }
    return (states.ours ?? "") >= (states.theirs ?? "") ? .ours : .theirs
  }

  /// Whether anything but the extraction state differs from the base.
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
