import Audit
import CatalogRouting
import CatalogSync
import Diagnostics
import IncrementalExtraction
import ProjectModel
import ProjectSync
import PushPayloads
import StringExtraction
import SwiftLexing
import Workspace

/// What an audit of a project finds, before settings, comments and baselines let some of it pass.
package final class AuditRun: Sendable {
  /// The rules that an audit goes by.
  package static let rules = AuditRules.all + PushRules.all

  /// The project, whose extractor knows what the audit has typed.
  package let project: Project
  package let findings: [Finding]
  /// The comments of sources that have some.
  package let comments: [SuppressionComments]
  /// A sync of the project that changed nothing.
  package let pass: SyncPass
  /// The typed code.
  package let input: AuditInput
  /// What kept the run from seeing everything, and what is odd about the project.
  package let problems: [Diagnostic]

  /// - Parameters:
  ///   - payloads: payloads of push messages and sources of senders, beside those that the configuration names.
  ///   - makesFixes: whether findings with one safe answer have edits.
  ///   - syncCommand: the command line that puts missing keys into the catalogs.
  ///   - newCode: the sources in which code that nothing uses yet counts like any other, and the same for those that the request
  ///     names.
  package convenience init(
    _ project: Project, _ sdk: SDKLoad, _ filter: FindingFilter, payloads: [GivenPath] = [],
    makesFixes: Bool = false, syncCommand: String = CatalogKnowledge().syncCommand, newCode: Set<FilePath> = [],
    progress: (String?) -> Void = { _ in }
  ) async throws {
    progress("Auditing \(Quantity.of(project.sources.selected.count, "source"))")
    let auditor = await Auditor(of: project, filter)
    let reading = await auditor.read(for: filter.active, makesFixes: makesFixes)
    try Task.checkCancellation()
    try await self.init(
      project, reading, by: auditor, sdk, filter, payloads: payloads, syncCommand: syncCommand, newCode: newCode,
      progress: progress)
  }

  /// - Parameters:
  ///   - reading: the typed code of the project.
  ///   - auditor: that of the project.
  ///   - newCode: the sources in which code that nothing uses yet counts like any other.
  package init(
    _ project: Project, _ reading: AuditInput, by auditor: Auditor, _ sdk: SDKLoad, _ filter: FindingFilter,
    payloads: [GivenPath] = [], syncCommand: String = CatalogKnowledge().syncCommand, newCode: Set<FilePath> = [],
    progress: (String?) -> Void = { _ in }
  ) async throws {
    var project = project
    project.use(reading.extractor)
    let keys = RunTimeKeys(project, sdk, reading.keyUses)
    var pass = try await SyncPass(
      project, .asJudged(project.request), sdk, keysInUse: keys, progress: progress)
    await pass.perform(isDryRun: true, beside: [])
    let translated = pass.translatedKeys
    var knowledge = CatalogKnowledge(pass, project, translated)
    knowledge.syncCommand = syncCommand
    let files = project.found.catalogs + project.tables.flatMap { [$0.path, $0.stringsDict].compactMap(\.self) }
    if filter.active.contains(AuditRules.keyNotInCatalog) {
      let asked = Set(project.sources.selected.map { project.sources.texts[$0].path })
      knowledge.lacking = try await pass.lookupsWithoutEntry(in: asked.contains, beside: translated, among: files)
    }
    if reading.asksForKeys { knowledge.keys = Set(TableKeys(of: files, in: project.tree).texts) }
    knowledge.unnamedBundles = UnnamedBundles.all(in: pass, project)
    let newCode = newCode.union(project.names.named.map(\.physical))
    let found = auditor.findings(
      in: reading, knowledge, of: project.sources.selected,
      newCode: Set(project.sources.selected.filter { newCode.contains(project.sources.paths[$0]) }))
    let push = try PushPass(project, pass, payloads: payloads, path: filter.path)
    progress(nil)
    let moved = found.map { finding in
      var finding = finding
      finding.movePaths { printed in project.sources.places[printed].map(filter.path) ?? printed }
      return finding
    }
    findings = moved + push.findings
    comments = project.sources.selected.compactMap { index in
      SourceComments.suppressions(in: project.sources.texts[index], path: filter.path(project.sources.paths[index]))
    }
    (self.project, self.pass, input) = (project, pass, reading)
    problems = push.problems + pass.hindrances + pass.misplacedCatalogs + project.lackingSettings + project.absence
  }
}

extension Auditor {
  /// The auditor of a whole project.
  package init(of project: Project, _ filter: FindingFilter) async {
    self.init(
      await project.extractor, sources: project.sources.texts,
      paths: project.sources.paths.map { Self.path($0, project, filter) },
      applications: ApplicationNames.all(in: project), bundles: LookupBundles.all(in: project),
      routines: RoutineStrings.names(in: project))
  }

  /// The path by which the auditor recognizes sample code: below a folder that the user named, the folders above it do not
  /// count, since the user asked for this code.
  private static func path(_ source: FilePath, _ project: Project, _ filter: FindingFilter) -> String {
    let named = project.names.named.first { $0.isFolder && source.isWithin($0.physical) }
    return named.flatMap { source.relative(to: $0.physical)?.string } ?? filter.path(source)
  }
}
