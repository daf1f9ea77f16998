import SwiftParsing
import TextBasics

extension BodyTyper {
  func checkClosure(_ index: Int32, _ expected: TypeID, _ commits: Bool, _ builder: TypeID?) -> Bool {
    let target = wrapped(expected) ?? expected
    switch node(target) {
    case .function(let fields, let result):
      guard arity(index, fits: fields) else { return false }
      guard !commits else {
        commitClosure(index, expected: target, builder: builder)
        return true
      }
      if node(result) == .tuple([]) { return true }
      if let builder, !returns(index) { return checkComponents(ofClosure: index, builder) }
      return checkValue(ofClosure: index, fields, result)
    case .variable, .unknown:
      guard mayBeFunction(target) else { return false }
      if commits {
        let type = commitClosure(index, expected: nil, builder: builder)
        return solver.convert(type, to: target)
      }
      return true
    case .composition:
      if commits { commitClosure(index, expected: nil, builder: builder) }
      return true
    default: return false
    }
  }

  /// Returns whether a closure consists only of `return`, which turns its result builder off.
  private func returns(_ index: Int32) -> Bool {
    let body = unit.tree.closures[Int(index)].body
    guard body.count == 1, case .return = unit.tree[unit.tree.stmtList[Int(body.start)]] else { return false }
    return true
  }

  /// Returns whether a type variable may be bound to a function. Functions conform to no protocol with requirements.
  private func mayBeFunction(_ type: TypeID) -> Bool {
    guard let number = solver.variable(type) else { return true }
    let function = types.make(.function([], void))
    return solver.variables[Int(number)].constraints.allSatisfy { facts.meets(function, $0) }
  }

  func arity(_ index: Int32, fits fields: [FunctionField]) -> Bool {
    let closure = unit.tree.closures[Int(index)]
    let count = closure.hasParameterList ? Int(closure.parameters.count) : Int(closure.shorthandCount)
    return count == fields.count || !closure.hasParameterList && count < fields.count || splats(fields, count)
  }

  /// Returns whether a closure with several parameters destructures its only argument, a tuple.
  private func splats(_ fields: [FunctionField], _ count: Int) -> Bool {
    guard fields.count == 1, count > 1 else { return false }
    switch node(fields[0].type) {
    case .tuple(let parts): return parts.count == count
    case .variable, .unknown, .member: return true
    default: return false
    }
  }

  /// Types the body of a closure and returns its function type.
  @discardableResult
  func commitClosure(_ index: Int32, expected: TypeID?, builder: TypeID?) -> TypeID {
    let (outer, outerPass) = (unit.closureParameters, unit.pass)
    let parameters = outer + parameterTypes(of: expected)
    if let settled = unit.settled(ofClosure: index) {
      unit.note(ofClosure: index, isUnsettled: !suits(settled, parameters, expected))
      return settled.type
    }
    (unit.closureParameters, unit.pass) = (parameters, unit.nextPass())
    defer { (unit.closureParameters, unit.pass) = (outer, outerPass) }
    let (variables, mark) = (solver.variables.count, solver.trail.count)
    let type = typeClosure(unit.tree.closures[Int(index)], expected, builder)
    if unit.note(ClosureTypings.Pass(type: type, parameters: parameters), ofClosure: index) {
      solver.settle(from: variables, since: mark)
    }
    return type
  }

  /// Returns the types that the contextual type gives to the parameters of a closure.
  private func parameterTypes(of expected: TypeID?) -> [TypeID] {
    guard let expected, case .function(let fields, _) = node(wrapped(expected) ?? expected) else { return [] }
    return fields.map { solver.resolved($0.type) }
  }

  /// Returns whether the literals of a closure that is not typed again would have the same types in another context.
  /// Types that are unknown there do not matter, and a result only if its literals would be keys.
  private func suits(_ settled: ClosureTypings.Pass, _ parameters: [TypeID], _ expected: TypeID?) -> Bool {
    guard zip(parameters, settled.parameters).allSatisfy({ isUnknown($0) || $0 == $1 }) else { return false }
    return expected.map { !takesKeys(solver.resolved($0)) || solver.mayConvert(settled.type, to: $0) } ?? true
  }

