import StringExtraction

/// What a sync changed, or would change, in one catalog.
public struct SyncReport: Sendable, Equatable {
  /// One key and what became of it.
  public struct Item: Sendable, Equatable {
    public var key: String
    public var outcome: SyncOutcome
    /// The 1-based line of the key in the catalog as it was read; `nil` for a key that is new.
    public var line: Int?
    /// Where the key stands in the code; empty for a key that is gone.
    public var sites: [LiteralSite]

    public init(key: String, outcome: SyncOutcome, line: Int? = nil, sites: [LiteralSite] = []) {
      self.key = key
      self.outcome = outcome
      self.line = line
      self.sites = sites
    }
  }

  /// The keys of the catalog in its order, then the new ones in the order of the code.
  public internal(set) var items: [Item] = []

  /// Keys that went with their translations, and keys that came and may be the same in new words.
  public internal(set) var suggestedRenames: [Rename] = []

  /// The chosen renames that were not made although the catalog has the old key.
  public internal(set) var refusedRenames: [ChosenRename: ChosenRename.Refusal] = [:]

  /// Whether keys that are gone, since whenever, have translations that some key of the code could take.
  public internal(set) var mayHaveRenames = false

  /// Whether such keys went and came lately enough for the run: where they stood is worth knowing.
  public internal(set) var hasRenameCandidates = false

  /// Whether the code has strings whose keys are guesses that nothing has resolved.
  public internal(set) var hasGuesses = false

  public init() {}

  public var added: [Item] { items.filter { $0.outcome == .added } }
  public var stale: [Item] { items.filter { $0.outcome == .stale } }
  public var removed: [Item] { items.filter { $0.outcome == .removed } }
  /// The keys that would be live no more.
  public var goingKeys: [String] {
    items.filter { item in
      switch item.outcome {
      case .stale, .removed, .renamed, .movedAway: true
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
  public func kept(_ reason: SyncOutcome.Reason) -> [Item] {
    items.filter { $0.outcome == .kept(reason) }
  }

  public var unchangedCount: Int { items.filter { $0.outcome == .unchanged }.count }

  /// Whether nothing had to change.
  public var isInStep: Bool { items.allSatisfy { !$0.outcome.isChange } }
}

extension SyncOutcome {
  /// Whether the entry is not as it was, or not as it must be.
  public var isChange: Bool {
    switch self {
    case .added, .revived, .stale, .removed, .renamed, .carried, .movedAway, .movedHere, .changed, .refused: true
    case .unchanged, .kept: false
    }
  }
}
