import SwiftParsing

// Resolves written types to types of the arena.
extension DeclarationFacts {
  func resolve(_ ref: TypeRefID, _ shared: SharedTree, _ scope: NameScope) -> TypeID {
    guard depths.resolving < 64 else {
      evaluator.noteLimit()
      return .oversized
    }
    depths.resolving += 1
    defer { depths.resolving -= 1 }
    switch shared.tree[ref] {
    case .unknown: return .unknown
    case .named(let name, let arguments):
      return resolveNamed(name, resolveAll(arguments, shared, scope), scope)
    case .member(let base, let name, let arguments):
      return resolveMember(base, name, resolveAll(arguments, shared, scope), shared, scope)
    case .optional(let wrapped): return optional(resolve(wrapped, shared, scope))
    case .array(let element): return array(resolve(element, shared, scope))
    case .dictionary(let key, let value):
      return nominal(known.dictionary, [resolve(key, shared, scope), resolve(value, shared, scope)])
    case .tuple(let elements): return resolveTuple(elements, shared, scope)
    case .function(let parameters, let result):
      return types.make(.function(resolveFields(parameters, shared, scope), resolve(result, shared, scope)))
    case .some(let type), .any(let type): return resolve(type, shared, scope)
    case .pack(let pattern): return expansion(of: resolve(pattern, shared, scope))
    case .composition(let parts): return types.make(.composition(resolveAll(parts, shared, scope)))
    case .metatype(let type): return metatype(resolve(type, shared, scope))
    }
  }

  private func resolveAll(_ run: Run, _ shared: SharedTree, _ scope: NameScope) -> [TypeID] {
    run.isEmpty ? [] : shared.tree.typeList[run.indices].map { resolve($0.type, shared, scope) }
  }

  private func resolveTuple(_ run: Run, _ shared: SharedTree, _ scope: NameScope) -> TypeID {
    types.make(
      .tuple(
        shared.tree.typeList[run.indices].map { TupleField(label: $0.label, type: resolve($0.type, shared, scope)) }))
  }

  private func resolveFields(_ run: Run, _ shared: SharedTree, _ scope: NameScope) -> [FunctionField] {
    shared.tree.typeList[run.indices].map {
      FunctionField(
        type: resolve($0.type, shared, scope), label: nil, isVariadic: $0.isVariadic, isAutoclosure: $0.isAutoclosure)
    }
  }

  func resolveNamed(_ name: Name, _ arguments: [TypeID], _ scope: NameScope) -> TypeID {
    if name == .selfType { return contextSelfType(scope.context) ?? .unknown }
    if name == .Any { return types.make(.composition([])) }
    if name == .underscore { return environment.variables?.placeholder() ?? .unknown }
    if !environment.localTypes.isEmpty, let type = environment.localTypes[name] { return type }
    let meaning = index.typeNames.meaning(of: name, in: scope, hasArguments: !arguments.isEmpty) {
      index.nominal($0)
    } member: {
      memberTypeDeclaration(name, in: $0, arguments, from: scope) ?? requiredMemberType(name, in: $0, scope)
    } global: {
      globalType(name, from: scope)
    }
    switch meaning {
    case .parameter(let decl, let position): return types.make(.parameter(decl, position))
    case .member(let type): return type
    case .type(let decl): return apply(decl, arguments)
    case .module: return types.make(.module(name))
    case nil: return .unknown
    }
  }

  /// Returns the type that a name refers to at file level.
  ///
  /// - Parameter module: the module before the name.
  func globalType(_ name: Name, file: Int32, module: Name? = nil) -> DeclID? {
    globalType(name, from: NameScope(file: file, context: nil), module: module)
  }

  private func globalType(_ name: Name, from scope: NameScope, module: Name? = nil) -> DeclID? {
    let file = scope.file
    let candidates = topLevel(name, from: file)
    guard module == nil, candidates.only == nil else {
      return index.typeNames.type(among: candidates, from: file, in: module)
    }
    let key = NearestKey(name: name, file: file)
    if let known = tables.nearestTypes[key] { return known }
    let seen = visible(candidates, MemberKey(owner: nil, name: name), from: scope)
    let found = index.typeNames.type(among: seen, from: file)
    guard tables.localTypes[MemberKey(owner: nil, name: name)]?.entries.isEmpty ?? true else { return found }
    tables.nearestTypes.keep(found, for: key)
    return found
  }

  /// Returns the type that `Self` means inside a declaration.
  func contextSelfType(_ context: DeclID?) -> TypeID? {
    var context = context
    while let decl = context {
      if index[decl].kind.isNominal || index[decl].kind == .extension {
        return index.nominal(decl).map { selfType(of: $0) }
      }
      context = index.parent(decl)
    }
    return nil
  }

  /// Returns a nested type, type alias or associated type of a type, by name.
  ///
  /// - Parameter scope: the place of the name.
  private func memberTypeDeclaration(
    _ name: Name, in owner: DeclID, _ arguments: [TypeID], from scope: NameScope
  ) -> TypeID? {
    guard mayBeNested(name) else { return nil }
    var (owner, parents) = (owner, [TypeID]())
    while true {
      if let found = ownMemberType(name, in: owner, arguments, from: scope) {
        return parents.reversed().reduce(found) { substitute($0, substitution(for: $1)) }
      }
      guard let parent = superclass(of: selfType(of: owner)), let decl = declaration(of: parent), decl != owner else {
        return nil
      }
      parents.append(parent)
      owner = decl
    }
  }

