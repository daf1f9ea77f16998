import SwiftParsing

/// The positions of many members in their list, by the generic arguments that they need.
struct CrowdedMembers {
  /// The members of extensions that fix a type, by that type's declaration: `where Element == Plant`.
  var fixed: [TypeID: [DeclID: [Int]]] = [:]
  /// The members of extensions with other conditions.
  var conditional: [Int] = []
  var unconditional: [Int] = []
}

extension DeclarationFacts {
  /// Returns a type's members with a given name without most of those that its generic arguments rule out. Only long
  /// lists are filtered.
  func members(named name: Name, of decl: DeclID, with base: TypeID) -> [DeclID] {
    let all = members(named: name, of: decl)
    guard all.count > Self.fewCandidates else { return all }
    let key = MemberKey(owner: decl, name: name)
    let crowd = derived(tables.crowds, key) { makeCrowd(of: all) }
    let map = substitution(for: base)
    var conditional = crowd.conditional
    for (subject, positions) in crowd.fixed {
      if case .nominal(let argument, _) = node(substitute(subject, map)), !isProtocol(argument) {
        conditional += positions[argument, default: []]
      } else {
        conditional += positions.values.joined()
      }
    }
    if conditional.count > Self.fewCandidates {
      evaluator.noteLimit()
      conditional = []
    }
    return (crowd.unconditional + conditional).sorted().map { all[$0] }
  }

  private func makeCrowd(of members: [DeclID]) -> CrowdedMembers {
    var crowd = CrowdedMembers()
    for (position, member) in members.enumerated() {
      guard let parent = index.parent(member), isConditional(parent) else {
        crowd.unconditional.append(position)
        continue
      }
      if let (subject, decl) = fixedType(in: parent) {
        crowd.fixed[subject, default: [:]][decl, default: []].append(position)
      } else {
        crowd.conditional.append(position)
      }
    }
    return crowd
  }

  private func fixedType(in context: DeclID) -> (subject: TypeID, decl: DeclID)? {
    for requirement in requirements(in: context) where requirement.isSameType {
      if case .nominal(let decl, _) = types[requirement.type] { return (requirement.subject, decl) }
    }
    return nil
  }
}
