import SwiftParsing

// Infers the types of expressions without a contextual type.
extension BodyTyper {
  /// Returns the type of an expression without a contextual type. The type is inferred once for each expression and
  /// kept.
  @discardableResult
  func infer(_ expr: ExprID) -> TypeID {
    if let type = unit.exprTypes[expr.index] { return type }
    if session.tracesReferences { environment.lastReference = nil }
    let type = inferNode(expr)
    unit.exprTypes[expr.index] = type
    if session.tracesReferences, let lastReference = environment.lastReference {
      unit.references[expr.index] = lastReference
    }
    return type
  }

  private func inferNode(_ expr: ExprID) -> TypeID {
    switch unit.tree[expr] {
    case .missing, .discard, .operatorReference, .implicitMember: return .unknown
    case .null: return solver.freshVariable(.null)
    case .regex: return nominal(known.regex)
    case .integer: return solver.freshVariable(.integer)
    case .float: return solver.freshVariable(.float)
    case .boolean: return bool
    case .string(let literal): return inferString(literal)
    case .identifier(let name, let arguments): return inferIdentifier(name, arguments)
    case .member(let base, let name, let arguments): return inferMember(base, name, arguments)
    case .call: return inferCall(expr, expected: nil)
    case .subscript(let base, let arguments): return inferSubscript(base, arguments, expr)
    case .array(let items): return inferArray(items)
    case .dictionary(let items): return inferDictionary(items)
    case .tuple(let fields): return inferTuple(fields)
    case .paren(let inner), .await(let inner), .addressOf(let inner): return whole(inner)
    case .closure(let index): return commitClosure(index, expected: nil, builder: nil)
    case .ternary(let items): return inferTernary(items)
    case .binary(let op, let a, let b): return inferBinary(op, a, b, expr)
    case .assign(let target, let value): return inferAssignment(target, value)
    case .prefix(let op, let operand): return inferPrefix(op, operand, expr)
    case .postfix(let op, let operand): return inferPostfix(op, operand, expr)
    case .cast(let kind, let value, let type): return inferCast(kind, value, type)
    case .try(let kind, let inner): return inferTry(kind, inner)
    case .optionalChain(let inner): return inferChainLink(inner)
    case .forceUnwrap(let inner): return wrapped(infer(inner)) ?? infer(inner)
    case .keyPath(let root, let components): return inferKeyPath(root, components, expected: nil)
    case .statement(let statement): return inferStatement(statement)
    case .macro(let name, let arguments): return inferMacro(name, arguments, expr)
    case .type(let ref): return metatype(resolveHere(ref))
    }
  }

  private func inferIdentifier(_ name: Name, _ arguments: Run) -> TypeID {
    switch meaning(of: name, arguments: resolveAll(arguments)) {
    case .value(let type): return type
    case .type(let type):
      if case .module = types[type] { return type }
      return metatype(type)
    case .candidates(let found): return found.first.map { solver.typeOfReference($0) } ?? .unknown
    case .unknown: return .unknown
    }
  }

  private func inferMember(_ base: ExprID, _ name: Name, _ arguments: Run) -> TypeID {
    if name == .`self`, isTypeName(base), let type = instanceType(base) { return metatype(type) }
    let baseType = infer(base, having: name)
    if !arguments.isEmpty, let type = nestedType(name, of: baseType, resolveAll(arguments)) { return metatype(type) }
    if isUnknown(baseType), let type = typeOfOwnMember(name) { return type }
    if case .tuple = node(baseType), solver.hasOpenTexts(baseType), isMadeByClosure(base) {
      solver.bindOpenTexts(in: baseType)
    }
    return memberType(ofExpression: baseType, name)
  }

  /// Returns whether a closure with one expression makes the tuple that an expression reads from a call's result, as in
  /// `list.map { ($0, 1) }[0]`. The compiler finds no members of such a tuple before the literals have types.
  private func isMadeByClosure(_ expr: ExprID) -> Bool {
    switch unit.tree[expr] {
    case .paren(let inner), .member(let inner, _, _), .subscript(let inner, _), .forceUnwrap(let inner),
      .optionalChain(let inner):
      return isMadeByClosure(inner)
    case .call(let callee, let run):
      return isMadeByClosure(callee) || unit.tree.arguments[run.indices].contains { makesTuple($0.value) }
    default: return false
    }
  }

