import SwiftParsing

// Finds the most specialized of several declarations that fit a call equally well.
extension BodyTyper {
  /// Returns how specialized a candidate is; lower is more specialized. Concrete types rank before generic ones,
  /// members of types before members of protocols, fewer omitted parameters before more.
  ///
  /// - Parameter isBlind: whether the call converts a value of unknown type.
  func specialization(_ fitting: FittingCandidate, isBlind: Bool) -> [Int] {
    let signature = fitting.signature
    let owner = index.owner(fitting.decl)
    return [
      isBlind && index[fitting.decl].flags.contains(.isFailable) ? 1 : 0,
      owner.map { isProtocol($0) ? 1 : 0 } ?? 0,
      signature.parameters.contains { isForeign($0.builder) } ? 1 : 0,
      -strictness(fitting.decl),
      signature.generics.count + signature.parameters.count { isOpaque($0.type) },
      index.isProject(fitting.decl) ? -signature.generics.reduce(0) { $0 + demand(of: $1) } : 0,
      signature.parameters.contains(where: \.isVariadic) ? 1 : 0,
      signature.parameters.count - Set(fitting.matching).count,
      index.isProject(fitting.decl) ? 0 : 1,
    ]
  }

  /// Returns whether a parameter, or the result of a parameter's function, is written as `some P` or `any P`.
  private func isOpaque(_ type: TypeID) -> Bool {
    if case .function(_, let result) = types[type] { return isOpaque(result) }
    return declaration(of: wrapped(type) ?? type).map(isProtocol) ?? false
  }

  /// Returns whether a builder differs from the one around the call: among views, `ForEach` makes views.
  private func isForeign(_ builder: TypeID?) -> Bool {
    guard let builder else { return false }
    return declaration(of: builder) != unit.builder.map(\.decl) ?? known.viewBuilder
  }

  /// Returns how much the `where` clause of a declaration's extension requires. `Element: StringProtocol` requires more
  /// than `Element: Sequence`.
  private func strictness(_ decl: DeclID) -> Int {
    guard let parent = index.parent(decl), index[parent].kind == .extension else { return 0 }
    return facts.requirements(in: parent).reduce(0) { sum, requirement in
      guard !requirement.isSameType, let proto = declaration(of: requirement.type) else { return sum + 100 }
      return sum + 1 + facts.conformances(of: proto).count
    }
  }

  /// Returns how much a declaration requires of one of its generic parameters: `Equatable` is less than `Hashable`.
  private func demand(of generic: TypeID) -> Int {
    facts.constraints(on: generic).reduce(0) { sum, constraint in
      sum + 1 + (declaration(of: constraint).map { facts.conformances(of: $0).count } ?? 0)
    }
  }

  func isFraction(_ expr: ExprID) -> Bool {
    switch unit.tree[expr] {
    case .float: true
    case .paren(let inner): isFraction(inner)
    default: false
    }
  }

  /// Returns how many floating-point literals would not be a `Double`: `pow(2.0, 3)` is a `Double`.
  ///
  /// - Parameter fractions: the positions of these literals among the arguments.
  func oddities(_ fitting: FittingCandidate, _ fractions: [Int]) -> Int {
    fractions.count { declaration(of: fitting.parameter($0).type) != known.double }
  }
}
