@testable import SwiftParsing

// Statements on one line each; blocks in braces on the same line.
extension Listing {
  func statements(_ run: Run) -> [String] { tree.stmtList[run.indices].map { statement($0) } }

  func block(_ run: Run) -> String { run.isEmpty ? "{}" : "{ " + statements(run).joined(separator: "; ") + " }" }

  func statement(_ id: StmtID) -> String {
    switch tree[id] {
    case .expr(let expr): self.expr(expr)
    case .binding(let isLet, let pattern, let value, let accessors, let attributes):
      binding(isLet, pattern, value, accessors, attributes)
    case .function(let index, _, let body): function(tree.declarations[Int(index)]) + " " + block(body)
    case .return(let value): "return" + (value.map { " " + expr($0) } ?? "")
    case .throw(let value): "throw " + expr(value)
    case .if(let conditions, let then, let otherwise):
      "if " + self.conditions(conditions) + " " + block(then) + (otherwise.map { " else " + statement($0) } ?? "")
    case .block(let body): block(body)
    case .guard(let conditions, let otherwise): "guard " + self.conditions(conditions) + " else " + block(otherwise)
    case .for(let pattern, let sequence, let condition, let body):
      "for " + self.pattern(pattern) + " in " + expr(sequence) + (condition.map { " where " + expr($0) } ?? "") + " "
        + block(body)
    case .while(let conditions, let body): "while " + self.conditions(conditions) + " " + block(body)
    case .repeat(let body, let condition): "repeat " + block(body) + " while " + expr(condition)
    case .switch(let subject, let cases): "switch " + expr(subject) + " { " + self.cases(cases, "case ") + " }"
    case .do(let body, let catches, _, _): "do " + block(body) + (catches.isEmpty ? "" : " " + cases(catches, "catch "))
    case .defer(let body): "defer " + block(body)
    case .conditional(let blocks): "branches " + tree.blocks[blocks.indices].map { block($0) }.joined(separator: " ")
    case .other: "other"
    }
  }

  private func binding(
    _ isLet: Bool, _ pattern: PatternID, _ value: ExprID?, _ accessors: Run, _ attributes: Run
  ) -> String {
    let marks = tree.attributes[attributes.indices].map { "@" + type($0.type) + " " }.joined()
    let observers = tree.accessors[accessors.indices].map { " " + accessor($0) }.joined()
    return marks + (isLet ? "constant " : "variable ") + self.pattern(pattern) + (value.map { " = " + expr($0) } ?? "")
      + observers
  }

  private func function(_ declaration: Declaration) -> String {
    "func " + names[declaration.name] + "("
      + tree.parameters[declaration.parameters.indices].map(parameter).joined(separator: ", ") + ")"
      + (declaration.type.map { " -> " + type($0) } ?? "")
  }

  func accessor(_ accessor: Accessor) -> String {
    "\(accessor.kind)" + (accessor.parameter.map { "(" + names[$0] + ")" } ?? "") + " " + block(accessor.body)
  }

  private func conditions(_ run: Run) -> String {
    tree.conditions[run.indices].map { condition in
      switch condition {
      case .expr(let expr): self.expr(expr)
      case .optionalBinding(let pattern, let value):
        "some " + self.pattern(pattern) + (value.map { " = " + expr($0) } ?? "")
      case .pattern(let pattern, let value): "case " + self.pattern(pattern) + " = " + expr(value)
      case .availability: "available"
      }
    }.joined(separator: ", ")
  }

  private func cases(_ run: Run, _ word: String) -> String {
    tree.cases[run.indices].map { entry in
      word + (entry.patterns.isEmpty ? "any" : patterns(entry.patterns))
        + (entry.condition.map { " where " + expr($0) } ?? "") + " " + block(entry.body)
    }.joined(separator: " ")
  }
}
