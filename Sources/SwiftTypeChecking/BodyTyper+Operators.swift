import SwiftParsing

/// The operators whose result follows from the language's own rules.
enum Operators {
  private static let comparisons: Set<Name> = [
    Name("=="), Name("!="), Name("<"), Name(">"), Name("<="), Name(">="), Name("==="), Name("!=="), Name("~="),
  ]
  private static let logic: Set<Name> = [Name("&&"), Name("||")]
  private static let arithmetic: Set<Name> = [
    Name("+"), Name("-"), Name("*"), Name("/"), Name("%"), Name("&+"), Name("&-"), Name("&*"), Name("&"), Name("|"),
    Name("^"),
  ]
  private static let shifts: Set<Name> = [Name("<<"), Name(">>"), Name("&<<"), Name("&>>")]
  private static let ranges: [Name: StaticString] = [Name("..<"): "Range", Name("..."): "ClosedRange"]

  static func isComparison(_ op: Name) -> Bool { comparisons.contains(op) }
  static func isLogic(_ op: Name) -> Bool { logic.contains(op) }
  static func isArithmetic(_ op: Name) -> Bool { arithmetic.contains(op) }
  static func isShift(_ op: Name) -> Bool { shifts.contains(op) }
  static func range(_ op: Name) -> StaticString? { ranges[op] }
}

extension BodyTyper {
  func inferBinary(_ op: Name, _ a: ExprID, _ b: ExprID, _ expr: ExprID) -> TypeID {
    if op == BodyTyper.coalescing { return inferCoalescing(a, b) }
    if Operators.isLogic(op), !isRedefined(op) {
      _ = commit(a, bool)
      _ = commit(b, bool)
      return bool
    }
    if Operators.isComparison(op), !isRedefined(op) { return inferComparison(op, a, b, expr) }
    prepare(a)
    prepare(b)
    if let type = inferArithmetic(op, a, b) { return type }
    if let range = Operators.range(op), !isProjectOperator(op) { return inferRange(range, a, b) }
    return resolveOperator(op, [a, b], expr, flags: [])
  }

  private func isProjectOperator(_ op: Name) -> Bool { facts.operatorFunctions(op).contains { index.isProject($0) } }

  /// Returns whether the project declares a comparison or logical operator with another result than `Bool`.
  private func isRedefined(_ op: Name) -> Bool {
    facts.derived(facts.tables.redefinedOperators, op) {
      facts.operatorFunctions(op).contains { index.isProject($0) && facts.signature(of: $0).result != bool }
    }
  }

  private func inferCoalescing(_ a: ExprID, _ b: ExprID) -> TypeID {
    if dependsOnPlace(a) {
      let type = solver.freshVariable()
      prepare(a)
      prepare(b)
      _ = solver.attempt { check(b, type, commits: true) && check(a, optional(type), commits: true) }
      return type
    }
    let left = whole(a)
    // A closure's parameter for which `nil` is passed.
    if solver.isNull(left) { _ = solver.attempt { solver.unify(left, optional(solver.freshVariable())) } }
    let inner = wrapped(left) ?? left
    prepare(b)
    if isUnknown(inner), let type = typeOfSubstitute(b) { return type }
    if isSeparable(b), let decl = declaration(of: inner), index[decl].flags.contains(.isLocalizable) {
      let any = types.make(.composition([]))
      _ = commit(b, any)
      return any
    }
    if solver.attempt({ check(b, inner, commits: true) }) { return inner }
    if solver.attempt({ check(b, optional(inner), commits: true) }) { return optional(inner) }
    return isUnknown(inner) ? infer(b) : solver.join([inner, whole(b)]) ?? inner
  }

