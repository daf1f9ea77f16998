import SwiftParsing

extension ConstraintSolver {
  func freshVariable(_ literal: LiteralKind? = nil, constraints: [TypeID] = []) -> TypeID {
    variables.append(VariableState(literal: literal, constraints: constraints))
    return .variable(Int32(variables.count - 1))
  }

  /// Returns the type at the end of a chain of bound variables, for a type that may be such a variable.
  func simplifiedOpen(_ type: TypeID) -> TypeID {
    var type = type
    while let number = type.variableNumber {
      guard let binding = variables[Int(number)].binding else { return type }
      type = binding
    }
    if type.isOpen, case .member(let base, let name) = types[type], base.isOpen {
      let pruned = simplified(base)
      if pruned != base { return simplified(facts.memberType(pruned, name)) }
    }
    return type
  }

  /// Returns the number of an unbound variable.
  func variable(_ type: TypeID) -> Int32? { simplified(type).variableNumber }

  func change(_ number: Int32, _ edit: (inout VariableState) -> Void) {
    var state = variables[Int(number)]
    trail.append(TrailEntry(variable: number, old: state))
    edit(&state)
    variables[Int(number)] = state
  }

  /// Returns whether a type is the undecided type of `nil`.
  func isNull(_ type: TypeID) -> Bool { variable(type).map { variables[Int($0)].literal == .null } ?? false }

  /// Marks the literals of which a closure with statements makes its result.
  func noteLateLiterals(in type: TypeID) {
    switch node(type) {
    case .variable(let number):
      if variables[Int(number)].literal != nil { change(number) { $0.isLate = true } }
    case .nominal(_, let arguments): for argument in arguments where argument.isOpen { noteLateLiterals(in: argument) }
    case .tuple(let fields): for field in fields where field.type.isOpen { noteLateLiterals(in: field.type) }
    default: break
    }
  }

  /// Returns whether a type contains the undecided type of a string literal.
  func hasOpenTexts(_ type: TypeID) -> Bool {
    guard type.isOpen else { return false }
    switch node(type) {
    case .variable(let number):
      let literal = variables[Int(number)].literal
      return literal == .string || literal == .interpolated
    case .nominal(_, let arguments): return arguments.contains(where: hasOpenTexts)
    case .tuple(let fields): return fields.contains { hasOpenTexts($0.type) }
    case .function(_, let result): return hasOpenTexts(result)
    default: return false
    }
  }

  /// Gives the string literals on which a type depends their default type. The compiler types the statements of a
  /// closure after the literals outside of it.
  func bindOpenTexts(in type: TypeID) {
    guard hasOpenTexts(type) else { return }
    switch node(type) {
    case .variable(let number):
      if let preferred = defaultType(of: variables[Int(number)]) { _ = attempt { bind(number, to: preferred) } }
    case .nominal(_, let arguments): arguments.forEach(bindOpenTexts)
    case .tuple(let fields): for field in fields { bindOpenTexts(in: field.type) }
    default: break
    }
  }

  /// Undoes all bindings since `mark`.
  func undo(to mark: Int) {
    while trail.count > mark {
      let entry = trail.removeLast()
      variables[Int(entry.variable)] = entry.old
    }
  }

  /// Keeps the bindings since `mark` of the variables from `first` on: they are not undone.
  func settle(from first: Int, since mark: Int) {
    let kept = trail[mark...].filter { Int($0.variable) < first }
    trail.replaceSubrange(mark..., with: kept)
  }

  /// Returns the default type of a variable: the literal's default type or its only constraint, or `nil` if it has
  /// none.
  func defaultType(of state: VariableState) -> TypeID? {
    guard let literal = state.literal else { return state.constraints.count == 1 ? state.constraints[0] : nil }
    let preferred = defaultType(of: literal)
    guard let preferred else { return nil }
    if state.constraints.allSatisfy({ facts.meets(preferred, $0) }) { return preferred }
    let alternatives: [DeclID?] =
      switch literal {
      case .integer: [known.double, known.cgFloat]
      case .string: [known.character, known.substring]
      default: []
      }
    for alternative in alternatives where alternative != nil {
      let type = nominal(alternative)
      if state.constraints.allSatisfy({ facts.meets(type, $0) }) { return type }
    }
    return nil
  }

