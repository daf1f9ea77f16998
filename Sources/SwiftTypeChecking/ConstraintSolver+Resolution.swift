/// Remembers the resolved parts of a type during one walk through it, because parts may be shared. It starts after a
/// few steps: a table does not pay off for small types.
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

// Replaces the variables in types.
extension ConstraintSolver {
  /// Returns a type with its variables replaced: bound ones by their bindings, literals' variables by default types.
  func resolved(_ type: TypeID) -> TypeID {
    let type = simplified(type)
    guard type.isOpen else { return type }
    var walk = TypeWalk()
    return resolved(type, &walk)
  }

  private func resolved(_ type: TypeID, _ walk: inout TypeWalk) -> TypeID {
    let type = simplified(type)
    guard type.isOpen else { return type }
    if let known = walk.known(type) { return known }
    let found = resolvedParts(of: type, &walk)
    walk.remember(found, for: type)
    return found
  }

  private func resolvedParts(of type: TypeID, _ walk: inout TypeWalk) -> TypeID {
    switch types[type] {
    case .variable(let number):
      let state = variables[Int(number)]
      return state.isOfUnknown && state.isNumber ? .unknown : defaultType(of: state) ?? .unknown
    case .nominal(let decl, let arguments): return types.make(.nominal(decl, arguments.map { resolved($0, &walk) }))
    case .tuple(let fields):
      return types.make(.tuple(fields.map { TupleField(label: $0.label, type: resolved($0.type, &walk)) }))
    case .function(let fields, let result):
      let resolvedFields = fields.map { field in
        var field = field
        field.type = resolved(field.type, &walk)
        return field
      }
      return types.make(.function(resolvedFields, resolved(result, &walk)))
    case .metatype(let instance): return metatype(resolved(instance, &walk))
    case .member(let base, let name):
      let found = facts.memberType(resolved(base, &walk), name)
      return found == type ? type : found
    default: return type
    }
  }
}