  /// Returns the type of `a ?? b` for an `a` of unknown type: the type of `b`, which `a` wraps. If `b` is a string
  /// literal, the type is `String`, because a string literal is not a substitute for a number.
  private func typeOfSubstitute(_ expr: ExprID) -> TypeID? {
    if isStringLiteral(expr) {
      markUntyped(expr)
      environment.usedInference = true
      return string
    }
    guard !isContextual(expr), !isLiteral(expr) else { return nil }
    let type = whole(expr)
    guard wrapped(type) == nil, !type.isOpen, !isUnknown(type) else { return nil }
    environment.usedInference = true
    return type
  }

  func isStringLiteral(_ expr: ExprID) -> Bool {
    switch unit.tree[expr] {
    case .string: true
    case .paren(let inner): isStringLiteral(inner)
    default: false
    }
  }

  private func inferComparison(_ op: Name, _ a: ExprID, _ b: ExprID, _ expr: ExprID) -> TypeID {
    prepare(a)
    prepare(b)
    let mixed = mixedOverloads(op, a, b)
    if !mixed.isEmpty {
      return call(mixed, [a, b].map { CallArgument(expr: $0) }, expr, expected: nil, ignoresLabels: true)
    }
    if isContextual(a) || isDecidedByResult(a) && !isLiteral(b), !isContextual(b) {
      _ = commit(a, whole(b))
    } else if isContextual(b) || isLiteral(b) || isDecidedByResult(b) {
      let left = whole(a)
      if !commit(b, left), wrapped(left) == nil { _ = commit(b, optional(left)) }
    } else {
      let left = whole(a)
      let right = whole(b)
      _ = solver.attempt { solver.convert(left, to: right) } || solver.attempt { solver.convert(right, to: left) }
    }
    return bool
  }

  /// Returns the project's overloads of a comparison that take two types, of which one operand has one and the other
  /// operand does not.
  private func mixedOverloads(_ op: Name, _ a: ExprID, _ b: ExprID) -> [Candidate] {
    let all = facts.derived(facts.tables.mixedOperators, op) {
      facts.few(facts.operatorFunctions(op)) { decl in
        let parameters = facts.signature(of: decl).parameters
        return index.isProject(decl) && parameters.count == 2 && parameters[0].type != parameters[1].type
      }
    }
    guard !all.isEmpty, all.count <= DeclarationFacts.fewCandidates else { return [] }
    guard !isDecidedByResult(a), !isDecidedByResult(b) else { return [] }
    let given = [a, b].map { isContextual($0) || isLiteral($0) ? nil : declaration(of: whole($0)) }
    guard given[0] != given[1] else { return [] }
    let found = all.filter { decl in
      let parameters = facts.signature(of: decl).parameters
      return zip(parameters, zip(given, [a, b])).allSatisfy { parameter, operand in
        operand.0.map { $0 == declaration(of: parameter.type) }
          ?? (isContextual(operand.1) || solver.mayConvert(whole(operand.1), to: parameter.type))
      }
    }
    return operatorCandidates(found)
  }

  /// Returns the type of an operation on numbers. Both operands have one type, and literals adapt to the other operand.
  private func inferArithmetic(_ op: Name, _ a: ExprID, _ b: ExprID) -> TypeID? {
    if Operators.isShift(op) {
      let left = infer(a)
      return isNumber(left) ? left : nil
    }
    guard Operators.isArithmetic(op) else { return nil }
    if startsImplicitly(b), !isContextual(a) { return inferConstant(b, beside: a) }
    if startsImplicitly(a), !isContextual(b) { return inferConstant(a, beside: b) }
    if op == Name("+"), isTextSum(a, b) { return commit(a, string) && commit(b, string) ? string : nil }
    guard !isContextual(a), !isContextual(b) else { return nil }
    if op == Name("+") { commitText([a, b]) }
    commitNumber(a, beside: b)
    commitNumber(b, beside: a)
    let left = whole(a)
    let right = whole(b)
    if isUnknown(left) || isUnknown(right) { return inferBesideUnknown(left, right) }
    if op == Name("+"), let joined = inferConcatenation(left, right) { return joined }
    guard isNumber(left), isNumber(right) else { return nil }
    if solver.attempt({ solver.unify(left, right) }) { return left }
    let score = solver.score
    defer { solver.score = score }
    return solver.attempt({ solver.convert(left, to: right) }) ? right : nil
  }

