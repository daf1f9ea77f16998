import Findings

/// The rules as a page of the documentation.
public enum RuleReference {
  public static var page: String {
    let remark = " The plural\ncategories are those of CLDR \(PluralCategories.dataVersion)."
    return RulePage.text(CatalogLinter.rules, command: "strex lint", remark: remark)
  }
}
