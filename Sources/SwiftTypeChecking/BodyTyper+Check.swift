import SwiftParsing

// Checks whether an expression has the contextual type: on trial for each overload, and finally with `commits` for the
// chosen one.
extension BodyTyper {
  /// Types the parts of an expression that do not depend on its contextual type, so that trials need not type them
  /// again.
  func prepare(_ expr: ExprID) {
    guard isContextual(expr) else {
      if isDecidedByResult(expr) { prepareArguments(of: expr) } else { infer(expr) }
      return
    }
    switch unit.tree[expr] {
    case .array(let items), .dictionary(let items), .ternary(let items):
      for item in unit.tree.exprList[items.indices] { prepare(item) }
    case .tuple(let fields):
      for field in unit.tree.arguments[fields.indices] { prepare(field.value) }
    case .paren(let inner), .await(let inner), .try(_, let inner): prepare(inner)
    case .call(let callee, let run):
      prepareCalled(callee, run)
    case .binary(_, let a, let b):
      prepare(a)
      prepare(b)
    case .subscript(let base, let arguments) where isElement(of: base, arguments):
      prepare(base)
      if let value = defaultValue(of: base, arguments) { prepare(value) }
    case .forceUnwrap(let inner): prepare(inner)
    default: break
    }
  }

  /// Types an expression with its contextual type and keeps the result. An expression that does not fit is typed
  /// without a contextual type.
  ///
  /// - Returns: whether the expression fits.
  @discardableResult
  func commit(_ expr: ExprID, _ expected: TypeID) -> Bool {
    if isInstantiation(expr, of: expected), !isUnknown(expected) { inferCall(in: expr, expected: expected) }
    prepare(expr)
    let isDecided = isDecidedByResult(expr)
    let fits = solver.attempt { check(expr, expected, commits: true) } || commitTrusting(expr, expected)
    if !fits, isDecided {
      // The trial is undone, but its result is kept.
      unit.exprTypes[expr.index] = nil
      infer(expr)
    }
    if !fits, unit.mayContainKey(expr), isContextual(expr) { visit(expr) }
    return fits
  }

  /// Types a literal where only a key is possible, without a check of its interpolations. The code compiles, so each of
  /// them has an overload.
  private func commitTrusting(_ expr: ExprID, _ expected: TypeID) -> Bool {
    guard isLiteral(expr), unit.mayContainKey(expr), let decl = declaration(of: wrapped(expected) ?? expected),
      index[decl].flags.contains(.isLocalizable)
    else { return false }
    trustsInterpolations = true
    defer { trustsInterpolations = false }
    return solver.attempt { check(expr, expected, commits: true) }
  }

  /// Types an expression that fits no contextual type, so that the literals inside it get types.
  private func visit(_ expr: ExprID) {
    switch unit.tree[expr] {
    case .array(let items), .dictionary(let items):
      for item in unit.tree.exprList[items.indices] { _ = commit(item, solver.freshVariable()) }
    case .closure(let index): commitClosure(index, expected: nil, builder: nil)
    case .call(_, let arguments): visit(callArguments(arguments))
    default: break
    }
  }

  func check(_ expr: ExprID, _ expected: TypeID, commits: Bool, builder: TypeID? = nil) -> Bool {
    if isDecidedByResult(expr) { return checkDecidedByResult(expr, expected, commits) }
    guard isContextual(expr) else { return solver.convert(whole(expr), to: expected) }
    switch unit.tree[expr] {
    case .paren(let inner), .await(let inner): return check(inner, expected, commits: commits)
    case .call(let callee, let run): return checkCall(of: callee, run, expr, expected, commits)
    case .try(let kind, let inner):
      let target = kind == .optional ? wrapped(expected) ?? expected : expected
      return check(inner, target, commits: commits)
    case .ternary(let items): return checkTernary(items, expected, commits)
    case .array(let items): return checkArray(items, expected, commits)
    case .dictionary(let items): return checkDictionary(items, expected, commits)
    case .tuple(let fields): return checkTuple(fields, expected, commits)
    case .closure(let index): return checkClosure(index, expected, commits, builder)
    case .null: return checkNull(expected)
    case .keyPath(let root, let components): return checkKeyPath(root, components, expected, commits)
    case .operatorReference(let op): return checkOperator(op, expected)
    case .statement(let statement):
      if commits { walk(statement, .value(expected)) }
      return true
    case .binary(Name("+"), let a, let b):
      return checkSum(a, b, expected, commits)
    case .binary(_, let a, let b): return checkSubstitute(a, b, expr, expected, commits)
    case .subscript(let base, let arguments) where isElement(of: base, arguments):
      return checkElement(of: base, arguments, expected, commits)
    case .member(let base, .`init`, _): return checkInitializer(base, expected)
    case .forceUnwrap(let inner) where !startsImplicitly(inner):
      return check(inner, optional(expected), commits: commits)
    default: return checkImplicit(expr, expected, commits)
    }
  }

