import SwiftParsing

/// How the values of expression statements are used.
enum StatementMode {
  case plain
  /// Each is a component of a result builder.
  case builder(TypeID)
  /// The only one is the value of an `if` or `switch` expression, or of a function without `return`.
  case value(TypeID)
}

extension ExprID {
  /// A placeholder for an absent expression.
  static let missing = ExprID(index: 0)
}

extension BodyTyper {
  /// Walks the body of a function or getter that returns `result`.
  func walkBody(_ body: Run, _ result: TypeID) {
    if let value = singleExpression(body), node(result) != .tuple([]) { return giveBack(value, result) }
    if body.count == 1, node(result) != .tuple([]) { return walk(body, .value(result)) }
    walk(body, .plain)
  }

  func walk(_ statements: Run, _ mode: StatementMode) {
    let (depth, later) = (unit.locals.count, unit.laterVariables)
    for statement in unit.tree.stmtList[statements.indices] { announce(statement) }
    for statement in unit.tree.stmtList[statements.indices] {
      walk(statement, statements.count == 1 ? mode : partMode(mode))
    }
    unit.locals.cut(to: depth)
    unit.laterVariables = later
  }

  /// Returns the mode of each of several statements: only a result builder uses all their values.
  private func partMode(_ mode: StatementMode) -> StatementMode {
    if case .builder = mode { return mode }
    return .plain
  }

  /// Makes a function visible before its declaration, and a computed variable to functions before its declaration.
  private func announce(_ statement: StmtID) {
    switch unit.tree[statement] {
    case .function(let index, _, _):
      unit.locals.append(Local(name: unit.tree.declarations[Int(index)].name, source: .function(index)))
    case .binding(_, let pattern, nil, let accessors, _) where !accessors.isEmpty:
      guard case .typed(let inner, let type) = unit.tree[pattern], case .name(let name) = unit.tree[inner] else {
        return
      }
      unit.laterVariables[name] = LaterVariable(type: type, level: unit.returnTypes.count)
    default: return
    }
  }

  func walk(_ statement: StmtID, _ mode: StatementMode) {
    mergeBranches(of: statement, mode)
    let waiting = unit.waiting.count
    defer { settleWaiting(from: waiting) }
    switch unit.tree[statement] {
    case .expr(let expr): walkExpr(expr, mode)
    case .binding(let isLet, let pattern, let value, let accessors, let attributes):
      if let wrapper = localWrapper(attributes) {
        walkWrapped(pattern, value, wrapper, attributes, isProjection: isLet)
      } else {
        walkBinding(pattern, value, accessors)
      }
    case .function(let index, let defaults, let body):
      walkDefaults(defaults, of: index)
      walkFunction(index, body)
    case .return(let value): walkReturn(value)
    case .throw(let value): visitIfNeeded(value)
    case .if: walkIf(statement, mode)
    case .block(let body): walk(body, mode)
    case .guard(let conditions, let otherwise): walkGuard(conditions, otherwise)
    case .for(let pattern, let sequence, let condition, let body): walkFor(pattern, sequence, condition, body, mode)
    case .while(let conditions, let body): walkBranch(conditions, body, .plain)
    case .repeat(let body, let condition):
      walk(body, .plain)
      visitIfNeeded(condition)
    case .switch(let subject, let cases): walkSwitch(subject, cases, mode)
    case .do(let body, let catches, let exprs, let errors):
      walk(body, mode)
      walkCatches(catches, errors.map { .type(resolveHere($0)) } ?? .errors(exprs), mode)
    case .defer(let body): walk(body, .plain)
    case .conditional(let blocks): walkConditional(blocks, mode)
    case .other: break
    }
  }

  /// Walks the branches of `#if`. Their declarations remain visible after it.
  private func walkConditional(_ blocks: Run, _ mode: StatementMode) {
    for block in unit.tree.blocks[blocks.indices] {
      for statement in unit.tree.stmtList[block.indices] {
        announce(statement)
        walk(statement, block.count == 1 ? mode : partMode(mode))
      }
    }
  }

