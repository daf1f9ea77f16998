/// The rules of a sync: the action for each state of an entry and each occurrence of its key in the code.
enum SyncRule {
  /// Whether and how the code uses a key.
  enum Found: Sendable, CaseIterable {
    case no
    case yes
    /// Only debug code or only release code contains it, so it is neither present nor removed.
    case oneConfiguration
    /// The code may have it: a literal with this text or shape has an unknown type or unknown specifiers.
    case doubtful
    /// This build does not have it: a constant becomes this key at run time, or the literal needs a condition that is
    /// not set.
    case inactive
  }

  /// The action to take.
  enum Action: Sendable, Equatable {
    case add
    case update
    case revive
    case retire
    case leave(RetentionReason)
    /// The entry stays because of a literal that may be its key.
    case leaveAsPossible
    case nothing
  }

  static func action(_ entry: EntryState, _ found: Found) -> Action {
    switch (entry, found) {
    case (.absent, .yes): .add
    case (.absent, _): .nothing
    case (.extracted, .yes), (.extractedWithValue, .yes), (.migrated, .yes), (.unmarked, .yes): .update
    case (.extracted, .no), (.extractedWithValue, .no), (.unmarked, .no): .retire
    case (.stale, .yes), (.stale, .inactive): .revive
    case (.stale, .no): .leave(.alreadyStale)
    case (.migrated, .no): .leave(.migrated)
    case (.manual, .yes), (.manual, .no): .leave(.manual)
    case (.unknown, .yes), (.unknown, .no): .leave(.unknownState)
    case (_, .oneConfiguration): .leave(.oneConfiguration)
    case (_, .doubtful), (_, .inactive): .leaveAsPossible
    }
  }
}
