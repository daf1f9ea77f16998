import SwiftParsing

// Decides which declaration all calls with one key refer to, and what their literals are.
extension BodyTyper {
  /// - Parameter arguments: the arguments of any call with that key.
  /// - Returns: `nil` if the decision depends on arguments that are not literals.
  func decision(_ key: CallDecisionKey, _ arguments: [CallArgument]) -> CallDecision? {
    guard let candidates = candidates(of: key.taker, arguments), candidates.count <= DeclarationFacts.fewCandidates
    else { return nil }
    let fitting = fitting(candidates, arguments, false)
    guard isResultFixed(fitting, key.taker), let chosen = onlyChoice(fitting, among: candidates, key, arguments) else {
      return nil
    }
    return CallDecision(
      callee: chosen.decl, matching: chosen.matching,
      places: arguments.indices.map { key.isLiteral($0) ? place(chosen.parameter($0)) : nil })
  }

  /// Returns whether the contextual type of the call cannot decide between the candidates.
  private func isResultFixed(_ fitting: [FittingCandidate], _ taker: CallTaker) -> Bool {
    guard case .functions = taker, let first = fitting.first else { return true }
    return fitting.allSatisfy { $0.signature.result == first.signature.result }
  }

  /// Returns the declarations that the call may refer to, or `nil` if the only argument is more likely a literal of the
  /// type itself.
  private func candidates(of taker: CallTaker, _ arguments: [CallArgument]) -> [Candidate]? {
    switch taker {
    case .functions(let decls): return decls.map { Candidate(decl: $0) }
    case .type(let type):
      if arguments.count == 1, arguments[0].label == nil, let proto = known.stringLiteral,
        facts.conforms(type, to: proto)
      {
        return nil
      }
      return facts.typeMembers(named: .`init`, of: type)
    }
  }

  /// Returns the candidate that the call refers to regardless of the arguments that are not literals.
  private func onlyChoice(
    _ fitting: [FittingCandidate], among candidates: [Candidate], _ key: CallDecisionKey, _ arguments: [CallArgument]
  ) -> FittingCandidate? {
    guard let first = fitting.first else { return nil }
    if fitting.count == 1 { return first }
    let literals = arguments.indices.filter { key.isLiteral($0) }
    let others = arguments.indices.filter { !key.isLiteral($0) }
    guard fitting.allSatisfy({ asksLittle($0, of: literals) && agree(first, $0, others) }) else { return nil }
    let partly = fitting.map { $0.restricted(to: literals) }
    let given = literals.map { arguments[$0] }
    // Of a variadic parameter or one for a function, only the other arguments may match exactly.
    guard
      others.isEmpty || !fitting.contains(where: { entry in literals.contains { isUncounted(entry.parameter($0)) } })
    else { return nil }
    let exact = exactMatches(fitting, among: candidates, withoutOthers(arguments, key))
    let chosen = rank(partly, given, nil, first: exact)
    // The other arguments may rule out exact matches, and older compilers do not prefer them.
    guard exact.isEmpty || chosen == rank(partly, given, nil) else { return nil }
    return fitting[chosen]
  }

  /// Returns whether an argument for a parameter is neither an exact match nor a mismatch.
  private func isUncounted(_ parameter: Signature.Parameter) -> Bool {
    if parameter.isVariadic { return true }
    if case .function = types[parameterType(parameter)] { return true }
    return false
  }

  /// Returns the arguments of a call with only the literals in their places.
  private func withoutOthers(_ arguments: [CallArgument], _ key: CallDecisionKey) -> [CallArgument] {
    arguments.enumerated().map { position, argument in
      key.isLiteral(position) ? argument : CallArgument(label: argument.label, expr: .missing)
    }
  }

  /// Returns whether the only generic parameters in a candidate's parameters for literals are its own and bound by
  /// nothing else.
  private func asksLittle(_ fitting: FittingCandidate, of literals: [Int]) -> Bool {
    literals.allSatisfy { position in
      let type = parameterType(fitting.parameter(position))
      return !type.isOpen || isOwn(wrapped(type) ?? type, of: fitting.decl)
    }
  }

  /// Returns whether a type is a generic parameter of a declaration, or an associated type of one.
  private func isOwn(_ type: TypeID, of decl: DeclID) -> Bool {
    switch types[type] {
    case .parameter(let owner, _): owner == decl
    case .member(let base, _): isOwn(base, of: decl)
    default: false
    }
  }

  /// Returns whether two candidates take the same types for some arguments, under the same conditions, so that these
  /// arguments do not distinguish them.
  private func agree(_ a: FittingCandidate, _ b: FittingCandidate, _ positions: [Int]) -> Bool {
    a.signature.parameters.compactMap(\.builder) == b.signature.parameters.compactMap(\.builder)
      && conditions(of: a.decl) == conditions(of: b.decl)
      && positions.allSatisfy { position in
        let (one, other) = (a.parameter(position), b.parameter(position))
        return one.type == other.type && one.builder == other.builder && one.isAutoclosure == other.isAutoclosure
          && one.isVariadic == other.isVariadic
      }
  }

  /// Returns the requirements of a declaration and its extension on other generic parameters than the declaration's
  /// own.
  private func conditions(of decl: DeclID) -> [ResolvedRequirement] {
    let all = facts.requirements(in: decl) + (index.parent(decl).map { facts.requirements(in: $0) } ?? [])
    return all.filter { !isOwn($0.subject, of: decl) || $0.isSameType }
  }

  /// Returns the decision for a literal with a parameter, or `nil` if the parameter does not decide it.
  private func place(_ parameter: Signature.Parameter) -> CallDecision.Place? {
    if parameter.isLocalizationKey { return .key }
    let type = parameterType(parameter)
    let inner = wrapped(type) ?? type
    if let decl = declaration(of: inner), index[decl].flags.contains(.isLocalizable) { return .localizable(inner) }
    return facts.isPlainPlace(parameter) ? .plain : nil
  }
}
