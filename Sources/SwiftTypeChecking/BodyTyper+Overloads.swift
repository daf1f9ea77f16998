import SwiftParsing

// Overload resolution: chooses the declaration that a call refers to.
extension BodyTyper {
  /// Chooses among candidates, commits the call and returns the type of its result.
  func call(
    _ candidates: [Candidate], _ arguments: [CallArgument], _ expr: ExprID?, expected: TypeID?,
    ignoresLabels: Bool = false, otherwise: [Candidate] = [], prefersExact: Bool = true
  ) -> TypeID {
    guard ignoresLabels || candidates.count <= DeclarationFacts.fewCandidates else {
      visit(arguments)
      return .crowded
    }
    var (fitting, all) = (fitting(candidates, arguments, ignoresLabels), candidates)
    if fitting.isEmpty { (fitting, all) = (self.fitting(otherwise, arguments, ignoresLabels), otherwise) }
    guard !fitting.isEmpty else {
      if !followAnalogy(candidates, arguments) { visit(arguments) }
      return commonResult(candidates)
    }
    let dependsOnTexts = fitting[0].candidate.receiver.map(solver.hasOpenTexts) ?? false
    if expr != nil, !ignoresLabels, !session.recordsFlow, !dependsOnTexts,
      let result = plainResult(fitting, arguments)
    {
      return result
    }
    if fitting.count == 1 {
      prepare(arguments, for: fitting[0])
    } else {
      prepare(arguments)
      for case let expr? in arguments.map(\.expr) { prepareClosures(in: expr) }
      fitting = plausible(fitting, arguments)
      if arguments.contains(where: { $0.expr.map(isClosureLike) ?? false }) {
        prepareClosures(arguments, fitting.map { places($0) })
      }
    }
    let chosen = fitting.count == 1 ? fitting[0] : choose(fitting, among: prefersExact ? all : [], arguments, expected)
    if chosen.isExactMatch { markExactMatches(arguments, fitting) }
    return commit(solver.open(chosen), arguments, chosen.matching, expr, expected: expected, among: fitting)
  }

  /// Returns the parameters of a candidate's arguments, with the generic arguments of the receiver.
  private func places(_ fitting: FittingCandidate) -> ArgumentPlaces {
    let parameters = fitting.signature.parameters.map { parameter in
      var parameter = parameter
      parameter.type = ofReceiver(parameter.type, fitting)
      return parameter
    }
    return ArgumentPlaces(parameters, fitting.matching)
  }

  /// Prepares the arguments of a call that only one candidate fits.
  private func prepare(_ arguments: [CallArgument], for fitting: FittingCandidate) {
    for (number, argument) in arguments.enumerated() where !canSkip(argument, fitting.parameter(number)) {
      if let expr = argument.expr { prepare(expr) }
    }
  }

  /// Returns the candidates whose labels and number of parameters fit, each with the parameter of each argument.
  func fitting(
    _ candidates: [Candidate], _ arguments: [CallArgument], _ ignoresLabels: Bool
  ) -> [FittingCandidate] {
    if ignoresLabels {
      let matching = Array(arguments.indices)
      return candidates.compactMap { fitting($0, matching, arguments) }
    }
    if candidates.count == 1 { return match(candidates[0], arguments).map { [$0] } ?? [] }
    let shape = CallShape(candidates, arguments)
    let found = facts.derived(facts.tables.fits, shape) {
      candidates.indices.compactMap { position in
        positions(candidates[position], arguments).map { (candidate: position, matching: $0) }
      }
    }
    return found.compactMap { fitting(candidates[$0], $1, arguments) }
  }

  /// Returns the candidates without those that an argument of another struct or enum rules out. Returns all candidates
  /// if none would remain.
  func plausible(_ fitting: [FittingCandidate], _ arguments: [CallArgument]) -> [FittingCandidate] {
    let known = arguments.map { argument -> DeclID? in
      guard let expr = argument.expr, !isContextual(expr), !isDecidedByResult(expr) else { return nil }
      return declaration(of: whole(expr)).flatMap { isRigid($0) ? $0 : nil }
    }
    guard known.contains(where: { $0 != nil }) else { return fitting }
    let left = fitting.filter { entry in
      known.enumerated().allSatisfy { number, decl in
        guard let decl, let wanted = declaration(of: entry.parameter(number).type), isRigid(wanted) else { return true }
        return decl == wanted
      }
    }
    return left.isEmpty ? fitting : left
  }

  /// Returns whether values of a type convert only to optionals and protocols.
  private func isRigid(_ decl: DeclID) -> Bool {
    let kind = index[decl].kind
    guard kind == .struct || kind == .enum else { return false }
    let flexible = [
      self.known.optional, self.known.double, self.known.cgFloat, self.known.anyHashable, self.known.never,
    ]
    return !flexible.contains(decl) && !isKeyPath(decl)
  }

