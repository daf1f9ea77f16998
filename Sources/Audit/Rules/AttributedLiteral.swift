import Diagnostics
import StringDataFlow
import SwiftParsing

/// Finds literals in attributed strings.
struct AttributedLiteral: AuditRule {
  let aspect = FindingAspect.display
  let description = RuleDescription(
    "attributed-literal", summary: "A String literal in an attributed string",
    explanation: """
      Attributed strings are shown to users, but `AttributedString("…")` and `NSAttributedString(string: "…")` do not \
      look up their text. Use `AttributedString(localized:)` or pass `String(localized:)`.
      """)

  /// Finds literals that are attributed strings themselves: the compiler treats `AttributedString("…")` as one.
  func notes(in code: AuditedCode) -> [CodeNote] {
    code.tree.literals.indices.compactMap { literal in
      let texts = code.texts(literal)
      guard case .plain(let type?) = code.reading.literals[literal].verdict, !code.index.isOwn(type),
        code.index.text(type) == "AttributedString", Prose.isProse(texts)
      else { return nil }
      var note = code.note(
        code.tree.literals[literal].span,
        "\(AuditedProject.quote(texts)) is shown untranslated by an AttributedString",
        "use `AttributedString(localized:)`")
      note.edits = edits(of: literal, texts, code)
      return note
    }
  }

  /// Returns the edit `AttributedString("…")` → `AttributedString(localized: "…")`, for strings without interpolations.
  private func edits(of literal: Int, _ texts: [String], _ code: AuditedCode) -> [SourceEdit] {
    let record = code.tree.literals[literal]
    let call = code.tree.exprs.first { element in
      guard case .call(let callee, let run) = element.node,
        case .identifier(Name("AttributedString"), _) = code.tree[callee],
        run.count == 1, let argument = code.tree.arguments[run.indices].first, argument.label == nil
      else { return false }
      return argument.value == record.expr
    }
    guard call != nil, texts.count == 1, Markdown.isAbsent(in: texts) else { return [] }
    return [SourceEdit(Int(record.start)..<Int(record.start), "localized: ")]
  }

  func remark(on shown: ShownText, in project: AuditedProject) -> Remark? {
    guard shown.place.framework == .attributed else { return nil }
    return Remark(
      message: "\(AuditedProject.quote(shown.piece.texts)) \(shown.place.manner)",
      suggestion: "use `AttributedString(localized:)` or pass `String(localized:)`")
  }
}
