import CatalogLint
import Findings
import ProjectLayout
import ProjectSync
import StringExtraction
import Workspace

/// What a lint of a project's catalogs and tables finds, before settings and baselines let some of it pass.
package struct LintRun {
  package let findings: [Finding]
  /// The catalogs that were read.
  package let catalogs: CatalogSet
  /// The tables that have no catalog.
  package let tables: TableCatalogs
  /// What kept the run from seeing everything.
  package let problems: [Diagnostic]

  /// - Parameters:
  ///   - pass: a sync of the project, which tells which string goes to which catalog.
  ///   - active: the identifiers of the rules that run.
  ///   - path: of a file as findings have it.
  package init(
    _ project: Project, _ pass: SyncPass, active: Set<String>, path: @escaping (FilePath) -> String
  ) async throws {
    func place(_ file: String) -> String { project.sources.places[file].map(path) ?? file }
    let calls = Dictionary(
      pass.updates.map { ($0.path, CallArguments($0.strings, place)) }, uniquingKeysWith: { first, _ in first })
    let catalogs = CatalogSet(project.found.catalogs.filter(project.isAskedFor), of: project)
    let linter = CatalogLinter(active: active)
    let found = catalogs.members.flatMap { member in
      linter.findings(
        in: member.catalog, path: path(member.path), calls: calls[member.path] ?? CallArguments(),
        generatesSymbols: project.map.generatesSymbols(of: member.path))
    }
    let unused = linter.isActive(CatalogLinter.unusedRule) ? await pass.unusedKeys() : [:]
    let tables = try TableCatalogs(of: project, unused: unused)
    let tableFindings = tables.members.flatMap { table in
      let strings = pass.strings.filter { $0.table == table.group.name }
      return TableFindings(linter, path: path).findings(in: table, calls: CallArguments(strings, place))
    }
    findings = found + tableFindings
    (self.catalogs, self.tables) = (catalogs, tables)
    let absence = tables.members.isEmpty ? catalogs.absence : []
    problems = pass.hindrances + catalogs.problems + tables.problems + absence
  }
}

extension CallArguments {
  /// The arguments that strings get, as far as their types are known.
  /// - Parameter path: returns the path of a source as findings have it.
  init(_ strings: [ExtractedString], _ path: (String) -> String) {
    self.init()
    for string in strings.sorted(by: { $0.site < $1.site }) where !string.isDebugOnly {
      let specifiers = string.passedSpecifiers
      if specifiers.isEmpty { continue }
      let place = "\(path(string.site.file)):\(string.site.location.line)"
      add(Call(specifiers: specifiers, place: place), for: string.key)
    }
  }
}

extension ExtractedString {
  /// The specifiers of the arguments, in their order; `%p` for those of unknown type, none where there are no arguments.
  fileprivate var passedSpecifiers: [String] {
    if let formatArguments { return formatArguments }
    let interpolations = interpolations.filter { !$0.specifier.hasPrefix("$") }
    return interpolations.map { $0.evidence == .assumed ? "%p" : $0.specifier }
  }
}
