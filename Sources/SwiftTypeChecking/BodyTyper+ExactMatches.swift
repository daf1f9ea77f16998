import SwiftParsing

// The overloads that the compiler tries first (`determineBestChoicesInContext` in CSOptimizer.cpp of Swift 6.2 and
// later). If all known arguments are literals, it prefers the overloads whose parameters have exactly the literals'
// default types. It tries no others if one of these fits, even if they are disfavored.
extension BodyTyper {
  /// Returns the positions of the candidates that the compiler tries first, or an empty array if it prefers none.
  ///
  /// - Parameter candidates: all overloads, including those whose labels do not fit.
  func exactMatches(_ fitting: [FittingCandidate], among candidates: [Candidate], _ arguments: [CallArgument]) -> [Int]
  {
    guard fitting.count > 1, mayPreferExactMatches(candidates, arguments), fitting.allSatisfy(isComparable) else {
      return []
    }
    return mostExact(fitting.map { ArgumentPlaces($0.signature.parameters, $0.matching) }, arguments)
  }

  /// Returns the positions of the overloads with the most exact matches, or an empty array if the compiler prefers
  /// none.
  func mostExact(_ overloads: [ArgumentPlaces], _ arguments: [CallArgument]) -> [Int] {
    guard arguments.contains(where: { $0.expr.map { hasDefaultType($0) || isDecidedByResult($0) } ?? false }) else {
      return []
    }
    let evidence = arguments.map { argument in argument.expr.map { self.evidence($0) } ?? ArgumentEvidence.known }
    guard !evidence.contains(.known), evidence.contains(where: { $0 != .open }) else { return [] }
    let counts = overloads.map { exactCount($0, evidence) }
    guard let most = counts.max(), most > 0 else { return [] }
    let best = counts.indices.filter { counts[$0] == most }
    return best.count == overloads.count ? [] : best
  }

  /// Returns whether exact matches matter to a call. They do not for a method or initializer with a single argument
  /// without label.
  func mayPreferExactMatches(_ candidates: [Candidate], _ arguments: [CallArgument]) -> Bool {
    guard let first = candidates.first else { return false }
    if first.receiver == nil, index[first.decl].kind == .function {
      return comparesFunctions(
        candidates.map { index.outline($0.decl).tree.parameters[index[$0.decl].parameters.indices].map(\.hasDefault) },
        arguments)
    }
    return arguments.count > 1 || arguments.first?.label != nil || index[first.decl].kind == .subscript
  }

  /// Returns whether exact matches matter to a call of a function by its name. If at most one overload has as many
  /// parameters as the call has arguments, the compiler prefers it, or those with as many required parameters.
  ///
  /// - Parameter overloads: whether each of their parameters has a default.
  func comparesFunctions(_ overloads: [[Bool]], _ arguments: [CallArgument]) -> Bool {
    let sameCount = overloads.count { $0.count == arguments.count }
    if sameCount > 1 { return true }
    guard sameCount == 0, !overloads.contains(where: { $0.count { !$0 } == arguments.count }) else { return false }
    return arguments.count > 1 || arguments.first?.label != nil
  }

  /// Returns whether the compiler compares a candidate's parameters with the arguments: each of them must be a generic
  /// parameter or contain none, and no generic parameter may be equal to a type, as in `some Collection<String>`.
  private func isComparable(_ fitting: FittingCandidate) -> Bool {
    let decl = fitting.decl
    let requirements = facts.requirements(in: decl) + (index.parent(decl).map { facts.requirements(in: $0) } ?? [])
    let constraints = facts.ownGenerics(of: decl).flatMap { facts.constraints(on: $0) }
    return !requirements.contains(where: \.isSameType) && !constraints.contains(where: fixesArguments)
      && fitting.signature.parameters.allSatisfy { parameter in
        let type = ofReceiver(parameter.type, fitting)
        if !type.isOpen { return !fixesArguments(type) }
        if case .parameter = types[type] { return true }
        return false
      }
  }

  /// Returns whether a type is a protocol with arguments.
  private func fixesArguments(_ type: TypeID) -> Bool {
    declaration(of: type).map(isProtocol) == true && !self.arguments(of: type).isEmpty
  }

