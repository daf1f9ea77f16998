import TextBasics

/// What a sync does with one key.
public enum SyncOutcome: Sendable, Equatable {
  /// The key is new.
  case added
  /// The entry was stale and its key is in the code again; the set tells what else changed.
  case revived(Set<SyncChange>)
  /// The key is gone from the code, and somebody has worked on its entry.
  case stale
  /// The key is gone from the code, and nobody has worked on its entry.
  case removed
  /// The key is gone from the code, and its translations went to the new key.
  case renamed(Rename)
  /// The key took the translations of one that is gone; they need review.
  case carried(Rename)
  /// The key is gone, and the catalogs at these paths took its entry.
  case movedAway(to: [String])
  /// The key is new, and took its entry from the catalog at this path.
  case movedHere(from: String)
  /// The key is in the code, and parts of its entry differ from the code.
  case changed(Set<SyncChange>)
  case unchanged
  /// The entry differs from the code, but is left alone.
  case kept(RetentionReason)
  /// The entry has to change and cannot: see the diagnostics.
  case refused
}

/// A part of an entry that differs from the code.
public enum SyncChange: String, Sendable, CaseIterable {
  case comment
  case defaultValue
  case extractionState
}

/// A key that is taken for another one reworded.
public struct Rename: Sendable, Equatable {
  public var from: String
  public var to: String
  /// The score of the pair: see `RenameScore`.
  public var score: Double

  public init(from: String, to: String, score: Double) {
    self.from = from
    self.to = to
    self.score = score
  }

  /// The keys as messages quote them.
  var names: (from: String, to: String) { (TerminalSafeText.quoted(from), TerminalSafeText.quoted(to)) }
}
