import CatalogSync

/// What became of keys that a run changed.
enum KeyChange {
  case added, revived, stale, removed, changed, renamed, movedHere, movedAway

  /// In words for what was done.
  var done: String {
    switch self {
    case .added: "added"
    case .revived: "revived"
    case .stale: "stale"
    case .removed: "removed"
    case .changed: "changed"
    case .renamed: "renamed"
    case .movedHere: "moved here"
    case .movedAway: "moved away"
    }
  }

  /// In words for what is to be done with some keys.
  func toDo(_ count: Int) -> String {
    switch self {
    case .added: "add \(count)"
    case .revived: "revive \(count)"
    case .stale: "mark \(count) stale"
    case .removed: "remove \(count)"
    case .changed: "change \(count)"
    case .renamed: "rename \(count)"
    case .movedHere: "move \(count) here"
    case .movedAway: "move \(count) away"
    }
  }
}

extension SyncReport {
  /// The changed keys by what became of them, in the order in which people read it.
  var changes: [(kind: KeyChange, items: [Item])] {
    [
      (.added, added), (.revived, revived), (.stale, stale), (.removed, removed), (.changed, changed),
      (.renamed, carried), (.movedHere, movedHere), (.movedAway, movedAway),
    ]
  }
}
