import SwiftParsing

extension Checker {
  /// Returns the enum cases of a file whose names are keys, each with the raw type of its enum. Such a case has no
  /// written raw value, and literals of the raw type are keys.
  public func casesNamingKeys(in file: Int) -> [(enumCase: DeclID, type: DeclID)] {
    let declarations = index.files[file].tree.declarations
    return declarations.indices.filter { declarations[$0].kind == .enum }.flatMap { position in
      let decl = DeclID(file: Int32(file), index: Int32(position))
      guard let type = facts.rawType(of: decl).flatMap({ facts.declaration(of: $0) }),
        index[type].flags.contains(.isLocalizable)
      else { return [(enumCase: DeclID, type: DeclID)]() }
      let cases = index.directMembers(of: decl).filter {
        index[$0].kind == .enumCase && index[$0].initializer.isNone && index[$0].parameters.isEmpty
      }
      return cases.map { ($0, type) }
    }
  }
}
