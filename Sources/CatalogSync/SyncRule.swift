import StringCatalog

/// The rules of a sync: what happens to an entry by its state and by what the code has.
enum SyncRule {
  /// What an entry is.
  enum EntryState: Sendable, CaseIterable {
    case absent
    /// From the code, without default value.
    case extracted
    /// From the code, with default value.
    case extractedWithValue
    case stale
    case manual
    case migrated
    /// An extraction state that Xcode never wrote.
    case unknown
  }

  /// What the code has of a key.
  enum Found: Sendable, CaseIterable {
    case no
    case yes
    /// For debugging or for release alone: neither there nor gone.
    case oneConfiguration
    /// Perhaps: a literal of this text or shape, whose type or specifiers are not known.
    case doubtful
    /// A key that this build does not have: what a constant says that becomes one when the code runs, or what stands under
    /// a condition that is not set.
    case inactive
  }

  /// What is to be done.
  enum Action: Sendable, Equatable {
    case add
    case update
    case revive
    case retire
    case leave(SyncOutcome.Reason)
    case nothing
  }

  static func action(_ entry: EntryState, _ found: Found) -> Action {
    switch (entry, found) {
    case (.absent, .yes): .add
    case (.absent, .no), (.absent, .oneConfiguration), (.absent, .doubtful), (.absent, .inactive): .nothing
    case (.extracted, .yes), (.extractedWithValue, .yes), (.migrated, .yes): .update
    case (.extracted, .no), (.extractedWithValue, .no): .retire
    case (.stale, .yes), (.stale, .inactive): .revive
    case (.stale, .no): .leave(.alreadyStale)
    case (.migrated, .no): .leave(.migrated)
    case (.manual, .yes), (.manual, .no): .leave(.manual)
    case (.unknown, .yes), (.unknown, .no): .leave(.unknownState)
    case (.extracted, .oneConfiguration), (.extractedWithValue, .oneConfiguration), (.stale, .oneConfiguration),
      (.manual, .oneConfiguration),
      (.migrated, .oneConfiguration), (.unknown, .oneConfiguration):
      .leave(.oneConfiguration)
    case (.extracted, .doubtful), (.extractedWithValue, .doubtful), (.stale, .doubtful), (.manual, .doubtful),
      (.migrated, .doubtful), (.unknown, .doubtful), (.extracted, .inactive), (.extractedWithValue, .inactive),
      (.manual, .inactive), (.migrated, .inactive), (.unknown, .inactive):
      .leave(.doubtful)
    }
  }

  static func state(of entry: CatalogEntry?) -> EntryState {
    guard let entry else { return .absent }
    switch entry.extractionState {
    case nil: return .extracted
    case .extractedWithValue?: return .extractedWithValue
    case .stale?: return .stale
    case .manual?: return .manual
    case .migrated?: return .migrated
    case _?: return .unknown
    }
  }

  /// Whether the code put the entry into the catalog and still has it, as far as the catalog says.
  static func isFromCode(_ entry: CatalogEntry) -> Bool {
    entry.extractionState == nil || entry.extractionState == .extractedWithValue
  }

  /// Whether a key that is gone may go with its entry: nobody has translated it or written its source text.
  static func isDisposable(_ entry: CatalogEntry, sourceLanguage: String) -> Bool {
    if entry.isLocalized(beside: sourceLanguage) || entry.hasUnknownMembers { return false }
    guard let source = entry.localization(sourceLanguage) else { return true }
    return source.isBareUnit && source.stringUnit?.state == .new
  }
}
