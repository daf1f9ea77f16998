import SwiftParsing

/// Decides the literals of calls from the name, labels and literals: the call refers to the same declaration regardless
/// of the other arguments. Code without other literals need not be typed.
struct CallDecider {
  private let typer: BodyTyper
  /// The literals in format strings. The types of the formatted values are recorded with their keys.
  private let formats: [Range<Int32>]
  private var takers: [Name: CallTaker?] = [:]
  /// The declared names, found on first use.
  private var innerNames: Set<Name>?
  private var decided: [Int32] = []

  /// - Returns: `nil` for code that cannot be decided before it is typed.
  init?(_ typer: BodyTyper) {
    guard !typer.unit.hasNothingToType, typer.environment.requirements.isEmpty, let formats = Self.formats(typer) else {
      return nil
    }
    (self.typer, self.formats) = (typer, formats)
  }

  /// - Returns: `nil` if such a text comes from another place in the code.
  private static func formats(_ typer: BodyTyper) -> [Range<Int32>]? {
    let tree = typer.unit.tree
    let formats = typer.formatCalls().map { tree.record(tree.arguments[Int($0.start)].value).literals }
    return formats.contains(where: \.isEmpty) ? nil : formats
  }

  /// Decides the literals without interpolations that are arguments of decided calls.
  mutating func decide() {
    for index in tree.exprs.indices {
      guard case .call(let callee, let run) = tree.exprs[index].node,
        case .identifier(let name, let generics) = tree[callee], generics.isEmpty, hasOpenLiteral(run),
        let taker = taker(of: name)
      else { continue }
      note(ExprID(index: Int32(index)), typer.callArguments(run), name, taker)
    }
    typer.unit.exclude(decided)
  }

  private var tree: SyntaxTree { typer.unit.tree }
  private var facts: DeclarationFacts { typer.facts }

  private func hasOpenLiteral(_ run: Run) -> Bool {
    tree.arguments[run.indices].contains { openLiteral($0.value) != nil }
  }

  /// Returns a literal without interpolations that may be a key.
  private func openLiteral(_ expr: ExprID) -> Int32? {
    guard let literal = bareLiteral(expr), typer.unit.mayContainKey(literal..<literal + 1),
      !formats.contains(where: { $0.contains(literal) })
    else { return nil }
    return literal
  }

  /// Returns a literal without interpolations.
  private func bareLiteral(_ expr: ExprID) -> Int32? {
    guard case .string(let literal) = tree[expr], tree.literals[Int(literal)].interpolations.isEmpty else { return nil }
    return literal
  }

  /// Records the decision for the literals of a call, if there is one.
  private mutating func note(_ call: ExprID, _ arguments: [CallArgument], _ name: Name, _ taker: CallTaker) {
    guard let key = CallDecisionKey(meant(name, taker, arguments), arguments, { bareLiteral($0) != nil }),
      let decision = facts.derived(facts.tables.decisions, key, { typer.decision(key, arguments) })
    else { return }
    for (position, argument) in arguments.enumerated() {
      guard let place = decision.places[position], let literal = argument.expr.flatMap(openLiteral) else { continue }
      decided.append(literal)
      let parameter = decision.matching[position]
      switch place {
      case .plain: break
      case .localizable(let type):
        note(literal, type, LiteralCall(callee: decision.callee, expr: call, parameter: parameter, isKey: false))
      case .key:
        note(literal, facts.string, LiteralCall(callee: decision.callee, expr: call, parameter: parameter, isKey: true))
      }
    }
  }

  private func note(_ literal: Int32, _ type: TypeID, _ call: LiteralCall) {
    typer.unit.literals[Int(literal)] = LiteralRecord(type: type, call: call, isDecided: true)
  }
}

// The meaning of a call's callee.
extension CallDecider {
  private mutating func taker(of name: Name) -> CallTaker? {
    if let known = takers[name] { return known }
    let inside = innerNames ?? namesInside
    innerNames = inside
    let taker = inside.contains(name) ? nil : meaning(of: name)
    takers[name] = .some(taker)
    return taker
  }

  /// The names that the code or its declaration's parameters declare. Their meaning depends on the position.
  private var namesInside: Set<Name> {
    let parameters = typer.environment.context.map(facts.index.parameters) ?? []
    return typer.innerNames().union(parameters.map(\.name))
  }

  private func meaning(of name: Name) -> CallTaker? {
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

  /// Returns the SDK's type with the name if it accepts the arguments and another module's does not.
  private func meant(_ name: Name, _ taker: CallTaker, _ arguments: [CallArgument]) -> CallTaker {
    guard case .type(let type) = taker else { return taker }
    return typer.namesake(name, of: type, taking: arguments).map { .type(typer.simplified($0)) } ?? taker
  }
}
