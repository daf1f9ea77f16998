import Diagnostics
import FileSystem
import IncrementalExtraction
import ProjectAnalysis
import ProjectModel
import ProjectSync
import Reporting

extension SyncRequest {
  func exitCode(_ runs: [any SyncedTable], _ diagnostics: [Diagnostic]) -> ExitCode {
    if diagnostics.contains(where: { $0.severity == .error && !SyncGap.reports($0) }) { return .problem }
    let hasGaps = (checks || fixesStaged) && diagnostics.contains(where: SyncGap.reports)
    return hasGaps || checks && runs.contains(where: \.isChanged) ? .findings : .success
  }
}

/// Prints the changes of a sync in the requested format.
struct SyncOutput {
  let request: SyncRequest
  let console: Console
  let names: PathNames
  /// The new findings, or `nil` if everything is reported.
  var changes: CheckedChanges?

  /// Returns the findings about catalogs that are out of date.
  private func findings(_ runs: [any SyncedTable]) -> [Diagnostic] {
    changes?.findings ?? runs.flatMap { SyncFindings($0).diagnostics }
  }

  /// - Parameters:
  ///   - upToDate: catalogs that were up to date and did not need to run.
  ///   - code: the exit code of the run.
  func report(
    _ runs: [any SyncedTable], _ diagnostics: [Diagnostic], upToDate: [CatalogRecord] = [], endingWith code: ExitCode
  ) {
    let kept = request.namesKept ? runs.flatMap(KeptEntries.diagnostics) : []
    // A check reports these keys as missing.
    let similar = request.checks ? [] : runs.flatMap { SyncFindings($0).notes }
    let diagnostics = diagnostics.map(request.fixesStaged ? \.withRemedyAfterCommit : \.withRemedy) + kept + similar
    let refusals = code == .findings ? [refusal(changes?.runs ?? runs, diagnostics)] : []
    switch request.format {
    case .json: console.print(SyncJSON.text(runs, diagnostics), as: .json)
    case .xcode, .github: printAll(runs, diagnostics, refusals, as: request.format)
    case .text:
      reportText(runs, diagnostics, upToDate)
      console.report(refusals)
    default: printDocument(runs, diagnostics, refusals, as: request.format)
    }
  }

  private func refusal(_ runs: [any SyncedTable], _ diagnostics: [Diagnostic]) -> Diagnostic {
    let refusal = SyncRefusal(request, runs, diagnostics)
    return refusal.diagnostic(running: request.repairCommand.line(adding: refusal.repairs.map(\.option)))
  }

  private func printAll(
    _ runs: [any SyncedTable], _ diagnostics: [Diagnostic], _ refusal: [Diagnostic], as format: ReportFormat
  ) {
    let all = console.shown(diagnostics) + findings(runs)
    // Findings without a position are printed first, but the refusal has to be the last line.
    // GitHub needs paths from the root of the work tree, Xcode absolute ones.
    let isPlaced = format == .github && names.current.isWithin(names.firstProject)
    for part in [all, console.shown(refusal)] where !part.isEmpty {
      let part = isPlaced ? part.map { $0.placed(by: names) } : part
      console.print(FindingReport(part, root: names.current.string).text(as: format), as: format.syntax)
    }
  }

  /// Prints one document with all findings, by paths from the root of the project. The refusal is printed separately.
  private func printDocument(
    _ runs: [any SyncedTable], _ diagnostics: [Diagnostic], _ refusal: [Diagnostic], as format: ReportFormat
  ) {
    let root = names.firstProject
    let findings = (console.shown(diagnostics) + findings(runs)).map { $0.placed(by: names) }
    let report = FindingReport(findings, version: Version.current, root: root.string)
    console.print(report.text(as: format), as: format.syntax)
    console.report(refusal)
  }

  private func reportText(_ runs: [any SyncedTable], _ diagnostics: [Diagnostic], _ upToDate: [CatalogRecord]) {
    // Before a commit, only errors are printed unless the check fails, so that successful commits print nothing.
    let gaps = SyncGap.all(in: diagnostics)
    let isQuietHook = request.isStaged && !runs.contains(where: \.isChanged) && gaps.isEmpty
    console.report(isQuietHook ? diagnostics.errors : diagnostics.foldedByLanguage)
    if isQuietHook { return }
    if request.checks {
      let lines = findings(runs)
      let text = lines.map { DiagnosticText.lines($0, isColored: console.colorsResults) }.joined(separator: "\n")
      if !text.isEmpty { console.print(text) }
    }
    if request.showsChanges {
      for run in runs {
        let text = console.diff(from: run.before, to: run.after, run.update.printed, isNew: run.update.isNew)
        if !text.isEmpty { console.print(text) }
      }
    }
    let isWhole = !diagnostics.hasErrors
    if let changes {
      if isWhole, changes.runs.isEmpty, gaps.isEmpty { console.summarize("no new findings") }
      return
    }
    let summary = SyncSummary.text(runs, upToDate, isDone: !request.isDry, isWhole: isWhole, lacking: gaps)
    guard let summary else { return }
    console.summarize(summary, isDry: request.showsChanges)
  }
}
