import SwiftParsing

// Implicit member expressions without a known contextual type.
extension BodyTyper {
  /// Types the literals of an implicit member expression whose root is not known.
  func visitImplicit(_ expr: ExprID) {
    switch unit.tree[expr] {
    case .call(let base, let arguments):
      if let type = typeToldByLabels(base, arguments) {
        _ = callImplicit(base, arguments, type, expr, nil)
      } else {
        visit(callArguments(arguments))
        visitImplicit(base)
      }
    case .member(let base, _, _), .forceUnwrap(let base), .optionalChain(let base): visitImplicit(base)
    case .subscript(let base, let arguments):
      visit(callArguments(arguments))
      visitImplicit(base)
    default: break
    }
  }

  /// Returns the type that `.init(…)` makes, if its labels leave no other choice among the key types.
  private func typeToldByLabels(_ callee: ExprID, _ run: Run) -> TypeID? {
    guard case .implicitMember(.`init`) = unit.tree[callee], let first = unit.tree.arguments[run.indices].first,
      isLiteral(first.value)
    else { return nil }
    // Both `String` and `AttributedString` have this label, and both take a key.
    if first.label == SpecialNames.localizedLabel { return string }
    let others = unit.tree.arguments[run.indices].dropFirst()
    guard first.label == nil, others.contains(where: tellsResource) else { return nil }
    return facts.topLevel(SpecialNames.resource).first.map { nominal($0) }
  }

  private func tellsResource(_ argument: Argument) -> Bool {
    guard let label = argument.label else { return false }
    if SpecialNames.resourceLabels.contains(label) { return true }
    guard label == SpecialNames.bundleLabel, let member = firstMember(argument.value) else { return false }
    return SpecialNames.bundleDescriptions.contains(member)
  }
}
