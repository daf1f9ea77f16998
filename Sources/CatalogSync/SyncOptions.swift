import StringExtraction
import TextBasics

/// Options that control which entries a sync removes, renames and adds.
public struct SyncOptions: Sendable, Equatable {
  /// The treatment of entries whose keys are no longer in the code.
  public enum Staleness: Sendable, Equatable {
    /// Marks them stale, or removes them if they have no edits to keep.
    case mark
    /// Keeps them unchanged, for this reason.
    case suppressed(reason: String)
  }

  public var staleness = Staleness.mark
  /// Whether the note on kept keys includes the reason. The caller may have printed it already.
  public var namesReason = true
  /// Whether the translations of a removed key move to the new key whose text is a rewording of it. Otherwise the sync
  /// only reports the pair.
  public var carriesRenames = false
  /// The keys that are matched as renames.
  public enum RenameScope: Sendable, Equatable {
    /// Keys removed or added in this run or, if known, since the catalog's last commit.
    case recent
    /// Only removed keys that the last commit contains, if the commit is known.
    case committed
    /// Also keys that were removed or added earlier.
    case all
  }

  public var renameScope = RenameScope.recent
  /// The keys that the catalog had when it was last committed, without stale ones, or `nil` if unknown.
  public var keysAtLastCommit: Set<UTF8Key>?
  /// Renames that a user has chosen, however different the strings are.
  public var chosenRenames: [ChosenRename] = []
  /// The strings that the code had before, if known. They provide the former locations of removed keys.
  public var former: [ExtractedString] = []
  /// Whether one run may make more than half of a catalog's code-extracted keys stale.
  public var allowsMassStale = false
  /// Whether keys with guessed specifiers are added, with `%@`.
  public var acceptsAssumed = false
  /// Whether removed keys are deleted from tables without extraction states, which otherwise keep them.
  public var removesUnused = false
  /// Whether entries that are already stale are removed.
  public var removesStale = false
  /// Whether manual and migrated entries are removed if the code does not contain their keys.
  public var removesManual = false
  /// Whether strings that are the same in all languages are added too.
  public var takesEveryText = false
  /// The keys that another file of the table contains. They are not added.
  public var heldKeys: Set<UTF8Key> = []
  /// The literals whose keys are synchronized, or `nil` for all. Other keys do not change. The remaining literals still
  /// count for these keys, so that syncing part of the code has the same result for them as syncing all of it.
  public var concerned: Set<LiteralSite>?
  /// Whether existing entries that are not stale are left unchanged.
  public var addsOnly = false
  /// The descriptions of keys for translators, which become the comments of entries without one.
  public var generatedComments: [UTF8Key: GeneratedComment] = [:]
  /// The path of the catalog, for diagnostics.
  public var catalogPath: String?

  public init() {}

  /// Returns whether an unused entry is removed although it would otherwise be kept for this reason.
  func removes(_ reason: RetentionReason) -> Bool {
    guard staleness == .mark else { return false }
    return reason == .alreadyStale ? removesStale : removesManual && (reason == .manual || reason == .migrated)
  }
}