  /// Checks `a + b` for two collection or string literals.
  private func checkSum(_ a: ExprID, _ b: ExprID, _ expected: TypeID, _ commits: Bool) -> Bool {
    guard isTextSum(a, b), !addsKeys(simplified(wrapped(expected) ?? expected)) else {
      return check(a, expected, commits: commits) && check(b, expected, commits: commits)
    }
    return check(a, string, commits: commits) && check(b, string, commits: commits)
      && solver.convert(string, to: expected)
  }

  /// Checks `a ?? b`.
  private func checkSubstitute(
    _ a: ExprID, _ b: ExprID, _ expr: ExprID, _ expected: TypeID, _ commits: Bool
  ) -> Bool {
    noteDoubt([a, b], expected, commits)
    if dependsOnPlace(a) {
      return check(b, expected, commits: commits) && check(a, optional(expected), commits: commits)
    }
    if case .call = unit.tree[a] {
      // A generic call may take its type from the right side.
    } else if node(wrapped(expected) ?? expected) == .composition([]) {
      return solver.convert(whole(expr), to: expected)
    }
    let target = isUnknown(expected) ? infer(a) : optional(expected)
    return check(a, target, commits: commits) && check(b, expected, commits: commits)
  }

  private func checkTernary(_ items: Run, _ expected: TypeID, _ commits: Bool) -> Bool {
    let parts = unit.tree.ternary(items)
    if commits { for condition in parts.conditions { _ = solver.convert(infer(condition), to: bool) } }
    noteDoubt(parts.values, expected, commits)
    let target = parts.values.contains(where: isNull) ? optionalTarget(expected) : expected
    return implicitLast(parts.values[...]).allSatisfy { check($0, target, commits: commits) }
  }

  /// Returns the type of branches of which one is `nil`: any optional, unless the contextual type is known.
  private func optionalTarget(_ expected: TypeID) -> TypeID {
    guard let number = solver.variable(expected), solver.variables[Int(number)].literal == nil else { return expected }
    let target = optional(solver.freshVariable())
    return solver.attempt { solver.unify(expected, target) } ? target : expected
  }

  private func checkCall(
    of callee: ExprID, _ run: Run, _ expr: ExprID, _ expected: TypeID, _ commits: Bool
  ) -> Bool {
    if let value = immediateValue(callee, run) { return check(value, expected, commits: commits) }
    guard let closure = immediateTexts(callee) else {
      let texts = commits ? [] : parameterTexts(callee)
      if !texts.isEmpty { return solver.convert(untypedText(texts), to: expected) }
      if !commits, let called = calledValue(callee, run) {
        return withParameters(of: called.index, called.fields) { check(called.value, expected, commits: false) }
      }
      return checkImplicit(expr, expected, commits)
    }
    guard checkLate(texts(of: unit.tree.closures[Int(closure)].body), expected) else { return false }
    if commits { commitClosure(closure, expected: types.make(.function([], expected)), builder: nil) }
    return true
  }

  /// Returns whether literals in the statements of a closure may have a type. They do not count for the score, because
  /// the compiler chooses the overload before it types the statements.
  func checkLate(_ literals: [Int32], _ expected: TypeID) -> Bool {
    let score = solver.score
    defer { solver.score = score }
    return solver.convert(untypedText(literals), to: expected)
  }

