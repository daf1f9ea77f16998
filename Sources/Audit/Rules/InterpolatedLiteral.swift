import Diagnostics
import StringDataFlow

/// Finds literals that a key interpolates.
struct InterpolatedLiteral: AuditRule {
  let description = RuleDescription(
    "interpolated-literal", summary: "A String literal inserted into a localized string",
    explanation: """
      `Text("Delete \\(isFolder ? "folder" : "file")?")` is looked up as `Delete %@?`, and the inserted words stay \
      untranslated. Translating the words separately does not help, because other languages inflect them. Make each \
      whole sentence a key.
      """)

  func remark(on shown: ShownText, in project: AuditedProject) -> Remark? {
    // After more steps, a string is probably a value with its own meaning.
    guard shown.isInSentence, shown.callee == nil, shown.steps <= (shown.sentence == nil ? 3 : 4) else { return nil }
    let manner =
      shown.sentence == nil ? shown.place.manner : "is part of a sentence shown untranslated by \(shown.place.name)"
    return Remark(
      message: "\(AuditedProject.quote(shown.piece.texts)) \(manner)",
      suggestion: "make each whole sentence a key, or use `String(localized:)`")
  }
}
