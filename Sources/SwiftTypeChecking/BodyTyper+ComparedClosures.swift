import SwiftParsing

// Closures with one expression, which the compiler types together with the enclosing call (`CSSyntacticElement.cpp`).
// They decide between overloads with different results of a function parameter.
extension BodyTyper {
  /// Prepares the values of closures that several overloads take with different results, so that trials compare them.
  func prepareClosures(_ arguments: [CallArgument], _ overloads: [ArgumentPlaces]) {
    for (number, argument) in arguments.enumerated() {
      guard let expr = argument.expr, case .closure(let index) = unit.tree[expr] else { continue }
      prepareComponents(ofClosure: index, overloads.map { $0.parameters[number] })
      guard differ(overloads.map { $0.parameters[number] }) else { continue }
      let fields = commonFields(overloads.map { parameterType($0.parameters[number]) })
      guard let values = comparableValues(of: index, knowsParameters: fields != nil) else { continue }
      unit.comparedClosures.insert(index)
      withParameters(of: index, fields ?? []) { values.forEach(prepare) }
    }
  }

  /// Returns the parameters of functions if they are the same in all of them, and their types are known.
  private func commonFields(_ functions: [TypeID]) -> [FunctionField]? {
    var common: [FunctionField]?
    for function in functions {
      guard case .function(let fields, _) = node(wrapped(function) ?? function) else { return nil }
      let types = fields.map { solver.resolved($0.type) }
      guard types.allSatisfy({ !$0.isOpen && !isUnknown($0) }), common.map({ $0.map(\.type) == types }) ?? true else {
        return nil
      }
      common = types.map { FunctionField(type: $0) }
    }
    return common
  }

  /// Runs `body` with the parameters of a closure as locals.
  func withParameters<Result>(of index: Int32, _ fields: [FunctionField], _ body: () -> Result) -> Result {
    let depth = unit.locals.count
    defer { unit.locals.cut(to: depth) }
    let closure = unit.tree.closures[Int(index)]
    if !fields.isEmpty { _ = bindParameters(closure, fields) }
    return body()
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
  /// literals. Returns `nil` if the values contain a parameter of unknown type, or closures inside of closures: each
  /// level would double the work.
  private func comparableValues(of index: Int32, knowsParameters: Bool) -> [ExprID]? {
    let closure = unit.tree.closures[Int(index)]
    if !lateTexts(closure).isEmpty { return [] }
    guard closure.result == nil, let values = singleValue(closure.body).flatMap({ leaves(of: $0) }),
      onlyTexts(closure).isEmpty, !nestsClosures(index),
      knowsParameters || !values.contains(where: { uses(closure, in: $0) })
    else { return nil }
    return values
  }

  /// Returns whether a closure contains many closures, or one that contains another. Inner closures precede it.
  func nestsClosures(_ index: Int32) -> Bool {
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
  func checkValue(ofClosure index: Int32, _ fields: [FunctionField], _ result: TypeID) -> Bool {
    let closure = unit.tree.closures[Int(index)]
    if let written = closure.result { return solver.convert(resolveHere(written), to: result) }
    let texts = onlyTexts(closure)
    if !texts.isEmpty { return solver.convert(untypedText(texts), to: result) }
    guard unit.comparedClosures.contains(index) else { return true }
    guard let value = singleValue(closure.body) else { return checkLate(lateTexts(closure), result) }
    return withParameters(of: index, fields) { check(value, result, commits: false) }
  }
}
