import Diagnostics
import ProjectChecks

/// The results of a lint of the project with its settings.
struct LintSnapshot: Sendable {
  struct Item: Sendable {
    let finding: Diagnostic
    /// The path as tools print it.
    let file: String?
  }

  let items: [Item]
  /// The identifiers of all rules.
  let rules: [String]
  /// Problems that made the reading incomplete.
  let problems: [Diagnostic]

  init(_ code: CodeKeys) async throws {
    let filter = FindingFilter(LintResult.rules, code.project)
    let lint = try await LintResult(code.project, code.analysis, filter) { code.symbols }
    items = filter.applied(to: lint.findings).map { finding in
      Item(finding: finding, file: finding.file.map { code.project.names.printed(filter.file($0)) })
    }
    (rules, problems) = (filter.rules.map(\.identifier), lint.problems)
  }
}
