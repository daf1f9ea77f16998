import CatalogRouting
import Diagnostics
import FileSystem
import ProjectAnalysis
import ProjectLoading
import ProjectModel

/// The sync of all catalogs of an analysis: first a plan, which a dry run prints, and then the written files.
package struct SyncPlan {
  package let analysis: Analysis
  package internal(set) var runs: [any SyncedTable] = []
  /// The diagnostics of the analysis and of the sync.
  package internal(set) var diagnostics: [Diagnostic]
  /// Errors about catalogs that another process has changed since the sources were read.
  package private(set) var conflicts: [Diagnostic] = []

  /// Returns the plan of a dry run over all catalogs, which writes nothing.
  package static func dryRun(of analysis: Analysis) async -> SyncPlan {
    var plan = SyncPlan(analysis)
    await plan.perform(isDryRun: true, beside: [])
    return plan
  }

  package init(_ analysis: Analysis) { (self.analysis, diagnostics) = (analysis, analysis.diagnostics) }

  var request: SyncRequest { analysis.request }
  var names: PathNames { analysis.names }
  var contexts: [FilePath: CatalogContext] { analysis.contexts }
  var tree: any FileTree { analysis.tree }
  var declared: DeclaredFiles? { analysis.declared }

  /// Adds diagnostics that other checks of the project made.
  package mutating func add(_ diagnostics: [Diagnostic]) { self.diagnostics += diagnostics }

  /// Reads, synchronizes and writes each catalog. A problem with one catalog does not affect the others.
  /// - Parameter done: the runs that earlier passes have completed.
  package mutating func perform(isDryRun: Bool, beside done: [any SyncedTable]) async {
    if !isDryRun { removeLeftovers() }
    var read: [any SyncedTable] = []
    let finished = Set(done.map(\.update.path))
    for update in analysis.updates where !finished.contains(update.path) {
      let context = contexts[update.path] ?? CatalogContext(tree: tree, status: nil)
      do {
        let language = sourceLanguage(ofNew: update.path, beside: done + read)
        read.append(try await analysis.sync(update, context, sourceLanguage: language))
      } catch { add(error) }
    }
    let problems = ChosenRenames(request.chosenRenames).problems(in: done + read)
    if !problems.isEmpty {
      diagnostics += problems
      return
    }
    let exchange = TableExchange(read, copies: request.copiesTranslations)
    diagnostics += exchange.notes
    let errorsOutsideBounds = isDryRun ? [] : errorsOutsideBounds(in: exchange)
    diagnostics += errorsOutsideBounds
    if !errorsOutsideBounds.isEmpty { return }
    if isDryRun { preview(exchange) } else { write(exchange) }
  }

  /// Whether catalogs that were not processed may change nevertheless, or may have more to report: they take entries of
  /// keys that leave other catalogs, and have stale entries for keys that move to other catalogs.
  package var mayConcernMore: Bool {
    let isClean = !diagnostics.hasErrors && conflicts.isEmpty
    return !analysis.upToDate.isEmpty && !(isClean && runs.allSatisfy { !$0.isChanged && !$0.isBlocked })
  }

  /// Returns the language for a new catalog: the development language of its project, or else another catalog's
  /// language.
  private func sourceLanguage(ofNew path: FilePath, beside others: [any SyncedTable]) -> String {
    path.folder.flatMap { analysis.languages?.knownLanguage(around: $0) }
      ?? others.lazy.map(\.sourceLanguage).first { !$0.isEmpty } ?? DevelopmentLanguages.assumed
  }

  private mutating func preview(_ exchange: TableExchange) {
    for run in exchange.runs {
      runs.append(run)
      diagnostics += notes(on: run)
      do throws(CatalogError) { runs += try translations(of: run, among: exchange.runs) } catch { add(error) }
    }
  }

  /// Writes catalogs that take entries before the catalogs that lose them, and tables of other languages before
  /// the source-language table. If a catalog cannot be written, the others keep the entries that it would have taken.
  private mutating func write(_ exchange: TableExchange) {
    // The catalogs that another process has changed.
    var contested: Set<String> = []
    var made = exchange.runs
    DependencyOrderedWrites(made).carryOut { run, position, missing in
      do throws(CatalogError) {
        if !missing.isDisjoint(with: contested) { throw CatalogError.changed(run.update.printed) }
        made[position] = run
        try writeTranslations(of: run, among: made)
        try run.write(within: declared)
        runs.append(run)
        diagnostics += notes(on: run)
        return true
      } catch {
        if error.isConflict { contested.insert(run.update.printed) }
        add(error)
        return false
      }
    }
  }

  private mutating func add(_ problem: CatalogError) {
    if problem.isConflict { conflicts.append(problem.diagnostic) } else { diagnostics.append(problem.diagnostic) }
  }

  /// Diagnostics about everything that prevented a complete run, for commands that neither change nor need catalogs.
  package var blockingDiagnostics: [Diagnostic] { analysis.rules.blocking(in: diagnostics) }

  /// Warnings about catalogs that no target compiles.
  package var misplacedCatalogs: [Diagnostic] {
    analysis.rules.applied(to: diagnostics).filter { $0.identifier == UncompiledCatalogs.identifier }
  }

  private func removeLeftovers() {
    let written = request.output.map { [$0.place] } ?? analysis.updates.map(\.path.string)
    let folders = declared.map { [$0.scratch] } ?? written.map { try? FilePath(resolving: $0).folder }
    let bounded = folders.compactMap { $0 }.filter { folder in request.bounds.map(folder.isWithin) ?? true }
    for folder in Set(bounded) { TemporaryFiles.remove(in: folder) }
  }
}
