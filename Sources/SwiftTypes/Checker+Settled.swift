import SwiftOutline

// Types without variables.
extension Checker {
  /// A type with all bound variables replaced, and literals' by their default types.
  func settled(_ type: TypeID) -> TypeID {
    let type = simplified(type)
    guard type.isOpen else { return type }
    var walk = TypeWalk()
    return settled(type, &walk)
  }

  private func settled(_ type: TypeID, _ walk: inout TypeWalk) -> TypeID {
    let type = simplified(type)
    guard type.isOpen else { return type }
    if let known = walk.known(type) { return known }
    let found = settledParts(of: type, &walk)
    walk.remember(found, for: type)
    return found
  }

  private func settledParts(of type: TypeID, _ walk: inout TypeWalk) -> TypeID {
    switch types[type] {
    case .variable(let number):
      let state = variables[Int(number)]
      return state.isOfUnknown && state.isNumber ? .unknown : defaultType(of: state) ?? .unknown
    case .nominal(let decl, let arguments): return types.make(.nominal(decl, arguments.map { settled($0, &walk) }))
    case .tuple(let fields):
      return types.make(.tuple(fields.map { TupleField(label: $0.label, type: settled($0.type, &walk)) }))
    case .function(let fields, let result):
      let settledFields = fields.map { field in
        var field = field
        field.type = settled(field.type, &walk)
        return field
      }
      return types.make(.function(settledFields, settled(result, &walk)))
    case .metatype(let instance): return metatype(settled(instance, &walk))
    case .member(let base, let name):
      let found = memberType(settled(base, &walk), name)
      return found == type ? type : found
    default: return type
    }
  }
}

/// What became of the parts of a type on one walk through it, from where it is worth it on: parts may be shared.
private struct TypeWalk {
  private var steps = 0
  private var found: [TypeID: TypeID] = [:]
  private static let few = 32

  mutating func known(_ type: TypeID) -> TypeID? {
    steps += 1
    return steps > Self.few ? found[type] : nil
  }

  mutating func remember(_ type: TypeID, for part: TypeID) {
    if steps > Self.few { found[part] = type }
  }
}
