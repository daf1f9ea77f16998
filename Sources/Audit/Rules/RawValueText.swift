import Diagnostics
import StringDataFlow

/// Finds raw values of enums that are displayed.
struct RawValueText: AuditRule {
  let description = RuleDescription(
    "raw-value-text", summary: "A raw value shown to users",
    explanation: """
      `case active = "In progress"` defines a value for code, and `Text(stage.rawValue)` shows it untranslated. A raw \
      value cannot be localized, and a stored one must not change with the language. Give the enum a property that \
      returns a LocalizedStringResource for each case. One finding covers all cases of an enum. A finding is less \
      certain if the enum contains several well-known names, such as `GitHub`.
      """)

  func remark(on shown: ShownText, in project: AuditedProject) -> Remark? {
    guard shown.piece.isRawValue else { return nil }
    return Remark(
      message: "the raw value \(AuditedProject.quote(shown.piece.texts)) \(shown.place.manner)",
      suggestion: "give the enum a property that returns a LocalizedStringResource")
  }
}
