import ProjectLayout
import StringExtraction

/// `strex sync`: brings catalogs in step with the sources.
struct SyncCommand {
  let arguments: ParsedArguments
  let console: Console
  let sdk: SDKOutlines?

  private var isDryRun: Bool { arguments.has(.dryRun) || arguments.has(.check) }

  func run() async throws -> ExitCode {
    if let catalog = arguments.operands.first(where: { FileKind(of: FilePath($0)) == .stringCatalog }) {
      throw UsageProblem("‘\(catalog)’ is a catalog: name it with --catalog, and its sources' folder as PATH")
    }
    var named: [NamedPath] = []
    for path in arguments.all(.catalog) { named.append(try NamedPath(path)) }
    let project = try await Project(arguments.operands, arguments, console)
    try refuseOtherCatalogs(named, project)
    console.progress("Typing \(project.sources.texts.count) sources")
    let extractor = await project.extractor(arguments, sdk)
    let found = await extractor.extract(project.sources.selected)
    var planner = SyncPlanner(project, named: named, arguments)
    var jobs = planner.jobs(for: found.strings)
    planner.shield(&jobs, with: found, areSelected: true)
    if jobs.contains(where: { $0.suppression == nil && !$0.isNew }) {
      planner.shield(&jobs, with: await extractor.extract(project.sources.context), areSelected: false)
    }
    console.progress(nil)
    var diagnostics = project.problems + found.diagnostics + planner.diagnostics
    if jobs.isEmpty, let problem = noCatalog(planner, found) { diagnostics.append(problem) }
    let runs = perform(jobs, &diagnostics)
    SyncOutput(arguments: arguments, console: console, names: project.names).report(runs, diagnostics)
    return exitCode(runs, diagnostics)
  }

  private func exitCode(_ runs: [CatalogRun], _ diagnostics: [Diagnostic]) -> ExitCode {
    if diagnostics.contains(where: { $0.severity == .error }) { return .problem }
    return arguments.has(.check) && runs.contains(where: \.isChanged) ? .outOfStep : .success
  }

  /// Reads, brings in step and writes each catalog; a problem with one does not keep the others from it.
  private func perform(_ jobs: [CatalogJob], _ diagnostics: inout [Diagnostic]) -> [CatalogRun] {
    var runs: [CatalogRun] = []
    for job in jobs.sorted(by: { !$0.isNew && $1.isNew }) {
      do {
        let language = runs.first?.result.catalog.sourceLanguage ?? "en"
        let run = try CatalogRun(job, arguments, sourceLanguage: language)
        diagnostics += run.result.diagnostics
        if !isDryRun { try run.write() }
        runs.append(run)
      } catch {
        diagnostics.append(error.diagnostic)
      }
    }
    return runs
  }

  private func noCatalog(_ planner: SyncPlanner, _ found: Extraction) -> Diagnostic? {
    if planner.knowsCatalogs { return nil }
    if arguments.has(.createCatalogs) {
      return Diagnostic(.note, "nothing-to-create", "no localizable string was found, so no catalog was created")
    }
    let message = "no string catalog was found; --create-catalogs creates one for each table"
    return Diagnostic(.error, "no-catalog", message)
  }

  /// A catalog that is not made from code would lose everything.
  private func refuseOtherCatalogs(_ named: [NamedPath], _ project: Project) throws(FileProblem) {
    for name in named {
      let reason = CatalogRules.reasonToLeaveAlone(name.physical, interfaceFiles: project.found.interfaceFiles)
      if let reason { throw FileProblem(name.given.string, "it \(reason), not from code") }
    }
  }
}
