import Findings
import SwiftOutline

/// A chain of `+` of which all operands but one are `Text("…")`: `Text("Dear ") + Text(name).bold()`.
struct TextSum {
  /// The edit that makes one key of it: `Text("Dear \(Text(name).bold())")`.
  let edit: SourceEdit

  /// Fails for any other expression, where an operand stands on several lines, and for literals that are raw or have
  /// interpolations.
  init?(_ sum: ExprID, _ code: AuditedCode) {
    let operands = Self.operands(sum, code)
    let contents = operands.map { Self.content(of: $0, code) }
    guard contents.count(where: { $0 == nil }) == 1 else { return nil }
    var text = ""
    for (operand, content) in zip(operands, contents) {
      if let content {
        text += content
      } else {
        let own = code.text(operand)
        guard own.hasPrefix("Text("), !own.contains(where: \.isNewline) else { return nil }
        text += #"\("# + own + ")"
      }
    }
    let range = code.range(sum)
    edit = SourceEdit(Int(range.lowerBound)..<Int(range.upperBound), "Text(\"" + text + "\")")
  }

  private static func operands(_ expr: ExprID, _ code: AuditedCode) -> [ExprID] {
    guard case .binary(Name("+"), let a, let b) = code.tree[expr] else { return [expr] }
    return operands(a, code) + operands(b, code)
  }

  /// What stands between the quotes of `Text("…")`.
  private static func content(of expr: ExprID, _ code: AuditedCode) -> String? {
    guard case .call(_, let run) = code.tree[expr], run.count == 1,
      let argument = code.tree.arguments[run.indices].first,
      argument.label == nil, case .string(let literal) = code.tree[argument.value], code.isKey(Int(literal)),
      code.tree.literals[Int(literal)].interpolations.isEmpty
    else { return nil }
    let quoted = code.text(argument.value)
    guard code.text(expr).hasPrefix("Text("), quoted.hasPrefix("\""), !quoted.hasPrefix("\"\"\"") else { return nil }
    return String(quoted.dropFirst().dropLast())
  }
}
