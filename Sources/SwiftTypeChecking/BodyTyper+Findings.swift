import SwiftParsing

extension BodyTyper {
  /// - Parameter root: the kind of code, if the flow of values is recorded.
  func reading(_ root: CodeRoot? = nil) -> TypedCode {
    settleWaiting()
    resolveInterpolations()
    let given = givenUpRanges
    var literals = unit.literals.indices.map { position in
      unit.literals[position].isDecided || unit.mayContainKey(Int32(position)..<Int32(position + 1))
        ? finding(literal: position, given) : .plain
    }
    if literals.contains(where: { $0.isKey && $0.call != nil }) {
      let formats = formatArguments()
      for index in literals.indices where !formats.isEmpty && literals[index].isKey {
        literals[index].formatArguments = literals[index].call.flatMap { formats[$0.index] }
      }
    }
    return TypedCode(
      file: environment.file, code: unit.shared, literals: literals, givenUp: given,
      flow: root.map(flowFinding) ?? FlowFinding())
  }

  private func flowFinding(_ root: CodeRoot) -> FlowFinding {
    if !session.recordsFlow { return FlowFinding() }
    return FlowFinding(
      root: root, calls: unit.calls, references: unit.references, implicitReferences: unit.implicitReferences,
      missingMembers: unit.missingMembers, rawValues: rawValueOwners, addends: stringAddends)
  }

  /// The code of the closures that reached the limit before they were typed in their final context, if the types in
  /// them concern literals that may be keys.
  private var givenUpRanges: [Range<UInt32>] {
    let closures = Set(unit.unsettledClosures)
    if closures.isEmpty { return [] }
    let ranges = unit.tree.exprs.compactMap { record -> Range<UInt32>? in
      guard case .closure(let index) = record.node, closures.contains(index) else { return nil }
      return record.span
    }
    return ranges.filter { range in
      unit.tree.literals.indices.contains { concerns(range, literal: $0) }
    }
  }

  /// Returns whether a literal that may be a key overlaps a range: it is inside, or the range is in an interpolation.
  private func concerns(_ range: Range<UInt32>, literal: Int) -> Bool {
    let record = unit.tree.literals[literal]
    return record.start < range.upperBound && range.lowerBound < record.end
      && unit.mayContainKey(Int32(literal)..<Int32(literal + 1))
  }

  /// - Parameter givenUp: the ranges in which types are not final.
  private func finding(literal: Int, _ givenUp: [Range<UInt32>]) -> LiteralFinding {
    let finding = finding(literal: literal)
    if givenUp.contains(where: { concerns($0, literal: literal) }) {
      return LiteralFinding(
        verdict: .untyped, callee: finding.callee, call: finding.call, parameter: finding.parameter,
        interpolations: finding.interpolations)
    }
    return finding
  }

  private func finding(literal: Int) -> LiteralFinding {
    let record = unit.literals[literal]
    var finding = LiteralFinding(
      verdict: .plain(nil), callee: record.call?.callee, call: record.call?.expr,
      parameter: record.call?.parameter ?? 0,
      interpolations: record.interpolations.map { self.finding($0) })
    finding.isByAnalogy = record.isByAnalogy
    finding.isMerged = record.isMerged
    finding.isExactMatch = record.isExactMatch
    guard let type = record.type else {
      finding.verdict = .untyped
      return finding
    }
    let resolved = ofLiteral(solver.resolved(type))
    let decl = declaration(of: resolved)
    if let callee = record.call?.callee, record.call?.isKey == true {
      finding.verdict = .functionKey(callee)
      finding.api = facts.description(of: callee)
    } else if let decl, index[decl].flags.contains(.isLocalizable) {
      finding.verdict = .localizable(decl)
      for (position, interpolation) in unit.tree.interpolations[unit.tree.literals[literal].interpolations.indices]
        .enumerated()
      where position < record.interpolations.count {
        finding.interpolations[position].overload = overload(
          of: interpolation, record.interpolations[position].type, in: resolved)
      }
      finding.api = finding.callee.map { facts.description(of: $0) }
    } else {
      finding.verdict = isUnknown(resolved) ? .untyped : .plain(decl)
    }
    return finding
  }

  /// Returns the type of a literal of which a type variable has `type`: the innermost wrapped type of an optional.
  func ofLiteral(_ type: TypeID) -> TypeID { wrapped(type).map(ofLiteral) ?? type }

  private func finding(_ interpolation: InterpolationRecord) -> InterpolationFinding {
    let type = solver.resolved(interpolation.type)
    let isKnown = !isUnknown(type) && !facts.isPlaceholder(type)
    let guess =
      isKnown ? type : solver.variable(interpolation.type).flatMap { solver.defaultType(of: solver.variables[Int($0)]) }
    var finding = InterpolationFinding(
      type: guess.flatMap { declaration(of: $0) }, isKnown: isKnown, isInferred: interpolation.usedInference)
    // Data flow needs the declarations that are referred to, not how the type was found.
    if session.tracesReferences, !session.recordsFlow, let expr = interpolation.expr {
      finding.references = references(in: expr)
    }
    return finding
  }
}
