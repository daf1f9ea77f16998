import Audit
import CatalogSync
import CommandLineInterface
import Findings
import IncrementalExtraction
import ProjectSync
import StringExtraction
import Workspace

/// `strex audit`: prints text that users see and nobody can translate.
struct AuditCommand {
  private let request: FindingsRequest
  private let context: CommandContext
  private var console: Console { context.console }
  private var sdk: SDKLoad { context.sdk }

  init(_ arguments: ParsedArguments, _ context: CommandContext) throws(UsageProblem) {
    self.context = context
    request = try arguments.findingsRequest(from: context.currentFolder)
  }

  func run() async throws -> ExitCode {
    let isWriting = request.fixes && !request.isDry
    return try await context.exclusively(in: isWriting ? request.project.named() : nil, run: audit)
  }

  private func audit() async throws -> ExitCode {
    var project = try await console.project(request.project, sdk)
    let output = FindingsOutput(AuditRules.all, project, request, console)
    console.progress("Auditing \(Quantity.of(project.sources.selected.count, "source"))")
    let auditor = Auditor(
      await project.extractor, sources: project.sources.texts, paths: project.sources.paths.map(output.path),
      applications: ApplicationNames.all(in: project), bundles: LookupBundles.all(in: project),
      routines: RoutineStrings.names(in: project))
    let reading = await auditor.read(for: output.active)
    project.use(reading.extractor)
    var pass = try await SyncPass(project, .asJudged(request.project), sdk, progress: console.progress)
    await pass.perform(isDryRun: true, beside: [])
    var knowledge = knowledge(pass, project)
    if output.active.contains(AuditRules.keyNotInCatalog) {
      let asked = Set(project.sources.selected.map { project.sources.texts[$0].path })
      knowledge.lacking = try await pass.lookupsWithoutEntry(RunTimeKeys(project, sdk), in: asked.contains)
    }
    let found = auditor.findings(in: reading, knowledge, of: project.sources.selected)
    console.progress(nil)
    let findings = found.map { finding in
      var finding = finding
      finding.movePaths { path in project.sources.places[path].map(output.path) ?? path }
      return finding
    }
    let comments = project.sources.selected.compactMap { index in
      let path = output.path(project.sources.paths[index])
      return SourceComments.suppressions(in: project.sources.texts[index], path: path)
    }
    let problems = pass.hindrances + pass.misplacedCatalogs + project.lackingSettings + project.absence
    return console.end(try output.report(findings, comments: comments, problems: problems))
  }

  /// What is known about keys and catalogs. Keys in no catalog only count where there are catalogs at all.
  private func knowledge(_ pass: SyncPass, _ project: Project) -> CatalogKnowledge {
    var knowledge = CatalogKnowledge()
    knowledge.strings = pass.strings
    for run in pass.runs where !run.update.isNew {
      knowledge.inUse += run.uses.map { ($0, run.update.printed) }
      for item in run.report.items {
        switch item.outcome {
        case .added, .carried, .movedHere:
          knowledge.missing += item.sites.map { ($0, item.key, run.update.printed) }
        default: break
        }
      }
    }
    let tables = Set(project.found.catalogs.map(\.stem) + [ExtractedString.defaultTable])
    knowledge.unrouted = pass.unrouted.filter { !tables.contains($0.table) }.map {
      ($0.site, $0.key, $0.table, pass.absence?.reason(for: $0) ?? "")
    }
    return knowledge
  }
}
