import SwiftOutline

// Short ways to make types and to inspect them.
extension Checker {
  func nominal(_ decl: DeclID?, _ arguments: [TypeID] = []) -> TypeID {
    guard let decl else { return .unknown }
    return types.make(.nominal(decl, arguments))
  }

  func optional(_ type: TypeID) -> TypeID { nominal(known.optional, [type]) }
  func array(_ type: TypeID) -> TypeID { nominal(known.array, [type]) }
  func metatype(_ type: TypeID) -> TypeID { types.make(.metatype(type)) }

  func node(_ type: TypeID) -> TypeNode {
    // Simplifying may make types, so it happens before the arena is read.
    let pruned = simplified(type)
    return types[pruned]
  }

  /// The declaration of a nominal type.
  func declaration(of type: TypeID) -> DeclID? {
    if case .nominal(let decl, _) = node(type) { return decl }
    return nil
  }

  func arguments(of type: TypeID) -> [TypeID] {
    if case .nominal(_, let arguments) = node(type) { return arguments }
    return []
  }

  /// What an optional wraps; `nil` for other types.
  func wrapped(_ type: TypeID) -> TypeID? {
    guard case .nominal(let decl, let arguments) = node(type), decl == known.optional else { return nil }
    return arguments.first
  }

  func isProtocol(_ decl: DeclID) -> Bool { index[decl].kind == .protocol }

  func isUnknown(_ type: TypeID) -> Bool { simplified(type).isUnknown }

  /// The generic parameters of a type, from the outermost enclosing type inwards.
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

  /// The type that `Self` means inside a type.
  func selfType(of nominal: DeclID) -> TypeID {
    if let type = tables.selfTypes[nominal] { return type }
    let type =
      isProtocol(nominal) ? types.make(.selfType(nominal)) : types.make(.nominal(nominal, generics(of: nominal)))
    tables.selfTypes.keep(type, for: nominal)
    return type
  }
}
