import SwiftParsing

// Immediately called closures, `{ … }()`. The contextual type applies to their result.
extension BodyTyper {
  /// Returns the expression `value` of `{ value }()`, `{ return value }()` and `{ $0 }(value)`.
  func immediateValue(_ callee: ExprID, _ run: Run) -> ExprID? {
    guard let closure = calledClosure(callee), let value = singleValue(closure.body) else { return nil }
    if closure.parameters.isEmpty && closure.shorthandCount == 0 { return value }
    guard case .identifier(let name, _) = unit.tree[value] else { return nil }
    let parameters = unit.tree.parameters[closure.parameters.indices]
    let position =
      closure.hasParameterList
      ? parameters.firstIndex { $0.name == name && $0.type == nil }.map { $0 - parameters.startIndex }
      : (0..<Int(closure.shorthandCount)).first { name == Name("$" + String($0)) }
    return position.flatMap { $0 < run.count ? unit.tree.arguments[Int(run.start) + $0].value : nil }
  }

  /// Returns the value of a called closure with parameters and one expression, and the types of the parameters. Returns
  /// `nil` if an argument has no type of its own, except for `nil`.
  func calledValue(_ callee: ExprID, _ run: Run) -> (index: Int32, value: ExprID, fields: [FunctionField])? {
    guard let index = closureIndex(callee), let closure = calledClosure(callee), let value = singleValue(closure.body),
      closure.hasParameterList || closure.shorthandCount > 0, onlyTexts(closure).isEmpty, !nestsClosures(index)
    else { return nil }
    let arguments = unit.tree.arguments[run.indices].map(\.value)
    guard arguments.allSatisfy({ isNull($0) || !isContextual($0) && !isDecidedByResult($0) }) else { return nil }
    return (index, value, arguments.map { FunctionField(type: whole($0)) })
  }

  /// Prepares the value of a called closure.
  func prepareCalled(_ callee: ExprID, _ run: Run) {
    if let value = immediateValue(callee, run) { return prepare(value) }
    guard let called = calledValue(callee, run) else { return prepareImplicit(callee, run) }
    withParameters(of: called.index, called.fields) { prepare(called.value) }
  }

  /// Returns the closure of `{ if … { "…" } else { .init("…") } }()` if all of its values are string literals or
  /// implicit members. A closure with `return` may have other statements.
  func immediateTexts(_ callee: ExprID) -> Int32? {
    if let index = closureIndex(callee), unit.textClosures.contains(index) { return index }
    guard let index = closureIndex(callee), let closure = calledClosure(callee), closure.parameters.isEmpty,
      closure.shorthandCount == 0, let values = values(of: closure.body),
      values.contains(where: isStringLiteral),
      values.allSatisfy({ isStringLiteral($0) || startsImplicitly($0) })
    else { return nil }
    return index
  }

  /// Types the called closures with statements among the values of an expression before the overload that takes their
  /// result is chosen, and keeps the types unless they depend on literals.
  func prepareClosures(in expr: ExprID) {
    switch unit.tree[expr] {
    case .paren(let inner): prepareClosures(in: inner)
    case .array(let items), .dictionary(let items):
      for item in unit.tree.exprList[items.indices] { prepareClosures(in: item) }
    case .ternary(let items): for value in unit.tree.ternary(items).values { prepareClosures(in: value) }
    case .tuple(let fields): for field in unit.tree.arguments[fields.indices] { prepareClosures(in: field.value) }
    case .binary(BodyTyper.coalescing, let a, let b):
      prepareClosures(in: a)
      prepareClosures(in: b)
    case .call: prepareClosure(expr)
    default: break
    }
  }

  private func prepareClosure(_ expr: ExprID) {
    guard case .call(let callee, let run) = unit.tree[expr], run.isEmpty, unit.exprTypes[expr.index] == nil,
      let index = closureIndex(callee), let closure = calledClosure(callee), singleValue(closure.body) == nil,
      immediateTexts(callee) == nil, !returnsDependently(closure.body)
    else { return }
    let function = types.make(.function([], solver.freshVariable()))
    guard case .function(_, let result) = node(commitClosure(index, expected: function, builder: nil)) else { return }
    if !result.isOpen, !isUnknown(result) { unit.exprTypes[expr.index] = result }
    if solver.variable(result) != nil, solver.hasOpenTexts(result) { unit.textClosures.insert(index) }
  }

