import StringCatalog
import StringExtraction
import TextBasics

/// What a sync may do to entries without a literal, and what it adds without being certain.
public struct SyncOptions: Sendable, Equatable {
  /// What happens to entries whose keys are no longer in the code.
  public enum Staleness: Sendable, Equatable {
    /// They are marked stale, or removed when nobody has worked on them.
    case mark
    /// They stay as they are, for this reason.
    case suppressed(reason: String)
  }

  public var staleness = Staleness.mark
  /// Whether the note on keys that stay names the reason, which may have been printed elsewhere.
  public var namesReason = true
  /// Whether the translations of a key that is gone go to the new key that is the same one reworded. Otherwise the sync
  /// only reports it.
  public var carriesRenames = false
  /// Which keys may be reworded ones.
  public enum RenameScope: Sendable, Equatable {
    /// Keys that went and came in this run or, where that is known, since the catalog was last committed.
    case recent
    /// Of the keys that went, only those that the last commit has, where that is known.
    case committed
    /// Also keys that went and came earlier.
    case all
  }

  public var renameScope = RenameScope.recent
  /// The keys that the catalog had when it was last committed, without stale ones; `nil` where that is not known.
  public var liveBefore: Set<UTF8Key>?
  /// Renames that a user has chosen, however different the texts are.
  public var chosenRenames: [ChosenRename] = []
  /// The strings that the code had before, as far as they are known: they tell where keys stood that are gone.
  public var former: [ExtractedString] = []
  /// Whether more than half of a catalog's code-extracted keys may go stale at once.
  public var allowsMassStale = false
  /// Whether keys whose specifiers are guesses are added, with `%@`.
  public var acceptsAssumed = false
  /// Whether keys that are gone go from tables without extraction states, which otherwise keep them.
  public var removesUnused = false
  /// Whether entries that are stale already are removed.
  public var removesStale = false
  /// Whether texts come that are the same in all languages, too.
  public var takesEveryText = false
  /// The keys that another file of the table has: they are not added.
  public var heldKeys: Set<UTF8Key> = []
  /// The places whose keys are synchronized, or `nil` for all; other keys stay as they are. The literals at other
  /// places still count for these keys, so that syncing a part of the code gives them what syncing all of it would.
  public var concerned: Set<LiteralSite>?
  /// Whether existing entries that are not stale stay as they are.
  public var addsOnly = false
  /// The path of the catalog, for diagnostics.
  public var catalogPath: String?

  public init() {}
}
