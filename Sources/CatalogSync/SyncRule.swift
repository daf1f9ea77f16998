/// The rules of a sync: the action for each state of an entry and each occurrence of its key in the code.
enum SyncRule {
  /// The occurrence of a key in the code.
  enum Found: Sendable, CaseIterable {
    case no
    case yes
    /// Only debug code or only release code has it, so it counts neither as present nor as removed.
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
    case (.absent, .no), (.absent, .oneConfiguration), (.absent, .doubtful), (.absent, .inactive): .nothing
    case (.extracted, .yes), (.extractedWithValue, .yes), (.migrated, .yes), (.unmarked, .yes): .update
    case (.extracted, .no), (.extractedWithValue, .no), (.unmarked, .no): .retire
    case (.stale, .yes), (.stale, .inactive): .revive
    case (.stale, .no): .leave(.alreadyStale)
    case (.migrated, .no): .leave(.migrated)
    case (.manual, .yes), (.manual, .no): .leave(.manual)
    case (.unknown, .yes), (.unknown, .no): .leave(.unknownState)
    case (.extracted, .oneConfiguration), (.extractedWithValue, .oneConfiguration), (.stale, .oneConfiguration),
      (.manual, .oneConfiguration),
      (.migrated, .oneConfiguration), (.unknown, .oneConfiguration), (.unmarked, .oneConfiguration):
      .leave(.oneConfiguration)
    case (.extracted, .doubtful), (.extractedWithValue, .doubtful), (.stale, .doubtful), (.manual, .doubtful),
      (.migrated, .doubtful), (.unknown, .doubtful), (.extracted, .inactive), (.extractedWithValue, .inactive),
      (.manual, .inactive), (.migrated, .inactive), (.unknown, .inactive), (.unmarked, .doubtful),
      (.unmarked, .inactive):
      .leaveAsPossible
    }
  }
}
