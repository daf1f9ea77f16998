import Diagnostics
import StringDataFlow
import SwiftParsing

/// A chain of `+` in which all operands but one are `Text("…")`: `Text("Dear ") + Text(name).bold()`.
struct TextSum {
  /// The edit that makes it one key: `Text("Dear \(Text(name).bold())")`.
  let edit: SourceEdit

  /// Fails for other expressions, for operands on several lines, for comments between operands, for Markdown, and for
  /// literals that are raw or have interpolations.
  init?(_ sum: ExprID, _ code: AuditedCode) {
    let record = code.range(sum)
    let range = Int(record.lowerBound)..<Int(record.upperBound)
    let joined = JoinedLiteral(
      range, Self.operands(sum, code), code.tree, code.source, literal: { Self.literal($0, code) },
      isPart: { code.text($0).hasPrefix("Text(") })
    guard let joined, joined.isFreeOfMarkdown else { return nil }
    edit = SourceEdit(range, "Text(" + joined.code + ")")
  }

  private static func operands(_ expr: ExprID, _ code: AuditedCode) -> [ExprID] {
    guard case .binary(Name("+"), let a, let b) = code.tree[expr] else { return [expr] }
    return operands(a, code) + operands(b, code)
  }

  /// Returns the literal of `Text("…")`.
  private static func literal(_ expr: ExprID, _ code: AuditedCode) -> ExprID? {
    guard case .call(_, let run) = code.tree[expr], run.count == 1, code.text(expr).hasPrefix("Text("),
      let argument = code.tree.arguments[run.indices].first, argument.label == nil,
      case .string(let literal) = code.tree[argument.value], code.isKey(Int(literal))
    else { return nil }
    return argument.value
  }
}
