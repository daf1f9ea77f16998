import Diagnostics
import FileSystem
import HTMLReport
import ProjectAnalysis
import ProjectChecks
import ProjectLoading
import ProjectModel
import ProjectSync
import StringCatalog
import StringExtraction
import TextBasics

/// The data of a report about a project.
package struct ProjectReport {
  package private(set) var content: ReportContent
  /// The diagnostics of the run. After an error, the report would be incomplete.
  package let diagnostics: [Diagnostic]
  private let filter: FindingFilter

  /// - Parameters:
  ///   - languages: the only languages to report on. Empty for all.
  ///   - version: the version of the tool.
  package init(
    of project: Project, _ sdk: SDKLoad, languages: [String], version: String,
    progress: (String?) -> Void = { _ in }
  ) async throws {
    let filter = FindingFilter(AuditResult.rules + LintResult.rules, project)
    self.filter = filter
    let audit = try await AuditResult(project, sdk, filter, progress: progress)
    let lint = try await LintResult(project, audit.plan.analysis, filter) { audit.symbols }
    let findings = filter.applied(to: audit.findings + lint.findings, audit.comments).sorted(by: Diagnostic.precedes)
    diagnostics = (project.problems + audit.problems + lint.problems + filter.idleSettings).withoutRepeats
    content = ReportContent(title: filter.root.name, version: version)
    content.notes = diagnostics.map { DiagnosticText.line($0) }
    progress("Describing where strings appear")
    let keys = Set(audit.plan.runs.flatMap(\.uses).map(\.text))
    let contexts = try await ProjectContexts(audit.project, sdk, lookingUp: keys, audit.plan.analysis.keys)
    progress(nil)
    try addCatalogs(project, audit, lint, languages, Self.counts(findings), contexts)
    addFindings(findings, in: project)
  }

  /// Counts the findings about each key of each file.
  private static func counts(_ findings: [Diagnostic]) -> [String: [UTF8Key: Int]] {
    findings.reduce(into: [:]) { counts, finding in
      guard let path = finding.file, let key = finding.key else { return }
      counts[path, default: [:]][UTF8Key(key), default: 0] += 1
    }
  }

  /// The greatest number of keys in all their languages. Each key on the page has the languages that it is missing in.
  private static let mostStrings = 4_000_000

  private mutating func addCatalogs(
    _ project: Project, _ audit: AuditResult, _ lint: LintResult, _ languages: [String],
    _ counts: [String: [UTF8Key: Int]], _ contexts: ProjectContexts
  ) throws(UsageError) {
    let reading = LoadedCatalogs(lint.catalogs, lint.tables, of: project)
    let report = StatusReport(reading.members, languages: try reading.chosen(languages))
    let strings = zip(reading.members, report.parts).reduce(0) { $0 + $1.0.catalog.keys.count * $1.1.languages.count }
    guard strings <= Self.mostStrings else {
      throw UsageError("the report would contain \(strings) strings; choose languages with --language")
    }
    let places = KeyPlaces(audit.plan.analysis, audit.plan.runs, symbols: audit.symbols)
    let debugKeys = DebugKeys(audit.plan.analysis)
    content.languages = report.totals
    for (member, part) in zip(lint.catalogs.members, report.parts) {
      let path = filter.path(member.path)
      content.catalogs.append(
        ReportedCatalog(
          path, member.catalog, part.status, languages: part.languages,
          places: shown(places.sites(in: member.path), project),
          contexts: described(places.sites(in: member.path), contexts, project), findings: counts[path] ?? [:],
          debugKeys: Set(member.catalog.keys.filter { debugKeys.contain($0, of: member.path) }.map(UTF8Key.init))))
    }
    let ofTables = lint.tables.members.isEmpty ? [:] : KeyPlaces.byTable(audit.plan.analysis.strings)
    for (table, part) in zip(lint.tables.members, report.parts.dropFirst(lint.catalogs.members.count)) {
      content.catalogs.append(
        ReportedCatalog(
          filter.path(table.group.pattern), table.catalogWithoutPlaces, part.status, languages: part.languages,
          hasLines: false, places: shown(ofTables[table.group.name] ?? [:], project),
          contexts: described(ofTables[table.group.name] ?? [:], contexts, project)))
    }
  }

  /// Returns the descriptions of keys, with the previews of their files.
  private func described(
    _ sites: KeyPlaces.Sites, _ contexts: ProjectContexts, _ project: Project
  ) -> [UTF8Key: ReportedContext] {
    Dictionary(
      uniqueKeysWithValues: sites.map { key, sites in
        let previews = contexts.previews(of: sites).map { site in
          let path = project.sources.places[site.file].map(filter.path) ?? site.file
          return ReportedPlace(path: path, line: site.line)
        }
        return (key, ReportedContext(line: contexts.line(sites, key: key.text), previews: previews))
      })
  }

  /// Returns positions for the page: each line once.
  private func shown(_ sites: KeyPlaces.Sites, _ project: Project) -> [UTF8Key: [ReportedPlace]] {
    sites.mapValues { sites in
      var seen: Set<ReportedPlace> = []
      return sites.map { site in
        let path = project.sources.places[site.file].map(filter.path) ?? site.file
        return ReportedPlace(path: path, line: site.location.line)
      }.filter { seen.insert($0).inserted }
    }
  }

  private mutating func addFindings(_ findings: [Diagnostic], in project: Project) {
    var sources: [String: ExcerptSource] = [:]
    content.findings = findings.map { finding in
      guard let path = finding.file, let range = finding.range else { return ReportedFinding(finding, nil) }
      if sources[path] == nil {
        let contents = try? project.tree.contents(of: filter.file(path))
        sources[path] = ExcerptSource(contents?.bytes ?? [])
      }
      return ReportedFinding(finding, sources[path]?.excerpt(range))
    }
  }
}

extension [Diagnostic] {
  /// The diagnostics without duplicates, each at its first position.
  fileprivate var withoutRepeats: Self {
    var known: Set<Diagnostic> = []
    return filter { known.insert($0).inserted }
  }
}