  /// Returns whether literals in the result of a function are keys.
  private func takesKeys(_ type: TypeID) -> Bool {
    switch types[type] {
    case .function(_, let result): takesKeys(result)
    case .nominal(let decl, let arguments):
      index[decl].flags.contains(.isLocalizable) || arguments.contains(where: takesKeys)
    case .tuple(let fields): fields.contains { takesKeys($0.type) }
    default: false
    }
  }

  private func typeClosure(_ closure: Closure, _ expected: TypeID?, _ builder: TypeID?) -> TypeID {
    forget(closure)
    let target = expected.map { wrapped($0) ?? $0 }
    var fields: [FunctionField] = []
    var result = solver.freshVariable()
    if let target, case .function(let expectedFields, let expectedResult) = node(target) {
      (fields, result) = (expectedFields, expectedResult)
    }
    if let written = closure.result {
      let type = resolveHere(written)
      _ = solver.attempt { solver.unify(result, type) }
      result = type
    }
    let depth = unit.locals.count
    let captures = unit.tree.stmtList[closure.captures.indices]
    // Captured values see the names of the surrounding code, but not the names that the capture list declares.
    for case .binding(_, _, let value?, _, _) in captures.map({ unit.tree[$0] }) { _ = whole(value) }
    for capture in captures { walk(capture, .plain) }
    let types = bindParameters(closure, fields)
    if builder != nil || singleValue(closure.body) == nil { (unit.openTypes + types).forEach(solver.bindOpenTexts) }
    if types.contains(where: solver.hasOpenTexts) {
      walkOpenly(closure, types, result, builder)
    } else {
      walkClosure(closure, result, builder)
    }
    unit.locals.cut(to: depth)
    return self.types.make(.function(types.map { FunctionField(type: $0) }, simplified(result)))
  }

  /// Types a closure that decides the types of literals outside of it. If it uses them as keys and as strings, they are
  /// strings.
  private func walkOpenly(_ closure: Closure, _ types: [TypeID], _ result: TypeID, _ builder: TypeID?) {
    let outer = (unit.typesAll, unit.openTypes, unit.conflicts)
    defer { (unit.typesAll, unit.openTypes, unit.conflicts) = outer }
    (unit.typesAll, unit.openTypes, unit.conflicts) = (true, outer.1 + types, 0)
    let mark = solver.trail.count
    walkClosure(closure, result, builder)
    guard unit.conflicts > 0, solver.trail.count >= mark else { return }
    solver.undo(to: mark)
    types.forEach(solver.bindOpenTexts)
    forget(closure)
    walkClosure(closure, result, builder)
  }

  /// Forgets the types from an earlier pass over the closure, which are wrong for other parameter types.
  private func forget(_ closure: Closure) {
    unit.exprTypes.forget(closure.exprs)
    unit.waiting.removeAll { closure.exprs.contains($0.expr.index) }
  }

  func bindParameters(_ closure: Closure, _ fields: [FunctionField]) -> [TypeID] {
    let parameters = Array(unit.tree.parameters[closure.parameters.indices])
    guard closure.hasParameterList else { return bindShorthand(Int(closure.shorthandCount), fields) }
    var given = fields.map(\.type)
    if fields.count == 1, parameters.count > 1, case .tuple(let parts) = node(fields[0].type) {
      given = parts.map(\.type)
    }
    var list: [TypeID] = []
    for (position, parameter) in parameters.enumerated() {
      var type = position < given.count ? given[position] : .unknown
      if let written = parameter.type {
        let resolved = resolveHere(written)
        _ = solver.attempt { solver.unify(type, resolved) }
        type = resolved
      }
      unit.locals.append(Local(name: parameter.name, source: .type(type)))
      bindProjection(parameter, type)
      list.append(type)
    }
    return list
  }

  /// Binds `item` in `{ $item in … }`, a closure over bindings, to the wrapped value.
  private func bindProjection(_ parameter: Parameter, _ type: TypeID) {
    let source = index.files[Int(environment.file)].source
    let start = Int(parameter.nameStart)
    guard start < source.bytes.count, source.bytes[start] == .dollar else { return }
    var end = start + 1
    while end < source.bytes.count, source.bytes[end].isNamePart { end += 1 }
    let name = Name(source.text((start + 1)..<end))
    unit.locals.append(Local(name: name, source: .type(solver.memberOfValue(type, Name("wrappedValue")))))
  }

