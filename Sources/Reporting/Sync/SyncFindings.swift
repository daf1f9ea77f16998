import CatalogSync
import Diagnostics
import ProjectChecks
import ProjectSync
import StringCatalog
import StringExtraction
import SwiftLexing
import TextBasics

/// Findings about keys that are out of date: missing keys at their literals, the others at their lines in the catalog.
package struct SyncFindings {
  private let run: any SyncedTable
  private let columns: [Int]
  private let near: NearKeys
  /// The catalog before the run, if keys are removed from it.
  private let before: Catalog?

  package init(_ run: any SyncedTable) {
    self.run = run
    near = NearKeys(run)
    before = run.update.path.isStringsTable || run.report.removed.isEmpty ? nil : try? Catalog(run.before)
    columns = run.report.items.contains(where: Self.namesEntry) ? Self.columns(run.before) : []
  }

  package var diagnostics: [Diagnostic] {
    // Unchanged keys, often hundreds, have no findings.
    run.report.items.lazy.filter(\.outcome.isChange).flatMap { item -> [Diagnostic] in
      let key = TerminalSafeText.quoted(item.key)
      switch item.outcome {
      case .added where item.sites.isEmpty:
        let message = "\(key) is missing from this table"
        return [Diagnostic(.warning, "missing-key", message, file: run.update.printed)]
      case .added:
        let hint = near.hint(for: item.key)
        return item.sites.map { missing(key, $0, hint) }
      case .carried: return item.sites.map { missing(key, $0) }
      case .movedHere(let from):
        return item.sites.map { missing(key, $0, "; its entry will be moved there from \(from)") }
      case .copiedHere(let from):
        return item.sites.map { missing(key, $0, "; its entry will be copied from \(from)") }
      case .revived: return [entry("wrongly-stale-key", "\(key) is marked as stale but used in code", item)]
      case .stale: return [entry("stale-key", "\(key) is no longer used in code", item)]
      case .removed:
        return [entry("stale-key", "\(key) \(reasonOfRemoval(item.key))", item)]
      case .renamed(let rename):
        let name = TerminalSafeText.quoted(rename.to)
        return [
          entry("renamed-key", "\(key) is no longer used in code; its translations will be moved to \(name)", item)
        ]
      case .movedAway(let takers):
        let places = takers.joined(separator: " and ")
        return [entry("moved-key", "\(key) now belongs to \(places); its entry will be moved there", item)]
      case .changed(let changes):
        return [
          entry(
            "outdated-entry",
            "\(Self.phrase(changes)) for \(key) \(changes.count > 1 ? "do" : "does") not match the code", item)
        ]
      case .unchanged, .kept, .refused: return []
      }
    }
  }

  /// Notes on added keys that may be misspellings of keys in the catalog.
  package var notes: [Diagnostic] {
    run.report.items.compactMap { item in
      guard case .added = item.outcome, let site = item.sites.first else { return nil }
      let hint = near.hint(for: item.key)
      if hint.isEmpty { return nil }
      return Diagnostic(
        .note, "similar-key", "\(TerminalSafeText.quoted(item.key)) is a new key in \(run.update.printed)\(hint)",
        file: site.file, location: site.location)
    }
  }

  /// Returns whether the finding is at a line of the catalog.
  private static func namesEntry(_ item: SyncReport.Item) -> Bool {
    switch item.outcome {
    case .added, .carried, .movedHere, .copiedHere, .unchanged, .kept, .refused: false
    case .revived, .stale, .removed, .renamed, .movedAway, .changed: true
    }
  }

  /// Returns the predicate of a sentence about a key that is removed.
  private func reasonOfRemoval(_ key: String) -> String {
    guard let before else { return "is no longer used in code" }
    return before[key]?.extractionState == .stale ? "is stale" : "is no longer used in code and has no translations"
  }

  private func missing(_ key: String, _ site: LiteralSite, _ rest: String = "") -> Diagnostic {
    Diagnostic(
      .warning, "missing-key", "\(key) is missing from \(run.update.printed)\(rest)", file: site.file,
      location: site.location
    )
  }

  private func entry(_ identifier: String, _ message: String, _ item: SyncReport.Item) -> Diagnostic {
    let place = item.line.map {
      SourceLocation(line: $0, column: columns.indices.contains($0 - 1) ? columns[$0 - 1] : 1)
    }
    return Diagnostic(.warning, identifier, message, file: run.update.printed, location: place)
  }

  private static func phrase(_ changes: Set<SyncChange>) -> String {
    let names = SyncChange.allCases.filter(changes.contains).map { change in
      switch change {
      case .comment: "comment"
      case .defaultValue: "default value"
      case .extractionState: "extraction state"
      }
    }
    return "the " + (names.isEmpty ? "extraction state" : names.joined(separator: " and "))
  }

  /// Returns the column of the first character in each line that is not white space.
  private static func columns(_ bytes: ContiguousArray<UInt8>) -> [Int] {
    bytes.split(separator: .lineFeed, omittingEmptySubsequences: false).map { line in
      let indentation = line.prefix { $0 == .space || $0 == .tab }.count
      return indentation < line.count ? indentation + 1 : 1
    }
  }
}
