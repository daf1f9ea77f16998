import SwiftParsing

// The arguments of `String(format:)` and similar calls, for keys whose texts are format strings.
extension BodyTyper {
  /// Returns the arguments that are formatted into texts, by the number of the expression that looks the text up. That
  /// expression is `NSLocalizedString(…)` in `String(format: NSLocalizedString("key", comment: ""), count)`. It may
  /// also be the value of a `let` in the same code.
  func formatArguments() -> [Int32: [InterpolationFinding]] {
    let outer = environment.usedInference
    defer { environment.usedInference = outer }
    var found: [Int32: [InterpolationFinding]] = [:]
    var inner: Set<Name>?
    for run in formatCalls() {
      let arguments = unit.tree.arguments[run.indices]
      guard let first = arguments.first else { continue }
      let rest = arguments.dropFirst().drop { $0.label == SpecialNames.localeLabel }
      guard rest.allSatisfy({ $0.label == nil && !$0.isTrailing }) else { continue }
      let lookups = lookups(in: first.value)
      if lookups.isEmpty { continue }
      let names = inner ?? innerNames()
      inner = names
      let findings = rest.map { formatArgument($0.value, names) }
      for lookup in lookups where found[lookup.index] == nil { found[lookup.index] = findings }
    }
    return found
  }

  /// Returns the arguments of each call that formats values into a text.
  func formatCalls() -> [Run] {
    unit.tree.exprs.compactMap { expr in
      guard case .call(let callee, let run) = expr.node, run.count > 1,
        takesFormat(callee, unit.tree.arguments[Int(run.start)])
      else { return nil }
      return run
    }
  }

  /// Types the arguments of a format. Their types are only used to check the format specifiers of texts.
  func typeFormatArguments(_ callee: ExprID, _ run: Run) {
    let arguments = unit.tree.arguments[run.indices]
    guard let first = arguments.first, unit.mayContainKey(first.value), takesFormat(callee, first) else { return }
    let outer = environment.usedInference
    defer { environment.usedInference = outer }
    for argument in arguments.dropFirst() where !isContextual(argument.value) { prepare(argument.value) }
  }

  private func takesFormat(_ callee: ExprID, _ first: Argument) -> Bool {
    switch unit.tree[callee] {
    case .identifier(let name, _):
      first.label == SpecialNames.formatLabel && SpecialNames.formattedTypes.contains(name)
    case .implicitMember(let name): first.label == SpecialNames.formatLabel && name == .`init`
    case .member(_, let name, _):
      name == SpecialNames.formatFunction || first.label == SpecialNames.formatLabel && name == .`init`
    default: false
    }
  }

  /// Returns the calls whose results may be the value of an expression.
  private func lookups(in expr: ExprID) -> [ExprID] {
    var open = [expr]
    var found: [ExprID] = []
    var names: Set<Name> = []
    while let expr = open.popLast() {
      switch unit.tree[expr] {
      case .call: found.append(expr)
      case .paren(let inner): open.append(inner)
      case .ternary(let items): open += unit.tree.ternary(items).values
      case .identifier(let name, _) where names.insert(name).inserted: open += constant(name).map { [$0] } ?? []
      default: break
      }
    }
    return found
  }

  /// Returns the value of a `let`, or `nil` unless that is the only variable with its name in the code.
  private func constant(_ name: Name) -> ExprID? {
    var values: [ExprID?] = []
    for statement in unit.tree.stmts {
      guard case .binding(let isLet, let pattern, let value, _, _) = statement else { continue }
      if case .name(name) = unit.tree[pattern] { values.append(isLet ? value : nil) }
    }
    return values.count == 1 ? values[0] : nil
  }

  /// - Parameter inner: the names that are declared within the code.
  private func formatArgument(_ expr: ExprID, _ inner: Set<Name>) -> InterpolationFinding {
    let known = unit.exprTypes[expr.index] ?? (isSeenFromOutside(expr, inner) ? infer(expr) : nil)
    guard let type = known.map({ solver.resolved($0) }) else { return .unknown }
    return InterpolationFinding(type: declaration(of: type), isKnown: !isUnknown(type), isInferred: true)
  }

  /// Returns whether an expression that was not typed in its place has the same meaning at the end of the code. It does
  /// if it names only parameters of the function, members and the like.
  private func isSeenFromOutside(_ expr: ExprID, _ inner: Set<Name>) -> Bool {
    var expr = expr
    while true {
      switch unit.tree[expr] {
      case .identifier(let name, _): return !inner.contains(name)
      case .member(let base, _, _), .paren(let base), .optionalChain(let base), .forceUnwrap(let base): expr = base
      case .integer, .float, .boolean: return true
      default: return false
      }
    }
  }

  /// Returns the names that the code declares itself.
  func innerNames() -> Set<Name> {
    var names: Set<Name> = [Name("error"), Name("newValue"), Name("oldValue")]
    for case .name(let name) in unit.tree.patterns { names.insert(name) }
    for parameter in unit.tree.parameters { names.insert(parameter.name) }
    for declaration in unit.tree.declarations { names.insert(declaration.name) }
    for generic in unit.tree.generics { names.insert(generic.name) }
    for case let parameter? in unit.tree.accessors.lazy.map(\.parameter) { names.insert(parameter) }
    return names
  }
}
