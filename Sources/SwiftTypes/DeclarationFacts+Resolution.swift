import SwiftOutline

/// The place where a name is looked up: a file, and the declaration that encloses the name.
struct NameScope {
  var file: Int32
  var context: DeclID?
}

// Turns types as they are written into types of the arena.
extension DeclarationFacts {
  func resolve(_ ref: TypeRefID, _ shared: SharedTree, _ scope: NameScope) -> TypeID {
    guard depths.resolving < 64 else {
      evaluator.noteUnsettled()
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
    case .some(let type), .any(let type), .pack(let type): return resolve(type, shared, scope)
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
    var context = scope.context
    while let decl = context {
      if let type = genericParameter(name, of: decl) { return type }
      if let owner = index.nominal(decl), index[decl].kind.isNominal || index[decl].kind == .extension {
        if let type = memberTypeDeclaration(name, in: owner, arguments) { return type }
        if index[owner].name == name, !isProtocol(owner) || arguments.isEmpty { return apply(owner, arguments) }
      }
      context = index.parent(decl)
    }
    if let found = globalType(name, file: scope.file) { return apply(found, arguments) }
    return isModule(name, for: scope.file) ? types.make(.module(name)) : .unknown
  }

  /// Whether a name is that of a module: one of the SDK's, or any that the file imports.
  private func isModule(_ name: Name, for file: Int32) -> Bool {
    index.modules.contains(name) || index.files[Int(file)].imports.contains(name)
  }

  /// The type that a name means at file level. The project's types come before the SDK's, unless `module` is one of the
  /// SDK's.
  func globalType(_ name: Name, file: Int32, module: Name? = nil) -> DeclID? {
    let candidates = topLevel(name, from: file)
    guard let first = candidates.first else { return nil }
    if let module, !index.modules.contains(module) {
      return candidates.first { isType($0) && index.stands($0, in: module) }
    }
    if candidates.only != nil { return isType(first) ? first : nil }
    if let module, let own = candidates.first(where: { isType($0) && index.outline($0).module == module }) {
      return own
    }
    let key = NearestKey(name: name, file: file)
    if let known = tables.nearestTypes[key] { return known }
    let found = index.nameRanking.ordered(candidates.filter(isType), from: file).first
    tables.nearestTypes.keep(found, for: key)
    return found
  }

  private func isType(_ decl: DeclID) -> Bool { index[decl].kind.isNominal || index[decl].kind == .typealias }

  private func genericParameter(_ name: Name, of decl: DeclID) -> TypeID? {
    guard index[decl].kind == .extension else { return ownGenericParameter(name, of: decl) }
    var current = index.nominal(decl)
    // The parent of an extension is the file, so the types that enclose the extended type are searched here.
    while let type = current {
      if let found = ownGenericParameter(name, of: type) { return found }
      guard index[type].kind.isNominal, let owner = index.owner(type), owner != type else { return nil }
      current = owner
    }
    return nil
  }

  private func ownGenericParameter(_ name: Name, of decl: DeclID) -> TypeID? {
    guard index[decl].kind != .protocol else { return nil }
    let outline = index.outline(decl)
    for (position, parameter) in outline.tree.generics[index[decl].generics.indices].enumerated()
    where parameter.name == name {
      return types.make(.parameter(decl, Int32(position)))
    }
    return nil
  }

  /// The type that `Self` means inside a declaration.
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

  /// A nested type, type alias or associated type of a type, by name.
  func memberTypeDeclaration(_ name: Name, in owner: DeclID, _ arguments: [TypeID]) -> TypeID? {
    guard mayBeNested(name) else { return nil }
    var (owner, parents) = (owner, [TypeID]())
    while true {
      if let found = ownMemberType(name, in: owner, arguments) {
        return parents.reversed().reduce(found) { substitute($0, substitution(for: $1)) }
      }
      guard let parent = superclass(of: selfType(of: owner)), let decl = declaration(of: parent), decl != owner else {
        return nil
      }
      parents.append(parent)
      owner = decl
    }
  }

  /// A member type that a type itself or one of its protocols declares.
  private func ownMemberType(_ name: Name, in owner: DeclID, _ arguments: [TypeID]) -> TypeID? {
    if let found = nestedType(name, in: owner) { return apply(found, arguments, within: selfType(of: owner)) }
    for conformance in conformances(of: owner) {
      guard let found = nestedType(name, in: conformance.proto) else { continue }
      if index[found].kind == .associatedtype { return memberType(selfType(of: owner), name) }
      return substitute(apply(found, arguments), Substitution(selfType: selfType(of: owner)))
    }
    return nil
  }

  func nestedType(_ name: Name, in owner: DeclID) -> DeclID? {
    ownMembers(name, of: owner).first {
      let kind = index[$0].kind
      return kind.isNominal || kind == .typealias || kind == .associatedtype
    }
  }

  /// The type that a declaration makes with generic arguments; an alias is replaced by its target.
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

  /// All generic arguments of a type, those of the enclosing types first. Where none are given, the parameters stand
  /// for themselves.
  private func fill(_ decl: DeclID, _ arguments: [TypeID], within outer: TypeID?) -> [TypeID] {
    let all = generics(of: decl)
    guard !all.isEmpty else { return [] }
    let own = Int(index[decl].generics.count)
    var result = all
    if let outer, case .nominal(_, let outerArguments) = types[outer] {
      for (position, argument) in outerArguments.prefix(all.count - own).enumerated() { result[position] = argument }
    }
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
    var map = Substitution()
    for (parameter, argument) in zip(parameters, arguments) { map.add(parameter, argument) }
    return substitute(target, map)
  }

  /// The target of an alias, in terms of the alias's own generic parameters.
  private func target(of alias: DeclID) -> TypeID {
    tables.aliasTargets[alias] ?? answer(AliasFact.self, alias)
  }

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
    return memberType(baseType, name, arguments)
  }
}
