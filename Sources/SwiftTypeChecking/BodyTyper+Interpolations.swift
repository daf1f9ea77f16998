import SwiftParsing

// Chooses the overload of `appendInterpolation` for an interpolation of a key.
extension BodyTyper {
  /// Returns the overload for an interpolation in a literal of a localizable type.
  ///
  /// - Parameter value: the type of the interpolated value.
  func overload(of interpolation: Interpolation, _ value: TypeID, in literal: TypeID) -> InterpolationOverload {
    let type = facts.memberType(literal, Name("StringInterpolation"))
    guard case .nominal(let owner, _) = node(type) else { return .own }
    let overloads = facts.valueMembers(named: .appendInterpolation, of: simplified(type))
    let module = index.outline(owner).module
    func isOwn(_ overload: Candidate) -> Bool { index.outline(overload.decl).module == module }
    let arguments = callArguments(interpolation.arguments)
    guard let chosen = preferred(overloads, arguments) else { return .own }
    let isCatchAll = index[chosen.decl].flags.contains(.isDisfavored)
    guard isCatchAll || !isOwn(chosen), accepts(interpolation, [chosen]) else { return .own }
    if isOwn(chosen) { return .catchAll }
    // For a value of unknown type, one of the type's own overloads is as likely.
    let isOpen = isUnknown(solver.resolved(value)) && overloads.contains { isOwn($0) && accepts(interpolation, [$0]) }
    return isOpen ? .own : .added(chosen.decl)
  }
}
