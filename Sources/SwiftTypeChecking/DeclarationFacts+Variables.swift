import SwiftParsing

// The types of variables: written, inferred from the initial value, or through a property wrapper.
extension DeclarationFacts {
  func variableType(_ decl: DeclID) -> TypeID { tables.variableTypes[decl] ?? answer(VariableFact.self, decl) }

  func makeVariableType(of decl: DeclID) -> TypeID {
    let declaration = index[decl]
    if let ref = declaration.type {
      let type = resolve(ref, in: decl)
      return declaration.tupleIndex < 0 ? type : element(Int(declaration.tupleIndex), of: type)
    }
    if wrapperAttribute(decl) != nil {
      let inner = bodies.wrappedValue(of: wrapperType(of: decl), self)
      if !isUnknown(inner) { return inner }
    }
    if !declaration.initializer.isNone {
      let type = inferInitializer(decl)
      return declaration.tupleIndex < 0 ? type : element(Int(declaration.tupleIndex), of: type)
    }
    return .unknown
  }

  /// Returns the type of an initial value, whose code is typed for this.
  func inferInitializer(_ decl: DeclID) -> TypeID {
    environment.usedInference = true
    return bodies.initialType(of: decl, self)
  }

  func element(_ position: Int, of type: TypeID) -> TypeID {
    guard case .tuple(let fields) = node(type), position < fields.count else { return .unknown }
    return fields[position].type
  }

  /// Returns the `where` clauses of a declaration and of all enclosing declarations.
  func contextRequirements(_ decl: DeclID?) -> [ResolvedRequirement] {
    var list: [ResolvedRequirement] = []
    var current = decl
    while let step = current {
      list += requirements(in: step)
      current = index.parent(step)
    }
    return list
  }

  // MARK: Property wrappers

  /// Returns the attribute of a variable that names a property wrapper.
  func wrapperAttribute(_ decl: DeclID) -> Attribute? {
    let outline = index.outline(decl)
    return outline.tree.attributes[index[decl].attributes.indices].first { wrapperDeclaration($0, decl) != nil }
  }

  private func wrapperDeclaration(_ attribute: Attribute, _ decl: DeclID) -> DeclID? {
    let type = resolve(attribute.type, in: decl)
    guard let found = declaration(of: type), index[found].flags.contains(.isPropertyWrapper) else { return nil }
    return found
  }

  /// Returns whether a memberwise initializer takes the wrapper itself instead of the wrapped value, as for `@Binding`.
  func wrappedValueIsProjected(_ attribute: Attribute) -> Bool {
    SpecialNames.wrappersOfProjections.contains(attribute.name)
  }

  /// Returns the type of a variable's property wrapper. Its generic arguments follow from the variable's written type,
  /// the call of the wrapper's initializer or the initial value.
  func wrapperType(of decl: DeclID) -> TypeID {
    let found = tables.wrapperTypes[decl] ?? answer(WrapperFact.self, decl)
    if found.isInferred { environment.usedInference = true }
    return found.type
  }

  func makeWrapperType(of decl: DeclID) -> WrapperType {
    guard let attribute = wrapperAttribute(decl) else { return WrapperType(type: .unknown, isInferred: false) }
    let type = wrapperType(decl, attribute)
    return WrapperType(type: type, isInferred: environment.usedInference)
  }

  private func wrapperType(_ decl: DeclID, _ attribute: Attribute) -> TypeID {
    let declaration = index[decl]
    let named = resolve(attribute.type, in: decl)
    guard case .nominal(let wrapper, let arguments) = types[named], !arguments.isEmpty else { return named }
    guard arguments == generics(of: wrapper) || arguments.allSatisfy(isOpenAliasParameter) else { return named }
    if let ref = declaration.type { return solveWrapper(wrapper, resolve(ref, in: decl)) }
    if !attribute.arguments.isNone { return inferWrapperCall(decl, attribute, named) }
    if !declaration.initializer.isNone { return solveWrapper(wrapper, inferInitializer(decl)) }
    return named
  }

  /// Returns whether a type is the parameter of a generic alias that is named without arguments.
  private func isOpenAliasParameter(_ type: TypeID) -> Bool {
    guard case .parameter(let owner, _) = types[type] else { return false }
    return index[owner].kind == .typealias
  }

  private func inferWrapperCall(_ decl: DeclID, _ attribute: Attribute, _ named: TypeID) -> TypeID {
    environment.usedInference = true
    return bodies.wrapperType(of: decl, attribute, named: named, self)
  }

  private func solveWrapper(_ wrapper: DeclID, _ value: TypeID) -> TypeID {
    bodies.wrapper(wrapper, holding: value, self)
  }
}
