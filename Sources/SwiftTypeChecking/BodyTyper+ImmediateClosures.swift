import SwiftParsing

// Immediately called closures, `{ … }()`. The contextual type applies to their result.
extension BodyTyper {
  /// Returns the expression `value` of `{ value }()` or `{ return value }()`.
  func immediateValue(_ callee: ExprID) -> ExprID? {
    immediateClosure(callee).flatMap { index in
      singleValue(unit.tree.closures[Int(index)].body)
    }
  }

  /// Returns the closure of `{ if … { "…" } else { "…" } }()` if all of its values are string literals. A closure with
  /// `return` may have other statements.
  func immediateTexts(_ callee: ExprID) -> Int32? {
    immediateClosure(callee).flatMap { givesTexts(unit.tree.closures[Int($0)].body) ? $0 : nil }
  }

  /// Returns the string literals of a called closure with parameters that consists of a single text, such as
  /// `{ (n: Int) in "…" }(1)`. They are not typed yet.
  func parameterTexts(_ callee: ExprID) -> [Int32] {
    switch unit.tree[callee] {
    case .paren(let inner): return parameterTexts(inner)
    case .closure(let index):
      let closure = unit.tree.closures[Int(index)]
      guard closure.result == nil, let value = singleValue(closure.body), isText(value) else { return [] }
      var found: [Int32] = []
      forEachLiteral(value) { found.append(Int32($0)) }
      return found
    default: return []
    }
  }

  /// Returns a type variable for texts that are not typed yet.
  func untypedText(_ literals: [Int32]) -> TypeID {
    let interpolated = literals.filter { !unit.tree.literals[Int($0)].interpolations.isEmpty }
    let type = solver.freshVariable(interpolated.isEmpty ? .string : .interpolated)
    if case .variable(let number) = types[type] { solver.variables[Int(number)].literals = interpolated }
    return type
  }

  /// Returns the called closure if it has neither parameters nor a written result type.
  private func immediateClosure(_ callee: ExprID) -> Int32? {
    switch unit.tree[callee] {
    case .paren(let inner): return immediateClosure(inner)
    case .closure(let index):
      let closure = unit.tree.closures[Int(index)]
      return closure.parameters.isEmpty && closure.result == nil && closure.shorthandCount == 0 ? index : nil
    default: return nil
    }
  }

  /// Returns the expression of a body that consists only of it, with or without `return`.
  func singleValue(_ body: Run) -> ExprID? { singleExpression(body) ?? singleReturn(body) }

  private func singleReturn(_ body: Run) -> ExprID? {
    guard body.count == 1, case .return(let value) = unit.tree[unit.tree.stmtList[Int(body.start)]] else { return nil }
    return value
  }

  private func givesTexts(_ body: Run) -> Bool {
    if containsReturn(body) { return !containsReturn(body) { value in value.map { !isText($0) } ?? true } }
    return body.count == 1 && givesTexts(unit.tree.stmtList[Int(body.start)])
  }

  private func givesTexts(_ statement: StmtID) -> Bool {
    switch unit.tree[statement] {
    case .expr(let expr): return isText(expr)
    case .block(let body): return givesTexts(body)
    case .if:
      let chain = IfChain(statement, in: unit.tree.stmts)
      return chain.links.allSatisfy { givesTexts($0.then) } && chain.otherwise.map { givesTexts($0) } == true
    case .switch(_, let cases): return unit.tree.cases[cases.indices].allSatisfy { givesTexts($0.body) }
    default: return false
    }
  }

  private func isText(_ expr: ExprID) -> Bool {
    switch unit.tree[expr] {
    case .string: true
    case .paren(let inner): isText(inner)
    case .ternary(_, let a, let b): isText(a) && isText(b)
    case .statement(let statement): givesTexts(statement)
    default: false
    }
  }
}
