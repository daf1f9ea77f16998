import SwiftParsing

extension DeclarationFacts {
  /// Returns the generic parameters of a type, from the outermost enclosing type inwards.
  func generics(of decl: DeclID) -> [TypeID] {
    if let list = tables.generics[decl] { return list }
    var list: [TypeID] = []
    let declaration = index[decl]
    if declaration.kind != .protocol {
      if let owner = index.owner(decl), declaration.kind.isNominal || declaration.kind == .typealias {
        list = generics(of: owner)
      }
      list += ownGenerics(of: decl)
    }
    tables.generics.keep(list, for: decl)
    return list
  }

  func ownGenerics(of decl: DeclID) -> [TypeID] {
    let declaration = index[decl]
    guard declaration.kind != .protocol else { return [] }
    return (0..<declaration.generics.count).map { types.make(.parameter(decl, $0)) }
  }

  /// Returns the type that `Self` means inside a type.
  func selfType(of nominal: DeclID) -> TypeID {
    if let type = tables.selfTypes[nominal] { return type }
    let type =
      isProtocol(nominal) ? types.make(.selfType(nominal)) : types.make(.nominal(nominal, generics(of: nominal)))
    tables.selfTypes.keep(type, for: nominal)
    return type
  }
}
