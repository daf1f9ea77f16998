import Findings

/// Finds literals that SwiftUI shows as they are.
struct VerbatimText: AuditRule {
  let description = RuleDescription(
    "verbatim-text", summary: "A plain String literal that SwiftUI shows as it is",
    explanation: """
      ‘Text(verbatim:)’ looks nothing up, and neither do ‘Text’, ‘Label’, ‘Button’ and the others when they are given a \
      String: through a constant, a property, a function, ‘??’ or an error's ‘errorDescription’. Let the constant, property \
      or function be a LocalizedStringKey or LocalizedStringResource, or write String(localized:). What may be a name, \
      ‘Text(verbatim: "Jane Doe")’, is left alone.
      """)

  func remark(on shown: ShownText, in project: AuditedProject) -> Remark? {
    guard shown.place.framework == .swiftUI else { return nil }
    // An author who writes ‘verbatim’ before a possible name means it.
    if shown.place.kind == .parameter("verbatim"), Prose.isVerbatim(shown.piece.texts) { return nil }
    return Remark(
      message: "\(AuditedProject.quote(shown.piece.texts)) is shown by \(shown.place.name) as it is",
      suggestion: "write String(localized:), or let its type be LocalizedStringResource")
  }
}