  private func commonResult(_ candidates: [Candidate]) -> TypeID {
    guard let first = candidates.first else { return .unknown }
    let results = Set(candidates.map { facts.signature(of: $0.decl).result })
    guard results.count == 1, let result = results.first else { return .unknown }
    return facts.substitute(result, first.receiver.map { facts.substitution(for: $0) } ?? SubstitutionMap())
  }

  /// Returns the key of a choice that depends only on the kinds and known types of the arguments, or `nil` for other
  /// choices.
  private func choiceKey(
    _ fitting: [FittingCandidate], _ arguments: [CallArgument], _ expected: TypeID?
  ) -> ChoiceKey? {
    guard expected.map({ !$0.isOpen }) ?? true, fitting.count <= DeclarationFacts.fewCandidates else { return nil }
    let first = fitting[0].candidate
    let receiver = first.receiver
    guard receiver?.isOpen != true || first.instantiatesReceiver, environment.requirements.isEmpty,
      fitting.allSatisfy({ $0.candidate.receiver == receiver })
    else { return nil }
    var key = ChoiceKey(
      candidates: fitting.map(\.decl), matching: fitting.flatMap { $0.matching.map { Int32($0) } }, expected: expected,
      arguments: [receiver ?? .unknown])
    key.builder = unit.builder?.decl
    for argument in arguments {
      guard let expr = argument.expr, let part = choicePart(expr) else { return nil }
      key.arguments.append(part)
    }
    return key
  }

  /// Returns the part of a key for an argument, or `nil` if the argument prevents a key. A string literal without
  /// interpolations and a closure get a mark, other arguments their type.
  private func choicePart(_ expr: ExprID) -> TypeID? {
    switch unit.tree[expr] {
    case .string(let literal):
      return unit.tree.literals[Int(literal)].interpolations.isEmpty ? TypeID.variable(.max) : nil
    case .closure(let index):
      let closure = unit.tree.closures[Int(index)]
      guard closure.result == nil, onlyTexts(closure).isEmpty, !unit.comparedClosures.contains(index),
        !unit.comparedBuilders.contains(index)
      else {
        return nil
      }
      let count = closure.hasParameterList ? closure.parameters.count : -closure.shorthandCount
      return .variable(.max &- 100 &- count)
    default:
      guard !isContextual(expr), !isDecidedByResult(expr) else { return nil }
      let type = simplified(whole(expr))
      return type.isOpen || isUnknown(type) ? nil : type
    }
  }

  private func choose(
    _ fitting: [FittingCandidate], among candidates: [Candidate], _ arguments: [CallArgument], _ expected: TypeID?
  ) -> FittingCandidate {
    let exact = exactMatches(fitting, among: candidates, arguments)
    var chosen = fitting[chosenPosition(fitting, arguments, expected, exact)]
    chosen.isExactMatch = exact.contains { fitting[$0].decl == chosen.decl }
    return chosen
  }

  private func chosenPosition(
    _ fitting: [FittingCandidate], _ arguments: [CallArgument], _ expected: TypeID?, _ exact: [Int]
  ) -> Int {
    guard var key = choiceKey(fitting, arguments, expected) else {
      return rank(fitting, arguments, expected, first: exact)
    }
    key.first = exact.map { Int32($0) }
    return facts.derived(facts.tables.choices, key) { rank(fitting, arguments, expected, first: exact) }
  }

  /// Marks the literals that are keys with an overload that older compilers choose instead.
  private func markExactMatches(_ arguments: [CallArgument], _ fitting: [FittingCandidate]) {
    for (number, argument) in arguments.enumerated() {
      guard let value = argument.expr, fitting.contains(where: { !facts.isPlainPlace($0.parameter(number)) }) else {
        continue
      }
      forEachLiteral(value) { unit.literals[$0].isExactMatch = true }
    }
  }

  /// Returns the candidate that a call would refer to, or `nil` if its labels fit none.
  func preferred(_ candidates: [Candidate], _ arguments: [CallArgument]) -> Candidate? {
    let fitting = fitting(candidates, arguments, false)
    return fitting.isEmpty ? nil : choose(fitting, among: candidates, arguments, nil).candidate
  }

  /// Returns the position of the candidate with the best score, and among equals of the most specialized one.
  ///
  /// - Parameter first: the positions of candidates that are preferred to all others if one of them fits.
  func rank(
    _ fitting: [FittingCandidate], _ arguments: [CallArgument], _ expected: TypeID?, first: [Int] = []
  ) -> Int {
    if !first.isEmpty, let (position, score) = best(first, of: fitting, arguments, expected), score.mismatches == 0 {
      return position
    }
    return best(Array(fitting.indices), of: fitting, arguments, expected)?.position ?? 0
  }