  private func makesTuple(_ expr: ExprID) -> Bool {
    guard case .closure(let index) = unit.tree[expr], let value = singleValue(unit.tree.closures[Int(index)].body),
      case .tuple(let fields) = unit.tree[value]
    else { return false }
    return unit.tree.arguments[fields.indices].contains {
      if case .identifier = unit.tree[$0.value] { true } else { false }
    }
  }

  /// Returns the type that `Box<Int>` names in `Shop.Box<Int>`.
  private func nestedType(_ name: Name, of base: TypeID, _ arguments: [TypeID]) -> TypeID? {
    facts.candidates(named: name, of: base).first { index[$0.decl].kind.isNominal || index[$0.decl].kind == .typealias }
      .map { named($0, arguments) }
  }

  /// Returns the type of a property that only the project declares, and only in extensions of SDK types. A value of
  /// unknown type with such a property can have no other type.
  private func typeOfOwnMember(_ name: Name) -> TypeID? {
    var types: Set<TypeID> = []
    for member in facts.allMembers(name) {
      guard index.isProject(member), index[member].kind == .variable, !index[member].flags.contains(.isStatic),
        let parent = index.parent(member), index[parent].kind == .extension,
        let owner = index.owner(member), !index.isProject(owner)
      else { return nil }
      types.insert(facts.variableType(member))
    }
    guard types.count == 1, let type = types.first, !type.isOpen, !isUnknown(type) else { return nil }
    environment.usedInference = true
    return type
  }

  /// Returns the type that an expression names, such as `(Int, String)`, or `nil` if it names none.
  private func instanceType(_ expr: ExprID) -> TypeID? {
    if case .tuple(let fields) = unit.tree[expr] {
      let types = unit.tree.arguments[fields.indices].map { ($0.label, instanceType($0.value)) }
      guard types.allSatisfy({ $0.1 != nil }) else { return nil }
      return self.types.make(.tuple(types.map { TupleField(label: $0.0, type: $0.1 ?? .unknown) }))
    }
    if case .metatype(let instance) = node(infer(expr)) { return instance }
    return nil
  }

  func memberType(ofExpression base: TypeID, _ name: Name) -> TypeID {
    let type = solver.memberOfValue(base, name)
    if !isUnknown(type) { return type }
    let projected = solver.projectedType(name, of: simplified(base))
    if !isUnknown(projected) { return projected }
    return name == Name("Type") ? base : type
  }

  /// Returns whether the chain that ends with an expression contains `?`.
  func hasChain(_ expr: ExprID) -> Bool {
    switch unit.tree[expr] {
    case .optionalChain: true
    case .member(let base, _, _), .call(let base, _), .subscript(let base, _), .forceUnwrap(let base): hasChain(base)
    default: false
    }
  }

  private func inferChainLink(_ inner: ExprID) -> TypeID {
    let type = infer(inner)
    if case .metatype(let instance) = node(type) { return metatype(optional(instance)) }
    return wrapped(type) ?? type
  }

  /// Returns the type of a whole chain: `a?.b` is an optional, unless it is unwrapped later in the chain.
  func whole(_ expr: ExprID) -> TypeID {
    let type = infer(expr)
    guard hasChain(expr), !endsInLink(expr), !isUnknown(type), wrapped(type) == nil else { return type }
    // `Int?.self` is not a chain.
    if case .metatype = node(type) { return type }
    return optional(type)
  }

  private func endsInLink(_ expr: ExprID) -> Bool {
    if case .optionalChain = unit.tree[expr] { return true }
    if case .forceUnwrap = unit.tree[expr] { return true }
    return false
  }

  private func inferArray(_ items: Run) -> TypeID {
    let exprs = Array(unit.tree.exprList[items.indices])
    if exprs.count == 1, isTypeName(exprs[0]), let element = instanceType(exprs[0]) { return metatype(array(element)) }
    let element = solver.freshVariable()
    checkAll(exprs, element, separating: exprs.contains(where: isSeparable) && exprs.contains(where: isKey))
    return array(element)
  }

