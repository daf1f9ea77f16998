import Audit
import CatalogSync
import Findings
import ProjectSync
import StringExtraction
import Workspace

/// Text that users see and nobody can translate, in the sources of a project.
package struct AuditedProject {
  /// The project, whose extractor knows what the audit has typed.
  package private(set) var project: Project
  /// What a sync would do.
  package private(set) var pass: SyncPass
  package let findings: [Finding]
  /// The comments by which some of them pass.
  package let comments: [SuppressionComments]

  /// - Parameter rules: of ``AuditRules``, as far as they count in the project.
  package init(
    _ project: Project, _ sdk: SDKLoad, _ rules: ProjectRules, progress: (String?) -> Void = { _ in }
  ) async throws {
    var project = project
    progress("Auditing \(Quantity.of(project.sources.selected.count, "source"))")
    let auditor = Auditor(
      await project.extractor, sources: project.sources.texts, paths: project.sources.paths.map(rules.path),
      applications: ApplicationNames.all(in: project))
    let reading = await auditor.read(for: rules.active)
    project.use(reading.extractor)
    var pass = try await SyncPass(project, .asJudged(project.request), sdk, progress: progress)
    await pass.perform(isDryRun: true, beside: [])
    let found = auditor.findings(in: reading, Self.knowledge(pass, project), of: project.sources.selected)
    progress(nil)
    findings = found.map { finding in
      var finding = finding
      finding.movePaths { path in project.sources.places[path].map(rules.path) ?? path }
      return finding
    }
    comments = project.sources.selected.compactMap { index in
      let path = rules.path(project.sources.paths[index])
      return SourceComments.suppressions(in: project.sources.texts[index], path: path)
    }
    (self.project, self.pass) = (project, pass)
  }

  /// What kept the run from seeing everything.
  package var problems: [Diagnostic] {
    pass.hindrances + pass.misplacedCatalogs + project.lackingSettings + project.absence
  }

  /// What is known about keys and catalogs. Keys in no catalog only count where there are catalogs at all.
  private static func knowledge(_ pass: SyncPass, _ project: Project) -> CatalogKnowledge {
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