  private func defaultType(of literal: LiteralKind) -> TypeID? {
    switch literal {
    case .integer: int
    case .float: nominal(known.double)
    case .string, .interpolated: string
    case .boolean: bool
    case .null: nil
    }
  }

  /// Binds an unbound variable to a type. Returns `false` if the type does not fit the variable.
  func bind(_ number: Int32, to type: TypeID) -> Bool {
    let type = simplified(type)
    if case .variable(let other) = types[type] { return other == number || merge(number, other) }
    if type.isUnknown { return bindUnknown(number, to: type) }
    var extent = Extent()
    let state = variables[Int(number)]
    let isOfItself = occurs(number, in: type, &extent)
    if isOfItself || state.literal != nil, case .member(let base, _) = types[type], isPending(base) {
      return postpone(type, types.make(.variable(number)))
    }
    // The constraints also apply to the associated type.
    if !state.constraints.isEmpty, case .member(let base, _) = types[type], isPending(base) {
      return postpone(type, types.make(.variable(number)))
    }
    guard !isOfItself else { return false }
    guard extent.isFollowed else { return bindUnknown(number, to: .oversized) }
    guard state.constraints.allSatisfy({ facts.meets(type, $0) }) else { return false }
    if type.isOpen, state.literal != nil, state.literal != .null, let wrapped = openWrapped(type) {
      return wrap(number, state, in: type, wrapped)
    }
    if let literal = state.literal {
      guard accepts(type, literal, state) else { return false }
      if let preferred = defaultType(of: literal), preferred != type, !state.isLate { score.nonDefaultLiterals += 1 }
      if !isSendable(type), state.constraints.contains(where: asksForSendable) { score.missingConformances += 1 }
      if literal == .interpolated, !state.isLate { noteInterpolations(type, state) }
    }
    guard state.constraints.allSatisfy({ adoptPrimary(type, $0) }) else { return false }
    change(number) { $0.binding = type }
    return true
  }

  /// Returns the wrapped type of an optional if it is a variable.
  private func openWrapped(_ type: TypeID) -> TypeID? { wrapped(type).flatMap { variable($0) == nil ? nil : $0 } }

  /// Binds a literal's variable to an optional whose wrapped type is open: that type is the literal's.
  private func wrap(_ number: Int32, _ state: VariableState, in type: TypeID, _ wrapped: TypeID) -> Bool {
    let value = freshVariable()
    if let inner = value.variableNumber {
      variables[Int(inner)] = state
      variables[Int(inner)].constraints = []
    }
    score.optionalInjections += 1
    guard unify(value, wrapped) else { return false }
    change(number) { $0.binding = type }
    return true
  }

  private func isSendable(_ type: TypeID) -> Bool {
    declaration(of: type).map { index.isProject($0) || !SpecialNames.unsendable.contains(index[$0].name) } ?? true
  }

  private func asksForSendable(_ constraint: TypeID) -> Bool {
    if case .composition(let parts) = types[constraint] { return parts.contains(where: asksForSendable) }
    return declaration(of: constraint).map { !index.isProject($0) && index[$0].name == SpecialNames.sendable } ?? false
  }

  /// Adds to the score if other types have more specialized overloads for a literal's interpolations.
  private func noteInterpolations(_ type: TypeID, _ state: VariableState) {
    guard let interpolations, let decl = declaration(of: type) else { return }
    let isKey = index[decl].flags.contains(.isLocalizable)
    guard isKey || decl == known.substring || index.isProject(decl) && hasDefaultInterpolations(type) else { return }
    switch (isKey, state.literals.contains { interpolations.interpolatesText($0) }) {
    case (true, false): score.generalKeys += 1
    case (false, true): score.interpolatedSubstrings += 1
    case (true, true), (false, false): break
    }
  }

  /// Returns whether a type has the interpolations of strings.
  private func hasDefaultInterpolations(_ type: TypeID) -> Bool {
    let name = Name("StringInterpolation")
    return facts.memberType(type, name) == facts.memberType(string, name)
  }

  private func bindUnknown(_ number: Int32, to type: TypeID) -> Bool {
    if variables[Int(number)].literal != nil { score.unknowns += 1 }
    change(number) { $0.binding = type }
    return true
  }

