import StringCatalog
import StringExtraction
import TextBasics

/// What a sync may do to entries that are not found, and what it adds without being sure.
public struct SyncOptions: Sendable, Equatable {
  /// What happens to entries whose keys stand in the code no longer.
  public enum Staleness: Sendable, Equatable {
    /// They are marked stale, or removed when nobody has worked on them.
    case mark
    /// They stay as they are, for a reason that a person understands.
    case suppressed(reason: String)
  }

  public var staleness = Staleness.mark
  /// Whether the note on keys that stay names the reason: it may stand elsewhere.
  public var namesReason = true
  /// Whether the translations of a key that is gone go to the key that is the same in new words. If not, it is only said.
  public var carriesRenames = false
  /// Which keys may be others in new words.
  public enum RenameScope: Sendable, Equatable {
    /// Those that went and came in this run or, where that is known, since the catalog was last committed.
    case recent
    /// Also those that went and came earlier.
    case all
  }

  public var renameScope = RenameScope.recent
  /// The keys that the catalog had when it was last committed, without stale ones; `nil` where that is not known.
  public var liveBefore: Set<UTF8Key>?
  /// Renames that somebody chose, whatever the texts are like.
  public var chosenRenames: [ChosenRename] = []
  /// What the code had before, as far as is known: it tells where keys stood that are gone.
  public var former: [ExtractedString] = []
  /// Whether more than half of a catalog's code-extracted keys may go stale at once.
  public var allowsMassStale = false
  /// Whether keys whose specifiers are guesses are added, with `%@`.
  public var acceptsAssumed = false
  /// The places whose keys are brought in step, `nil` for all: those of others stay as they are. What the others say
  /// counts all the same for these, so that a part of the code gives them what the whole would.
  public var concerned: Set<LiteralSite>?
  /// Whether entries that are there, and not stale, stay as they are.
  public var addsOnly = false
  /// The path of the catalog, for diagnostics.
  public var catalogPath: String?

  public init() {}
}
