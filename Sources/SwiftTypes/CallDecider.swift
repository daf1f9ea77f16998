import SwiftOutline

/// Finds the literals of calls that their name, their labels and their literals alone decide: whatever the other arguments
/// are, the same declaration is meant. Code that has no other literals need not be typed.
struct CallDecider {
  let typer: BodyTyper
  /// The literals in texts that values are put into by format. The types of these values are noted with their keys.
  private let formats: [Range<Int32>]
  private var takers: [Name: CallTaker?] = [:]
  private var decided: [Int32] = []

  /// - Returns: `nil` for code of which nothing can be told before it is typed.
  init?(_ typer: BodyTyper) {
    guard !typer.unit.isDecided, typer.environment.requirements.isEmpty, let formats = Self.formats(typer) else {
      return nil
    }
    (self.typer, self.formats) = (typer, formats)
  }

  /// - Returns: `nil` where such a text comes from elsewhere in the code.
  private static func formats(_ typer: BodyTyper) -> [Range<Int32>]? {
    let tree = typer.unit.tree
    var formats: [Range<Int32>] = []
    for expr in tree.exprs {
      guard case .call(let callee, let run) = expr.node, run.count > 1 else { continue }
      let first = tree.arguments[Int(run.start)]
      guard typer.takesFormat(callee, first) else { continue }
      let literals = tree.record(first.value).literals
      if literals.isEmpty { return nil }
      formats.append(literals)
    }
    return formats
  }

  /// Finds the literals without interpolations that decided calls take.
  mutating func decide() {
    for index in tree.exprs.indices {
      guard case .call(let callee, let run) = tree.exprs[index].node, hasOpenLiteral(run) else { continue }
      guard let (name, taker) = taker(of: callee) else { continue }
      decide(ExprID(index: Int32(index)), typer.callArguments(run), name, taker)
    }
    typer.unit.exclude(decided)
  }

  private var tree: SyntaxTree { typer.unit.tree }
  private var facts: DeclarationFacts { typer.facts }

  private func hasOpenLiteral(_ run: Run) -> Bool {
    tree.arguments[run.indices].contains { openLiteral($0.value) != nil }
  }

  /// A literal without interpolations that may be a key.
  private func openLiteral(_ expr: ExprID) -> Int32? {
    guard let literal = bareLiteral(expr), typer.unit.mayContainKey(literal..<literal + 1),
      !formats.contains(where: { $0.contains(literal) })
    else { return nil }
    return literal
  }

  /// A literal without interpolations.
  private func bareLiteral(_ expr: ExprID) -> Int32? {
    guard case .string(let literal) = tree[expr], tree.literals[Int(literal)].interpolations.isEmpty else { return nil }
    return literal
  }

  private mutating func decide(_ call: ExprID, _ arguments: [CallArgument], _ name: Name, _ taker: CallTaker) {
    guard let key = CallDecisionKey(meant(name, taker, arguments), arguments, { bareLiteral($0) != nil }),
      let decision = facts.derived(facts.tables.decisions, key, { typer.decision(key, arguments) })
    else { return }
    for (argument, place) in zip(arguments, decision.places) {
      guard let place, let expr = argument.expr, let literal = openLiteral(expr) else { continue }
      decided.append(literal)
      guard place.isKey || place.type != facts.string else { continue }
      typer.unit.literals[Int(literal)] = LiteralRecord(
        type: place.type,
        call: LiteralCall(callee: decision.callee, expr: call, parameter: place.parameter, isKey: place.isKey),
        isDecided: true)
    }
  }
}

// What the callee of a call means.
extension CallDecider {
  private mutating func taker(of callee: ExprID) -> (Name, CallTaker)? {
    switch tree[callee] {
    case .identifier(let name, let generics) where generics.isEmpty:
      let known = takers[name] ?? taker(of: name)
      takers[name] = known
      return known.map { (name, $0) }
    case .member(let base, let name, let generics):
      // The result of a call is a value, never a type or a module.
      guard generics.isEmpty, case .call = tree[base] else { return nil }
      return (name, .members(name))
    default: return nil
    }
  }

  /// What a name means wherever it stands in the code; `nil` if code of the file may declare the name.
  private func taker(of name: Name) -> CallTaker? {
    let outline = facts.index.files[Int(typer.environment.file)]
    guard !outline.literals.declaredCallees.contains(name) else { return nil }
    switch typer.meaning(of: name, isCalled: true) {
    case .type(let meant):
      let type = typer.simplified(meant)
      guard case .nominal = facts.types[type], !type.isOpen || facts.opensArguments(type) else { return nil }
      return .type(type)
    case .candidates(let found):
      return found.allSatisfy { $0.receiver == nil } ? .functions(found.map(\.decl)) : nil
    case .value, .unknown: return nil
    }
  }

  private func meant(_ name: Name, _ taker: CallTaker, _ arguments: [CallArgument]) -> CallTaker {
    guard case .type(let type) = taker else { return taker }
    return typer.namesake(name, of: type, taking: arguments).map { .type(typer.simplified($0)) } ?? taker
  }
}
