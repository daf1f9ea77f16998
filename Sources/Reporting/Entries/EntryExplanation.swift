import CatalogSync
import StringExtraction

/// The decision of a sync about one key in one catalog, with the steps that led to it.
package struct EntryExplanation: Sendable {
  /// The catalog's printed path, or `nil` for a key of the code without a catalog.
  package let catalog: String?
  /// The 1-based line of the key in the catalog, or `nil` for a key that the catalog does not have yet.
  package let line: Int?
  package let key: String
  package let decision: Decision
  /// The reason why an entry is kept that the code does not use, or that differs from the code.
  package let reason: RetentionReason?
  package let steps: [Explanation.Step]

  /// The effect of a sync on the key. The raw values are part of the JSON output.
  package enum Decision: String, Sendable, CaseIterable {
    case upToDate = "up-to-date"
    case added, changed, revived, stale, removed, renamed, moved, kept, refused
    case noCatalog = "no-catalog"
  }

  /// The decision as a sentence.
  package var verdict: String {
    switch decision {
    case .upToDate: "The entry is up to date because the code uses the key."
    case .added: "The next sync adds the key."
    case .changed: "The next sync updates the entry from the code."
    case .revived: "The next sync removes the stale mark because the code uses the key again."
    case .stale: "The next sync marks the entry as stale because none of the catalog's source files use the key."
    case .removed: "The next sync removes the entry because it has no translations and no source file uses the key."
    case .renamed: "The next sync moves the translations to or from a reworded key."
    case .moved: "The next sync moves the entry to or from another catalog."
    case .kept: "The next sync does not change the entry because \(reason?.sentence ?? "")."
    case .refused: "The next sync reports an error because the entry needs changes but cannot be changed."
    case .noCatalog: "The key does not belong to a catalog."
    }
  }

  /// A sentence about Xcode's treatment of the entry.
  package var inXcode: String {
    if let reason { return reason.inXcode }
    return switch decision {
    case .noCatalog: "Xcode does not add the key to a catalog either."
    case .renamed, .moved: "Xcode adds the new entry without translations and marks the old one as stale."
    case .refused: "Xcode may change the entry."
    default: "Xcode does the same."
    }
  }
}

extension EntryExplanation.Decision {
  package init(_ outcome: SyncOutcome) {
    self =
      switch outcome {
      case .added: .added
      case .revived: .revived
      case .stale: .stale
      case .removed: .removed
      case .renamed, .carried: .renamed
      case .movedAway, .movedHere: .moved
      case .copiedHere: .added
      case .changed: .changed
      case .unchanged: .upToDate
      case .kept: .kept
      case .refused: .refused
      }
  }
}
