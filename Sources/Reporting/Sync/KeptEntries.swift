import CatalogSync
import Diagnostics
import ProjectSync
import StringExtraction
import SwiftLexing
import TextBasics

/// Notes on the entries of a catalog that a sync keeps although the code may not contain their keys.
package enum KeptEntries {
  /// Returns a note for each entry that Xcode would mark as stale, and one for each other reason. Reasons that apply to
  /// a whole catalog have separate notes.
  package static func diagnostics(of run: any SyncedTable) -> [Diagnostic] {
    let kept = run.report.items.compactMap { item -> (item: SyncReport.Item, reason: RetentionReason)? in
      guard case .kept(let reason) = item.outcome, item.sites.isEmpty, !hasNote(reason) else { return nil }
      return (item, reason)
    }
    var counted: Set<RetentionReason> = []
    return kept.compactMap { item, reason in
      if reason.isStaleInXcode { return note("\(name(item)) was kept because \(explanation(item, reason))", item, run) }
      guard counted.insert(reason).inserted else { return nil }
      let others = kept.count { $0.reason == reason } - 1
      let subject = others == 0 ? "\(name(item)) was" : "\(name(item)) and \(Quantity.of(others, "other")) were"
      return note("\(subject) kept because \(reason.sentence)", item, run)
    }
  }

  private static func hasNote(_ reason: RetentionReason) -> Bool {
    switch reason {
    case .stalenessSuppressed, .unusedInTable, .duplicate: true
    case .manual, .migrated, .unknownState, .alreadyStale, .oneConfiguration, .unknownType, .unknownSpecifier,
      .uncertainCatalog, .otherBuild, .compiledMoreThanOnce, .namedInCode, .movesToOtherCatalog, .lookedUpAtRunTime,
      .usedByResource:
      false
    }
  }

  private static func name(_ item: SyncReport.Item) -> String { TerminalSafeText.shortQuoted(item.key) }

  private static func explanation(_ item: SyncReport.Item, _ reason: RetentionReason) -> String {
    let place = item.evidence.map { " (\($0.printedLine))" } ?? ""
    return "\(reason.sentence)\(place); \(reason.inXcode.dropLast())"
  }

  private static func note(_ message: String, _ item: SyncReport.Item, _ run: any SyncedTable) -> Diagnostic {
    let place = item.line.map { SourceLocation(line: $0, column: 1) }
    return Diagnostic(.note, "kept-entry", message, file: run.update.printed, location: place)
  }
}
