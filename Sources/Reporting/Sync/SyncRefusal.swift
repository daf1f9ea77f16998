import CatalogSync
import Diagnostics
import ProjectAnalysis
import ProjectModel
import ProjectSync
import TextBasics

/// The last line of a failed check. It names the problem and the command that fixes it, and states that nothing was
/// written.
package struct SyncRefusal {
  private let changed: [any SyncedTable]
  private let gaps: [SyncGap]
  /// Whether a diagnostic about a missing catalog names another step than creating it.
  private let needsStepBeforeCatalog: Bool
  private let request: SyncRequest
  /// The options that fix the reported positions.
  package let repairs: [SyncGap.Repair]

  package init(_ request: SyncRequest, _ runs: [any SyncedTable], _ diagnostics: [Diagnostic]) {
    self.request = request
    // A fixing run has already staged its changes.
    changed = request.fixesStaged ? [] : runs.filter(\.isChanged)
    gaps = SyncGap.all(in: diagnostics)
    needsStepBeforeCatalog = SyncGap.needsStepBeforeCatalog(diagnostics)
    let renames = changed.contains { !$0.report.suggestedRenames.isEmpty }
    let done: [SyncGap.Repair?] = [
      request.createsCatalogs ? .createCatalogs : nil, request.options.acceptsAssumed ? .acceptAssumed : nil,
    ]
    let needed = SyncGap.repairs(of: diagnostics).subtracting(done.compactMap(\.self))
      .union(renames ? [.carryRenames] : [])
    repairs = SyncGap.Repair.allCases.filter(needed.contains)
  }

  /// - Parameter command: the command line with the options of ``repairs``.
  package func diagnostic(running command: String) -> Diagnostic {
    let faults = Self.list((catalogs.map { ["\($0) out of date"] } ?? []) + gaps.map(\.clause))
    let message =
      faults + (request.isStaged ? ", so nothing was committed" : "")
      + (changed.isEmpty ? "" : "; nothing was written")
    return Diagnostic(.error, "out-of-step", message, help: steps(command).joined(separator: "; "))
  }

  /// Returns the next steps for the user.
  private func steps(_ command: String) -> [String] {
    let run = "run \(TerminalSafeText.word(command))"
    let commit = request.isStaged ? " and commit again" + namingCatalogs : ""
    // A sync without options fixes nothing if no catalog changes.
    // If a project is unknown, a sync could add keys to the wrong catalogs.
    let isUnknown = gaps.contains { SyncGap.ofProjects.contains($0.rule.identifier) }
    let runs = isUnknown || changed.isEmpty && repairs.isEmpty ? [] : [run + commit]
    let needsEdits = needsStepBeforeCatalog || gaps.contains { $0.repair.map { !repairs.contains($0) } ?? true }
    return runs + (needsEdits ? ["fix the \(runs.isEmpty ? "" : "other ")warnings"] : [])
  }

  /// The number of catalogs or tables that are out of date, with the verb.
  private var catalogs: String? {
    if changed.isEmpty { return nil }
    return changed.count == 1 ? "1 \(noun) is" : "\(changed.count) \(noun)s are"
  }

  private var noun: String { changed.contains { $0.update.path.isStringsTable } ? "table" : "catalog" }

  /// A commit of named files does not include other catalogs.
  private var namingCatalogs: String {
    request.commitsNamedFiles && !changed.isEmpty ? " with the \(noun)\(changed.count == 1 ? "" : "s")" : ""
  }

  /// Joins clauses to a list in a sentence: `a, b, and c`.
  package static func list(_ clauses: [String]) -> String {
    guard let last = clauses.last, clauses.count > 1 else { return clauses.joined() }
    return clauses.dropLast().joined(separator: ", ") + (clauses.count > 2 ? ", and " : " and ") + last
  }
}
