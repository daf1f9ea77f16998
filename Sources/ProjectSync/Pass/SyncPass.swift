import CatalogRouting
import CatalogSync
import Diagnostics
import FileSystem
import IncrementalExtraction
import ProjectLoading
import ProjectModel
import StringExtraction

/// One pass over all sources and catalogs.
package struct SyncPass {
  package let names: PathNames
  package internal(set) var runs: [any SyncRun] = []
  package internal(set) var diagnostics: [Diagnostic]
  /// The localizable literals of the sources that the run reports on.
  package let strings: [ExtractedString]
  /// The strings whose tables have no catalog, in projects that have catalogs.
  package let unrouted: [ExtractedString]
  /// Explains why these strings belong to no catalog, or `nil` if no project is read.
  package let absence: CatalogAbsence?
  /// Errors about catalogs that another process has changed since the sources were read.
  package private(set) var conflicts: [Diagnostic] = []
  /// Finds the texts that code looks up at run time, or `nil` if no sources are read.
  package let keys: RunTimeKeys?
  /// The project's settings of the rules that a sync reports.
  package let rules: DiagnosticRules
  let request: SyncRequest
  /// The language of the texts in sources, or `nil` if no project is read.
  private let languages: DevelopmentLanguages?
  let declared: DeclaredFiles?
  /// The tree that files are read from.
  let tree: any FileTree
  /// Input for the sync of each catalog, in addition to the strings of the sources.
  let contexts: [FilePath: CatalogContext]
  /// The catalogs to update, with the strings of each.
  package let updates: [CatalogUpdate]

  /// The storyboards and xibs that were read.
  package private(set) var interfaces: [FilePath: InterfaceTexts] = [:]

  /// The catalogs that were not processed, because they are still up to date.
  package private(set) var inStep: [(path: FilePath, record: CatalogRecord)] = []

  /// - Parameters:
  ///   - readings: the extractions from the sources, if they are known.
  ///   - readsAll: whether to process also the catalogs that an earlier run found up to date.
  ///   - keysInUse: finds the texts that the sources look up at run time, if the sources were type-checked before.
  package init(
    _ project: Project, _ request: SyncRequest, _ sdk: SDKLoad, readings: CachedExtractions? = nil,
    readsAll: Bool = false, keysInUse: RunTimeKeys? = nil, progress: (String?) -> Void = { _ in }
  ) async throws {
    (self.request, languages) = (request, project.developmentLanguages)
    let named = try NamedPath.all(request.project.catalogs)
    var project = project
    (names, declared, tree) = (project.names, project.declared, project.tree)
    let resources = ResourceUpdates(project, named: named, request)
    (interfaces, rules) = (resources.interfaces, SyncGap.rules(of: project))
    try Self.refuseOtherCatalogs(named, resources, project)
    progress("Checking types in \(Quantity.of(project.sources.texts.count, "file"))")
    let data = request.stringsdata.isEmpty ? nil : StringsDataInput(request.stringsdata, names)
    if let problems = data?.problems, !problems.isEmpty {
      (updates, contexts, diagnostics, strings, unrouted, absence, keys) = ([], [:], problems, [], [], nil, nil)
      return
    }
    let dataSources = data.map { StringsDataSources($0, project) }
    if let dataSources { project.select(dataSources.has) }
    var router = CatalogRouter(try project.description, request.routing(resources.otherNames, in: project.tree))
    let source = Self.source(project, readings, &router, skips: !readsAll && request.maySkipCatalogs)
    var found = await source.selected(&router)
    if let dataSources { found = dataSources.extraction(with: found) }
    strings = found.strings
    found = found.withPhrases
    var plan = UpdatePlan(router, for: found.strings, concerning: resources.areAlone ? [] : source.concerned)
    let around = plan.updates.isEmpty ? Extraction() : await source.context(&plan.router).withPhrases
    plan.protect(with: found, around: around)
    let keys = keysInUse ?? RunTimeKeys(project, sdk)
    let misplaced = plan.uncompiledCatalogs(beside: source.inStep.map(\.path))
    contexts = Self.contexts(of: &plan, project, sdk, keys, request).merging(resources.contexts) { $1 }
    progress(nil)
    plan.add(resources: resources.updates)
    (updates, absence) = (plan.updates.sorted { !$0.isNew && $1.isNew }, CatalogAbsence(router.project, router.layout))
    (self.keys, inStep, unrouted) = (keys, source.inStep, plan.unrouted)
    diagnostics =
      project.problems + (dataSources?.diagnostics ?? []) + found.diagnostics + misplaced + plan.diagnostics
      + resources.diagnostics
    if updates.isEmpty, inStep.isEmpty { diagnostics += noCatalog(plan, resources, project) }
  }

  private static func source(
    _ project: Project, _ readings: CachedExtractions?, _ router: inout CatalogRouter, skips: Bool
  ) -> any ExtractionSource {
    guard let readings else { return WholeExtraction(project) }
    guard let staged = project.staged else { return KnownExtraction(project, readings) }
    return AffectedExtraction(project, staged, readings, &router, areIndependent: skips)
  }

  /// Makes the contexts in which catalogs find out which keys are in use, and what the last commit contains. Git is not
  /// asked if only declared files may be read. Adds the `.stringsdict` files next to tables to the updates.
  private static func contexts(
    of plan: inout UpdatePlan, _ project: Project, _ sdk: SDKLoad, _ keys: RunTimeKeys, _ request: SyncRequest
  ) -> [FilePath: CatalogContext] {
    let asksHistory = request.asksHistory && project.declared == nil
    let isForCommit = request.isStaged && !request.renames.carriesSuggested
    let history = RenameHistory(project, sdk, catalogs: plan.updates.map(\.path), isForChangesAlone: isForCommit)
    let outside = KeysElsewhere(strings: plan.outside, tree: project.tree)
    let tables = Dictionary(project.tables.map { ($0.path, $0) }) { first, _ in first }
    let router = plan.router
    let contexts = plan.updates.map { update in
      let inUse = KeysInUse(
        catalogs: router.resolver.aliases(of: update.path), layout: router.layout, map: project.map,
        places: project.sources.places, keys: keys)
      return CatalogContext(
        tree: project.tree, status: project.catalogs.known[update.path], inUse: inUse, outside: outside,
        table: tables[update.path], history: asksHistory ? history : nil)
    }
    var byPath = Dictionary(zip(plan.updates.map(\.path), contexts)) { first, _ in first }
    addStringsDicts(to: &plan.updates, &byPath, project)
    return byPath
  }

  /// A pass that only reads `.stringsdata` files and the named catalogs.
  package init(merging request: SyncRequest) throws {
    let named = try NamedPath.all(request.project.catalogs)
    self.request = request
    (names, declared) = (PathNames(named: named, current: request.project.currentFolder), nil)
    languages = nil
    (tree, rules) = (DiskTree(), DiagnosticRules([], [], names))
    let data = StringsDataInput(request.stringsdata, names)
    diagnostics = data.problems
    (strings, unrouted, absence, keys) = (data.items.flatMap(\.file.strings), [], nil, nil)
    guard data.problems.isEmpty else {
      (updates, contexts) = ([], [:])
      return
    }
    updates = try StringsDataUpdates(data, named: named, request, names).updates
    contexts = try updates.reduce(into: [:]) { contexts, update in
      contexts[update.path] = CatalogContext(tree: DiskTree(), status: try FileStatus(of: update.path.string))
    }
  }

  /// Reads, synchronizes and writes each catalog. A problem with one catalog does not affect the others.
  /// - Parameter done: the runs that earlier passes have completed.
  package mutating func perform(isDryRun: Bool, beside done: [any SyncRun]) async {
    if !isDryRun { removeLeftovers() }
    var read: [any SyncRun] = []
    let finished = Set(done.map(\.update.path))
    for update in updates where !finished.contains(update.path) {
      let context = contexts[update.path] ?? CatalogContext(tree: tree, status: nil)
      do {
        let language = sourceLanguage(ofNew: update.path, beside: done + read)
        read.append(try await run(TableFormat(ofName: update.path.name).type, update, context, language))
      } catch { add(error) }
    }
    let problems = ChosenRenames(request.renames).problems(in: done + read)
    if !problems.isEmpty {
      diagnostics += problems
      return
    }
    let exchange = TableExchange(read, copies: request.copiesTranslations)
    diagnostics += exchange.notes
    let strays = isDryRun ? [] : strays(in: exchange)
    diagnostics += strays
    if !strays.isEmpty { return }
    if isDryRun { preview(exchange) } else { write(exchange) }
  }

  /// Whether catalogs that were not processed may change nevertheless, or may have more to report: they take entries of
  /// keys that leave other catalogs, and have stale entries for keys that move to other catalogs.
  package var mayConcernMore: Bool {
    let isClean = !diagnostics.contains { $0.severity == .error } && conflicts.isEmpty
    return !inStep.isEmpty && !(isClean && runs.allSatisfy { !$0.isChanged && !$0.isBlocked })
  }

  /// Returns the language for a new catalog: the development language of its project, or else another catalog's
  /// language.
  private func sourceLanguage(ofNew path: FilePath, beside others: [any SyncRun]) -> String {
    path.folder.flatMap { languages?.knownLanguage(around: $0) }
      ?? others.lazy.map(\.sourceLanguage).first { !$0.isEmpty } ?? DevelopmentLanguages.assumed
  }

  private mutating func preview(_ exchange: TableExchange) {
    for run in exchange.runs {
      runs.append(run)
      diagnostics += notes(on: run)
      do throws(CatalogProblem) { runs += try translations(of: run, among: exchange.runs) } catch { add(error) }
    }
  }

  func run<Table: StoredTable>(
    _ format: Table.Type, _ update: CatalogUpdate, _ context: CatalogContext, _ language: String
  ) async throws(CatalogProblem) -> any SyncRun {
    try await TableRun<Table>(update, context, request, sourceLanguage: language)
  }

  /// Writes catalogs that take entries before the catalogs that lose them, and translations before the source-language
  /// table. If a catalog cannot be written, the others keep the entries that it would have taken.
  private mutating func write(_ exchange: TableExchange) {
    // The catalogs that were not written, and among these, the catalogs that another process has changed.
    var (lost, contested): (Set<String>, Set<String>) = ([], [])
    var made = exchange.runs
    for position in TakersFirst(made).order {
      var run = made[position]
      let missing = run.takers.intersection(lost)
      do throws(CatalogProblem) {
        if !missing.isDisjoint(with: contested) { throw CatalogProblem.changed(run.update.printed) }
        if !missing.isEmpty { run.keepEntries(takenBy: missing) }
        if run.isBlocked { lost.insert(run.update.printed) }
        made[position] = run
        try writeTranslations(of: run, among: made)
        try run.write(within: declared)
        runs.append(run)
        diagnostics += notes(on: run)
      } catch {
        lost.insert(run.update.printed)
        if error.isConflict { contested.insert(run.update.printed) }
        add(error)
      }
    }
  }

  private mutating func add(_ problem: CatalogProblem) {
    if problem.isConflict { conflicts.append(problem.diagnostic) } else { diagnostics.append(problem.diagnostic) }
  }

  /// Diagnostics about everything that prevented a complete run, for commands that neither change nor need catalogs.
  package var hindrances: [Diagnostic] {
    rules.applied(to: diagnostics).filter { diagnostic in
      diagnostic.severity == .error && !Self.catalogProblems.contains(diagnostic.identifier)
        || BrokenSources.identifiers.contains(diagnostic.identifier)
    }
  }

  /// The errors that report a missing catalog.
  private static let catalogProblems: Set<String> = ["no-catalog", "not-checked-out"]

  /// Warnings about catalogs that no target compiles.
  package var misplacedCatalogs: [Diagnostic] {
    rules.applied(to: diagnostics).filter { $0.identifier == UncompiledCatalogs.identifier }
  }

  private func removeLeftovers() {
    let written = request.output.map { [$0.place] } ?? updates.map(\.path.string)
    let folders = declared.map { [$0.scratch] } ?? written.map { try? FilePath(resolving: $0).folder }
    let bounded = folders.compactMap { $0 }.filter { folder in request.bounds.map(folder.isWithin) ?? true }
    for folder in Set(bounded) { TemporaryFiles.remove(in: folder) }
  }

  private func noCatalog(_ plan: UpdatePlan, _ resources: ResourceUpdates, _ project: Project) -> [Diagnostic] {
    // A folder that could not be listed may contain catalogs.
    if resources.leavesAny || !project.found.problems.isEmpty { return [] }
    if plan.knowsCatalogs {
      // If the project has catalogs elsewhere, a hook prints nothing for most commits.
      let message = "no string catalog found, and no string in this code belongs to one"
      return request.isStaged || !strings.isEmpty ? [] : [Diagnostic(.note, "nothing-to-sync", message)]
    }
    if request.createsCatalogs {
      return [Diagnostic(.note, "nothing-to-create", "no localizable strings found, so no catalog was created")]
    }
    if request.isStaged {
      return [Diagnostic(.note, "no-catalog", "no string catalog is staged, so nothing was checked")]
    }
    return project.tables.isEmpty || !strings.isEmpty
      ? [Diagnostic(.error, "no-catalog", "no string catalog found")]
      : [Diagnostic(.note, "no-catalog", "no string of the code belongs to the existing tables")]
  }

  /// Rejects catalogs that are not made from code, because a sync would remove all their entries.
  private static func refuseOtherCatalogs(
    _ named: [NamedPath], _ resources: ResourceUpdates, _ project: Project
  ) throws(FileProblem) {
    for name in named where !project.isWithinReach(name.physical) {
      throw FileProblem(name.given.string, "the file is not staged")
    }
    for name in resources.otherNames {
      try name.demandFromCode(interfaceFiles: project.found.interfaceFiles)
      if name.physical.isStringsDict, !project.tables.contains(where: { $0.path == name.physical }) {
        throw FileProblem(
          name.given.string,
          "the file is updated together with the .strings table of the same name; pass that table instead")
      }
    }
  }
}
