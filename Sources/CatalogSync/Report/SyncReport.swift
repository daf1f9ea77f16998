import StringExtraction

/// What a sync changed, or would change, in one catalog.
public struct SyncReport: Sendable, Equatable {
  /// One key and what became of it.
  public struct Item: Sendable, Equatable {
    public var key: String
    public var outcome: SyncOutcome
    /// The 1-based line of the key in the catalog as it was read; `nil` for a key that is new.
    public var line: Int?
    /// The places of the key in the code; empty for a key that is gone.
    public var sites: [LiteralSite]
    /// The literal because of which the entry stays, for the reasons that rest on one.
    public var evidence: LiteralSite?

    public init(
      key: String, outcome: SyncOutcome, line: Int? = nil, sites: [LiteralSite] = [], evidence: LiteralSite? = nil
    ) {
      self.key = key
      self.outcome = outcome
      self.line = line
      self.sites = sites
      self.evidence = evidence
    }
  }

  /// The keys of the catalog in its order, then the new ones in the order of the code.
  public internal(set) var items: [Item] = []

  /// Pairs of a key that went, together with its translations, and a new key that may be the same one reworded.
  public internal(set) var suggestedRenames: [Rename] = []

  /// The chosen renames that were not made although the catalog has the old key.
  public internal(set) var refusedRenames: [ChosenRename: ChosenRename.Refusal] = [:]

  /// Whether keys that are gone, no matter since when, have translations that some key of the code could take.
  public internal(set) var mayHaveRenames = false

  /// Whether such keys went and came recently enough for the run, so that it helps to know where they stood.
  public internal(set) var hasRenameCandidates = false

  /// Whether the code has strings with guessed keys that could not be resolved.
  public internal(set) var hasGuesses = false

  /// The keys of the code that the table has no place for, as a `.stringsdict` has none for any that is new.
  public internal(set) var unplaced: [String] = []

  public init() {}

  public var added: [Item] { items.filter { $0.outcome == .added } }
  public var stale: [Item] { items.filter { $0.outcome == .stale } }
  public var removed: [Item] { items.filter { $0.outcome == .removed } }
  /// The keys that would no longer be live, or would count as gone.
  public var goingKeys: [String] {
    items.filter { item in
      switch item.outcome {
      case .stale, .removed, .renamed, .movedAway, .kept(.unusedInTable): true
      default: false
      }
    }.map(\.key)
  }

  public var refused: [Item] { items.filter { $0.outcome == .refused } }

  public var revived: [Item] {
    items.filter { if case .revived = $0.outcome { true } else { false } }
  }

  /// The keys that took the translations of another.
  public var carried: [Item] {
    items.filter { if case .carried = $0.outcome { true } else { false } }
  }

  /// The keys that took their entries from other catalogs.
  public var movedHere: [Item] {
    items.filter { if case .movedHere = $0.outcome { true } else { false } }
  }

  /// The keys whose entries other catalogs took.
  public var movedAway: [Item] {
    items.filter { if case .movedAway = $0.outcome { true } else { false } }
  }

  public var changed: [Item] {
    items.filter { if case .changed = $0.outcome { true } else { false } }
  }

  /// The entries that were left alone for a reason.
  public func kept(_ reason: RetentionReason) -> [Item] {
    items.filter { $0.outcome == .kept(reason) }
  }

  public var unchangedCount: Int { items.filter { $0.outcome == .unchanged }.count }

  /// Whether nothing had to change.
  public var isInStep: Bool { items.allSatisfy { !$0.outcome.isChange } }
}

extension SyncOutcome {
  /// Whether the outcome changes the entry, or would have to.
  public var isChange: Bool {
    switch self {
    case .added, .revived, .stale, .removed, .renamed, .carried, .movedAway, .movedHere, .changed, .refused: true
    case .unchanged, .kept: false
    }
  }
}
