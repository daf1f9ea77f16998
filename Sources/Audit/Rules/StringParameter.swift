import Diagnostics
import StringDataFlow
import TextBasics

/// Finds literals passed to the project's own views and functions, which display them.
struct StringParameter: AuditRule {
  let aspect = FindingAspect.display
  let description = RuleDescription(
    "string-parameter", summary: "A literal given to a String parameter that ends in a display",
    explanation: """
      A view of the project takes a title as a String and hands it on, perhaps through others, to a place that shows it as \
      it is. Let the parameter be a LocalizedStringKey or LocalizedStringResource: then all literals that are given to it are \
      extracted. Where the text comes from elsewhere as well, give String(localized:).
      """)

  func remark(on shown: ShownText, in project: AuditedProject) -> Remark? {
    guard let callee = shown.callee else { return nil }
    let name = TerminalSafeText.shortSignature(project.index.describe(callee))
    return Remark(
      message: "\(AuditedProject.quote(shown.piece.texts)) \(shown.place.manner), through \(name)",
      suggestion: "let the parameter be a LocalizedStringKey or LocalizedStringResource, or write String(localized:)")
  }
}
