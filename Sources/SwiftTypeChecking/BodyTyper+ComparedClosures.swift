import SwiftParsing

// Closures with one expression, which the compiler types together with the enclosing call (`CSSyntacticElement.cpp`).
// They decide between overloads with different results of a function parameter.
extension BodyTyper {
  /// Prepares the values of closures that several overloads take with different results, so that trials compare them.
  func prepareClosures(_ arguments: [CallArgument], _ overloads: [ArgumentPlaces]) {
    for (number, argument) in arguments.enumerated() {
      guard let expr = argument.expr, case .closure(let index) = unit.tree[expr],
        differ(overloads.map { $0.parameters[number] }), let values = comparableValues(of: index)
      else { continue }
      unit.comparedClosures.insert(index)
      values.forEach(prepare)
    }
  }

  /// Returns the literals that the statements of a closure return.
  private func lateTexts(_ closure: Closure) -> [Int32] {
    closure.result == nil && singleValue(closure.body) == nil ? texts(of: closure.body) : []
  }

  /// Returns whether parameters take functions with different results, of which at least one is not generic.
  private func differ(_ parameters: [Signature.Parameter]) -> Bool {
    guard parameters.allSatisfy({ $0.builder == nil }) else { return false }
    var results: Set<TypeID> = []
    for type in parameters.map({ parameterType($0) }) {
      if case .function(_, let result) = types[wrapped(type) ?? type] { results.insert(result) }
    }
    return results.count > 1 && results.contains { !$0.isOpen }
  }

  /// Returns the values of a closure with one expression, or an empty array for a closure with statements that return
  /// literals. Returns `nil` if the values contain a parameter of the closure, or closures inside of closures: each
  /// level would double the work.
  private func comparableValues(of index: Int32) -> [ExprID]? {
    let closure = unit.tree.closures[Int(index)]
    if !lateTexts(closure).isEmpty { return [] }
    guard closure.result == nil, let values = singleValue(closure.body).flatMap({ leaves(of: $0) }),
      onlyTexts(closure).isEmpty, !nestsClosures(index), !values.contains(where: { uses(closure, in: $0) })
    else { return nil }
    return values
  }

  /// Returns whether a closure contains many closures, or one that contains another. Inner closures precede it.
  private func nestsClosures(_ index: Int32) -> Bool {
    let exprs = unit.tree.closures[Int(index)].exprs
    var (inner, last) = (Int(index) - 1, exprs.upperBound)
    while inner >= 0, exprs.contains(unit.tree.closures[inner].exprs.lowerBound) {
      guard Int(index) - inner <= 4, unit.tree.closures[inner].exprs.upperBound <= last else { return true }
      last = unit.tree.closures[inner].exprs.lowerBound
      inner -= 1
    }
    return false
  }

  /// Returns whether an expression contains a parameter of a closure around it.
  private func uses(_ closure: Closure, in value: ExprID) -> Bool {
    let written = Set(unit.tree.parameters[closure.parameters.indices].map(\.name))
    let names = written.union((0..<closure.shorthandCount).map { Name("$" + String($0)) })
    guard !names.isEmpty else { return false }
    let range = unit.tree.record(value)
    return closure.exprs.contains { number in
      let record = unit.tree.exprs[Int(number)]
      guard record.start >= range.start, record.end <= range.end, case .identifier(let name, _) = record.node else {
        return false
      }
      return names.contains(name)
    }
  }

  /// Checks the value of a closure on trial against the result of its contextual type.
  func checkValue(ofClosure index: Int32, _ result: TypeID) -> Bool {
    let closure = unit.tree.closures[Int(index)]
    if let written = closure.result { return solver.convert(resolveHere(written), to: result) }
    let texts = onlyTexts(closure)
    if !texts.isEmpty { return solver.convert(untypedText(texts), to: result) }
    guard unit.comparedClosures.contains(index) else { return true }
    guard let value = singleValue(closure.body) else { return checkLate(lateTexts(closure), result) }
    return check(value, result, commits: false)
  }
}
