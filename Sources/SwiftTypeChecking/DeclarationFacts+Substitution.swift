extension DeclarationFacts {
  func substitute(_ type: TypeID, _ map: SubstitutionMap) -> TypeID {
    guard type.isOpen, !map.isEmpty else { return type }
    switch types[type] {
    case .unknown, .module, .variable: return type
    case .parameter: return map.find(type) ?? type
    case .selfType: return map.selfType ?? type
    case .member(let base, let name):
      if let found = map.find(type) { return found }
      let newBase = substitute(base, map)
      return newBase == base ? sameType(as: type) ?? type : memberType(newBase, name)
    case .nominal(let decl, let arguments):
      return types.make(.nominal(decl, arguments.map { substitute($0, map) }))
    case .tuple(let fields):
      return types.make(.tuple(fields.map { TupleField(label: $0.label, type: substitute($0.type, map)) }))
    case .function(let fields, let result):
      return types.make(.function(fields.map { substitute($0, map) }, substitute(result, map)))
    case .metatype(let instance): return metatype(substitute(instance, map))
    case .composition(let parts): return types.make(.composition(parts.map { substitute($0, map) }))
    }
  }

  /// Replaces the generic parameters of a declaration.
  func substitute(_ type: TypeID, with arguments: [TypeID], of decl: DeclID) -> TypeID {
    var map = SubstitutionMap()
    for (parameter, argument) in zip(generics(of: decl), arguments) { map.add(parameter, argument) }
    return substitute(type, map)
  }

  private func substitute(_ field: FunctionField, _ map: SubstitutionMap) -> FunctionField {
    var field = field
    field.type = substitute(field.type, map)
    return field
  }

  /// Returns the types that replace `Self` and the generic parameters of a receiver's declaration and of its
  /// superclasses.
  func substitution(for receiver: TypeID) -> SubstitutionMap {
    var map = SubstitutionMap(selfType: receiver)
    for type in notableLineage(of: receiver) {
      guard case .nominal(let decl, let arguments) = node(type), !isProtocol(decl) else { break }
      for (parameter, argument) in zip(generics(of: decl), arguments) { map.add(parameter, argument) }
    }
    return map
  }
}
