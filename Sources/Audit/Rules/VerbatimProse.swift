import Diagnostics
import StringDataFlow

/// Finds sentences that the code displays verbatim intentionally.
struct VerbatimProse: AuditRule {
  let aspect = FindingAspect.display
  let description = RuleDescription(
    "verbatim-prose", summary: "Prose in `Text(verbatim:)`",
    explanation: """
      `Text(verbatim:)` intentionally does not look up its text. It is right for names, numbers and symbols, but not \
      for sentences. For these, use `Text("…")`. Strings that may be names, such as `Text(verbatim: "Jane Doe")`, are \
      ignored. Disable the rule for prose that is verbatim on purpose.
      """, severity: .note)

  func remark(on shown: ShownText, in project: AuditedProject) -> Remark? {
    // An author who writes `verbatim` before a possible name intends it.
    guard shown.place.kind == .parameter("verbatim"), !Prose.isVerbatim(shown.piece.texts) else { return nil }
    return Remark(
      message: "\(AuditedProject.quote(shown.piece.texts)) \(shown.place.manner)",
      suggestion: shown.isDirect ? "use `Text(\"…\")`" : "use `String(localized:)`")
  }
}