  /// Types operands of `+` whose results may be strings, if the other operands are strings: `name + tone("a")`. An
  /// interpolated value is the only operand.
  func commitText(_ operands: [ExprID]) {
    let decided = operands.filter(isDecidedByResult)
    guard !decided.isEmpty, operands.allSatisfy({ isDecidedByResult($0) || isText(whole($0)) }) else { return }
    for operand in decided {
      let score = onTrial { if !check(operand, string, commits: false) { solver.score.mismatches += 1 } }
      if score.mismatches == 0 { _ = commit(operand, string) }
    }
  }

  /// Types an operand whose result may be a number, if the other operand is a number: `count("a") + 1`.
  private func commitNumber(_ operand: ExprID, beside other: ExprID) {
    guard isDecidedByResult(operand), !isDecidedByResult(other), isNumber(whole(other)) else { return }
    _ = commit(operand, whole(other))
  }

  /// Returns the type of `x * .pi`: the implicit member is a member of the other operand's type.
  private func inferConstant(_ member: ExprID, beside other: ExprID) -> TypeID? {
    let type = solver.resolved(whole(other))
    guard isNumber(type) else { return nil }
    if case .implicitMember(let name) = unit.tree[member], facts.typeMembers(named: name, of: type).isEmpty,
      solver.variable(whole(other)) != nil, solver.attempt({ solver.unify(whole(other), solver.freshVariable(.float)) })
    {
      // An integer literal combined with `.pi` is a floating-point number.
      return commit(member, nominal(known.double)) ? whole(other) : nil
    }
    return commit(member, type) ? type : nil
  }

  /// Returns the type of an operation with one operand of unknown type. The unknown operand is assumed to be a number
  /// or string if the other one is. Otherwise, the result is unknown.
  private func inferBesideUnknown(_ left: TypeID, _ right: TypeID) -> TypeID {
    let other = isUnknown(left) ? right : left
    if isText(other) { return solver.attempt { solver.unify(other, string) } ? string : .unknown }
    guard isNumber(other) else { return .unknown }
    if let number = solver.variable(other) { solver.change(number) { $0.isOfUnknown = true } }
    return other
  }

  /// Returns the type of strings joined by `+`. This common case needs no overload resolution.
  private func inferConcatenation(_ left: TypeID, _ right: TypeID) -> TypeID? {
    guard isText(left), isText(right) else { return nil }
    guard solver.attempt({ solver.unify(left, string) && solver.unify(right, string) }) else { return nil }
    return string
  }

  private func isText(_ type: TypeID) -> Bool {
    guard let number = solver.variable(type) else { return declaration(of: type) == known.string }
    let literal = solver.variables[Int(number)].literal
    return literal == .string || literal == .interpolated
  }

  private func isNumber(_ type: TypeID) -> Bool {
    switch node(type) {
    case .variable(let number):
      let literal = solver.variables[Int(number)].literal
      return literal == .integer || literal == .float
    case .nominal(let decl, let arguments):
      return arguments.isEmpty && !isProtocol(decl) && !index.isProject(decl)
        && known.integerLiteral.map { facts.conforms(type, to: $0) } == true
        && facts.topLevel(Name("Numeric")).first.map { facts.conforms(type, to: $0) } == true
    default: return false
    }
  }

