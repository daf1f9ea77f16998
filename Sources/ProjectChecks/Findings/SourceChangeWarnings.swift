import CatalogLint
import Diagnostics
import ProjectLoading
import ProjectModel
import ProjectSync
import StringExtraction

/// Warnings of `strex sync --check` about translations that were not updated with their source texts.
package enum SourceChangeWarnings {
  /// - Parameters:
  ///   - strings: the strings of the sources.
  ///   - commit: the commit with which source texts are compared; `nil` for the last one.
  package static func diagnostics(
    in project: Project, _ strings: [ExtractedString], since commit: String?, _ sdk: SDKLoad
  ) async throws -> [Diagnostic] {
    let rule = CatalogLinter.sourceChangedRule
    let filter = FindingFilter([rule], project)
    guard filter.active.contains(rule.identifier), project.declared == nil else { return [] }
    let tables = try TableCatalogs(of: project)
    let former = try await FormerTexts(of: project, since: commit, tables, strings, sdk)
    if former.isEmpty { return former.notes }
    let linter = CatalogLinter(active: [rule.identifier])
    let catalogs = CatalogSet(project.requestedCatalogs.filter { former[$0] != nil }, of: project)
    let found = catalogs.members.flatMap { member in
      linter.findings(in: member.catalog, path: filter.path(member.path), former: former[member.path])
    }
    let tableFindings = tables.members.flatMap { table in
      TableFindings(linter, path: filter.path).findings(
        in: table, calls: CallArguments(), former: former[table.group.catalog])
    }
    let changes = filter.applied(to: found + tableFindings).map { finding in
      Diagnostic(
        finding.severity, finding.identifier, finding.message,
        file: finding.file.map { project.names.printed(filter.file($0)) },
        range: finding.range.map { TextRange($0.start) })
    }
    return former.notes + changes
  }
}