  /// Returns how many arguments match exactly, or 0 if one does not match.
  private func exactCount(_ places: ArgumentPlaces, _ evidence: [ArgumentEvidence]) -> Int {
    guard !places.isRepeating else { return 0 }
    var count = 0
    for (parameter, evidence) in zip(places.parameters, evidence) {
      let type = parameterType(parameter)
      if evidence == .open || parameter.isVariadic { continue }
      if case .function = types[type] { continue }
      guard matches(evidence, type) else { return 0 }
      count += 1
    }
    return count
  }

  private func matches(_ evidence: ArgumentEvidence, _ type: TypeID) -> Bool {
    switch evidence {
    case .literal(let preferred): type == preferred
    case .array: declaration(of: type) == known.array
    case .dictionary: declaration(of: type) == known.dictionary
    case .open, .known: false
    }
  }
}

/// The parameters that an overload has for the arguments of a call.
struct ArgumentPlaces {
  /// The parameter of each argument.
  let parameters: [Signature.Parameter]
  /// Whether a parameter takes several arguments.
  let isRepeating: Bool

  /// - Parameter matching: the position of each argument's parameter.
  init(_ all: [Signature.Parameter], _ matching: [Int]) {
    parameters = matching.map { all[$0] }
    isRepeating = Set(matching).count < matching.count
  }
}

/// The compiler's knowledge of an argument's type before it chooses an overload.
enum ArgumentEvidence: Equatable {
  /// The type depends on the overload, or on other overloads that the compiler chooses later.
  case open
  /// A literal with this default type.
  case literal(TypeID)
  case array, dictionary
  case known
}

extension BodyTyper {
  /// Returns whether an expression is a literal with a default type.
  private func hasDefaultType(_ expr: ExprID) -> Bool {
    switch unit.tree[expr] {
    case .string, .integer, .float, .boolean, .array, .dictionary: true
    case .paren(let inner): hasDefaultType(inner)
    default: false
    }
  }

  private func evidence(_ expr: ExprID) -> ArgumentEvidence {
    switch unit.tree[expr] {
    case .string: .literal(string)
    case .integer: .literal(int)
    case .float: .literal(nominal(known.double))
    case .boolean: .literal(bool)
    case .array: .array
    case .dictionary: .dictionary
    case .paren(let inner), .await(let inner), .try(_, let inner): evidence(inner)
    case .prefix(Name("-"), let operand) where isLiteral(operand): evidence(operand)
    case .member(let base, let name, _): element(of: base, name).map(evidence) ?? (isSettled(expr) ? .known : .open)
    case .macro(let name, _): literalMacro(name).map { .literal($0) } ?? .known
    default: exactResult(expr).map { .literal($0) } ?? (isSettled(expr) ? .known : .open)
    }
  }

  /// Returns the result of a call's overloads with exact matches, which the compiler tries before it chooses the
  /// overload that takes the result.
  private func exactResult(_ expr: ExprID) -> TypeID? {
    guard isDecidedByResult(expr), case .call(let callee, let run) = unit.tree[expr],
      case .declarations(let found) = overloads(ofCallee: callee)
    else { return nil }
    let arguments = callArguments(run)
    let fitting = fitting(found, arguments, false)
    let results = Set(exactMatches(fitting, among: found, arguments).map { fitting[$0].signature.result })
    return results.count == 1 ? results.first : nil
  }

  /// Returns the expression `a` of `(a, b).0`.
  private func element(of base: ExprID, _ name: Name) -> ExprID? {
    guard case .tuple(let fields) = unit.tree[base] else { return nil }
    let arguments = unit.tree.arguments[fields.indices]
    return arguments.enumerated().first { $1.label == name || Name(String($0)) == name }?.element.value
  }

  private func literalMacro(_ name: Name) -> TypeID? {
    switch name {
    case Name("#line"), Name("#column"): int
    case Name("#file"), Name("#fileID"), Name("#filePath"), Name("#function"): string
    default: nil
    }
  }

