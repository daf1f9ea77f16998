import CatalogRouting
import Diagnostics
import FileSystem
import ProjectAnalysis
import ProjectLoading
import ProjectModel
import StringDataFlow
import StringExtraction

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

// Runs that may write only in one folder.
extension SyncPlan {
  /// The identifier of the errors about files outside of `SyncRequest.bounds`. If there are any, nothing is written.
  package static let outsideFolderIdentifier = "outside-folder"

  /// Returns errors about files that would be written outside of the request's bounds.
  func errorsOutsideBounds(in exchange: TableExchange) -> [Diagnostic] {
    guard let bounds = request.bounds else { return [] }
    // Translations that cannot be read are reported when they would be written.
    let translations = exchange.runs.flatMap { (try? self.translations(of: $0, among: exchange.runs)) ?? [] }
    let paths = (exchange.runs + translations).filter(\.isChanged).map(\.update.path)
    return Set(paths).subtracting(paths.filter { $0.isWrittenWithin(bounds) }).sorted().map { path in
      Diagnostic(
        .error, Self.outsideFolderIdentifier,
        "the catalog needs changes but is outside the folder that strex is allowed to change",
        file: names.printed(path))
    }
  }
}

extension SyncPlan {
  /// Returns the texts that sources of the report certainly look up at run time, and that are in none of the tables in
  /// which they are looked up. Each with the path of one such table.
  /// - Parameters:
  ///   - isAsked: returns whether the run reports on a source, by its printed path.
  ///   - translated: keys to exclude, because tables of other languages contain them.
  ///   - targets: returns the targets of a source, by its printed path.
  ///   - files: all catalogs and source-language tables of the project. The run may update fewer of them, and the
  ///     bundle and table of a wrapper's lookups may be known only at run time.
  /// - Throws: if a source cannot be read.
  package func lookupsWithoutEntry(
    in isAsked: (String) -> Bool, beside translated: TranslatedKeys, targets: (String) -> [Int],
    among files: [FilePath]
  ) async throws -> [(use: KeyUse, catalog: String)] {
    guard let keys = analysis.keys, !runs.isEmpty else { return [] }
    let extracted = Set(analysis.strings.map { SourcePlace($0.site) })
    let uses = try await keys.uses().filter {
      $0.isCertain && isAsked($0.site.file) && !extracted.contains(SourcePlace($0.site))
    }
    let unread = unreadTables(among: files)
    let lacking = uses.compactMap { use -> (use: KeyUse, catalog: String)? in
      // The key may be in a table that could not be read.
      if use.table.map(unread.contains) ?? !unread.isEmpty { return nil }
      let tables = runs.filter { run in !run.update.isNew && (use.table.map(run.update.tables.contains) ?? true) }
      let isHeld = tables.contains { $0.holds(use.text) || translated.contain(use.text, beside: $0) }
      guard let nearest = Self.nearest(of: tables, to: use, in: targets), !isHeld else { return nil }
      return (use, nearest.update.printed)
    }
    if lacking.isEmpty { return [] }
    let known = Set(runs.map(\.update.path))
    let others = TableKeys(of: files.filter { !known.contains($0) }, in: tree)
    return lacking.filter { !others.contain($0.use.text) }
  }

  /// Returns the names of the tables whose files could not be read.
  private func unreadTables(among files: [FilePath]) -> Set<String> {
    let read = Set(runs.map(\.update.path))
    let others = Set(analysis.updates.map(\.path) + files).subtracting(read)
    return Set(others.filter { tree.table(at: $0) == nil && tree.exists($0) }.map(\.stem))
  }

  /// Returns a table of a target that contains both the text and its lookup, or else a table of the lookup's target, or
  /// else the table with the longest common path prefix. If the lookup names no table, those with the default name are
  /// first.
  private static func nearest(
    of runs: [any SyncedTable], to use: KeyUse, in targets: (String) -> [Int]
  ) -> (any SyncedTable)? {
    let usual = runs.filter { $0.update.tables.contains(use.table ?? ExtractedString.defaultTable) }
    let source = use.lookupFile.split(separator: "/")
    let owners = Set(targets(use.lookupFile))
    let common = owners.intersection(targets(use.site.file))
    func distance(_ run: any SyncedTable) -> (Int, Int, Int) {
      let way = run.update.printed.split(separator: "/")
      let order = [common, owners].firstIndex { !$0.isDisjoint(with: run.update.targets) } ?? 2
      return (order, -zip(way, source).prefix { $0 == $1 }.count, way.count)
    }
    return (usual.isEmpty ? runs : usual).min { distance($0) < distance($1) }
  }
}
