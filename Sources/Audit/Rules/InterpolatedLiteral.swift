import Diagnostics
import StringDataFlow

/// Finds literals that a key interpolates.
struct InterpolatedLiteral: AuditRule {
  let description = RuleDescription(
    "interpolated-literal", summary: "A plain String literal that a key interpolates",
    explanation: """
      ‘Text("Delete \\(isFolder ? "folder" : "file")?")’ is looked up as ‘Delete %@?’, and the words that are put in its place \
      come as they are. Looked up by themselves they would not do: other languages inflect them. Make a key of each whole \
      sentence.
      """)

  func remark(on shown: ShownText, in project: AuditedProject) -> Remark? {
    // After more steps, a text is probably a value with its own meaning.
    guard shown.isInSentence, shown.callee == nil, shown.steps <= (shown.sentence == nil ? 3 : 4) else { return nil }
    let manner =
      shown.sentence == nil ? shown.place.manner : "goes into a sentence that \(shown.place.name) shows as it is"
    return Remark(
      message: "\(AuditedProject.quote(shown.piece.texts)) \(manner)",
      suggestion: "make a key of each whole sentence, or write String(localized:)")
  }
}
