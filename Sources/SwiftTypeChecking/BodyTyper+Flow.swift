import SwiftParsing

extension BodyTyper {
  /// The project's enums whose raw values the typed code reads, by the number of the reading expression.
  var rawValueOwners: [Int32: DeclID] {
    var owners: [Int32: DeclID] = [:]
    for position in unit.tree.exprs.indices {
      guard case .member(let base, let name, _) = unit.tree[ExprID(index: Int32(position))],
        name == Name("rawValue")
          || index.members(ofType: "RawRepresentable", named: name).contains(where: index.isProject),
        let type = unit.exprTypes[base.index].map({ solver.resolved($0) }),
        let decl = declaration(of: wrapped(type) ?? type),
        index.isProject(decl)
      else { continue }
      owners[Int32(position)] = decl
    }
    return owners
  }

  /// The operands of `+` whose type is `String`, by the expression's number.
  var stringAddends: Set<Int32> {
    var addends: Set<Int32> = []
    for record in unit.tree.exprs {
      guard case .binary(Name("+"), let a, let b) = record.node else { continue }
      for operand in [a, b] where unit.exprTypes[operand.index].map({ solver.resolved($0) }) == string {
        addends.insert(operand.index)
      }
    }
    return addends
  }

  func record(_ opened: OpenedCall, _ arguments: [CallArgument], _ matching: [Int], _ expr: ExprID) {
    guard let callee = opened.decl else { return }
    let pairs = zip(arguments, matching).compactMap { argument, position in
      argument.expr.map { (expr: $0, parameter: position) }
    }
    unit.calls[expr.index] = CallFinding(callee: callee, arguments: pairs)
  }
}
