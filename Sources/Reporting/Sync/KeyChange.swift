import CatalogSync

/// The kind of change that a run made to keys, with the past tense for completed changes.
enum KeyChange: String {
  case added, revived, stale, removed, changed, renamed
  case movedHere = "moved here"
  case copiedHere = "copied here"
  case movedAway = "moved away"

  /// Returns the phrase for planned changes.
  func toDo(_ count: Int) -> String {
    switch self {
    case .added: "add \(count)"
    case .revived: "revive \(count)"
    case .stale: "mark \(count) stale"
    case .removed: "remove \(count)"
    case .changed: "change \(count)"
    case .renamed: "rename \(count)"
    case .movedHere: "move \(count) here"
    case .copiedHere: "copy \(count) here"
    case .movedAway: "move \(count) away"
    }
  }
}

extension SyncReport {
  /// The changed keys by kind, in reading order.
  var changes: [(kind: KeyChange, items: [Item])] {
    [
      (.added, added), (.revived, revived), (.stale, stale), (.removed, removed), (.changed, changed),
      (.renamed, carried), (.movedHere, movedHere), (.copiedHere, copiedHere),
      (.movedAway, movedAway),
    ]
  }
}
