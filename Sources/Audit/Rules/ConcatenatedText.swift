import Diagnostics
import StringDataFlow
import SwiftParsing

/// Finds sentences that are concatenated.
struct ConcatenatedText: AuditRule {
  let description = RuleDescription(
    "concatenated-text", summary: "Text concatenated with `+`",
    explanation: """
      `"Hello, " + name` is a plain String. Even if each part is looked up, translators see the parts separately and \
      cannot change their order. Use one literal with interpolations: `Text("Hello, \\(name)")`. The same applies to \
      `Text("Hello, ") + Text(name)`.
      """)

  private static let suggestion = "use one literal with interpolations"

  func remark(on shown: ShownText, in project: AuditedProject) -> Remark? {
    guard let sum = shown.piece.sum else { return nil }
    return Remark(
      message: "\(AuditedProject.quote(shown.piece.texts)) is part of the text shown by \(shown.place.name)",
      suggestion: Self.suggestion(for: shown), range: sum)
  }

  /// Returns a suggestion. A literal is a key only if the display takes keys.
  private static func suggestion(for shown: ShownText) -> String {
    let takesKeys = shown.isDirect && shown.place.framework == .swiftUI && shown.place.kind != .requirement
    return takesKeys ? suggestion : "use `String(localized:)` with one literal"
  }

  /// Finds keys in a sum that begin or end with white space. A sum of only literals is one text, like a routine's key.
  func notes(in code: AuditedCode) -> [CodeNote] {
    let sums = code.tree.exprs.indices.map { ExprID(index: Int32($0)) }.filter { isSum($0, code) }
    let wholes = outermost(sums.map { code.range($0) })
    return sums.compactMap { sum in
      guard wholes.contains(code.range(sum)), code.tree.joinedLiterals(sum).isEmpty else { return nil }
      let keys = operands(sum, code).compactMap { code.literal($0) }.filter { code.isKey($0) }
      guard let loose = keys.map({ code.texts($0) }).first(where: isLoose) else { return nil }
      var note = code.note(
        code.range(sum), "\(AuditedProject.quote(loose)) is part of a sentence concatenated with `+`",
        Self.suggestion)
      note.edits = TextSum(sum, code).map { [$0.edit] } ?? []
      return note
    }
  }

  private func isSum(_ expr: ExprID, _ code: AuditedCode) -> Bool {
    if case .binary(Name("+"), _, _) = code.tree[expr] { true } else { false }
  }

  /// Returns the ranges that are not inside another.
  private func outermost(_ ranges: [Range<UInt32>]) -> Set<Range<UInt32>> {
    var found: Set<Range<UInt32>> = []
    var end: UInt32?
    for range in ranges.sorted(by: { ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound) }) {
      if let end, range.upperBound <= end, !found.contains(range) { continue }
      found.insert(range)
      end = range.upperBound
    }
    return found
  }

  private func operands(_ expr: ExprID, _ code: AuditedCode) -> [ExprID] {
    switch code.tree[expr] {
    case .binary(Name("+"), let a, let b): return operands(a, code) + operands(b, code)
    case .paren(let inner): return operands(inner, code)
    case .call(let callee, _):
      // `Text("a").bold()`
      if case .member(let base, _, _) = code.tree[callee], case .call = code.tree[base] { return operands(base, code) }
      return [expr]
    default: return [expr]
    }
  }

  /// Returns whether a text is a part of a sentence. A text after a dash or in parentheses can follow in all languages.
  private func isLoose(_ texts: [String]) -> Bool {
    guard Prose.isProse(texts), let first = texts.first?.first, let last = texts.last?.last else { return false }
    let start = texts.first?.first { !$0.isWhitespace }
    if first.isWhitespace, let start, "-–—(•·|".contains(start) { return false }
    return first.isWhitespace || last.isWhitespace
  }
}
