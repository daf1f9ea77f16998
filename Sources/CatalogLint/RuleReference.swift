import Findings

/// The rules as a page of the documentation.
public enum RuleReference {
  public static var page: String {
    let rows = CatalogLinter.rules.map { rule in
      "| `\(rule.identifier)` | \(rule.severity.rawValue)\(rule.isOnByDefault ? "" : ", off") | \(rule.summary) |\n"
    }
    let sections = CatalogLinter.rules.map { rule in
      "## \(rule.identifier)\n\n\(rule.summary). \(rule.explanation)\n"
    }
    return """
      # Rules of strex lint

      Made from the rules themselves; `UPDATE_FIXTURES=1 swift test --filter ReferenceTests` writes it anew. The plural
      categories are those of CLDR \(PluralCategories.dataVersion).

      | rule | severity | what it finds |
      | --- | --- | --- |
      \(rows.joined())
      \(sections.joined(separator: "\n"))
      """
  }
}