  private func walkExpr(_ expr: ExprID, _ mode: StatementMode) {
    if case .statement(let inner) = unit.tree[expr] { return walk(inner, mode) }
    switch mode {
    case .plain: visitIfNeeded(expr)
    case .builder(let builder):
      guard unit.mayContainKey(expr) else { return }
      build(expr, builder)
    case .value(let type): giveBack(expr, type)
    }
  }

  /// Types a returned value. It is skipped if its type is known and it has no literals that may be keys.
  private func giveBack(_ value: ExprID, _ type: TypeID) {
    guard unit.mayContainKey(value) || type.isOpen else { return }
    if !commit(value, type) { infer(value) }
  }

  private func walkReturn(_ value: ExprID?) {
    guard let value else { return }
    guard let expected = unit.returnTypes.last ?? nil else { return visitIfNeeded(value) }
    giveBack(value, expected)
  }

  private func walkBinding(_ pattern: PatternID, _ value: ExprID?, _ accessors: Run) {
    if let value {
      if case .typed(_, let ref) = unit.tree[pattern] {
        if unit.mayContainKey(value) || isContextual(value), !commit(value, instantiated(resolveHere(ref))) {
          infer(value)
        }
      } else if unit.mayContainKey(value) {
        infer(value)
      }
    }
    declare(pattern, value ?? ExprID.missing, .value)
    walkAccessors(accessors, pattern)
  }

  private func walkAccessors(_ accessors: Run, _ pattern: PatternID) {
    guard !accessors.isEmpty else { return }
    var type = TypeID.unknown
    if case .typed(_, let ref) = unit.tree[pattern] { type = resolveHere(ref) }
    walkAccessors(accessors, type: type, builder: nil)
  }

  /// Walks accessors: getters return `type`, setters and observers see the new or the old value as a local.
  func walkAccessors(_ accessors: Run, type: TypeID, builder: TypeID?) {
    for accessor in unit.tree.accessors[accessors.indices] {
      let depth = unit.locals.count
      unit.returnTypes.append(accessor.kind == .get ? type : void)
      switch accessor.kind {
      case .get:
        if let builder, !containsReturn(accessor.body) {
          walk(accessor.body, .builder(builder))
        } else {
          walkBody(accessor.body, type)
        }
      case .set, .willSet, .didSet:
        let value = accessor.kind == .didSet ? Name("oldValue") : Name("newValue")
        unit.locals.append(Local(name: accessor.parameter ?? value, source: .type(type)))
        walk(accessor.body, .plain)
      }
      unit.returnTypes.removeLast()
      unit.locals.cut(to: depth)
    }
  }

  /// Returns the type of a parameter inside its function: a variadic one is an array, an autoclosure a function.
  func inside(_ parameter: Signature.Parameter) -> TypeID {
    if parameter.isVariadic { return array(parameter.type) }
    if parameter.isAutoclosure, case .function = node(parameter.type) { return parameter.type }
    return parameter.isAutoclosure ? types.make(.function([], parameter.type)) : parameter.type
  }

  // MARK: Control flow

  private func walkConditions(_ conditions: Run) {
    for condition in unit.tree.conditions[conditions.indices] {
      switch condition {
      case .expr(let expr): visitIfNeeded(expr)
      case .optionalBinding(let pattern, let value): bindOptional(pattern, value)
      case .pattern(let pattern, let value):
        visitIfNeeded(value)
        walkPattern(pattern, value)
        declare(pattern, value, .value)
      case .availability: break
      }
    }
  }

  private func bindOptional(_ pattern: PatternID, _ value: ExprID?) {
    guard let value else { return rebind(pattern) }
    if case .typed(_, let ref) = unit.tree[pattern], unit.mayContainKey(value) {
      _ = commit(value, optional(resolveHere(ref)))
    } else {
      visitIfNeeded(value)
    }
    declare(pattern, value, .unwrapped)
  }

  /// Declares the variable of `if let name`: the unwrapped value of the existing name.
  private func rebind(_ pattern: PatternID) {
    guard case .name(let name) = unit.tree[pattern], name != .`self` else { return }
    var type = TypeID.unknown
    if case .value(let found) = meaning(of: name) { type = found }
    unit.locals.append(Local(name: name, source: .type(wrapped(type) ?? type)))
  }

