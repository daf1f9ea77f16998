import SwiftParsing
import TextBasics

// String literals. Their interpolations are typed once, before the literal has a contextual type.
extension BodyTyper {
  func inferString(_ literal: Int32) -> TypeID {
    let record = unit.tree.literals[Int(literal)]
    var interpolations: [InterpolationRecord] = []
    for interpolation in unit.tree.interpolations[record.interpolations.indices] {
      interpolations.append(inferInterpolation(interpolation))
    }
    unit.literals[Int(literal)].interpolations = interpolations
    let type = solver.freshVariable(interpolations.isEmpty ? .string : .interpolated)
    if case .variable(let number) = types[type] {
      if interpolations.isEmpty {
        solver.variables[Int(number)].isCharacter = isCharacter(record)
      } else {
        solver.variables[Int(number)].literals = [literal]
      }
    }
    unit.note(type, of: Int(literal))
    return type
  }

  /// Returns whether a literal, such as `"x"`, may be a `Character`.
  private func isCharacter(_ literal: StringLiteral) -> Bool {
    let (start, end) = (Int(literal.start) + 1, Int(literal.end) - 1)
    let source = index.files[Int(environment.file)].source
    guard end > start, end - start <= 32, end <= source.bytes.count else { return false }
    if end - start == 1 { return true }
    let first = source.bytes[start]
    if first == .backslash { return end - start == 2 }
    return first >= 0x80 && source.text(start..<end).count == 1
  }

  private func inferInterpolation(_ interpolation: Interpolation) -> InterpolationRecord {
    let outer = environment.usedInference
    environment.usedInference = false
    defer { environment.usedInference = outer }
    var type = TypeID.unknown
    for (position, argument) in unit.tree.arguments[interpolation.arguments.indices].enumerated() {
      prepare(argument.value)
      commitText([argument.value])
      if position == 0 {
        type = isContextual(argument.value) ? contextualInterpolation(argument.value) : whole(argument.value)
      }
    }
    let first = unit.tree.arguments[interpolation.arguments.indices].first?.value
    return InterpolationRecord(type: type, usedInference: environment.usedInference, expr: first)
  }

  /// Returns the type of an interpolated ternary, closure result and so on, inferred without a contextual type.
  private func contextualInterpolation(_ expr: ExprID) -> TypeID {
    if startsImplicitly(expr) { return .unknown }
    if case .keyPath = unit.tree[expr] { return .unknown }
    return whole(expr)
  }

  /// Returns whether each interpolation of a literal has an overload in the literal's type.
  func acceptsInterpolations(of literal: Int32, as type: TypeID) -> Bool {
    let record = unit.tree.literals[Int(literal)]
    guard !record.interpolations.isEmpty, !trustsInterpolations, let decl = declaration(of: type) else { return true }
    if decl == known.string || decl == known.substring { return !formatsInterpolations(of: literal) }
    guard unit.literals[Int(literal)].type != nil else { return true }
    let interpolation = facts.memberType(type, Name("StringInterpolation"))
    guard !isUnknown(interpolation), case .nominal = node(interpolation) else { return true }
    let overloads = facts.valueMembers(named: .appendInterpolation, of: simplified(interpolation))
    guard !overloads.isEmpty else { return true }
    return unit.tree.interpolations[record.interpolations.indices].allSatisfy { accepts($0, overloads) }
      && !unit.literals[Int(literal)].interpolations.contains { isAmbiguous($0.type, overloads) }
  }

  /// Returns whether an interpolated value is a literal in a closure with statements that several overloads accept. The
  /// compiler types the closure after it has chosen one of them.
  private func isAmbiguous(_ type: TypeID, _ overloads: [Candidate]) -> Bool {
    guard let number = solver.variable(type), solver.variables[Int(number)].isLate, solver.hasOpenTexts(type),
      let literal = known.stringLiteral
    else { return false }
    return overloads.count { overload in
      let parameters = facts.signature(of: overload.decl).parameters
      return parameters.count == 1 && !parameters[0].type.isOpen && facts.conforms(parameters[0].type, to: literal)
    } > 1
  }

