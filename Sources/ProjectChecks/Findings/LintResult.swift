import CatalogLint
import Diagnostics
import FileSystem
import ProjectAnalysis
import ProjectLoading
import ProjectModel
import ProjectSync
import SDKInterfaces
import StringCatalog
import StringExchange
import StringExtraction

/// The findings of a lint of a project's catalogs and tables, before they are filtered by settings and baselines.
package struct LintResult {
  /// The rules of a lint.
  package static let rules =
    CatalogLinter.rules + ProjectLanguageFindings.rules + PropertyListFindings.rules + CompiledTableFindings.rules
    + UnshippedTables.rules

  /// The commit with which a lint compares source texts.
  package enum Comparison {
    case none
    /// A commit by its name; `nil` for the last one.
    case commit(String?)
  }

  package let findings: [Diagnostic]
  /// The catalogs that were read.
  package let catalogs: CatalogSet
  /// The tables that have no catalog.
  package let tables: TableCatalogs
  /// Everything that prevented a complete run.
  package let problems: [Diagnostic]

  /// - Parameters:
  ///   - analysis: contains the strings of each catalog.
  ///   - languages: the only languages whose texts are checked. Empty for all.
  ///   - comparison: the commit with which source texts are compared.
  ///   - sdk: reads former sources.
  ///   - symbols: returns the uses of generated symbols. Only called if there are unused keys.
  package init(
    _ project: Project, _ analysis: Analysis, _ filter: FindingFilter, languages: [String] = [],
    comparison: Comparison = .none, _ sdk: SDKLoad? = nil, symbols: () async throws -> SymbolUses
  ) async throws {
    let (catalogs, glossary) = (CatalogSet(askedOf: project), ProjectGlossary(of: project))
    let linter = Self.linter(of: project, filter, languages, glossary)
    let unused = linter.isActive(CatalogLinter.unusedRule) ? await analysis.unusedKeys() : [:]
    let used = unused.isEmpty ? nil : try await symbols()
    let tables = try TableCatalogs(
      of: project, unused: unused, interfaces: analysis.interfaces, leavesOutLeftovers: true, includesStaged: true)
    let calls = try await Self.calls(project, analysis, catalogs, tables, linter, filter)
    let former =
      if case .commit(let name) = comparison, linter.isActive(CatalogLinter.sourceChangedRule) {
        try await FormerTexts(of: project, since: name, tables, analysis.strings, sdk)
      } else { FormerTexts() }
    let found = catalogs.members.map { member in
      let keys = (unused[member.path] ?? []).filter { used?.uses(of: $0, in: member.path).isEmpty ?? true }
      let findings = linter.findings(
        in: member.catalog, path: filter.path(member.path), calls: calls[member.path] ?? CallArguments(),
        generatesSymbols: project.map.generatesSymbols(of: member.path), unused: Set(keys), former: former[member.path])
      return ([member.path], findings)
    }
    let ofTables = tables.members.map { table in
      let findings = TableFindings(linter, path: filter.path).findings(
        in: table, calls: calls[table.group.catalog] ?? CallArguments(), former: former[table.group.catalog])
      return (table.group.files.map(\.path), findings)
    }
    let relevant = try await Self.withoutUnused(found + ofTables, analysis, filter, used.map { (unused, $0) }, symbols)
    let contents = Self.withoutNames(relevant, project)
    findings =
      UnshippedTables(project, catalogs.members, path: filter.path).findings(insteadOf: contents, linter)
      + ProjectLanguageFindings(project, path: filter.path).findings(in: catalogs.members)
      + PropertyListFindings(project, path: filter.path).findings(in: catalogs.members, tables.members, linter)
      + CompiledTableFindings(project, path: filter.path).findings(in: catalogs.members, linter)
    (self.catalogs, self.tables) = (catalogs, tables)
    problems =
      analysis.blockingDiagnostics + catalogs.problems + tables.problems
      + (tables.members.isEmpty ? catalogs.absence : []) + glossary.problems + former.notes + project.misnamedSettings
    try Self.check(problems.hasErrors ? [] : languages, in: catalogs, tables)
  }

  private static func linter(
    of project: Project, _ filter: FindingFilter, _ languages: [String], _ glossary: ProjectGlossary
  ) -> CatalogLinter {
    CatalogLinter(
      active: filter.active, languages: Set(languages), compiler: project.xcode >= .xcode27 ? .xcode27 : .xcode26,
      glossary: glossary.glossary)
  }

  /// Returns the findings without notes about keys of tables, and manual keys of catalogs, that no code uses: users never
  /// see their strings.
  ///
  /// - Parameters:
  ///   - found: the findings about each catalog, and about all languages of each table.
  ///   - known: the unused keys and the uses of symbols, if they were already found.
  private static func withoutUnused(
    _ found: [(files: [FilePath], findings: [Diagnostic])], _ analysis: Analysis, _ filter: FindingFilter,
    _ known: (unused: [FilePath: [String]], used: SymbolUses)?, _ symbols: () async throws -> SymbolUses
  ) async throws -> [Diagnostic] {
    let extracted = Set(analysis.strings.map(\.key))
    func isMinor(_ finding: Diagnostic) -> Bool {
      finding.severity == .note && !filter.isChosen(finding.identifier)
        && finding.key.map { !extracted.contains($0) } ?? false
    }
    let minor = found.flatMap { files, findings in
      let keys = Set(findings.filter(isMinor).compactMap(\.key))
      return keys.isEmpty ? [] : files.map { ($0, keys) }
    }
    if minor.isEmpty { return found.flatMap(\.findings) }
    let (unused, used) =
      if let known { known } else {
        (await analysis.unusedKeys(among: Dictionary(minor) { $0.union($1) }), try await symbols())
      }
    return found.flatMap { files, findings in
      let keys = Set(files.flatMap { file in (unused[file] ?? []).filter { used.uses(of: $0, in: file).isEmpty } })
      return findings.filter { !isMinor($0) || !keys.contains($0.key ?? "") }
    }
  }

  /// Returns the arguments that the code passes for the keys of each catalog and table.
  private static func calls(
    _ project: Project, _ analysis: Analysis, _ catalogs: CatalogSet, _ tables: TableCatalogs, _ linter: CatalogLinter,
    _ filter: FindingFilter
  ) async throws(FileError) -> [FilePath: CallArguments] {
    func place(_ file: String) -> String { project.sources.places[file].map(filter.path) ?? file }
    var calls = analysis.calls(place)
    var all = catalogs.members.map { (path: $0.path, catalog: $0.catalog) }
    for table in tables.members {
      let strings = analysis.strings.filter { $0.table == table.group.name }
      calls[table.group.catalog] = CallArguments(strings, place)
      all.append((table.group.catalog, table.catalog))
    }
    guard !project.sources.paths.isEmpty, let keys = analysis.keys else { return calls }
    let unknown = all.flatMap { linter.keysWithUnknownLookups(in: $0.catalog, calls[$0.path] ?? CallArguments()) }
    let uses = try await keys.uses(of: Set(unknown))
    for (path, _) in all { calls[path, default: CallArguments()].add(uses, table: path.stem) }
    return calls
  }

  /// Returns the findings without those about symbolic keys that are the name of an application.
  private static func withoutNames(_ findings: [Diagnostic], _ project: Project) -> [Diagnostic] {
    let rule = CatalogLinter.rawKeyRule.identifier
    guard findings.contains(where: { $0.identifier == rule }) else { return findings }
    let names = ApplicationNames.all(in: project)
    return findings.filter { $0.identifier != rule || !($0.key.map(names.contains) ?? false) }
  }

  /// - Throws: for a language that no catalog contains.
  private static func check(
    _ languages: [String], in catalogs: CatalogSet, _ tables: TableCatalogs
  ) throws(UsageError) {
    let read = catalogs.members.map(\.catalog) + tables.members.map(\.catalog)
    let known = Set(read.flatMap { $0.languages + [$0.sourceLanguage] })
    guard let unknown = languages.first(where: { !known.contains($0) }), !known.isEmpty else { return }
    throw .unknown("language", unknown, known: known.sorted())
  }
}
