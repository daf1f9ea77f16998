import Diagnostics
import StringCatalog

/// The documentation page about the rules.
public enum RuleReference {
  public static var page: String {
    let remark = " Plural categories are from CLDR \(PluralCategories.dataVersion)."
    return RulePage.text(CatalogLinter.rules, command: "strex lint", remark: remark)
  }
}