  /// Checks `T.init` as a function value: one of the initializers has to fit.
  private func checkInitializer(_ base: ExprID, _ expected: TypeID) -> Bool {
    guard case .metatype(let instance) = node(infer(base)) else { return true }
    return facts.typeMembers(named: .`init`, of: simplified(instance)).contains { candidate in
      solver.attempt { solver.convert(solver.typeOfReference(candidate), to: expected) }
    }
  }

  private func checkNull(_ expected: TypeID) -> Bool {
    switch node(expected) {
    case .unknown: return true
    case .variable(let number):
      return solver.variables[Int(number)].constraints.allSatisfy { facts.meets(optional(string), $0) }
    default:
      if wrapped(expected) != nil { return true }
      return known.nilLiteral.map { facts.conforms(expected, to: $0) } ?? false
    }
  }

  private func checkArray(_ items: Run, _ expected: TypeID, _ commits: Bool) -> Bool {
    let exprs = unit.tree.exprList[items.indices]
    if exprs.count == 1, let only = exprs.first, case .metatype = node(unit.exprTypes[only.index] ?? .unknown) {
      return solver.convert(array(infer(only)), to: expected)
    }
    guard let element = arrayElement(expected) else { return false }
    return implicitLast(exprs).allSatisfy { check($0, element, commits: commits) }
  }

  /// Returns the elements of a collection or the branches of a ternary, those without a type of their own last:
  /// `[.init("a"), "b"]`.
  private func implicitLast(_ exprs: ArraySlice<ExprID>) -> [ExprID] {
    let implicit = exprs.filter(startsImplicitly)
    return implicit.isEmpty ? Array(exprs) : exprs.filter { !startsImplicitly($0) } + implicit
  }

  private func checkElement(of base: ExprID, _ arguments: Run, _ expected: TypeID, _ commits: Bool) -> Bool {
    guard let value = defaultValue(of: base, arguments) else { return check(base, array(expected), commits: commits) }
    let key = solver.freshVariable()
    let dictionary = nominal(known.dictionary, [key, expected])
    return check(base, dictionary, commits: commits)
      && check(unit.tree.arguments[Int(arguments.start)].value, key, commits: commits)
      && check(value, expected, commits: commits)
  }

  /// Returns the element type that an array literal needs to be of type `expected`, or `nil` if no array literal can be
  /// of that type.
  func arrayElement(_ expected: TypeID) -> TypeID? {
    switch node(expected) {
    case .unknown: return .unknown
    case .variable:
      let element = solver.freshVariable()
      guard solver.convert(array(element), to: expected) else { return nil }
      _ = solver.solveDeferred()
      return element
    case .nominal(let decl, let arguments):
      if decl == known.array || decl == known.set { return arguments.first }
      if let inner = wrapped(expected) { return arrayElement(inner) }
      if isProtocol(decl) { return existentialElement(expected) }
      guard let proto = known.arrayLiteral, facts.conforms(expected, to: proto) else { return nil }
      if let element = literalParameter(of: expected, Name("arrayLiteral")) { return element }
      let element = facts.memberType(expected, Name("ArrayLiteralElement"))
      return isUnknown(element) ? facts.memberType(expected, Name("Element")) : element
    case .composition: return solver.freshVariable()
    case .member(let base, _) where isPending(base): return existentialElement(expected)
    default: return nil
    }
  }

  /// Returns the element type if the contextual type is a protocol, or an associated type of an unknown type.
  private func existentialElement(_ expected: TypeID) -> TypeID? {
    let element = solver.freshVariable()
    return solver.convert(array(element), to: expected) ? element : nil
  }

  private func checkDictionary(_ items: Run, _ expected: TypeID, _ commits: Bool) -> Bool {
    let exprs = Array(unit.tree.exprList[items.indices])
    guard let (key, value) = dictionaryElements(expected) else { return false }
    return exprs.indices.allSatisfy { check(exprs[$0], $0 % 2 == 0 ? key : value, commits: commits) }
  }

