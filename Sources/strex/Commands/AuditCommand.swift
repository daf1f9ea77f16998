import Audit
import CatalogSync
import Findings
import ProjectSync
import PushPayloads
import StringExtraction
import Workspace

/// `strex audit`: prints text that users see and nobody can translate.
struct AuditCommand {
  private let request: FindingsRequest
  private let console: Console
  private let sdk: SDKLoad

  init(_ arguments: ParsedArguments, _ context: CommandContext) throws(UsageProblem) {
    (console, sdk) = (context.console, context.sdk)
    request = try arguments.findingsRequest(from: context.currentFolder)
  }

  func run() async throws -> ExitCode {
    var project = try await console.project(request.project, sdk)
    let output = FindingsOutput(AuditRules.all + PushRules.all, project, request, console)
    console.progress("Auditing \(Quantity.of(project.sources.selected.count, "source"))")
    let auditor = Auditor(
      await project.extractor, sources: project.sources.texts, paths: project.sources.paths.map(output.path),
      applications: ApplicationNames.all(in: project))
    let reading = await auditor.read(for: output.active)
    project.use(reading.extractor)
    var pass = try await SyncPass(project, .asJudged(request.project), sdk, progress: console.progress)
    await pass.perform(isDryRun: true, beside: [])
    let found = auditor.findings(in: reading, knowledge(pass, project), of: project.sources.selected)
    let push = try PushPass(project, pass, payloads: request.payloads, path: output.path)
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
    let problems = push.problems + pass.hindrances + pass.misplacedCatalogs + project.lackingSettings + project.absence
    return console.end(try output.report(findings + push.findings, comments: comments, problems: problems))
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