  private func walkIf(_ statement: StmtID, _ mode: StatementMode) {
    let chain = IfChain(statement, in: unit.tree.stmts)
    for link in chain.links { walkBranch(link.conditions, link.then, mode) }
    if let otherwise = chain.otherwise { walk(otherwise, mode) }
  }

  private func walkBranch(_ conditions: Run, _ then: Run, _ mode: StatementMode) {
    let depth = unit.locals.count
    walkConditions(conditions)
    walk(then, mode)
    unit.locals.cut(to: depth)
  }

  /// Walks a `guard`. Its bindings are visible after it, but not in its `else` block.
  private func walkGuard(_ conditions: Run, _ otherwise: Run) {
    let depth = unit.locals.count
    walkConditions(conditions)
    let bound = unit.locals.cut(to: depth)
    walk(otherwise, .plain)
    for local in bound { unit.locals.append(local) }
  }

  private func walkFor(
    _ pattern: PatternID, _ sequence: ExprID, _ condition: ExprID?, _ body: Run, _ mode: StatementMode
  ) {
    if case .typed(_, let element) = unit.tree[pattern], unit.mayContainKey(sequence) {
      visitSequence(sequence, of: resolveHere(element))
    } else {
      visitIfNeeded(sequence)
    }
    let depth = unit.locals.count
    declare(pattern, sequence, .element)
    if let condition { visitIfNeeded(condition) }
    walk(body, partMode(mode))
    unit.locals.cut(to: depth)
  }

  /// Types the sequence of `for name: Key in ["a", "b"]`.
  private func visitSequence(_ sequence: ExprID, of element: TypeID) {
    if isContextual(sequence), commit(sequence, array(element)) { return }
    _ = solver.attempt { solver.convert(elementType(of: whole(sequence)), to: element) }
  }

  private func walkSwitch(_ subject: ExprID, _ cases: Run, _ mode: StatementMode) {
    visitIfNeeded(subject)
    for entry in unit.tree.cases[cases.indices] {
      let depth = unit.locals.count
      for element in unit.tree.patternList[entry.patterns.indices] {
        walkPattern(element.pattern, subject)
        declare(element.pattern, subject, .value)
      }
      if let condition = entry.condition { visitIfNeeded(condition) }
      walk(entry.body, mode)
      unit.locals.cut(to: depth)
    }
  }

  /// Types the literals in expression patterns. They have the type of the matched value.
  private func walkPattern(_ pattern: PatternID, _ subject: ExprID) {
    guard mayContainKey(pattern) else { return }
    walkPattern(pattern, of: whole(subject))
  }

  private func mayContainKey(_ pattern: PatternID) -> Bool {
    switch unit.tree[pattern] {
    case .expr(let expr): unit.mayContainKey(expr)
    case .tuple(let run), .enumCase(_, _, let run):
      unit.tree.patternList[run.indices].contains { mayContainKey($0.pattern) }
    case .optional(let inner): mayContainKey(inner)
    default: false
    }
  }

  private func walkPattern(_ pattern: PatternID, of type: TypeID) {
    switch unit.tree[pattern] {
    case .expr(let expr):
      guard unit.mayContainKey(expr) else { return }
      prepare(expr)
      commitPattern(expr, type)
    case .optional(let inner): walkPattern(inner, of: wrapped(type) ?? type)
    case .tuple(let run):
      guard case .tuple(let fields) = node(type) else { return }
      walkPatterns(run, of: fields.map(\.type))
    case .enumCase(_, let name, let run): walkPatterns(run, of: payloadTypes(name, pattern, type))
    default: break
    }
  }

  private func walkPatterns(_ run: Run, of types: [TypeID]) {
    for (element, type) in zip(unit.tree.patternList[run.indices], types) { walkPattern(element.pattern, of: type) }
  }

  private func commitPattern(_ expr: ExprID, _ type: TypeID) {
    if case .optionalChain(let inner) = unit.tree[expr] {
      _ = commit(inner, wrapped(type) ?? type)
    } else if !commit(expr, type) {
      match(expr, with: type)
    }
  }
}