  func dictionaryElements(_ expected: TypeID) -> (key: TypeID, value: TypeID)? {
    switch node(expected) {
    case .unknown: return (.unknown, .unknown)
    case .variable, .composition:
      let pair = (solver.freshVariable(constraints: [nominal(known.hashable)]), solver.freshVariable())
      return solver.convert(nominal(known.dictionary, [pair.0, pair.1]), to: expected) ? pair : nil
    case .nominal(let decl, let arguments):
      if decl == known.dictionary, arguments.count == 2 { return (arguments[0], arguments[1]) }
      if let inner = wrapped(expected) { return dictionaryElements(inner) }
      guard let proto = known.dictionaryLiteral, facts.conforms(expected, to: proto) else { return nil }
      if case .tuple(let pair)? = literalParameter(of: expected, Name("dictionaryLiteral")).map({ node($0) }),
        pair.count == 2
      {
        return (pair[0].type, pair[1].type)
      }
      return (facts.memberType(expected, Name("Key")), facts.memberType(expected, Name("Value")))
    default: return nil
    }
  }

  /// Returns the parameter type of the literal initializer that one of the project's types declares.
  ///
  /// - Parameter label: `arrayLiteral` or `dictionaryLiteral`.
  private func literalParameter(of type: TypeID, _ label: Name) -> TypeID? {
    guard let decl = declaration(of: type), index.isProject(decl) else { return nil }
    let found = facts.typeMembers(named: .`init`, of: simplified(type)).first {
      facts.signature(of: $0.decl).parameters.first?.label == label
    }
    guard let found, let parameter = facts.signature(of: found.decl).parameters.first else { return nil }
    return facts.substitute(parameter.type, facts.substitution(for: type))
  }

  private func checkTuple(_ fields: Run, _ expected: TypeID, _ commits: Bool) -> Bool {
    let arguments = unit.tree.arguments[fields.indices]
    switch node(expected) {
    case .tuple(let types) where types.count == arguments.count:
      return zip(arguments, types).allSatisfy { check($0.value, $1.type, commits: commits) }
    case .unknown: return arguments.allSatisfy { check($0.value, .unknown, commits: commits) }
    case .variable:
      let types = arguments.map { TupleField(label: $0.label, type: solver.freshVariable()) }
      guard zip(arguments, types).allSatisfy({ check($0.value, $1.type, commits: commits) }) else { return false }
      return solver.convert(self.types.make(.tuple(types)), to: expected)
    default:
      if let inner = wrapped(expected) { return checkTuple(fields, inner, commits) }
      return false
    }
  }

  private func checkKeyPath(_ root: TypeRefID?, _ components: Run, _ expected: TypeID, _ commits: Bool) -> Bool {
    let target = wrapped(expected) ?? expected
    switch node(target) {
    case .variable, .unknown, .composition:
      return solver.convert(inferKeyPath(root, components, expected: nil), to: target)
    case .function(let fields, let result) where fields.count == 1:
      guard commits || isKnown(fields[0].type) else { return true }
      let value = functionResult(inferKeyPath(root, components, expected: target))
      return commits || isUnknown(value) || solver.convert(value, to: result)
    case .nominal(let decl, let arguments) where isKeyPath(decl):
      guard commits || root != nil || arguments.first.map(isKnown) ?? false else { return true }
      let path = inferKeyPath(root, components, expected: target)
      if arguments.count == 2, case .nominal(_, let parts) = node(path), parts.count == 2 {
        return solver.unify(arguments[0], parts[0]) && solver.unify(arguments[1], parts[1])
      }
      return true
    default: return false
    }
  }

  /// Returns whether a type is known and contains no type variables.
  private func isKnown(_ type: TypeID) -> Bool {
    let type = solver.resolved(type)
    return !type.isOpen && !isUnknown(type)
  }

  private func checkOperator(_ op: Name, _ expected: TypeID) -> Bool {
    guard case .function(let fields, let result) = node(expected) else {
      return isUnknown(expected) || solver.variable(expected) != nil
    }
    if Operators.isComparison(op) { return solver.unify(result, bool) }
    guard let first = fields.first else { return false }
    for field in fields.dropFirst() { _ = solver.attempt { solver.unify(field.type, first.type) } }
    _ = solver.attempt { solver.unify(result, first.type) }
    return true
  }
}
