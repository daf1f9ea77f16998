import Diagnostics
import StringDataFlow

/// Finds literals that SwiftUI displays untranslated.
struct VerbatimText: AuditRule {
  let aspect = FindingAspect.display
  let description = RuleDescription(
    "verbatim-text", summary: "A String literal that SwiftUI shows without translating it",
    explanation: """
      `Text`, `Label`, `Button` and other views do not look up a String. The String can be a constant, a property, \
      an error's `errorDescription`, or the result of a function or of `??`. Change the type of the constant, property \
      or function to LocalizedStringKey or LocalizedStringResource, or use `String(localized:)`.
      """)

  func remark(on shown: ShownText, in project: AuditedProject) -> Remark? {
    guard shown.place.framework == .swiftUI, shown.place.kind != .parameter("verbatim") else { return nil }
    return Remark(
      message: "\(AuditedProject.quote(shown.piece.texts)) \(shown.place.manner)",
      suggestion: "use `String(localized:)` or change its type to LocalizedStringResource")
  }
}
