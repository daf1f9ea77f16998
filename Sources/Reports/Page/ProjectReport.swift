import Audit
import CatalogLint
import Findings
import HTMLReport
import ProjectLayout
import ProjectSync
import StringCatalog
import StringExtraction
import TextBasics
import Workspace

/// Everything that a report shows of a project.
package struct ProjectReport {
  package private(set) var content: ReportContent
  /// What is to be said of the run. With an error among them the report would lack something.
  package let diagnostics: [Diagnostic]
  private let filter: FindingFilter

  /// - Parameters:
  ///   - languages: the only languages to report on; all if there are none.
  ///   - version: that of the tool.
  package init(
    of project: Project, _ sdk: SDKLoad, languages: Set<String>, version: String,
    progress: (String?) -> Void = { _ in }
  ) async throws {
    let filter = FindingFilter(AuditRun.rules + CatalogLinter.rules, project)
    self.filter = filter
    let audit = try await AuditRun(project, sdk, filter, progress: progress)
    let lint = try await LintRun(project, audit.pass, filter)
    let findings = filter.applied(to: audit.findings + lint.findings, audit.comments).sorted(by: Finding.precedes)
    diagnostics = (project.problems + audit.problems + lint.problems + filter.idleSettings).withoutRepeats
    content = ReportContent(title: filter.root.name, version: version)
    content.notes = diagnostics.map { DiagnosticText.line($0, coloured: false) }
    addCatalogs(project, audit.pass, lint, languages, Self.counts(findings))
    addFindings(findings, in: project)
  }

  /// The number of findings about each key of each file.
  private static func counts(_ findings: [Finding]) -> [String: [String: Int]] {
    findings.reduce(into: [:]) { counts, finding in
      guard let path = finding.path, let key = finding.key else { return }
      counts[path, default: [:]][key, default: 0] += 1
    }
  }

  private mutating func addCatalogs(
    _ project: Project, _ pass: SyncPass, _ lint: LintRun, _ languages: Set<String>, _ counts: [String: [String: Int]]
  ) {
    let tables = lint.tables.members.map(CatalogSet.Member.init)
    let others = CatalogSet(project.found.catalogs.filter { !project.isAskedFor($0) }, of: project)
    let wanted = ProjectLanguages(project, lint.catalogs.members + tables + others.members)
    let report = StatusReport(lint.catalogs.members + tables, wanted: wanted, languages: languages, listing: nil)
    let places = KeyPlaces(pass) { [filter] printed in project.sources.places[printed].map(filter.path) ?? printed }
    content.languages = report.totals.map(LanguageCoverage.init)
    for (member, part) in zip(lint.catalogs.members, report.parts) {
      content.catalogs.append(
        ReportedCatalog(
          filter.path(member.path), member.catalog, part.status, languages: part.languages.map(LanguageCoverage.init),
          places: places.places(of: member.path), findings: counts[filter.path(member.path)] ?? [:]))
    }
    for (table, part) in zip(lint.tables.members, report.parts.dropFirst(lint.catalogs.members.count)) {
      content.catalogs.append(
        ReportedCatalog(
          filter.path(table.group.pattern), table.catalogWithoutPlaces, part.status,
          languages: part.languages.map(LanguageCoverage.init),
          hasLines: false, places: places.ofTables[table.group.name] ?? [:]))
    }
  }

  private mutating func addFindings(_ findings: [Finding], in project: Project) {
    var sources: [String: ExcerptSource] = [:]
    content.findings = findings.map { finding in
      guard let path = finding.path, let range = finding.range else { return ReportedFinding(finding, nil) }
      if sources[path] == nil {
        let contents = try? project.tree.contents(of: filter.root.appending(path))
        sources[path] = ExcerptSource(contents?.bytes ?? [])
      }
      return ReportedFinding(finding, sources[path]?.excerpt(range))
    }
  }
}

/// The places of the code that look up keys, by catalog or table, and key.
private struct KeyPlaces {
  private var ofCatalogs: [FilePath: [String: [CodePlace]]] = [:]
  private(set) var ofTables: [String: [String: [CodePlace]]] = [:]
  /// Those of code after which no catalog is named: packages look up their keys in the app's.
  private let unrouted: [String: [String: [CodePlace]]]

  /// - Parameter path: returns the path of a source as the page has it.
  init(_ pass: SyncPass, _ path: (String) -> String) {
    for update in pass.updates { ofCatalogs[update.path] = Self.places(update.strings + update.others, path) }
    for run in pass.runs {
      for use in run.uses {
        let place = CodePlace(path: path(use.site.file), line: use.site.location.line)
        let known = ofCatalogs[run.update.path]?[use.text] ?? []
        if !known.contains(place) { ofCatalogs[run.update.path, default: [:]][use.text, default: []].append(place) }
      }
    }
    unrouted = Dictionary(grouping: pass.unrouted, by: \.table).mapValues { Self.places($0, path) }
    ofTables = Dictionary(grouping: pass.strings, by: \.table).mapValues { Self.places($0, path) }
  }

  func places(of catalog: FilePath) -> [String: [CodePlace]] {
    (ofCatalogs[catalog] ?? [:]).merging(unrouted[catalog.stem] ?? [:]) { own, _ in own }
  }

  private static func places(_ strings: [ExtractedString], _ path: (String) -> String) -> [String: [CodePlace]] {
    Dictionary(grouping: strings, by: \.key).mapValues { strings in
      var seen: Set<CodePlace> = []
      return strings.map(\.site).sorted().map { CodePlace(path: path($0.file), line: $0.location.line) }
        .filter { seen.insert($0).inserted }
    }
  }
}

extension CatalogSet.Member {
  /// Tables without a catalog, as the one that they would make.
  package init(_ table: TableCatalog) {
    self.init(path: table.group.catalog, printed: table.printed, catalog: table.catalogWithoutPlaces)
  }
}

extension [Diagnostic] {
  /// Each diagnostic once, where it stands first.
  fileprivate var withoutRepeats: Self {
    reduce(into: []) { kept, diagnostic in
      if !kept.contains(diagnostic) { kept.append(diagnostic) }
    }
  }
}
