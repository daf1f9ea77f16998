import CatalogLint
import Findings
import ProjectSync
import StringExtraction
import Workspace

/// What is wrong in the catalogs and tables of a project.
package struct LintFindings {
  package let findings: [Finding]
  /// What kept the run from seeing everything.
  package let problems: [Diagnostic]

  /// - Parameters:
  ///   - pass: which tells which string goes to which catalog.
  ///   - rules: of ``CatalogLinter``, as far as they count in the project.
  package init(_ project: Project, _ pass: SyncPass, _ rules: ProjectRules) async throws {
    func place(_ file: String) -> String { project.sources.places[file].map(rules.path) ?? file }
    let calls = Dictionary(
      pass.updates.map { ($0.path, CallArguments($0.strings, place)) }, uniquingKeysWith: { first, _ in first })
    let catalogs = CatalogSet(project.found.catalogs.filter(project.isAskedFor), of: project)
    let linter = CatalogLinter(active: rules.active)
    let findings = catalogs.members.flatMap { member in
      linter.findings(
        in: member.catalog, path: rules.path(member.path), calls: calls[member.path] ?? CallArguments(),
        generatesSymbols: project.map.generatesSymbols(of: member.path))
    }
    let unused = linter.isActive(CatalogLinter.unusedRule) ? await pass.unusedKeys() : [:]
    let tables = try TableCatalogs(of: project, unused: unused)
    let tableFindings = tables.members.flatMap { table in
      let strings = pass.strings.filter { $0.table == table.group.name }
      return TableFindings(linter, path: rules.path).findings(in: table, calls: CallArguments(strings, place))
    }
    self.findings = findings + tableFindings
    let absence = tables.members.isEmpty ? catalogs.absence : []
    problems = pass.hindrances + catalogs.problems + tables.problems + absence
  }
}
