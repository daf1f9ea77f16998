import CatalogRouting
import Diagnostics
import FileSystem
import IncrementalExtraction
import ProjectLoading
import ProjectModel
import StringExtraction

/// Reads the strings of a project and routes them to catalogs.
struct AnalysisReader {
  let project: Project
  let request: SyncRequest
  let sdk: SDKLoad
  let resources: ResourceUpdates
  /// The sources of `.stringsdata` files, or `nil` if the strings are extracted.
  let dataSources: StringsDataSources?
  let keys: RunTimeKeys

  func analysis(_ extractions: CachedExtractions?, readsAll: Bool) async throws -> Analysis {
    var router = CatalogRouter(try project.description, request.routing(resources.otherNames, in: project.tree))
    let source = ExtractionSource(project, extractions, &router, areIndependent: !readsAll && request.maySkipCatalogs)
    let selected = await source.selected(&router)
    let found = dataSources?.extraction(with: selected) ?? selected
    var plan = UpdatePlan(
      router, for: found.withPhrases.strings, concerning: resources.coversAllNames ? [] : source.affectedCatalogs)
    let around = plan.updates.isEmpty ? Extraction() : await source.context(&plan.router).withPhrases
    plan.protect(with: found.withPhrases, around: around)
    let misplaced = plan.uncompiledCatalogs(beside: source.upToDate.map(\.path))
    let contexts = contexts(of: &plan).merging(resources.contexts) { $1 }
    plan.add(resources: resources.updates)
    var diagnostics =
      project.problems + (dataSources?.diagnostics ?? []) + found.withPhrases.diagnostics.filter(concernsTarget)
      + misplaced + plan.diagnostics + resources.diagnostics
    if plan.updates.isEmpty, source.upToDate.isEmpty { diagnostics += noCatalog(plan, found.strings) }
    return Analysis(
      names: project.names, diagnostics: diagnostics, strings: found.strings, unrouted: plan.unrouted,
      unroutedPhrases: plan.unroutedPhrases, absence: CatalogAbsence(router.project, router.layout), keys: keys,
      rules: SyncGap.rules(of: project), request: request, languages: project.developmentLanguages,
      declared: project.declared, tree: project.tree,
      contexts: contexts, updates: plan.updates.sorted { !$0.isNew && $1.isNew }, outside: plan.outside,
      interfaces: resources.interfaces, upToDate: source.upToDate)
  }

  /// Returns whether a diagnostic about a source concerns a build. No target compiles, for example, a template.
  private func concernsTarget(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.file.flatMap { project.sources.places[$0] }.map(project.mayCompile) ?? true
  }

  /// Returns each catalog's context: the keys in use, and the contents of the last commit. Git is not asked if only
  /// declared files may be read. Adds the `.stringsdict` files next to tables to the updates.
  private func contexts(of plan: inout UpdatePlan) -> [FilePath: CatalogContext] {
    let asksHistory = request.asksHistory && project.declared == nil
    let isForCommit = request.isStaged && !request.options.carriesRenames
    let history = RenameHistory(project, sdk, catalogs: plan.updates.map(\.path), reportsOnlyChanges: isForCommit)
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
    addStringsDicts(to: &plan.updates, &byPath)
    return byPath
  }

  private func noCatalog(_ plan: UpdatePlan, _ strings: [ExtractedString]) -> [Diagnostic] {
    // A folder that could not be listed may contain catalogs.
    if resources.leavesAny || !project.found.problems.isEmpty { return [] }
    if plan.knowsCatalogs {
      // If the project has catalogs elsewhere, a hook prints nothing for most commits.
      let message = "no string catalog found, and the strings in this code do not belong to any catalog"
      return request.isStaged || !strings.isEmpty ? [] : [Diagnostic(.note, "nothing-to-sync", message)]
    }
    if request.createsCatalogs {
      let isAbsent = plan.diagnostics.contains { $0.identifier == CatalogAbsence.rule.identifier }
      let reason = isAbsent ? "the strings cannot be in one yet" : "no localizable strings were found"
      return [Diagnostic(.note, "nothing-to-create", "no catalog was created because \(reason)")]
    }
    if request.isStaged {
      return [Diagnostic(.note, "no-catalog", "no string catalog is staged, so nothing was checked")]
    }
    let help = plan.diagnostics.lazy.filter { $0.identifier == CatalogAbsence.rule.identifier }.compactMap(\.help).first
    return project.tables.isEmpty || !strings.isEmpty
      ? [Diagnostic(.error, "no-catalog", "no string catalog found", help: help)]
      : [Diagnostic(.note, "no-catalog", "the strings in the code do not belong to any existing table")]
  }

  /// Adds the `.stringsdict` files next to `.strings` tables, with the same properties of their sources.
  private func addStringsDicts(
    to updates: inout [CatalogUpdate], _ contexts: inout [FilePath: CatalogContext]
  ) {
    project.staged?.load(updates.compactMap { contexts[$0.path]?.table }.flatMap(\.files))
    for update in updates {
      guard var context = contexts[update.path], let path = context.table?.stringsDict else { continue }
      context.status = project.catalogs.known[path]
      contexts[path] = context
      updates.append(update.moved(to: path, printed: project.names.printed(path)))
    }
  }
}
