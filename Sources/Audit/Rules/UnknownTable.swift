import Diagnostics
import TextBasics

/// Finds tables without a catalog.
struct UnknownTable: AuditRule {
  let aspect = FindingAspect.lookup
  let description = RuleDescription(
    "unknown-table", summary: "A key in a table without a catalog",
    explanation: """
      `table:` or `tableName:` names a table that has no catalog in the project, so the text is never translated. \
      Correct the name, or run `strex sync --create-catalogs` to create the catalog.
      """)

  func findings(in project: AuditedProject) -> [Diagnostic] {
    let command = TerminalSafeText.word(project.catalogs.syncCommand(with: "--create-catalogs"))
    return project.catalogs.unrouted.map { entry in
      var finding = Diagnostic(
        description, "this string is not in any catalog because \(entry.reason)", file: entry.site.file,
        range: project.lines.range(of: entry.site),
        help: entry.help ?? "correct the table name, or run \(command) to create the catalog", key: entry.key,
        content: entry.table)
      (finding.cause, finding.label, finding.hasProjectCause) = ("\(entry.table): \(entry.reason)", entry.key, true)
      return finding
    }
  }
}