  /// Returns whether a variable occurs in a type.
  ///
  /// - Parameter extent: the extent of the enclosing type. The extent of `type`, with bound variables replaced, is
  ///   added to it.
  private func occurs(_ number: Int32, in type: TypeID, _ extent: inout Extent) -> Bool {
    let type = simplified(type)
    guard type.isOpen, extent.isFollowed else {
      extent.add(types.extent(of: type))
      return false
    }
    var own = Extent()
    defer { extent.add(own) }
    switch types[type] {
    case .variable(let other): return other == number
    case .nominal(_, let arguments): return arguments.contains { occurs(number, in: $0, &own) }
    case .tuple(let fields): return fields.contains { occurs(number, in: $0.type, &own) }
    case .function(let fields, let result):
      return occurs(number, in: result, &own) || fields.contains { occurs(number, in: $0.type, &own) }
    case .metatype(let instance): return occurs(number, in: instance, &own)
    case .member(let base, _): return occurs(number, in: base, &own)
    default: return false
    }
  }

  /// Merges two unbound variables.
  private func merge(_ first: Int32, _ second: Int32) -> Bool {
    // The older one remains, so that merging many variables does not make a long chain.
    let a = max(first, second)
    let b = min(first, second)
    let from = variables[Int(a)]
    var into = variables[Int(b)]
    if let literal = from.literal {
      into.isLate = from.isLate && (into.isLate || into.literal == nil)
      into.isCharacter = from.isCharacter && (into.isCharacter || into.literal == nil)
      guard let joined = join(literal, into.literal) else { return false }
      into.literal = joined
    }
    for constraint in from.constraints where !into.constraints.contains(constraint) {
      into.constraints.append(constraint)
    }
    into.literals += from.literals
    into.isOfUnknown = into.isOfUnknown || from.isOfUnknown
    change(b) { $0 = into }
    change(a) { $0.binding = .variable(b) }
    if into.literal != nil, into.literal != .null, !into.constraints.isEmpty {
      guard let chosen = defaultType(of: into) else { return false }
      // Only a key could have the interpolations, and a key is not a sequence.
      if into.constraints.contains(where: facts.asksForSequence),
        !into.literals.allSatisfy({ interpolations?.acceptsInterpolations(of: $0, as: chosen) ?? true })
      {
        return false
      }
      if chosen != defaultType(of: into.literal!), !into.isLate { score.nonDefaultLiterals += 1 }
    }
    return true
  }

  private func join(_ a: LiteralKind, _ b: LiteralKind?) -> LiteralKind? {
    guard let b, a != b else { return a }
    switch (a, b) {
    case (.integer, .float), (.float, .integer): return .float
    case (.string, .interpolated), (.interpolated, .string): return .interpolated
    default: return nil
    }
  }

  /// Returns whether a literal may have a type.
  private func accepts(_ type: TypeID, _ literal: LiteralKind, _ state: VariableState) -> Bool {
    let proto: DeclID? =
      switch literal {
      case .integer: known.integerLiteral
      case .float: known.floatLiteral
      case .string: state.isCharacter ? known.unicodeScalarLiteral : known.stringLiteral
      case .interpolated: known.stringInterpolation
      case .null: known.nilLiteral
      case .boolean: known.booleanLiteral
      }
    guard let proto else { return true }
    if literal != .null, case .nominal(let decl, let arguments) = types[type], decl == known.optional {
      // The literal is wrapped: in `Box("a")` of type `Box<Key?>` it is a `Key`.
      score.optionalInjections += 1
      return arguments.first.map { accepts(simplified($0), literal, state) } ?? false
    }
    switch types[type] {
    case .nominal, .parameter, .selfType, .member:
      guard facts.conforms(type, to: proto) else { return literal == .integer && conformsToFloat(type) }
    default: return false
    }
    return state.literals.allSatisfy { interpolations?.acceptsInterpolations(of: $0, as: type) ?? true }
  }

  private func conformsToFloat(_ type: TypeID) -> Bool {
    known.floatLiteral.map { facts.conforms(type, to: $0) && declaration(of: type) == known.cgFloat } ?? false
  }
}