  func interpolatesText(_ literal: Int32) -> Bool {
    unit.literals[Int(literal)].interpolations.contains { interpolation in
      let type = simplified(interpolation.type)
      guard let number = solver.variable(type) else { return type == string }
      return solver.defaultType(of: solver.variables[Int(number)]) == string
    }
  }

  /// Returns whether a literal has an interpolation such as `\(price, specifier: "%.2f")` that a plain string does not
  /// accept. Beside a value, it takes only `default:`.
  func formatsInterpolations(of literal: Int32) -> Bool {
    let record = unit.tree.literals[Int(literal)]
    return unit.tree.interpolations[record.interpolations.indices].contains { interpolation in
      let arguments = unit.tree.arguments[interpolation.arguments.indices]
      return arguments.dropFirst().contains { $0.label != Name("default") } && !isAddedToStrings(interpolation)
    }
  }

  /// Returns whether the project adds an overload for an interpolation to plain strings.
  private func isAddedToStrings(_ interpolation: Interpolation) -> Bool {
    guard facts.hasOwnInterpolations else { return false }
    let type = simplified(facts.memberType(string, Name("StringInterpolation")))
    let arguments = callArguments(interpolation.arguments)
    return facts.valueMembers(named: .appendInterpolation, of: type).contains {
      index.isProject($0.decl) && fits($0.decl, arguments)
    }
  }

  func accepts(_ interpolation: Interpolation, _ overloads: [Candidate]) -> Bool {
    let arguments = callArguments(interpolation.arguments)
    return overloads.contains { overload in
      guard let fitting = match(overload, arguments) else { return false }
      return onTrial { check(solver.open(fitting), arguments, fitting.matching) }.mismatches == 0
    }
  }

  /// Types the literals that are arguments of the project's own overloads of `appendInterpolation`: they may be keys.
  func resolveInterpolations() {
    guard facts.hasOwnInterpolations else { return }
    for literal in unit.literals.indices where !unit.tree.literals[literal].interpolations.isEmpty {
      guard let type = unit.literals[literal].type.map({ solver.resolved($0) }), !isUnknown(type) else { continue }
      let interpolation = facts.memberType(ofLiteral(type), Name("StringInterpolation"))
      let overloads = facts.valueMembers(named: .appendInterpolation, of: simplified(interpolation))
      for interpolation in unit.tree.interpolations[unit.tree.literals[literal].interpolations.indices] {
        callOverload(of: interpolation, overloads)
      }
    }
  }

  private func callOverload(of interpolation: Interpolation, _ overloads: [Candidate]) {
    let arguments = callArguments(interpolation.arguments)
    let fits = overloads.contains {
      index.isProject($0.decl) && self.fits($0.decl, arguments)
    }
    guard fits, arguments.contains(where: { $0.expr.map(unit.mayContainKey) ?? false }) else { return }
    _ = call(overloads, arguments, nil, expected: nil)
  }

  /// Gives the literals in an expression the unknown type, because the contextual type is unknown.
  func markUntyped(_ expr: ExprID) {
    forEachLiteral(expr) { literal in
      infer(unit.tree.literals[literal].expr)
      if let type = unit.literals[literal].type { _ = solver.attempt { solver.unify(type, .unknown) } }
    }
  }

  /// Adds a doubt to the score if literals share their type with a value of unknown type, or an optional of one. Where
  /// a string is allowed, such a value is more likely a string than a key.
  func noteDoubt(_ exprs: [ExprID], _ expected: TypeID, _ commits: Bool) {
    guard
      exprs.contains(where: {
        !isContextual($0) && !isDecidedByResult($0) && isUnknown(wrapped(whole($0)) ?? whole($0))
      })
    else { return }
    if let decl = declaration(of: wrapped(expected) ?? expected), index[decl].flags.contains(.isLocalizable) {
      solver.score.doubts += 1
    } else if commits, let number = solver.variable(wrapped(expected) ?? expected),
      !solver.variables[Int(number)].constraints.isEmpty
    {
      for expr in exprs { markUntyped(expr) }
    }
  }
}
