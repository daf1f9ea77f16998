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
    guard fitting.count > 1, arguments.contains(where: { $0.expr.map(hasDefaultType) ?? false }),
      mayPreferExactMatches(candidates, arguments), fitting.allSatisfy(isComparable)
    else { return [] }
    let evidence = arguments.map { argument in argument.expr.map { self.evidence($0) } ?? ArgumentEvidence.known }
    guard !evidence.contains(.known) else { return [] }
    return mostExact(fitting, evidence)
  }

  /// Returns the positions of the candidates with the most exact matches and no other.
  func mostExact(_ fitting: [FittingCandidate], _ evidence: [ArgumentEvidence]) -> [Int] {
    let counts = fitting.map { exactCount($0, evidence) }
    guard let most = counts.max(), most > 0 else { return [] }
    let best = counts.indices.filter { counts[$0] == most }
    return best.count == fitting.count ? [] : best
  }

  /// Returns whether exact matches matter to a call. They do not for a method or initializer with a single argument
  /// without label, nor for a function if only one overload has as many parameters as the call has arguments.
  func mayPreferExactMatches(_ candidates: [Candidate], _ arguments: [CallArgument]) -> Bool {
    guard let first = candidates.first else { return false }
    if first.receiver == nil, index[first.decl].kind == .function {
      return candidates.count { index[$0.decl].parameters.count == arguments.count } > 1
    }
    return arguments.count > 1 || arguments.first?.label != nil || index[first.decl].kind == .subscript
  }

  /// Returns whether the compiler compares a candidate's parameters with the arguments: each of them must be a generic
  /// parameter or contain none, and no generic parameter may be equal to a type.
  private func isComparable(_ fitting: FittingCandidate) -> Bool {
    let decl = fitting.decl
    let requirements = facts.requirements(in: decl) + (index.parent(decl).map { facts.requirements(in: $0) } ?? [])
    return !requirements.contains(where: \.isSameType)
      && fitting.signature.parameters.allSatisfy { parameter in
        if !parameter.type.isOpen { return true }
        if case .parameter = types[parameter.type] { return true }
        return false
      }
  }

  /// Returns how many arguments match exactly, or 0 if one does not match.
  private func exactCount(_ fitting: FittingCandidate, _ evidence: [ArgumentEvidence]) -> Int {
    guard Set(fitting.matching).count == fitting.matching.count else { return 0 }
    var count = 0
    for (number, evidence) in evidence.enumerated() {
      let parameter = fitting.parameter(number)
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
    case .macro(let name, _): literalMacro(name).map { .literal($0) } ?? .known
    default: isSettled(expr) ? .known : .open
    }
  }

  private func literalMacro(_ name: Name) -> TypeID? {
    switch name {
    case Name("line"), Name("column"): int
    case Name("file"), Name("fileID"), Name("filePath"), Name("function"): string
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
    case .member(let base, let name, _): isSettled(base) && facts.candidates(named: name, of: infer(base)).count < 2
    case .call(let callee, _): isSettledCall(callee)
    case .binary(let op, let a, let b):
      op == BodyTyper.coalescing ? isSettled(a) : !Operators.isArithmetic(op) || isSettled(a) || isSettled(b)
    }
  }

  /// Returns whether the result of a call is settled: not for generic functions, whose result depends on other
  /// arguments.
  private func isSettledCall(_ callee: ExprID) -> Bool {
    switch unit.tree[callee] {
    case .identifier(let name, _):
      switch meaning(of: name, isCalled: true) {
      case .candidates(let found): return found.count > 1 || hasClosedResult(found)
      case .type, .value: return true
      case .unknown: return false
      }
    case .member(_, .`init`, _): return !startsImplicitly(callee)
    case .member(let base, let name, _):
      guard isSettled(base) else { return false }
      let found = facts.candidates(named: name, of: infer(base))
      return found.count > 1 || hasClosedResult(found)
    default: return false
    }
  }

  private func hasClosedResult(_ found: [Candidate]) -> Bool {
    found.first.map { !facts.signature(of: $0.decl).result.isOpen } ?? true
  }
}