  /// Returns a member type that a type itself or one of its protocols declares.
  private func ownMemberType(_ name: Name, in owner: DeclID, _ arguments: [TypeID], from scope: NameScope) -> TypeID? {
    if let found = nestedType(name, in: owner, from: scope) {
      return apply(found, arguments, within: selfType(of: owner))
    }
    for conformance in conformances(of: owner) {
      guard let found = nestedType(name, in: conformance.proto) else { continue }
      if index[found].kind == .associatedtype { return memberType(selfType(of: owner), name) }
      return substitute(apply(found, arguments), SubstitutionMap(selfType: selfType(of: owner)))
    }
    return nil
  }

  /// Returns an associated type of a protocol that `Self` has to conform to around a name, as in `extension Shape
  /// where Self: Identifiable, ID == Int`.
  private func requiredMemberType(_ name: Name, in owner: DeclID, _ scope: NameScope) -> TypeID? {
    guard isProtocol(owner), mayBeNested(name) else { return nil }
    var context = scope.context
    while let step = context, index[step].kind != .extension { context = index.parent(step) }
    guard let context, index.nominal(context) == owner else { return nil }
    let outline = index.outline(context)
    for requirement in outline.tree.requirements[index[context].requirements.indices] where !requirement.isSameType {
      guard case .named(.selfType, _) = outline.tree[requirement.subject] else { continue }
      let type = resolve(requirement.type, outline.shared, NameScope(file: scope.file, context: index.parent(context)))
      if let proto = declaration(of: type), ownMemberType(name, in: proto, [], from: scope) != nil {
        return types.make(.member(selfType(of: owner), name))
      }
    }
    return nil
  }

  /// Returns the nested type, type alias or associated type that a type or its extensions declare.
  ///
  /// - Parameter file: the file that names it, or the owner's file if the name was found through another type.
  func nestedType(_ name: Name, in owner: DeclID, from file: Int32? = nil) -> DeclID? {
    index.typeNames.nestedType(among: ownMembers(name, of: owner), from: file ?? owner.file)
  }

  private func nestedType(_ name: Name, in owner: DeclID, from scope: NameScope) -> DeclID? {
    let found = visible(ownMembers(name, of: owner), MemberKey(owner: owner, name: name), from: scope)
    return index.typeNames.nestedType(among: found, from: scope.file)
  }

  /// Returns the type of a declaration with generic arguments. An alias is replaced by its target.
  func apply(_ decl: DeclID, _ arguments: [TypeID], within outer: TypeID? = nil) -> TypeID {
    let declaration = index[decl]
    switch declaration.kind {
    case .typealias: return expand(decl, arguments)
    case .associatedtype:
      return index.owner(decl).map { types.make(.member(types.make(.selfType($0)), declaration.name)) } ?? .unknown
    case .protocol: return types.make(.nominal(decl, arguments))
    default:
      return types.make(.nominal(decl, fill(decl, arguments, within: outer)))
    }
  }

  /// Returns all generic arguments of a type, outermost enclosing type first. Without arguments, the parameters
  /// represent themselves.
  private func fill(_ decl: DeclID, _ arguments: [TypeID], within outer: TypeID?) -> [TypeID] {
    let all = generics(of: decl)
    guard !all.isEmpty else { return [] }
    let own = Int(index[decl].generics.count)
    var result = all
    if let outer, case .nominal(_, let outerArguments) = types[outer] {
      for (position, argument) in outerArguments.prefix(all.count - own).enumerated() { result[position] = argument }
    }
    if hasPack(decl), !arguments.isEmpty { return result.prefix(all.count - own) + arguments }
    if arguments.count == own {
      for (position, argument) in arguments.enumerated() { result[all.count - own + position] = argument }
    }
    return result
  }

  private func expand(_ decl: DeclID, _ arguments: [TypeID]) -> TypeID {
    let target = target(of: decl)
    let parameters = ownGenerics(of: decl)
    if parameters.isEmpty, !arguments.isEmpty, case .nominal(let inner, _) = types[target] {
      return apply(inner, arguments)
    }
    var map = SubstitutionMap()
    for (parameter, argument) in zip(parameters, arguments) { map.add(parameter, argument) }
    return substitute(target, map)
  }

  /// Returns the target of an alias, in terms of the alias's own generic parameters.
  private func target(of alias: DeclID) -> TypeID { tables.aliasTargets[alias] ?? answer(AliasFact.self, alias) }

  func makeTarget(of alias: DeclID) -> TypeID {
    guard let ref = index[alias].type else { return .unknown }
    return resolve(ref, index.outline(alias).shared, NameScope(file: alias.file, context: alias))
  }

  private func resolveMember(
    _ base: TypeRefID, _ name: Name, _ arguments: [TypeID], _ shared: SharedTree, _ scope: NameScope
  ) -> TypeID {
    let baseType = resolve(base, shared, scope)
    if case .module(let module) = types[baseType] {
      return globalType(name, file: scope.file, module: module).map { apply($0, arguments) } ?? .unknown
    }
    return privateMember(baseType, name, arguments, from: scope.file) ?? memberType(baseType, name, arguments)
  }

  /// Returns the nested type that a file refers to if it differs from other files because it is private to the file.
  private func privateMember(_ base: TypeID, _ name: Name, _ arguments: [TypeID], from file: Int32) -> TypeID? {
    guard case .nominal(let decl, _) = types[base], decl.file != file, !isProtocol(decl), mayBeNested(name),
      let found = nestedType(name, in: decl, from: file), found != nestedType(name, in: decl)
    else { return nil }
    return substitute(apply(found, arguments, within: selfType(of: decl)), substitution(for: base))
  }
}
