import StringExtraction

/// The changes that a sync made, or would make, in one catalog.
public struct SyncReport: Sendable, Equatable {
  /// One key and its outcome.
  public struct Item: Sendable, Equatable {
    public var key: String
    public var outcome: SyncOutcome
    /// The 1-based line of the key in the catalog that was read, or `nil` for a new key.
    public var line: Int?
    /// The places of the key in the code. Empty for a removed key.
    public var sites: [LiteralSite]
    /// The literal that keeps the entry, if the reason is based on one.
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

  /// The keys of the catalog in its order, followed by the new keys in the order of the code.
  public internal(set) var items: [Item] = []

  /// Pairs of a removed key that has translations and a new key that may be the same string reworded.
  public internal(set) var suggestedRenames: [Rename] = []

  /// The chosen renames that were not made although the catalog has the old key.
  public internal(set) var refusedRenames: [ChosenRename: ChosenRename.Refusal] = [:]

  /// Whether keys removed in this or an earlier run have translations that a key of the code could
  /// take.
  public internal(set) var mayHaveRenames = false

  /// Whether such keys were removed and added recently enough for the run, so that their former locations are useful.
  public internal(set) var hasRenameCandidates = false

  /// Whether the code has strings with guessed keys that could not be resolved.
  public internal(set) var hasGuesses = false

  /// The keys of the code that the table's format cannot store. A `.stringsdict` accepts no new key.
  public internal(set) var unplaced: [String] = []

  public init() {}

  public var added: [Item] { items.filter { $0.outcome == .added } }
  public var stale: [Item] { items.filter { $0.outcome == .stale } }
  public var removed: [Item] { items.filter { $0.outcome == .removed } }
  /// The keys that the sync would mark stale, remove or count as unused.
  public var leavingKeys: [String] {
    items.filter { item in
      switch item.outcome {
      case .stale, .removed, .renamed, .movedAway, .kept(.unusedInTable): true
      default: false
      }
    }.map(\.key)
  }

  public var refused: [Item] { items.filter { $0.outcome == .refused } }

  public var revived: [Item] { items.filter { if case .revived = $0.outcome { true } else { false } } }

  /// The keys that took the translations of another.
  public var carried: [Item] { items.filter { if case .carried = $0.outcome { true } else { false } } }

  /// The keys that took their entries from other catalogs.
  public var movedHere: [Item] { items.filter { if case .movedHere = $0.outcome { true } else { false } } }

  /// The keys that got copies of entries that other catalogs keep.
  public var copiedHere: [Item] { items.filter { if case .copiedHere = $0.outcome { true } else { false } } }

  /// The keys whose entries other catalogs took.
  public var movedAway: [Item] { items.filter { if case .movedAway = $0.outcome { true } else { false } } }

  public var changed: [Item] { items.filter { if case .changed = $0.outcome { true } else { false } } }

  /// Returns the entries kept for a reason.
  public func kept(_ reason: RetentionReason) -> [Item] { items.filter { $0.outcome == .kept(reason) } }

  /// Whether nothing had to change.
  public var isUpToDate: Bool { items.allSatisfy { !$0.outcome.isChange } }
}

extension SyncOutcome {
  /// Whether the outcome changes the entry or would have to change it.
  public var isChange: Bool {
    switch self {
    case .added, .revived, .stale, .removed, .renamed, .carried, .movedAway, .movedHere, .copiedHere, .changed,
      .refused:
      true
    case .unchanged, .kept: false
    }
  }
}