  /// Returns whether an expression may name a type: the `[Int]` of `[Int]()` is not an array of values.
  private func isTypeName(_ expr: ExprID) -> Bool {
    switch unit.tree[expr] {
    case .identifier, .type: return true
    case .member(_, let name, _): return name != .`self`
    case .optionalChain(let inner), .paren(let inner): return isTypeName(inner)
    case .tuple(let fields):
      return !fields.isEmpty && unit.tree.arguments[fields.indices].allSatisfy { isTypeName($0.value) }
    case .array(let items): return items.count == 1 && isTypeName(unit.tree.exprList[Int(items.start)])
    case .dictionary(let items): return items.count == 2 && isTypeName(unit.tree.exprList[Int(items.start)])
    default: return false
    }
  }

  /// Checks several expressions that share one type. Those without a contextual dependency are checked first.
  ///
  /// - Parameter separates: whether values that are separable do not take the type.
  private func checkAll(_ exprs: [ExprID], _ type: TypeID, separating separates: Bool = false) {
    for expr in exprs { prepare(expr) }
    let values = exprs.flatMap { branches($0) }
    let known = values.filter { !isContextual($0) && !isDecidedByResult($0) }
    if let joined = solver.join(known.map { whole($0) }) {
      let isOptional = values.contains { isNull($0) } && wrapped(joined) == nil && !isUnknown(joined)
      _ = solver.attempt { solver.unify(type, isOptional ? optional(joined) : joined) }
    }
    for expr in exprs where isContextual(expr) || isDecidedByResult(expr) {
      _ = commit(expr, separates && isSeparable(expr) ? types.make(.composition([])) : type)
    }
  }

  /// Returns the possible values of an expression: the branches of a ternary, or the expression itself.
  private func branches(_ expr: ExprID) -> [ExprID] {
    switch unit.tree[expr] {
    case .paren(let inner): branches(inner)
    case .ternary(let items): unit.tree.ternary(items).values.flatMap { branches($0) }
    default: [expr]
    }
  }

  func isNull(_ expr: ExprID) -> Bool {
    if case .null = unit.tree[expr] { return true }
    return false
  }

  private func inferDictionary(_ items: Run) -> TypeID {
    let exprs = Array(unit.tree.exprList[items.indices])
    if exprs.count == 2, isTypeName(exprs[0]), let key = instanceType(exprs[0]), let value = instanceType(exprs[1]) {
      return metatype(nominal(known.dictionary, [key, value]))
    }
    let key = solver.freshVariable(constraints: [nominal(known.hashable)])
    let value = solver.freshVariable()
    checkAll(stride(from: 0, to: exprs.count, by: 2).map { exprs[$0] }, key)
    checkAll(stride(from: 1, to: exprs.count, by: 2).map { exprs[$0] }, value)
    return nominal(known.dictionary, [key, value])
  }

  private func inferTuple(_ fields: Run) -> TypeID {
    types.make(.tuple(unit.tree.arguments[fields.indices].map { TupleField(label: $0.label, type: whole($0.value)) }))
  }

  private func inferTernary(_ items: Run) -> TypeID {
    let parts = unit.tree.ternary(items)
    for condition in parts.conditions { _ = commit(condition, bool) }
    let type = solver.freshVariable()
    checkAll(parts.values, type)
    return type
  }

  private func inferAssignment(_ target: ExprID, _ value: ExprID) -> TypeID {
    if case .discard = unit.tree[target] {
      infer(value)
    } else {
      _ = commit(value, infer(target))
    }
    return void
  }

  private func inferCast(_ kind: CastKind, _ value: ExprID, _ ref: TypeRefID) -> TypeID {
    let type = resolveHere(ref)
    if kind == .coerce { commit(value, type) } else { infer(value) }
    return switch kind {
    case .coerce, .forced: type
    case .conditional: optional(type)
    case .test: bool
    }
  }

  private func inferTry(_ kind: TryKind, _ inner: ExprID) -> TypeID {
    let type = whole(inner)
    guard kind == .optional, wrapped(type) == nil, !isUnknown(type) else { return type }
    return optional(type)
  }

  private func inferStatement(_ statement: StmtID) -> TypeID {
    let type = solver.freshVariable()
    walk(statement, .value(type))
    return type
  }
}
