import Audit
import CatalogLint
import Findings
import ProjectLayout
import ProjectSync
import Reports
import StringExtraction
import Workspace

/// What is known of the project with the texts that are open in the editor.
struct EditorReading: Sendable {
  let code: CodeReading
  let catalogs: CatalogReading
  /// What the rules say, by file.
  private(set) var findings: [FilePath: [Finding]] = [:]
  /// What a sync would change, and what could not be read, by file.
  private(set) var diagnostics: [FilePath: [Diagnostic]] = [:]

  init(_ request: ProjectRequest, _ sdk: SDKLoad, unsaved: [FilePath: ContiguousArray<UInt8>]) async throws {
    let project = try await Project(request, sdk, unsaved: unsaved)
    try Task.checkCancellation()
    let filter = FindingFilter(AuditRun.rules + CatalogLinter.rules, project)
    let audit = try await AuditRun(project, sdk, filter)
    try Task.checkCancellation()
    code = CodeReading(audit.project, audit.pass)
    catalogs = try CatalogReading(of: audit.project)
    try Task.checkCancellation()
    let lint = try await LintRun(audit.project, audit.pass, filter)
    let counted = filter.applied(to: audit.findings + lint.findings, audit.comments)
    // A check says of the same literals that their keys are missing.
    for finding in counted where finding.rule != AuditRules.keyNotInCatalog {
      guard let path = finding.path else { continue }
      findings[filter.file(path), default: []].append(finding)
    }
    let folder = project.names.current
    for diagnostic in audit.pass.runs.flatMap({ SyncFindings($0).diagnostics }) + lint.problems {
      guard let name = diagnostic.file.map({ FilePath($0) }) else { continue }
      let path = name.isAbsolute ? name : folder.appending(name.string).resolvingParents
      diagnostics[path, default: []].append(diagnostic)
    }
  }
}