  private func best(
    _ positions: [Int], of fitting: [FittingCandidate], _ arguments: [CallArgument], _ expected: TypeID?
  ) -> (position: Int, score: Score)? {
    var best: (position: Int, score: Score, specialization: [Int])?
    let isBlind = convertsUnknown(arguments)
    let fractions = arguments.indices.filter { arguments[$0].expr.map(isFraction) ?? false }
    for position in positions {
      let entry = fitting[position]
      let score = trial(entry, arguments, expected)
      let order = specialization(entry, isBlind: isBlind) + [oddities(entry, fractions)]
      if let best, best.score < score { continue }
      if let best, !(score < best.score), !order.lexicographicallyPrecedes(best.specialization) { continue }
      best = (position, score, order)
    }
    return best.map { ($0.position, $0.score) }
  }

  /// Returns whether a call is `T(value)` with a value of unknown type. Such a value is a number more often than a
  /// text, so the failable initializer for texts is ruled out (apps' catalogs have `%lld` for `Int(x)`).
  private func convertsUnknown(_ arguments: [CallArgument]) -> Bool {
    guard arguments.count == 1, arguments[0].label == nil, let expr = arguments[0].expr, !isContextual(expr),
      !isDecidedByResult(expr)
    else { return false }
    return isUnknown(whole(expr))
  }

  func trial(_ fitting: FittingCandidate, _ arguments: [CallArgument], _ expected: TypeID?) -> Score {
    onTrial {
      if index[fitting.decl].flags.contains(.isDisfavored) { solver.score.disfavored += 1 }
      let opened = solver.open(fitting)
      check(opened, arguments, fitting.matching)
      if let expected, !isUnknown(expected), !solver.attempt({ solver.convert(opened.result, to: expected) }) {
        solver.score.mismatches += 1
      }
      if arguments.contains(where: { $0.expr.map(mustBeFormatted) ?? false }) { solver.score.mismatches += 1 }
    }
  }

  /// Returns whether an argument is made of a literal that would be a plain string, which does not accept its
  /// interpolations.
  private func mustBeFormatted(_ expr: ExprID) -> Bool {
    unit.tree.record(expr).literals.contains { literal in
      guard formatsInterpolations(of: literal), let type = unit.literals[Int(literal)].type,
        let number = solver.variable(type)
      else { return false }
      return solver.defaultType(of: solver.variables[Int(number)]) == string
    }
  }

  /// Returns the score of a local function on trial.
  func trial(_ opened: OpenedCall, _ matching: [Int], _ arguments: [CallArgument]) -> Score {
    onTrial {
      if opened.isDisfavored { solver.score.disfavored += 1 }
      check(opened, arguments, matching)
    }
  }

  /// Returns the score of a check and undoes all its changes to type variables.
  @inline(__always)
  func onTrial(_ check: () -> Void) -> Score {
    let outer = (solver.score, solver.deferred)
    let mark = solver.trail.count
    solver.score = Score()
    solver.deferred = []
    defer {
      solver.undo(to: mark)
      (solver.score, solver.deferred) = outer
    }
    check()
    return solver.score
  }

  /// Checks all arguments of a candidate on trial.
  func check(_ opened: OpenedCall, _ arguments: [CallArgument], _ matching: [Int]) {
    for pass in 0..<2 {
      for (argument, position) in zip(arguments, matching) {
        let isLate = argument.expr.map { isContextual($0) } ?? false
        guard isLate == (pass == 1) else { continue }
        let parameter = opened.parameters[position]
        if !solver.attempt({ check(argument, parameter, commits: false) }) { solver.score.mismatches += 1 }
      }
      if !solver.attempt({ solver.solveDeferred() }) || !meet(opened.requirements) { solver.score.mismatches += 1 }
    }
  }

  func check(_ argument: CallArgument, _ parameter: Signature.Parameter, commits: Bool) -> Bool {
    let type = parameterType(parameter)
    guard let expr = argument.expr else { return solver.convert(argument.type, to: type) }
    return check(expr, type, commits: commits, builder: parameter.builder)
  }

  /// Returns the type that an argument must have. For an autoclosure it is the type of its result.
  func parameterType(_ parameter: Signature.Parameter) -> TypeID {
    guard parameter.isAutoclosure, case .function(_, let result) = node(parameter.type) else { return parameter.type }
    return result
  }

  func meet(_ requirements: [ResolvedRequirement]) -> Bool {
    requirements.allSatisfy { requirement in
      if requirement.isSameType { return solver.attempt { solver.unify(requirement.subject, requirement.type) } }
      return facts.meets(requirement.subject, requirement.type)
    }
  }
}
