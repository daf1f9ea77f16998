import CatalogEditing
import CatalogSync
import Diagnostics
import FileSystem
import ProjectAnalysis
import ProjectChecks
import ProjectExchange
import ProjectLoading
import ProjectModel
import ProjectSync
import StringCatalog
import StringExtraction
import StructuredText
import TextBasics

/// The options of removing keys that no code uses.
package struct PruneRequest: Sendable {
  package var project: ProjectRequest
  /// The keys that may be removed.
  package var selection = KeySelection()
  /// The names of the only tables; empty for all.
  package var tables: [String] = []
  /// Whether to remove languages that no target builds.
  package var removesLanguages = false
  /// Whether more than half of a catalog's keys may be removed.
  package var allowsMost = false

  package init(_ project: ProjectRequest) { self.project = project }
}

/// The keys and languages to remove, each with its evidence, and the keys that are kept because a file may use them.
package struct PrunePlan {
  /// A key to remove.
  package struct Item: Sendable {
    package let path: FilePath
    /// The path of the catalog or table as messages print it.
    package let printed: String
    package let key: String
    package let line: Int?
    package let cause: PruneCause
  }

  /// A key that is kept because the code might use it.
  package struct Kept: Sendable {
    package let printed: String
    package let key: String
    package let line: Int?
    /// A sentence about the key, without full stop.
    package let reason: String
    /// The literal or file that may use it.
    package let place: LiteralSite?
    /// Whether a single note counts the keys with the same reason.
    package var isShared = false
  }

  /// A language to remove from a catalog.
  package struct Language: Sendable {
    package let printed: String
    package let language: String
    /// The number of entries with texts in it.
    package let count: Int
  }

  package internal(set) var items: [Item] = []
  package internal(set) var kept: [Kept] = []
  package internal(set) var languages: [Language] = []
  /// The files to write.
  package internal(set) var edits: [FileEdit] = []
  package internal(set) var diagnostics: [Diagnostic] = []

  /// - Throws: if the project cannot be read.
  package init(_ project: Project, _ request: PruneRequest, _ sdk: SDKLoad) async throws {
    try await self.init(project, try await Analysis(project, SyncRequest(request.project), sdk), request, sdk)
  }

  /// - Parameter analysis: the snapshot of the project.
  /// - Throws: if the project cannot be read.
  package init(
    _ project: Project, _ analysis: Analysis, _ request: PruneRequest, _ sdk: SDKLoad
  ) async throws {
    let plan = await SyncPlan.dryRun(
      of: analysis.with { sync in
        sync.options.removesStale = true
        sync.options.removesManual = true
        sync.options.removesUnused = true
        sync.options.allowsMassStale = true
      })
    diagnostics = plan.blockingDiagnostics + project.catalogsNotCheckedOut
    if diagnostics.hasErrors { return }
    let uses = try PossibleUses(project, plan, try await SymbolUses(in: project, sdk))
    diagnostics += uses.diagnostics
    let runs = try Self.chosen(request, plan.runs, project)
    for run in runs where !run.isBlocked { add(run, uses, project, request) }
    removeKeys(project)
    if request.removesLanguages { removeLanguages(project) }
  }

  /// Returns the runs on the chosen tables.
  /// - Throws: for a table, language or key that does not exist.
  private static func chosen(
    _ request: PruneRequest, _ runs: [any SyncedTable], _ project: Project
  ) throws -> [any SyncedTable] {
    try UsageError.demand(request.tables, "table", among: Set(runs.map(\.update.path.stem)))
    let languages = request.selection.languages
    if !languages.isEmpty {
      try UsageError.demand(languages, "language", among: try LoadedCatalogs(of: project).knownLanguages)
    }
    let chosen = runs.filter { request.tables.isEmpty || request.tables.contains($0.update.path.stem) }
    try request.selection.demandKeys(among: chosen.flatMap(\.keys))
    return chosen
  }

  private mutating func add(_ run: any SyncedTable, _ uses: PossibleUses, _ project: Project, _ request: PruneRequest) {
    // The runs on tables of other languages follow from the run on the source language.
    guard !run.update.path.isStringsTable || isSource(run.update.path, project) else { return }
    if let suppression = run.update.suppression {
      let unsure: [RetentionReason] = [.alreadyStale, .manual, .stalenessSuppressed]
      guard unsure.contains(where: { run.report.kept($0).contains(where: \.sites.isEmpty) }) else { return }
      let message = "no keys were removed because \(suppression.reason)"
      return diagnostics.append(Diagnostic(.note, "staleness-suppressed", message, file: run.update.printed))
    }
    let catalog = run.update.path.isStringsTable ? nil : try? Catalog(run.before)
    let wanted = Self.selected(request.selection, of: run, catalog)
    var found: [Item] = []
    for (item, cause) in Self.candidates(run, catalog, wanted) {
      let (printed, key, line) = (run.update.printed, item.key, item.line)
      if let reason = uses.reason(toKeep: key, cause, comment: catalog?[key]?.comment, in: run.update.path) {
        kept.append(
          Kept(
            printed: printed, key: key, line: line, reason: reason.sentence, place: reason.place,
            isShared: reason.isShared))
      } else {
        found.append(Item(path: run.update.path, printed: printed, key: key, line: line, cause: cause))
      }
    }
    kept += catalog.map { Self.doubtful(run, $0, wanted) } ?? []
    if !request.allowsMost, found.count > 20, found.count * 2 > run.keys.count {
      let message =
        "\(found.count) of \(run.keys.count) keys (more than half) would be removed, so the catalog was left unchanged"
      diagnostics.append(
        Diagnostic(
          .error, "mass-removal", message, file: run.update.printed,
          help: "use `--allow-mass-removal` if the code is complete"))
      return
    }
    items += found
  }

  private func isSource(_ path: FilePath, _ project: Project) -> Bool {
    project.tables.contains { $0.path == path || $0.stringsDict == path }
  }

  /// Returns the keys that the sync would remove or mark as stale.
  /// - Parameters:
  ///   - catalog: the file before the sync, or `nil` for a table.
  ///   - wanted: the selected keys, or `nil` for all.
  private static func candidates(
    _ run: any SyncedTable, _ catalog: Catalog?, _ wanted: Set<UTF8Key>?
  ) -> [(item: SyncReport.Item, cause: PruneCause)] {
    let renamed = Set(run.report.suggestedRenames.map { UTF8Key($0.from) })
    return run.report.items.compactMap { item in
      guard item.outcome == .stale || item.outcome == .removed, !renamed.contains(UTF8Key(item.key)) else { return nil }
      if let wanted, !wanted.contains(UTF8Key(item.key)) { return nil }
      guard let catalog else { return (item, .unusedInTable) }
      switch catalog[item.key]?.extractionState {
      case .stale?: return (item, .stale)
      case .manual?, .migrated?: return (item, .unusedManual)
      default: return (item, .unused)
      }
    }
  }

  /// - Returns: `nil` if all keys are selected.
  private static func selected(_ selection: KeySelection, of run: any SyncedTable, _ catalog: Catalog?) -> Set<UTF8Key>?
  {
    if selection.isEmpty { return nil }
    let keys =
      if let catalog { selection.keys(of: catalog, languages: catalog.languages) } else {
        // Tables have no states.
        selection.states.isEmpty ? run.keys.filter(selection.isNamed) : []
      }
    return Set(keys.map { UTF8Key($0) })
  }

  /// Returns the stale and migrated keys that the sync keeps because of a literal or file.
  private static func doubtful(_ run: any SyncedTable, _ catalog: Catalog, _ wanted: Set<UTF8Key>?) -> [Kept] {
    let renames = Dictionary(run.report.suggestedRenames.map { (UTF8Key($0.from), $0.to) }) { first, _ in first }
    return run.report.items.compactMap { item in
      if let wanted, !wanted.contains(UTF8Key(item.key)) { return nil }
      if let new = renames[UTF8Key(item.key)] {
        let sentence =
          "it may have been renamed to \(TerminalSafeText.shortQuoted(new)); to keep its translations, use "
          + "`strex sync --carry-renames`"
        return Kept(printed: run.update.printed, key: item.key, line: item.line, reason: sentence, place: nil)
      }
      guard case .kept(let reason) = item.outcome, item.sites.isEmpty, reason != .unusedInTable else { return nil }
      // Manual keys are kept in this way if code contains their text, which is their usual use.
      guard [.stale, .migrated].contains(catalog[item.key]?.extractionState) else { return nil }
      return Kept(
        printed: run.update.printed, key: item.key, line: item.line, reason: reason.sentence, place: item.evidence)
    }
  }

  private mutating func removeKeys(_ project: Project) {
    for (path, items) in Dictionary(grouping: items, by: \.path).sorted(by: { $0.key < $1.key }) {
      let keys = items.map(\.key)
      if path.isStringsTable {
        let table = project.tables.first { $0.path == path || $0.stringsDict == path }
        let removal = TableRemoval(of: keys, from: Array(Set(table?.files ?? [path])).sorted(), project.names)
        merge(removal)
      } else {
        change(path, project) { catalog throws(EditRefusal) in
          do throws(ParseError) { try catalog.apply(keys.map { ($0, nil) }) } catch {
            throw EditRefusal(error.message)
          }
        }
      }
    }
  }

  /// A `.strings` table and its `.stringsdict` have the same files.
  private mutating func merge(_ removal: TableRemoval) {
    diagnostics += removal.diagnostics
    edits += removal.edits.filter { edit in !edits.contains { $0.path == edit.path } }
  }

  private mutating func change(
    _ path: FilePath, _ project: Project, _ change: (inout Catalog) throws(EditRefusal) -> Void
  ) {
    let printed = project.names.printed(path)
    do {
      let edit = edits.first { $0.path == path }
      let contents = if let before = edit?.before { before } else { try FileContents(of: path.string) }
      var catalog = try Catalog(edit?.after ?? contents.bytes)
      try change(&catalog)
      edits.removeAll { $0.path == path }
      edits.append(FileEdit(path, printed: printed, before: contents, after: catalog.serialized()))
    } catch {
      let reason = (error as? EditRefusal)?.sentence ?? FileError.reason(of: error)
      diagnostics.append(FileError(printed, reason).diagnostic("unwritable", "cannot be changed"))
    }
  }

  /// Removes the languages that no target of a catalog builds.
  private mutating func removeLanguages(_ project: Project) {
    let built = BuiltLanguages(project)
    for path in project.requestedCatalogs {
      guard let languages = built.languages(of: path),
        let catalog = try? CatalogFile(path.string, printed: project.names.printed(path)).catalog
      else { continue }
      for language in catalog.languages where language != catalog.sourceLanguage && !languages.contains(language) {
        let count = catalog.keys.indices.count { catalog.entry(at: $0).localization(language) != nil }
        self.languages.append(Language(printed: project.names.printed(path), language: language, count: count))
        change(path, project) { catalog throws(EditRefusal) in
          let result = try LanguageEdit.remove(language).applied(to: catalog)
          if let refusal = result.refusals.first { throw EditRefusal(refusal.sentence) }
          catalog = result.catalog
        }
      }
    }
  }
}
