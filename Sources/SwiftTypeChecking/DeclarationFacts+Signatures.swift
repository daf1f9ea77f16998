import SwiftParsing

extension DeclarationFacts {
  func signature(of decl: DeclID) -> Signature { tables.signatures[decl] ?? answer(SignatureFact.self, decl) }

  func makeSignature(of decl: DeclID) -> Signature {
    let declaration = index[decl]
    let signature = Signature()
    signature.generics = ownGenerics(of: decl)
    signature.parameters = parameters(of: decl)
    switch declaration.kind {
    case .function, .subscript:
      signature.result = declaration.type.map { resolve($0, in: decl) } ?? void
    case .variable:
      signature.generics = []
      signature.result = variableType(decl)
    case .initializer:
      let own = index.owner(decl).map { selfType(of: $0) } ?? .unknown
      signature.result = declaration.flags.contains(.isFailable) ? optional(own) : own
    case .enumCase:
      signature.generics = []
      signature.result = index.owner(decl).map { selfType(of: $0) } ?? .unknown
    case .struct, .class, .actor:
      return memberwise(decl)
    default: break
    }
    return signature
  }

  func resolve(_ ref: TypeRefID, in decl: DeclID) -> TypeID {
    resolve(ref, index.outline(decl).shared, NameScope(file: decl.file, context: decl))
  }

  private func parameters(of decl: DeclID) -> [Signature.Parameter] {
    let outline = index.outline(decl)
    var list = outline.tree.parameters[index[decl].parameters.indices].map { parameter(from: $0, in: decl) }
    if !list.isEmpty, expandsIntoKey(decl) { list[0].isLocalizationKey = true }
    return list
  }

  private func parameter(from parameter: Parameter, in decl: DeclID) -> Signature.Parameter {
    let isCase = index[decl].kind == .enumCase
    let isSubscript = index[decl].kind == .subscript
    let pattern = parameter.type.flatMap { packPattern($0, in: decl) }
    let type = (pattern ?? parameter.type).map { resolve($0, in: decl) } ?? .unknown
    var label = parameter.label
    // In the condensed interfaces the only name of a subscript's parameter is its label.
    if isSubscript, !parameter.hasTwoNames, index.isProject(decl) { label = nil }
    return Signature.Parameter(
      label: label, name: parameter.name, type: type, isVariadic: parameter.isVariadic, isPack: pattern != nil,
      hasDefault: parameter.hasDefault, isAutoclosure: parameter.isAutoclosure,
      isLocalizationKey: parameter.isLocalizationKey,
      builder: isCase ? nil : parameter.builder.flatMap { resultBuilder($0, in: decl) })
  }

  private func resultBuilder(_ ref: TypeRefID, in decl: DeclID) -> TypeID? {
    let type = resolve(ref, in: decl)
    guard let builder = declaration(of: type), index[builder].flags.contains(.isResultBuilder) else { return nil }
    return type
  }

  /// Returns the implicit initializer of a type: memberwise for a struct, without parameters for a class.
  private func memberwise(_ decl: DeclID) -> Signature {
    let signature = Signature()
    signature.result = selfType(of: decl)
    guard index[decl].kind == .struct else { return signature }
    let outline = index.outline(decl)
    for position in Int(decl.index)..<outline.tree.declarations.count
    where outline.tree.declarations[position].parent == decl.index {
      let member = DeclID(file: decl.file, index: Int32(position))
      if let parameter = memberwiseParameter(member) { signature.parameters.append(parameter) }
    }
    return signature
  }

  private func memberwiseParameter(_ member: DeclID) -> Signature.Parameter? {
    let declaration = index[member]
    guard declaration.kind == .variable, !declaration.flags.contains(.isStatic), isStored(member) else { return nil }
    let hasValue = !declaration.initializer.isNone
    if declaration.flags.contains(.isLet), hasValue { return nil }
    var type = variableType(member)
    let wrapper = wrapperAttribute(member)
    if let wrapper, wrappedValueIsProjected(wrapper) { type = wrapperType(of: member) }
    let isOptionalVar = !declaration.flags.contains(.isLet) && wrapped(type) != nil
    var parameter = Signature.Parameter(
      label: declaration.name, name: declaration.name, type: type,
      hasDefault: hasValue || isOptionalVar || (wrapper != nil && declaration.flags.contains(.isPrivate)))
    if hasValueByAttribute(member, wrapper) { parameter.hasDefault = true }
    parameter.builder = builderAttribute(member)
    return parameter
  }

  /// Returns whether a variable needs no value in a memberwise initializer because of its wrapper: an attribute has
  /// arguments, or the wrapper has an initializer without required parameters. An unknown wrapper counts as such.
  private func hasValueByAttribute(_ member: DeclID, _ wrapper: Attribute?) -> Bool {
    guard let wrapper else { return hasUnknownAttribute(member) }
    if index.outline(member).tree.attributes[index[member].attributes.indices].contains(where: { !$0.arguments.isNone })
    {
      return true
    }
    return typeMembers(named: .`init`, of: resolve(wrapper.type, in: member)).contains {
      signature(of: $0.decl).parameters.allSatisfy(\.hasDefault)
    }
  }

  /// Returns whether an attribute may be an unavailable wrapper or macro: its name starts with a capital letter.
  private func hasUnknownAttribute(_ member: DeclID) -> Bool {
    let outline = index.outline(member)
    return outline.tree.attributes[index[member].attributes.indices].contains { attribute in
      isUnknown(resolve(attribute.type, in: member)) && attribute.isCapitalized
    }
  }

  /// Returns whether a variable is stored: it has no accessors other than observers.
  func isStored(_ decl: DeclID) -> Bool {
    let declaration = index[decl]
    guard !declaration.body.isNone else { return true }
    guard !declaration.flags.contains(.isLet) else { return true }
    return declaration.flags.contains(.hasObservers)
  }

  /// Returns the result builder that an attribute of a declaration names.
  func builderAttribute(_ decl: DeclID) -> TypeID? {
    let outline = index.outline(decl)
    for attribute in outline.tree.attributes[index[decl].attributes.indices] {
      if let builder = resultBuilder(attribute.type, in: decl) { return builder }
    }
    return nil
  }

  /// Returns the result builder that a protocol's requirement gives to its witness, as `View.body` does.
  func requiredBuilder(_ decl: DeclID) -> TypeID? {
    guard let owner = index.owner(decl), !isProtocol(owner) else { return nil }
    for conformance in conformances(of: owner) {
      for requirement in ownMembers(index[decl].name, of: conformance.proto) {
        guard let builder = builderAttribute(requirement) else { continue }
        return substitute(builder, substitution(for: selfType(of: owner)))
      }
    }
    return nil
  }
}
