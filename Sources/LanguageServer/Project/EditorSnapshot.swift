import Audit
import Diagnostics
import ProjectChecks
import ProjectLoading
import ProjectModel
import ProjectSync
import Reporting
import StringDataFlow
import StringExtraction

typealias DocumentTexts = [FilePath: ContiguousArray<UInt8>]

/// The results for the whole project, including the unsaved texts of the editor.
final class EditorSnapshot: Sendable {
  let code: CodeKeys
  let catalogs: LoadedCatalogs
  let description: ProjectDescription
  /// The texts that were used in place of files on disk.
  let unsaved: DocumentTexts
  /// The findings of rules, by file.
  let findings: [FilePath: [Diagnostic]]
  /// The changes that a sync would make, and problems with reading, by file.
  let diagnostics: [FilePath: [Diagnostic]]
  /// The literals that users see without translation, by source.
  let displays: [FilePath: [TextDisplay]]
  let extractor: Extractor
  let input: AuditInput

  /// Reads the whole project.
  convenience init(_ request: ProjectRequest, _ sdk: SDKLoad, unsaved: DocumentTexts) async throws {
    let project = try await Project(request, sdk, unsaved: unsaved)
    try Task.checkCancellation()
    let filter = Self.filter(of: project)
    let auditor = await Auditor(of: project, filter)
    let input = await auditor.read(for: filter.active, makesFixes: true, notesDependencies: true)
    try await self.init(project, input, by: auditor, filter, sdk, unsaved: unsaved)
  }

  /// Updates another snapshot for the sources and catalogs that were edited since.
  /// - Returns: `nil` if reading the whole project again is better.
  convenience init?(_ live: EditedSnapshot, _ sdk: SDKLoad) async throws {
    guard live.differsOnlyInTexts else { return nil }
    let project = live.project
    let filter = Self.filter(of: project)
    let auditor = await Auditor(of: project, filter)
    guard let input = await auditor.read(live.edited, again: live.reading.input) else { return nil }
    try await self.init(project, input, by: auditor, filter, sdk, unsaved: live.texts)
  }

  private init(
    _ project: Project, _ input: AuditInput, by auditor: Auditor, _ filter: FindingFilter, _ sdk: SDKLoad,
    unsaved: DocumentTexts
  ) async throws {
    try Task.checkCancellation()
    let audit = try await AuditResult(project, input, by: auditor, sdk, filter, newCode: Set(project.sources.paths))
    try Task.checkCancellation()
    code = CodeKeys(audit.project, audit.plan.analysis, audit.plan.runs, symbols: audit.symbols)
    (catalogs, description) = (try LoadedCatalogs(of: audit.project), try audit.project.description)
    let displays = auditor.displays(in: input, of: Array(project.sources.paths.indices))
    self.displays = Dictionary(uniqueKeysWithValues: displays.map { (project.sources.paths[$0.key], $0.value) })
    (self.input, extractor, self.unsaved) = (input, input.extractor, unsaved)
    try Task.checkCancellation()
    let lint = try await LintResult(audit.project, audit.plan.analysis, filter) { audit.symbols }
    let counted = filter.applied(to: audit.findings + lint.findings, audit.comments)
    findings = Self.byFile(counted, filter)
    diagnostics = Self.byFile(
      audit.plan.runs.flatMap { SyncFindings($0).diagnostics } + lint.problems, below: project.names.current)
  }

  private static func byFile(_ counted: [Diagnostic], _ filter: FindingFilter) -> [FilePath: [Diagnostic]] {
    var findings: [FilePath: [Diagnostic]] = [:]
    // The check already reports missing keys at the same literals.
    for finding in counted where finding.identifier != AuditRules.keyNotInCatalog {
      guard let path = finding.file else { continue }
      findings[filter.file(path), default: []].append(finding)
    }
    return findings
  }

  private static func byFile(_ all: [Diagnostic], below folder: FilePath) -> [FilePath: [Diagnostic]] {
    var diagnostics: [FilePath: [Diagnostic]] = [:]
    for diagnostic in all {
      guard let name = diagnostic.file.map({ FilePath($0) }) else { continue }
      let path = name.isAbsolute ? name : folder.appending(name.string).resolvingParents
      diagnostics[path, default: []].append(diagnostic)
    }
    return diagnostics
  }

  private static func filter(of project: Project) -> FindingFilter {
    FindingFilter(AuditResult.rules + LintResult.rules, project)
  }

  /// Returns the text that the snapshot uses for a source, or `nil` for other files.
  func text(ofSource path: FilePath) -> ContiguousArray<UInt8>? {
    code.project.sources.paths.firstIndex(of: path).map { code.project.sources.texts[$0].bytes }
  }

  /// Returns whether the snapshot retains the text of a file, so that it can be compared. It does for sources and
  /// catalogs.
  func keepsText(of path: FilePath) -> Bool {
    code.project.sources.paths.contains(path)
      || FileKind(of: path) == .stringCatalog && catalogs.members.contains { $0.path == path }
  }

  /// Returns the texts of a source that are looked up at run time.
  func uses(in source: String) async -> [KeyUse] { await input.keyUses.uses().filter { $0.site.file == source } }
}
