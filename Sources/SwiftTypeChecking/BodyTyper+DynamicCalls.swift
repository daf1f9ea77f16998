import SwiftParsing

// Calls of values with `@dynamicCallable` (`CSSimplify.cpp`, `simplifyDynamicCallableApplicableFnConstraint`).
extension BodyTyper {
  /// Calls a value through `dynamicallyCall`, or returns `nil` if its type has no such method.
  func callDynamically(
    _ type: TypeID, _ arguments: [CallArgument], _ expr: ExprID, _ expected: TypeID?
  ) -> TypeID? {
    let found = facts.candidates(named: Name("dynamicallyCall"), of: type)
    let isPositional = arguments.allSatisfy { $0.label == nil }
    let positional = isPositional ? method(Name("withArguments"), of: found) : nil
    guard let method = positional ?? method(Name("withKeywordArguments"), of: found),
      let list = method.parameters.first?.type,
      let element = positional == nil ? dictionaryElements(list)?.value : arrayElement(list)
    else { return nil }
    let parameters = arguments.map { _ in Signature.Parameter(label: nil, name: .underscore, type: element) }
    let opened = OpenedCall(
      decl: method.decl, parameters: parameters, result: method.result, requirements: method.requirements)
    prepare(arguments)
    return commit(opened, arguments, Array(arguments.indices), expr, expected: expected)
  }

  private func method(_ label: Name, of found: [Candidate]) -> OpenedCall? {
    found.lazy.compactMap { self.fitting($0, [0], []) }.first { $0.signature.parameters.first?.label == label }
      .map(solver.open)
  }
}
