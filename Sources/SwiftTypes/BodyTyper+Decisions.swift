import SwiftOutline

// Which declaration all calls of one shape mean, and what their literals are.
extension BodyTyper {
  /// - Parameter arguments: those of any call of that shape.
  /// - Returns: `nil` if the arguments that are no literals matter.
  func decision(_ key: CallDecisionKey, _ arguments: [CallArgument]) -> CallDecision? {
    guard let candidates = candidates(of: key.taker, arguments), candidates.count <= DeclarationFacts.fewCandidates
    else { return nil }
    let fitting = fitting(candidates, arguments, false)
    guard let first = fitting.first, isOfOneType(fitting, key.taker) else { return nil }
    let literals = arguments.indices.filter { key.isLiteral($0) }
    var chosen = first
    if fitting.count > 1 {
      let others = arguments.indices.filter { !key.isLiteral($0) }
      guard fitting.dropFirst().allSatisfy({ agree(first, $0, others) }) else { return nil }
      let partly = fitting.map { entry in (entry.0, literals.map { entry.1[$0] }) }
      chosen = fitting[rank(partly, literals.map { arguments[$0] }, nil)]
    }
    let parameters = facts.signature(of: chosen.0.decl).parameters
    let places = arguments.indices.map { position in
      key.isLiteral(position) ? place(parameters[chosen.1[position]], chosen.1[position]) : nil
    }
    return CallDecision(callee: chosen.0.decl, places: places)
  }

  /// The declarations that may be meant; `nil` if the only argument is rather a literal of the type itself.
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
    case .members(let name): return methods(named: name)
    }
  }

  /// The methods of a name, whatever type has them; `nil` if a call of that name may mean something else.
  private func methods(named name: Name) -> [Candidate]? {
    let all = facts.allMembers(name).prefix(DeclarationFacts.fewCandidates + 1).filter {
      index[$0].kind != .variable || facts.isCallable(facts.variableType($0))
    }
    guard all.allSatisfy({ index[$0].kind == .function && !index[$0].flags.contains(.isStatic) }) else { return nil }
    return all.map { decl in Candidate(decl: decl, receiver: index.owner(decl).map { facts.selfType(of: $0) }) }
  }

  /// Whether methods belong to one type, whatever its generic arguments are.
  private func isOfOneType(_ fitting: [(Candidate, [Int])], _ taker: CallTaker) -> Bool {
    guard case .members = taker else { return true }
    return fitting.allSatisfy { candidate, _ in
      guard let parent = index.parent(candidate.decl), candidate.receiver != nil else { return false }
      return candidate.receiver == fitting[0].0.receiver && facts.requirements(in: parent).isEmpty
    }
  }

  /// Whether two candidates take the same for some arguments, so that these do not tell which of them is meant.
  private func agree(_ a: (Candidate, [Int]), _ b: (Candidate, [Int]), _ positions: [Int]) -> Bool {
    let (first, second) = (facts.signature(of: a.0.decl).parameters, facts.signature(of: b.0.decl).parameters)
    return first.compactMap(\.builder) == second.compactMap(\.builder)
      && positions.allSatisfy { position in
        let (one, other) = (first[a.1[position]], second[b.1[position]])
        return one.type == other.type && one.builder == other.builder && one.isAutoclosure == other.isAutoclosure
          && one.isVariadic == other.isVariadic
      }
  }

  /// What a literal in a parameter's place is; `nil` if the parameter does not tell.
  private func place(_ parameter: Signature.Parameter, _ position: Int) -> CallDecision.Place? {
    if parameter.isLocalizationKey {
      return CallDecision.Place(parameter: position, type: string, isKey: true)
    }
    let type = parameterType(parameter)
    let inner = wrapped(type) ?? type
    if let decl = declaration(of: inner), index[decl].flags.contains(.isLocalizable) {
      return CallDecision.Place(parameter: position, type: inner, isKey: false)
    }
    return facts.isPlainPlace(parameter) ? CallDecision.Place(parameter: position, type: string, isKey: false) : nil
  }
}
