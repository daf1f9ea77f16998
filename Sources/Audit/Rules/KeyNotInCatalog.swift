import Findings

/// Keys that the code looks up and the catalog has not.
struct KeyNotInCatalog: AuditRule {
  let description = RuleDescription(
    "key-not-in-catalog", summary: "A key that is not in the catalog that it is looked up in",
    explanation: """
      The code looks the text up in a catalog that has no entry for it, so no translator has seen it. ‘strex sync’ adds \
      what is missing. Text under ‘#if DEBUG’ does not count.
      """)

  func findings(in project: AuditedProject) -> [Finding] {
    project.catalogs.missing.map { entry in
      Finding(
        description.identifier, description.severity, path: entry.site.file, range: project.lines.range(of: entry.site),
        message: "\(VisibleText.quoted(entry.key)) is not in \(entry.catalog)", suggestion: "run ‘strex sync’",
        content: entry.key)
    }
  }
}
