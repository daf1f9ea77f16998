import SwiftOutline

// Calls of the SDK's types and modifiers that none of their known declarations takes: an extension in a package that
// is not at hand does, and takes a title as its siblings do.
extension Checker {
  /// Types the arguments of such a call; `false` where its first argument is no title.
  func followAnalogy(_ candidates: [Candidate], _ arguments: [CallArgument]) -> Bool {
    guard arguments.count > 1, let first = arguments.first, first.label == nil, let title = first.expr,
      unit.needs(title), !isContextual(title) || isTernary(title), candidates.contains(where: { !isOwn($0) }),
      let type = titleType(candidates)
    else { return false }
    visit(Array(arguments.dropFirst()))
    forEachLiteral(title) { unit.literals[$0].isByAnalogy = true }
    if !commit(title, type) { markUntyped(title) }
    return true
  }

  private func isTernary(_ expr: ExprID) -> Bool {
    if case .ternary = unit.tree[expr] { return true }
    return false
  }

  private func isOwn(_ candidate: Candidate) -> Bool { index.isProject(candidate.decl) }

  /// The type of keys that the siblings' first, unlabelled parameters agree on, wherever they take no plain `String`.
  private func titleType(_ candidates: [Candidate]) -> TypeID? {
    let firsts = candidates.compactMap { candidate -> TypeID? in
      guard let parameter = signature(of: candidate.decl).parameters.first, parameter.label == nil,
        !index[candidate.decl].flags.contains(.isDisfavored)
      else { return nil }
      return parameter.type
    }
    guard !firsts.contains(string) else { return nil }
    let keys = Set(
      firsts.filter { type in declaration(of: type).map { index[$0].flags.contains(.isLocalizable) } ?? false })
    return keys.count == 1 ? keys.first : nil
  }
}
