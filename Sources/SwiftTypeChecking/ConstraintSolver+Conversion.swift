import SwiftParsing

// Conversion: decides whether a value of a single type converts to another type, and binds type variables.
extension ConstraintSolver {
  /// Makes two types equal by binding type variables. Returns `false` if they cannot be equal.
  func unify(_ a: TypeID, _ b: TypeID) -> Bool {
    let a = simplified(a)
    let b = simplified(b)
    if a == b { return true }
    if let number = variable(a) { return bind(number, to: b) }
    if let number = variable(b) { return bind(number, to: a) }
    switch (types[a], types[b]) {
    case (.unknown, _), (_, .unknown): return true
    case (.member(let base, _), _) where isPending(base): return postpone(a, b)
    case (_, .member(let base, _)) where isPending(base): return postpone(b, a)
    default: return haveSameParts(a, b) { unify($0, $1) }
    }
  }

  func postpone(_ member: TypeID, _ type: TypeID) -> Bool {
    deferred.append((member, type))
    return true
  }

  /// Unifies postponed equations whose type variables are bound by now. Returns `false` if one does not hold.
  func solveDeferred() -> Bool {
    let pending = deferred
    deferred = []
    var holds = true
    for (member, type) in pending {
      let found = simplified(member)
      if case .member(let base, _) = types[found], isPending(base) {
        deferred.append((member, type))
      } else if !unify(found, type) {
        holds = false
      }
    }
    return holds
  }

  func convert(_ from: TypeID, to target: TypeID) -> Bool {
    let from = simplified(from)
    let target = simplified(target)
    if from == target { return true }
    switch types[target] {
    case .unknown:
      score.unknowns += 1
      forget(from)
      return true
    case .variable(let number): return convert(from, toVariable: number)
    case .nominal(let decl, let arguments):
      if decl == known.optional, let wrapped = arguments.first { return convert(from, toOptional: wrapped, target) }
      if isProtocol(decl) { return convert(from, toExistential: target) }
    case .composition: return convert(from, toExistential: target)
    default: break
    }
    switch types[from] {
    case .unknown:
      score.unknowns += 1
      return true
    case .variable(let number): return bind(number, to: target)
    default: return convertStructure(from, target)
    }
  }

  /// Gives a string literal with an unknown contextual type the unknown type: it may be a key.
  private func forget(_ type: TypeID) {
    guard case .variable(let number) = types[type] else { return }
    switch variables[Int(number)].literal {
    case .string, .interpolated: change(number) { $0.binding = .unknown }
    case .integer, .float, .null, .boolean, nil: break
    }
  }

  private func convert(_ from: TypeID, toVariable number: Int32) -> Bool {
    guard case .unknown = types[from] else { return bind(number, to: from) }
    score.unknowns += 1
    if !variables[Int(number)].isOfUnknown { change(number) { $0.isOfUnknown = true } }
    return true
  }

  private func convert(_ from: TypeID, toOptional wrapped: TypeID, _ target: TypeID) -> Bool {
    switch types[from] {
    case .unknown:
      score.unknowns += 1
      return true
    case .variable(let number):
      if variables[Int(number)].literal == .null { return bind(number, to: target) }
      // A generic parameter becomes the optional itself.
      if variables[Int(number)].literal == nil, attempt({ bind(number, to: target) }) { return true }
      if !variables[Int(number)].isLate { score.optionalInjections += 1 }
      return convert(from, to: wrapped)
    case .nominal(let decl, let arguments) where decl == known.optional:
      return convert(arguments.first ?? .unknown, to: wrapped)
    default:
      score.optionalInjections += 1
      return convert(from, to: wrapped)
    }
  }

  private func convert(_ from: TypeID, toExistential target: TypeID) -> Bool {
    switch types[from] {
    case .unknown:
      score.unknowns += 1
      return true
    case .variable(let number):
      let state = variables[Int(number)]
      guard state.literal != nil else { return bind(number, to: target) }
      guard let preferred = defaultType(of: state) else { return state.literal == .null }
      return facts.meets(preferred, target)
        && state.literals.allSatisfy { interpolations?.acceptsInterpolations(of: $0, as: preferred) ?? true }
    default:
      score.existentials += 1
      return facts.meets(from, target) && adoptPrimary(from, target)
    }
  }

  /// Makes the associated types of a value equal to the arguments of a contextual type `some P<T>`. Returns
  /// `false` if they cannot be equal.
  func adoptPrimary(_ from: TypeID, _ target: TypeID) -> Bool {
    guard case .nominal(let proto, let arguments) = types[target], !arguments.isEmpty, target.isOpen || from.isOpen
    else { return true }
    let parameters = index.outline(proto).tree.generics[index[proto].generics.indices]
    return zip(parameters, arguments).allSatisfy { unify($1, facts.memberType(from, $0.name)) }
  }