  private func inferRange(_ name: StaticString, _ a: ExprID, _ b: ExprID) -> TypeID {
    let bound = solver.freshVariable()
    if isDecidedByResult(a) != isDecidedByResult(b), !isContextual(a), !isContextual(b) {
      let (known, decided) = isDecidedByResult(a) ? (b, a) : (a, b)
      _ = solver.attempt { solver.convert(whole(known), to: bound) } && commit(decided, bound)
    }
    if !isContextual(a) { _ = solver.attempt { solver.convert(whole(a), to: bound) } }
    if !isContextual(b), !solver.attempt({ solver.convert(whole(b), to: bound) }) {
      _ = solver.attempt { solver.convert(bound, to: whole(b)) }
    }
    return nominal(facts.topLevel(Name(name)).first, [bound])
  }

  func inferPrefix(_ op: Name, _ operand: ExprID, _ expr: ExprID) -> TypeID {
    if isProjectOperator(op) {
      let type = resolveOperator(op, [operand], expr, flags: .isPrefixOperator)
      if !isUnknown(type) { return type }
    }
    let type = whole(operand)
    if op == Name("!") { return bool }
    if op == Name("...") || op == Name("..<") {
      return nominal(facts.topLevel(Name(op == Name("...") ? "PartialRangeThrough" : "PartialRangeUpTo")).first, [type])
    }
    return type
  }

  func inferPostfix(_ op: Name, _ operand: ExprID, _ expr: ExprID) -> TypeID {
    if op == Name("...") { return nominal(facts.topLevel(Name("PartialRangeFrom")).first, [whole(operand)]) }
    return resolveOperator(op, [operand], expr, flags: .isPostfixOperator)
  }

  /// Types a pattern that only an overload of `~=` can compare with the matched value.
  func match(_ pattern: ExprID, with type: TypeID) {
    let found = overloads(of: Name("~="), 2).filter {
      index.isProject($0.decl) && solver.mayConvert(type, to: facts.signature(of: $0.decl).parameters[1].type)
    }
    guard !found.isEmpty else { return }
    let arguments = [CallArgument(expr: pattern), CallArgument(type: type)]
    _ = call(found, arguments, nil, expected: nil, ignoresLabels: true)
  }

  func resolveOperator(
    _ op: Name, _ operands: [ExprID], _ expr: ExprID, flags: DeclarationFlags, expected: TypeID? = nil
  ) -> TypeID {
    let candidates = overloads(of: op, operands.count, flags)
    guard !candidates.isEmpty else {
      for operand in operands { prepare(operand) }
      return .unknown
    }
    let arguments = operands.map { CallArgument(expr: $0) }
    return call(
      candidates, arguments, expr, expected: expected, ignoresLabels: true, prefersExact: !isProjectOperatorOnly(op))
  }

  /// Returns whether only the project declares an operator. The compiler compares the overloads of other operators with
  /// the types of the operands.
  func isProjectOperatorOnly(_ op: Name) -> Bool { facts.operatorFunctions(op).allSatisfy(index.isProject) }

  /// Returns the overloads of an operator with a given number of operands.
  ///
  /// - Parameter flags: whether it is a prefix or postfix operator.
  func overloads(of op: Name, _ count: Int, _ flags: DeclarationFlags = []) -> [Candidate] {
    let fixities: DeclarationFlags = [.isPrefixOperator, .isPostfixOperator]
    return operatorCandidates(
      facts.operatorFunctions(op).filter {
        index[$0].parameters.count == count && index[$0].flags.intersection(fixities) == flags
      })
  }

  private func operatorCandidates(_ found: [DeclID]) -> [Candidate] {
    found.map { decl in
      guard let owner = index.owner(decl) else { return Candidate(decl: decl) }
      return Candidate(decl: decl, receiver: operatorReceiver(owner), instantiatesReceiver: !isProtocol(owner))
    }
  }

  /// Returns the receiver of an operator. If a protocol declares it, `Self` is a fresh type variable, which the
  /// operands bind.
  private func operatorReceiver(_ owner: DeclID) -> TypeID {
    isProtocol(owner) ? solver.freshVariable(constraints: [nominal(owner)]) : facts.selfType(of: owner)
  }
}
