import StringExtraction

/// The reason why a sync does not change an entry although the code does not certainly contain its key, or although the
/// entry differs from the code.
///
/// `strex explain --key KEY` prints the reason. The page “Why a key is stale or not” lists all of them.
public enum RetentionReason: String, Sendable, CaseIterable {
  /// The entry's state is `manual`.
  case manual
  /// The entry's state is `migrated`, and no code contains the key yet.
  case migrated
  /// The entry's extraction state is not one of Xcode's.
  case unknownState
  /// The table has no extraction states, so an unused key stays until `--remove-unused`.
  case unusedInTable
  /// The entry is already stale.
  case alreadyStale
  /// Only debug builds, or only release builds, contain the key.
  case oneConfiguration
  /// A literal with this text has an unknown contextual type.
  case unknownType
  /// A literal of this shape has an interpolation of unknown type.
  case unknownSpecifier
  /// A literal with this text may belong to this catalog, although its source belongs to another one.
  case uncertainCatalog
  /// A literal with this text is compiled under a condition that is not set, or becomes a key at run time.
  case otherBuild
  /// A literal with this text is in a source that no single build compiles completely: by targets that do not depend on
  /// each other or for several platforms.
  case compiledMoreThanOnce
  /// Code or another file contains the key of a `.strings` table as text.
  case namedInCode
  /// A catalog that the run does not update would take the entry.
  case movesToOtherCatalog
  /// The code looks the key up at run time.
  case lookedUpAtRunTime
  /// A storyboard, xib or property list contains the key, or the system may look it up.
  case usedByResource
  /// The key, or a member of its entry, occurs twice.
  case duplicate
  /// No entry of the catalog becomes stale in this run. `CatalogUpdate.Suppression` contains the cause.
  case stalenessSuppressed

  /// The reason as a sentence about the key.
  public var sentence: String {
    switch self {
    case .manual: "manual entries are changed only by hand"
    case .migrated: "migrated entries are kept until the code uses their keys"
    case .unknownState: "the extraction state is unknown"
    case .unusedInTable: "tables have no extraction states; --remove-unused removes unused keys"
    case .alreadyStale: "stale entries are removed only with --remove-stale"
    case .oneConfiguration: "only debug builds or only release builds contain the key"
    case .unknownType: "a literal with this text has an unknown type and may be the key"
    case .unknownSpecifier: "a literal that may be the key has an interpolation of unknown type"
    case .uncertainCatalog: "code that might use this catalog contains the key"
    case .otherBuild: "a build with different compilation conditions or a lookup at run time uses the key"
    case .compiledMoreThanOnce: "a source file that is compiled more than once contains the key as a literal"
    case .namedInCode: "a file in the project contains the key's text"
    case .movesToOtherCatalog: "the key now belongs to a catalog that is not updated in this run"
    case .lookedUpAtRunTime: "the code looks up the key at run time"
    case .usedByResource: "a storyboard, xib or property list uses the key, or the system might look up the key"
    case .duplicate: "the key or a member in its entry occurs twice"
    case .stalenessSuppressed: "this run does not mark any keys in this catalog as stale"
    }
  }

  /// Whether Xcode marks the entry as stale in a build that does not extract the key.
  public var isStaleInXcode: Bool {
    switch self {
    case .manual, .migrated, .alreadyStale, .compiledMoreThanOnce, .usedByResource, .unknownState, .duplicate,
      .unusedInTable, .oneConfiguration:
      false
    case .unknownType, .unknownSpecifier, .uncertainCatalog, .otherBuild, .lookedUpAtRunTime, .namedInCode,
      .movesToOtherCatalog, .stalenessSuppressed:
      true
    }
  }

  /// The known effect of a build in Xcode on such an entry.
  public var inXcode: String {
    switch self {
    case .manual, .migrated, .alreadyStale, .compiledMoreThanOnce, .usedByResource:
      "Xcode does not change the entry."
    case .unknownState, .duplicate: "Xcode might rewrite or drop the entry."
    case .unusedInTable: "Xcode does not change tables."
    case .oneConfiguration: "In Xcode, the result depends on the build configuration."
    case .unknownType, .unknownSpecifier:
      "Xcode knows the type and marks the entry as stale if the key is not a literal in the code."
    case .uncertainCatalog: "Xcode marks the entry as stale if no target of the catalog compiles the key."
    case .otherBuild, .lookedUpAtRunTime, .namedInCode:
      "Xcode marks the entry as stale if its build does not extract the key."
    case .movesToOtherCatalog: "Xcode marks the entry as stale and adds the key to the other catalog."
    case .stalenessSuppressed: "Xcode marks the entry as stale if it builds all source files."
    }
  }
}

/// A reason together with the literal that it is based on.
struct RetentionEvidence: Sendable {
  let reason: RetentionReason
  let site: LiteralSite
}