  /// Returns the string literals of a called closure with parameters that consists of a single text, such as
  /// `{ (n: Int) in "…" }(1)`. They are not typed yet.
  func parameterTexts(_ callee: ExprID) -> [Int32] { calledClosure(callee).map(onlyTexts) ?? [] }

  /// Returns a type variable for texts that are not typed yet.
  func untypedText(_ literals: [Int32]) -> TypeID {
    let interpolated = literals.filter { !unit.tree.literals[Int($0)].interpolations.isEmpty }
    let type = solver.freshVariable(interpolated.isEmpty ? .string : .interpolated)
    if case .variable(let number) = types[type] { solver.variables[Int(number)].literals = interpolated }
    return type
  }

  /// Returns the called closure if it has no written result type.
  private func calledClosure(_ callee: ExprID) -> Closure? {
    closureIndex(callee).map { unit.tree.closures[Int($0)] }.flatMap { $0.result == nil ? $0 : nil }
  }

  private func closureIndex(_ callee: ExprID) -> Int32? {
    switch unit.tree[callee] {
    case .paren(let inner): closureIndex(inner)
    case .closure(let index): index
    default: nil
    }
  }

  /// Returns the expression of a body that consists only of it, with or without `return`.
  func singleValue(_ body: Run) -> ExprID? { singleExpression(body) ?? singleReturn(body) }

  private func singleReturn(_ body: Run) -> ExprID? {
    guard body.count == 1, case .return(let value) = unit.tree[unit.tree.stmtList[Int(body.start)]] else { return nil }
    return value
  }

  /// Returns the values that a closure's body returns, or else the values in the branches of its only statement.
  /// Returns `nil` if one of the values is missing.
  private func values(of body: Run) -> [ExprID]? {
    guard containsReturn(body) else { return body.count == 1 ? values(of: unit.tree.stmtList[Int(body.start)]) : nil }
    var found: [[ExprID]?] = []
    _ = containsReturn(body) { value in
      found.append(value.flatMap { leaves(of: $0) })
      return false
    }
    return joined(found)
  }

  /// Returns the string literals that a closure's body returns or that are values of its only statement.
  func texts(of body: Run) -> [Int32] {
    (values(of: body) ?? []).compactMap { value in
      if case .string(let literal) = unit.tree[value] { literal } else { nil }
    }
  }

  private func values(of statement: StmtID) -> [ExprID]? {
    switch unit.tree[statement] {
    case .expr(let expr): return leaves(of: expr)
    case .block(let body): return values(of: body)
    case .if:
      let chain = IfChain(statement, in: unit.tree.stmts)
      guard let otherwise = chain.otherwise else { return nil }
      return joined(chain.links.map { values(of: $0.then) } + [values(of: otherwise)])
    case .switch(_, let cases): return joined(unit.tree.cases[cases.indices].map { values(of: $0.body) })
    default: return nil
    }
  }

  private func joined(_ lists: [[ExprID]?]) -> [ExprID]? {
    let found = lists.compactMap { $0 }
    return found.count == lists.count ? found.flatMap { $0 } : nil
  }

  /// Returns the values that an expression may have: the branches of a ternary or an `if`, or the expression itself.
  func leaves(of expr: ExprID) -> [ExprID]? {
    switch unit.tree[expr] {
    case .paren(let inner): leaves(of: inner)
    case .ternary(let items): joined(unit.tree.ternary(items).values.map { leaves(of: $0) })
    case .statement(let statement): values(of: statement)
    default: [expr]
    }
  }

  /// Returns the string literals of a closure that consists of a single text.
  func onlyTexts(_ closure: Closure) -> [Int32] {
    guard closure.result == nil, let values = singleValue(closure.body).flatMap({ leaves(of: $0) }) else { return [] }
    let found = values.compactMap { value -> Int32? in
      if case .string(let literal) = unit.tree[value] { literal } else { nil }
    }
    return found.count == values.count ? found : []
  }
}
