import TextBasics

/// The result of a sync for one key.
public enum SyncOutcome: Sendable, Equatable {
  /// The key is new.
  case added
  /// The entry was stale, and its key is in the code again. The set contains the other changes.
  case revived(Set<SyncChange>)
  /// The key was removed from the code, but its entry has edits, so it becomes stale.
  case stale
  /// The key was removed from the code, and its entry has no edits to keep.
  case removed
  /// The key was removed from the code, and its translations moved to the new key.
  case renamed(Rename)
  /// The key took the translations of a removed key. They need review.
  case carried(Rename)
  /// The key was removed, and the catalogs at these paths took its entry.
  case movedAway(to: [String])
  /// The key is new and took its entry from the catalog at this path.
  case movedHere(from: String)
  /// The key is new and got a copy of its entry in the catalog at this path, which keeps the entry.
  case copiedHere(from: String)
  /// The key is in the code, and parts of its entry differ from the code.
  case changed(Set<SyncChange>)
  case unchanged
  /// The entry differs from the code but is not changed.
  case kept(RetentionReason)
  /// The entry has to change but cannot. A diagnostic has the reason.
  case refused
}

extension SyncOutcome {
  /// The outcome of an entry that also gets a new comment.
  var addingComment: SyncOutcome {
    switch self {
    case .unchanged, .kept: .changed([.comment])
    case .changed(let changes): .changed(changes.union([.comment]))
    case .revived(let changes): .revived(changes.union([.comment]))
    case .added, .stale, .removed, .renamed, .carried, .movedAway, .movedHere, .copiedHere, .refused: self
    }
  }
}

/// A part of an entry that differs from the code.
public enum SyncChange: String, Sendable, CaseIterable {
  case comment
  case defaultValue
  case extractionState
}

/// A key that was recognized as a rewording of another key.
public struct Rename: Sendable, Equatable {
  public var from: String
  public var to: String
  /// The score of the pair (see `RenameScore`).
  public var score: Double

  /// The keys as messages quote them.
  var names: (from: String, to: String) { (TerminalSafeText.quoted(from), TerminalSafeText.quoted(to)) }
}
