import TextBasics

/// What a sync does with one key.
public enum SyncOutcome: Sendable, Equatable {
  /// The key is new.
  case added
  /// The entry was stale and its key is in the code again; what else changed.
  case revived(Set<SyncChange>)
  /// The key is gone from the code, and somebody has worked on its entry.
  case stale
  /// The key is gone from the code, and nobody has worked on its entry.
  case removed
  /// The key is gone from the code, and its translations went with the name.
  case renamed(Rename)
  /// The key took the translations of one that is gone; they are to be reviewed.
  case carried(Rename)
  /// The key is gone, and other catalogs, whose paths these are, took its entry.
  case movedAway(to: [String])
  /// The key is new, and took its entry from another catalog, whose path this is.
  case movedHere(from: String)
  /// The key is in the code, and something about it is different there.
  case changed(Set<SyncChange>)
  case unchanged
  /// The entry would not be in step, but is left alone.
  case kept(Reason)
  /// The entry has to change and cannot: see the diagnostics.
  case refused

  public enum Reason: String, Sendable, CaseIterable {
    /// `manual` entries belong to people.
    case manual
    /// `migrated` entries are not in the code yet.
    case migrated
    /// The extraction state is none of Xcode's, or the table keeps none, so nobody knows whose the entry is.
    case unknownState
    /// The entry is stale already.
    case alreadyStale
    /// The key stands in code for debugging alone, or for release alone.
    case oneConfiguration
    /// The entry could be that of a literal whose type or specifiers are not known.
    case doubtful
    /// The key or a member of its entry stands twice, so nobody knows which is meant.
    case duplicate
    /// Nothing is to go stale in this run.
    case stalenessSuppressed
  }
}

/// A part of an entry that differs from the code.
public enum SyncChange: String, Sendable, CaseIterable {
  case comment
  case defaultValue
  case extractionState
}

/// A key that is taken for another in new words.
public struct Rename: Sendable, Equatable {
  public var from: String
  public var to: String
  /// How likely it is: see `RenameScore`.
  public var score: Double

  public init(from: String, to: String, score: Double) {
    self.from = from
    self.to = to
    self.score = score
  }

  /// The keys as messages quote them.
  var names: (from: String, to: String) { (TerminalSafeText.quoted(from), TerminalSafeText.quoted(to)) }
}
