import Audit
import Diagnostics
import FileSystem
import ProjectAnalysis
import ProjectLoading
import ProjectModel
import ProjectSync
import PushPayloads
import StringCatalog
import StringExtraction
import SwiftLexing
import TextBasics

/// The findings of an audit of a project, before they are filtered by settings, comments and baselines.
package final class AuditResult: Sendable {
  package static let rules = AuditRules.all + PushRules.all + SymbolFindings.rules

  /// The project, whose extractor contains the types of the audit.
  package let project: Project
  package let findings: [Diagnostic]
  /// The strex comments of the sources.
  package let comments: [SuppressionComments]
  /// A dry sync of the project.
  package let plan: SyncPlan
  /// The uses of generated symbols.
  package let symbols: SymbolUses
  /// Everything that prevented a complete run, and warnings about the project.
  package let problems: [Diagnostic]

  /// - Parameters:
  ///   - payloads: payloads of push notifications and sources of senders, in addition to the configuration's.
  ///   - makesFixes: whether findings with one safe fix have edits.
  ///   - syncCommand: the command line that adds missing keys to the catalogs.
  ///   - newCode: the sources whose unused code counts like any other. The same applies to sources that the request
  ///     names.
  package convenience init(
    _ project: Project, _ sdk: SDKLoad, _ filter: FindingFilter, payloads: [GivenPath] = [],
    makesFixes: Bool = false, syncCommand: String = CatalogKnowledge().syncCommand, newCode: Set<FilePath> = [],
    progress: (String?) -> Void = { _ in }
  ) async throws {
    progress("Auditing \(Quantity.of(project.sources.selected.count, "file"))")
    let auditor = await Auditor(of: project, filter)
    let reading = await auditor.read(for: filter.active, makesFixes: makesFixes)
    try Task.checkCancellation()
    try await self.init(
      project, reading, by: auditor, sdk, filter, payloads: payloads, syncCommand: syncCommand, newCode: newCode,
      progress: progress)
  }

  /// - Parameters:
  ///   - reading: the type-checked code of the project.
  ///   - auditor: the auditor of the project.
  ///   - newCode: the sources whose unused code counts like any other.
  package init(
    _ project: Project, _ reading: AuditInput, by auditor: Auditor, _ sdk: SDKLoad, _ filter: FindingFilter,
    payloads: [GivenPath] = [], syncCommand: String = CatalogKnowledge().syncCommand, newCode: Set<FilePath> = [],
    progress: (String?) -> Void = { _ in }
  ) async throws {
    var project = project
    project.use(reading.extractor)
    let keys = RunTimeKeys(project, sdk, reading.keyUses)
    let request = SyncRequest.comparison(project.request)
    let plan = await SyncPlan.dryRun(of: try await Analysis(project, request, sdk, keysInUse: keys, progress: progress))
    let translated = plan.translatedKeys(beside: project.found.tables)
    symbols = try await SymbolUses(
      in: project, sdk, findsUnknown: filter.active.contains(SymbolFindings.unknown.identifier))
    var knowledge = CatalogKnowledge(plan, project, translated, rules: filter.active)
    knowledge.syncCommand = syncCommand
    let asked = project.sources.selected.filter { project.mayCompile(project.sources.paths[$0]) }
    let files = project.found.catalogs + project.tables.flatMap { [$0.path, $0.stringsDict].compactMap(\.self) }
    if filter.active.contains(AuditRules.keyNotInCatalog) {
      knowledge.lacking = try await plan.lookupsWithoutEntry(
        in: Set(asked.map { project.sources.texts[$0].path }).contains, beside: translated,
        targets: project.targets(ofSource:), among: files)
    }
    if reading.asksForKeys { knowledge.keys = Set(TableKeys(of: files, in: project.tree).texts) }
    knowledge.unnamedBundles = UnnamedBundles.all(in: plan, project)
    knowledge.catalogsOfFrameworks = UnnamedBundles.catalogsOfFrameworks(in: plan, project)
    let newCode = newCode.union(project.names.named.map(\.physical))
    let found = auditor.findings(
      in: reading, knowledge, of: asked, newCode: Set(asked.filter { newCode.contains(project.sources.paths[$0]) }))
    let push = try PushKeyUses(project, plan, payloads: payloads, path: filter.path)
    progress(nil)
    let layout = LayoutFindings(project)
    let own = Self.moved(found, project, filter) + layout.ofInterfaces(filter.active, path: filter.path)
    findings =
      layout.relevant(own, in: knowledge.languages, isChosen: filter.isChosen) + Self.objectiveC(project, filter)
      + push.findings + SymbolFindings.findings(symbols, project, path: filter.path)
    (self.project, self.plan, comments) = (project, plan, Self.comments(of: project, path: filter.path))
    problems =
      push.problems + plan.blockingDiagnostics + plan.misplacedCatalogs + project.missingSettings
      + project.misnamedSettings + project.catalogsNotCheckedOut + project.sourcesNotCheckedOut + project.absence
  }

  /// Returns findings with the paths that reports use and the name of the project's configuration.
  private static func moved(_ findings: [Diagnostic], _ project: Project, _ filter: FindingFilter) -> [Diagnostic] {
    findings.map { finding in
      var finding = finding
      finding.movePaths { printed in project.sources.places[printed].map(filter.path) ?? printed }
      finding.help?.replace(FilePath.configurationName, with: project.configuration.fileName)
      return finding
    }
  }

  /// Returns the findings in the implementation files of Objective-C.
  private static func objectiveC(_ project: Project, _ filter: FindingFilter) -> [Diagnostic] {
    if filter.active.isDisjoint(with: ObjectiveCLiterals.rules) { return [] }
    let applications = ApplicationNames.all(in: project)
    return project.sources.routineSources.flatMap { source -> [Diagnostic] in
      guard let path = project.sources.places[source.path], ["m", "mm"].contains(path.fileExtension),
        project.isSelectedSource(path), project.mayCompile(path), !FolderRules.isThirdParty(path)
      else { return [] }
      let found = ObjectiveCLiterals(source, path: filter.path(path), applications: applications).findings
      return found.filter { filter.active.contains($0.identifier) }
    }
  }

  private static func comments(of project: Project, path: (FilePath) -> String) -> [SuppressionComments] {
    project.sources.selected.compactMap { index in
      SourceComments.suppressions(in: project.sources.texts[index], path: path(project.sources.paths[index]))
    }
  }
}

extension Auditor {
  /// The auditor of a whole project.
  package init(of project: Project, _ filter: FindingFilter) async {
    self.init(
      await project.extractor, sources: project.sources.texts,
      paths: project.sources.paths.map { Self.path($0, project, filter) },
      applications: ApplicationNames.all(in: project), bundles: LookupBundles.all(in: project),
      routines: project.routineNames)
  }

  /// Returns the path by which the auditor recognizes sample code. If the user named a folder, the folders above it do
  /// not count, because the user requested this code.
  private static func path(_ source: FilePath, _ project: Project, _ filter: FindingFilter) -> String {
    let named = project.names.named.first { $0.isFolder && source.isWithin($0.physical) }
    return named.flatMap { source.relative(to: $0.physical)?.string } ?? filter.path(source)
  }
}
