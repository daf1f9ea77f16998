import Diagnostics
import StringDataFlow
import TextBasics

/// Finds literals passed to the project's own views and functions that display them.
struct StringParameter: AuditRule {
  let aspect = FindingAspect.display
  let description = RuleDescription(
    "string-parameter", summary: "A literal that reaches the UI through a String parameter",
    explanation: """
      A view or function in the project takes text as a String and passes it, possibly through other functions, to a \
      place that shows it untranslated. If the parameter is a LocalizedStringKey or LocalizedStringResource, all \
      literals passed by callers are extracted. If callers also pass other strings, use `String(localized:)`.
      """)

  func remark(on shown: ShownText, in project: AuditedProject) -> Remark? {
    guard let callee = shown.callee else { return nil }
    let name = TerminalSafeText.shortSignature(project.index.describe(callee))
    return Remark(
      message: "\(AuditedProject.quote(shown.piece.texts)) \(shown.place.manner), through \(name)",
      suggestion: "make the parameter a LocalizedStringKey or LocalizedStringResource, or use `String(localized:)`")
  }
}
