import SwiftOutline

// Functions that only the type of the result tells apart.
extension DeclarationFacts {
  /// Whether the project has functions of a name that take the same, at least as far as literals go, but give back
  /// different types. What a call's place expects decides which is meant then.
  func hasRivals(_ name: Name) -> Bool {
    derived(tables.rivals, name) {
      let found = projectFunctions(name)
      guard found.count > 1, found.count <= Self.fewCandidates else { return false }
      let groups = Dictionary(grouping: found) {
        RivalKey(owner: index.owner($0), labels: signature(of: $0).parameters.map(\.label))
      }
      return groups.values.contains { group in
        group.indices.contains { first in
          group[(first + 1)...].contains { differInResult(signature(of: group[first]), signature(of: $0)) }
        }
      }
    }
  }

  private func differInResult(_ a: Signature, _ b: Signature) -> Bool {
    a.result != b.result
      && zip(a.parameters, b.parameters).allSatisfy { $0.type == $1.type || isText($0) && isText($1) }
  }

  /// Whether a string literal may be passed to a parameter.
  private func isText(_ parameter: Signature.Parameter) -> Bool {
    guard let decl = declaration(of: parameter.type) else { return false }
    return decl == known.string || index[decl].flags.contains(.isLocalizable)
  }
}

private struct RivalKey: Hashable {
  var owner: DeclID?
  var labels: [Name?]
}
