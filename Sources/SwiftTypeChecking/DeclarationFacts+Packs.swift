import SwiftParsing

/// The types that replace a parameter pack.
struct PackElements {
  let generic: TypeID
  let types: [TypeID]
}

// Parameter packs. `repeat each T` is represented as the member `repeat` of its pattern. A call replaces it by as many
// types as it has arguments for the pack.
extension DeclarationFacts {
  private static let expansionName = Name("repeat")

  func expansion(of pattern: TypeID) -> TypeID {
    pattern.isOpen ? types.make(.member(pattern, Self.expansionName)) : pattern
  }

  /// Returns the pattern of a parameter that is written as `repeat each T`.
  func packPattern(_ ref: TypeRefID, in decl: DeclID) -> TypeRefID? {
    if case .pack(let pattern) = index.outline(decl).tree[ref] { return pattern }
    return nil
  }

  /// Returns whether one of a type's own generic parameters is a pack.
  func hasPack(_ decl: DeclID) -> Bool {
    let generics = index[decl].generics
    return !generics.isEmpty && index.outline(decl).tree.generics[generics.indices].contains(where: \.isPack)
  }

  /// Returns a signature with a parameter for each argument of a pack, and the positions of the arguments' parameters
  /// in it.
  ///
  /// - Parameter matching: the position of each argument's parameter in `signature`.
  func expanded(_ signature: Signature, _ matching: [Int]) -> (Signature, [Int]) {
    let expanded = Signature()
    (expanded.result, expanded.generics) = (signature.result, signature.generics)
    var positions: [Int] = []
    for (position, parameter) in signature.parameters.enumerated() {
      let count = matching.count { $0 == position }
      guard parameter.isPack else {
        positions += Array(repeating: expanded.parameters.count, count: count)
        expanded.parameters.append(parameter)
        continue
      }
      for pack in packs(in: parameter.type) { expanded.packs.append((pack, count)) }
      for element in 0..<count {
        var single = parameter
        (single.isPack, single.element) = (false, element)
        positions.append(expanded.parameters.count)
        expanded.parameters.append(single)
      }
    }
    return (expanded, positions)
  }

  /// Returns the parameter packs in a type.
  private func packs(in type: TypeID) -> [TypeID] {
    guard type.isOpen else { return [] }
    switch types[type] {
    case .parameter(let decl, let position):
      let generics = index.outline(decl).tree.generics[index[decl].generics.indices]
      let number = generics.startIndex + Int(position)
      return generics.indices.contains(number) && generics[number].isPack ? [type] : []
    case .member(let base, _), .metatype(let base): return packs(in: base)
    case .nominal(_, let parts), .composition(let parts): return parts.flatMap { packs(in: $0) }
    case .tuple(let fields): return fields.flatMap { packs(in: $0.type) }
    case .function(let fields, let result): return fields.flatMap { packs(in: $0.type) } + packs(in: result)
    case .unknown, .selfType, .variable, .module: return []
    }
  }

  /// Returns a type with its expansions replaced by the elements of packs.
  func expand(_ type: TypeID, _ packs: [PackElements]) -> TypeID {
    guard type.isOpen, !packs.isEmpty else { return type }
    switch types[type] {
    case .member(_, Self.expansionName):
      let elements = elements(of: type, packs)
      return elements.count == 1 ? elements[0] : types.make(.tuple(elements.map { TupleField(label: nil, type: $0) }))
    case .nominal(let decl, let arguments):
      let parts = hasPack(decl) ? arguments.flatMap { elements(of: $0, packs) } : arguments.map { expand($0, packs) }
      return types.make(.nominal(decl, parts))
    case .tuple(let fields):
      let parts = fields.flatMap { field in
        elements(of: field.type, packs).map { TupleField(label: field.label, type: $0) }
      }
      return types.make(.tuple(parts))
    case .function(let fields, let result):
      let parts = fields.flatMap { field in elements(of: field.type, packs).map { FunctionField(type: $0) } }
      return types.make(.function(parts, expand(result, packs)))
    case .metatype(let instance): return metatype(expand(instance, packs))
    default: return type
    }
  }

  /// Returns the elements of an expansion or a pack, or any other type itself.
  private func elements(of type: TypeID, _ packs: [PackElements]) -> [TypeID] {
    switch types[type] {
    case .parameter: return packs.first { $0.generic == type }?.types ?? [type]
    case .member(let pattern, Self.expansionName):
      let generics = self.packs(in: pattern)
      let used = packs.filter { generics.contains($0.generic) }
      return used.first?.types.indices.map { substitute(pattern, substitution(of: used, element: $0)) } ?? [type]
    default: return [expand(type, packs)]
    }
  }

  /// Returns a substitution that replaces packs by one of their elements.
  func substitution(of packs: [PackElements], element: Int, in map: SubstitutionMap = SubstitutionMap())
    -> SubstitutionMap
  {
    var map = map
    for pack in packs { map.add(pack.generic, pack.types.indices.contains(element) ? pack.types[element] : .unknown) }
    return map
  }
}