  /// Returns whether the compiler knows the type of an expression before it chooses the overload that takes it.
  private func isSettled(_ expr: ExprID) -> Bool {
    switch unit.tree[expr] {
    case .missing, .integer, .float, .boolean, .null, .string, .array, .dictionary, .closure, .ternary, .keyPath,
      .implicitMember, .statement, .operatorReference, .discard, .macro:
      false
    case .identifier, .regex, .tuple, .cast, .type, .assign: true
    case .paren(let inner), .await(let inner), .try(_, let inner), .forceUnwrap(let inner), .optionalChain(let inner),
      .addressOf(let inner), .postfix(_, let inner):
      isSettled(inner)
    case .prefix(let op, let operand): op == Name("!") || isSettled(operand)
    case .subscript(let base, _): isSettled(base)
    case .member(let base, let name, _):
      isSettled(base) && facts.candidates(named: name, of: infer(base)).count < 2
    case .call(let callee, let run): isSettledCall(callee, run)
    case .binary(let op, let a, let b): isSettledOperation(op, a, b)
    }
  }

  private func isSettledOperation(_ op: Name, _ a: ExprID, _ b: ExprID) -> Bool {
    if op == BodyTyper.coalescing { return isSettled(a) }
    // The amount of a shift is generic.
    if Operators.isShift(op) { return false }
    return !Operators.isArithmetic(op) && Operators.range(op) == nil || isSettled(a) || isSettled(b)
  }

  /// Returns whether the result of a call is settled. The result of a generic function depends on other arguments. The
  /// compiler chooses among the other function's overloads first if the arguments determine one of them.
  private func isSettledCall(_ callee: ExprID, _ run: Run) -> Bool {
    if let value = immediateValue(callee, run) { return isSettled(value) }
    let arguments = callArguments(run)
    guard case .declarations(let found) = overloads(ofCallee: callee) else {
      if case .value = overloads(ofCallee: callee) { return true }
      return false
    }
    if case .member(let base, _, _) = unit.tree[callee], !isSettled(base) { return false }
    let fitting = fitting(found, arguments, false)
    let results = fitting.map { ofReceiver($0.signature.result, $0) }
    guard let first = results.first else { return false }
    let isFixed = !first.isOpen || fitting.allSatisfy(\.candidate.instantiatesReceiver)
    if found.count == 1 { return isFixed }
    if fitting.count == 1 || arguments.isEmpty, isFixed, results.allSatisfy({ $0 == first }) { return true }
    let comparable = fitting.filter(isComparable)
    if comparable.isEmpty { return false }
    // Found once for all overloads: otherwise, nested calls take exponential time.
    let known = arguments.compactMap(\.expr).map { ($0, evidence($0)) }
    guard known.count == arguments.count else { return false }
    let isUnary = arguments.count == 1 && arguments[0].label == nil
    return comparable.contains { isDetermined($0, known, isUnary: isUnary) }
  }

  /// Returns a type in a candidate's signature with the generic arguments of the receiver.
  func ofReceiver(_ type: TypeID, _ fitting: FittingCandidate) -> TypeID {
    guard type.isOpen, !fitting.candidate.instantiatesReceiver, let receiver = fitting.candidate.receiver else {
      return type
    }
    return facts.substitute(type, facts.substitution(for: receiver))
  }

  /// Returns whether the arguments have the types of a candidate's parameters, and the type of one is known or a
  /// literal's default type.
  private func isDetermined(
    _ fitting: FittingCandidate, _ arguments: [(expr: ExprID, evidence: ArgumentEvidence)], isUnary: Bool
  ) -> Bool {
    var isKnown = false
    for (number, argument) in arguments.enumerated() {
      let type = ofReceiver(parameterType(fitting.parameter(number)), fitting)
      let isGeneric = type.isOpen
      switch argument.evidence {
      case .open: return false
      case .known:
        let value = solver.resolved(whole(argument.expr))
        guard isGeneric ? !isUnary && facts.constraints(on: type).allSatisfy({ facts.meets(value, $0) }) : value == type
        else { return false }
        isKnown = true
      case let literal:
        guard isGeneric || matches(literal, type) else { return false }
        isKnown = isKnown || !isGeneric
      }
    }
    return isKnown
  }
}