  private func convertStructure(_ from: TypeID, _ target: TypeID) -> Bool {
    switch (types[from], types[target]) {
    case (.nominal(let x, let lhs), .nominal(let y, let rhs)):
      if x == y { return convertArguments(x, lhs, rhs) }
      return convertNominal(x, y, from, target)
    case (.function(let lhs, let x), .function(let rhs, let y)):
      return convertFunction(lhs, x, rhs, y)
    case (.tuple(let lhs), .tuple(let rhs)):
      return lhs.count == rhs.count && zip(lhs, rhs).allSatisfy { convert($0.type, to: $1.type) }
    case (.tuple(let lhs), _) where lhs.count == 1: return convert(lhs[0].type, to: target)
    case (.metatype(let x), .metatype(let y)): return convert(x, to: y)
    case (.parameter, .nominal(let y, _)), (.member, .nominal(let y, _)), (.selfType, .nominal(let y, _)):
      return index[y].kind == .class ? facts.isSubclass(from, of: y) : unify(from, target)
    default: return unify(from, target)
    }
  }

  /// Converts the arguments of a generic type. The arguments of collections convert one by one. For other types they
  /// must be equal.
  private func convertArguments(_ decl: DeclID, _ from: [TypeID], _ target: [TypeID]) -> Bool {
    guard from.count == target.count else { return true }
    if decl == known.array || decl == known.set || decl == known.dictionary {
      return zip(from, target).allSatisfy { convert($0, to: $1) }
    }
    return zip(from, target).allSatisfy { unify($0, $1) }
  }

  private func convertNominal(_ x: DeclID, _ y: DeclID, _ from: TypeID, _ target: TypeID) -> Bool {
    if (x == known.cgFloat && y == known.double) || (x == known.double && y == known.cgFloat) {
      score.valueConversions += 1
      return true
    }
    if y == known.anyHashable { return known.anyHashable != nil }
    if x == known.never { return true }
    if isKeyPath(x), isKeyPath(y) {
      return zip(arguments(of: from), arguments(of: target)).allSatisfy { unify($0, $1) }
    }
    guard let parent = facts.lineage(of: from).dropFirst().first(where: { declaration(of: $0) == y }) else {
      return false
    }
    return zip(arguments(of: parent), arguments(of: target)).allSatisfy { unify($0, $1) }
  }

  private func convertFunction(_ lhs: [FunctionField], _ x: TypeID, _ rhs: [FunctionField], _ y: TypeID) -> Bool {
    let isVoid = node(y) == .tuple([])
    guard lhs.count == rhs.count else {
      guard rhs.count == 1, case .tuple(let fields) = node(rhs[0].type), fields.count == lhs.count else { return false }
      return zip(lhs, fields).allSatisfy { convert($1.type, to: $0.type) } && (isVoid || convert(x, to: y))
    }
    return zip(lhs, rhs).allSatisfy { convert($1.type, to: $0.type) } && (isVoid || convert(x, to: y))
  }

  /// Returns the only type that values of several types convert to, or `nil` if none is found.
  func join(_ list: [TypeID]) -> TypeID? {
    guard var result = list.first else { return nil }
    for type in list.dropFirst() {
      guard let joined = join(result, type) else { return nil }
      result = joined
    }
    return result
  }

  private func join(_ a: TypeID, _ b: TypeID) -> TypeID? {
    if attempt({ convert(b, to: a) }) { return a }
    if attempt({ convert(a, to: b) }) { return b }
    if let number = variable(a), variables[Int(number)].literal == .null { return joinNull(with: b) }
    if let number = variable(b), variables[Int(number)].literal == .null { return joinNull(with: a) }
    if wrapped(a) == nil, wrapped(b) == nil { return commonSuperclass(a, b) }
    return nil
  }

  private func joinNull(with type: TypeID) -> TypeID { wrapped(type) == nil ? optional(type) : type }

  private func commonSuperclass(_ a: TypeID, _ b: TypeID) -> TypeID? {
    let others = Array(facts.lineage(of: b))
    let classes = Set(others.compactMap { declaration(of: $0) })
    // An unknown type may have any superclass or protocol.
    let isOpen = others.last.map { declaration(of: $0) == nil } ?? true
    return facts.lineage(of: a).dropFirst().first { parent in
      declaration(of: parent).map { classes.contains($0) || isOpen && facts.isSubclass(b, of: $0) } ?? false
    }
  }

  /// Runs `body`. If it fails, its bindings, its score and its postponed equations are undone.
  func attempt(_ body: () -> Bool) -> Bool {
    let mark = trail.count
    let before = score
    let pending = deferred
    if body() { return true }
    undo(to: mark)
    score = before
    deferred = pending
    return false
  }
}
