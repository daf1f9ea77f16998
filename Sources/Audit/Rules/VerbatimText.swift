import Diagnostics
import StringDataFlow

/// Finds literals that SwiftUI displays untranslated.
struct VerbatimText: AuditRule {
  let aspect = FindingAspect.display
  let description = RuleDescription(
    "verbatim-text", summary: "A plain String literal that SwiftUI shows as it is",
    explanation: """
      ‘Text’, ‘Label’, ‘Button’ and the others look nothing up when they are given a String: through a constant, a \
      property, a function, ‘??’ or an error's ‘errorDescription’. Let the constant, property or function be a \
      LocalizedStringKey or LocalizedStringResource, or write String(localized:).
      """)

  func remark(on shown: ShownText, in project: AuditedProject) -> Remark? {
    guard shown.place.framework == .swiftUI, shown.place.kind != .parameter("verbatim") else { return nil }
    return Remark(
      message: "\(AuditedProject.quote(shown.piece.texts)) \(shown.place.manner)",
      suggestion: "write String(localized:), or let its type be LocalizedStringResource")
  }
}
