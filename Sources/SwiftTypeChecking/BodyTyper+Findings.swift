import SwiftParsing

extension BodyTyper {
  /// - Parameter root: the kind of code, if the flow of values is recorded.
  func reading(_ root: CodeRoot? = nil) -> TypedCode {
    resolveInterpolations()
    var literals = unit.literals.indices.map { position in
      unit.literals[position].isDecided || unit.mayContainKey(Int32(position)..<Int32(position + 1))
        ? finding(literal: position) : .plain
    }
    if literals.contains(where: { $0.isKey && $0.call != nil }) {
      let formats = formatArguments()
      for index in literals.indices where !formats.isEmpty && literals[index].isKey {
        literals[index].formatArguments = literals[index].call.flatMap { formats[$0.index] }
      }
    }
    var reading = TypedCode(file: environment.file, code: unit.shared, literals: literals)
    if session.recordsFlow, let root {
      reading.flow = FlowFinding(
        root: root, calls: unit.calls, references: unit.references, rawValues: rawValueOwners,
        addends: stringAddends)
    }
    return reading
  }

  private func finding(literal: Int) -> LiteralFinding {
    let record = unit.literals[literal]
    var finding = LiteralFinding(
      verdict: .plain(nil), callee: record.call?.callee, call: record.call?.expr,
      parameter: record.call?.parameter ?? 0,
      interpolations: record.interpolations.map { self.finding($0) })
    finding.isByAnalogy = record.isByAnalogy
    finding.isMerged = record.isMerged
    guard let type = record.type else {
      finding.verdict = .untyped
      return finding
    }
    let resolved = solver.resolved(type)
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