  private func bindShorthand(_ count: Int, _ fields: [FunctionField]) -> [TypeID] {
    var given = fields.map(\.type)
    if fields.count == 1, count > 1, case .tuple(let parts) = node(fields[0].type) { given = parts.map(\.type) }
    while given.count < count { given.append(.unknown) }
    for (position, type) in given.enumerated() {
      unit.locals.append(Local(name: Name("$" + String(position)), source: .type(type)))
    }
    return fields.isEmpty ? given : fields.map(\.type)
  }

  private func walkClosure(_ closure: Closure, _ result: TypeID, _ builder: TypeID?) {
    unit.returnTypes.append(result)
    defer { unit.returnTypes.removeLast() }
    if let builder, !containsReturn(closure.body) {
      walk(closure.body, .builder(builder))
      if let made = builtType(closure.body, builder) { _ = solver.attempt { solver.unify(result, made) } }
      return adoptPlace(result, declaration(of: builder))
    }
    let expectsNothing = node(result) == .tuple([])
    if let value = singleValue(closure.body) {
      if expectsNothing {
        visitIfNeeded(value)
      } else if !commit(value, result) {
        infer(value)
      }
      return
    }
    walkBody(closure.body, result)
    solver.noteLateLiterals(in: result)
    if let number = solver.variable(result), solver.variables[Int(number)].literal == nil, !containsReturn(closure.body)
    {
      _ = solver.attempt { solver.unify(result, void) }
    }
  }

  /// Gives the result of a builder's closure the contextual type, for example some view. The built type does not follow
  /// from the closure's components.
  func adoptPlace(of parameter: Signature.Parameter) {
    guard let builder = parameter.builder, case .function(_, let result) = node(parameter.type) else { return }
    adoptPlace(result, declaration(of: builder))
  }

  private func adoptPlace(_ result: TypeID, _ builder: DeclID?) {
    guard let number = solver.variable(result), solver.variables[Int(number)].literal == nil else { return }
    let constraint = solver.variables[Int(number)].constraints.first
    guard let place = constraint ?? (builder == known.viewBuilder ? nominal(known.view) : nil) else { return }
    _ = solver.attempt { solver.unify(result, place) }
  }

  /// Returns whether a callee is an immediately called closure without a written result type.
  func isClosure(_ expr: ExprID) -> Bool {
    switch unit.tree[expr] {
    case .closure(let index): unit.tree.closures[Int(index)].result == nil
    case .paren(let inner): isClosure(inner)
    default: false
    }
  }

  func singleExpression(_ body: Run) -> ExprID? {
    guard body.count == 1, case .expr(let expr) = unit.tree[unit.tree.stmtList[Int(body.start)]] else { return nil }
    return expr
  }

  /// Returns whether a body contains a matching `return`, other than inside closures and local functions.
  func containsReturn(_ body: Run, where isSuch: (ExprID?) -> Bool = { _ in true }) -> Bool {
    unit.tree.stmtList[body.indices].contains { containsReturn($0, isSuch) }
  }

  private func containsReturn(_ statement: StmtID, _ isSuch: (ExprID?) -> Bool) -> Bool {
    switch unit.tree[statement] {
    case .return(let value): return isSuch(value)
    case .if:
      let chain = IfChain(statement, in: unit.tree.stmts)
      return chain.links.contains { containsReturn($0.then, where: isSuch) }
        || chain.otherwise.map { containsReturn($0, isSuch) } == true
    case .block(let body), .guard(_, let body), .for(_, _, _, let body), .while(_, let body), .repeat(let body, _),
      .defer(let body):
      return containsReturn(body, where: isSuch)
    case .switch(_, let cases): return containsReturn(inCases: cases, isSuch)
    case .do(let body, let catches, _, _):
      return containsReturn(body, where: isSuch) || containsReturn(inCases: catches, isSuch)
    case .conditional(let blocks):
      return unit.tree.blocks[blocks.indices].contains { containsReturn($0, where: isSuch) }
    case .expr(let expr):
      if case .statement(let inner) = unit.tree[expr] { return containsReturn(inner, isSuch) }
      return false
    case .binding, .function, .throw, .other: return false
    }
  }

  private func containsReturn(inCases cases: Run, _ isSuch: (ExprID?) -> Bool) -> Bool {
    unit.tree.cases[cases.indices].contains { containsReturn($0.body, where: isSuch) }
  }
}
