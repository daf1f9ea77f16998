import Diagnostics
import StringDataFlow

/// Finds raw values of enums that are displayed.
struct RawValueText: AuditRule {
  let description = RuleDescription(
    "raw-value-text", summary: "A raw value that is shown",
    explanation: """
      ‘case active = "In progress"’ is a value for programs, and ‘Text(stage.rawValue)’ shows it as it is. A raw value cannot be \
      looked up where it stands, and where it is stored it must not change with the language. Give the enum a property that \
      returns a LocalizedStringResource for each case. One finding stands for all cases of an enum.
      """)

  func remark(on shown: ShownText, in project: AuditedProject) -> Remark? {
    guard shown.piece.isRawValue else { return nil }
    return Remark(
      message: "the raw value \(AuditedProject.quote(shown.piece.texts)) \(shown.place.manner)",
      suggestion: "give the enum a property that returns a LocalizedStringResource")
  }
}
