import Diagnostics
import StringDataFlow

/// Finds sentences that the code displays verbatim intentionally.
struct VerbatimProse: AuditRule {
  let aspect = FindingAspect.display
  let description = RuleDescription(
    "verbatim-prose", summary: "Prose in Text(verbatim:)",
    explanation: """
      ‘Text(verbatim:)’ looks nothing up, and who writes it knows that. Still it is right for names, numbers and signs, not for \
      sentences: ‘Text("…")’ is translated. What may be a name, ‘Text(verbatim: "Jane Doe")’, is left alone. Switch the rule off \
      where prose is verbatim on purpose.
      """, severity: .note)

  func remark(on shown: ShownText, in project: AuditedProject) -> Remark? {
    // An author who writes ‘verbatim’ before a possible name intends it.
    guard shown.place.kind == .parameter("verbatim"), !Prose.isVerbatim(shown.piece.texts) else { return nil }
    return Remark(
      message: "\(AuditedProject.quote(shown.piece.texts)) \(shown.place.manner)",
      suggestion: shown.isDirect ? "write Text(\"…\")" : "write String(localized:)")
  }
}
