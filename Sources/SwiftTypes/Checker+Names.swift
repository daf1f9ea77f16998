import SwiftOutline

/// The meaning of a name that stands alone.
enum NameMeaning {
  case value(TypeID)
  case candidates([Candidate])
  case type(TypeID)
  case unknown
}

extension Checker {
  /// The meaning of a name in the current code.
  /// - Parameter isCalled: whether arguments follow, so that a method is meant rather than a property of its name.
  func meaning(of name: Name, arguments: [TypeID] = [], isCalled: Bool = false) -> NameMeaning {
    if let position = unit.locals.position(of: name) { return .value(typeOfLocal(position)) }
    if name == .`self` { return selfMeaning() }
    if name == .selfType { return .type(contextSelfType(unit.context).map(boundSelf) ?? .unknown) }
    if name == .super { return superMeaning() }
    if let found = memberMeaning(name, isCalled) { return found }
    if let projected = projectedMeaning(name) { return projected }
    let resolved = resolveNamed(name, arguments, NameScope(file: unit.file, context: unit.context))
    if resolved != .unknown { return .type(boundSelf(resolved)) }
    return globalMeaning(name)
  }

  private func globalMeaning(_ name: Name) -> NameMeaning {
    let found = seen(few(topLevel(name)) { isVisible($0) })
    guard !found.isEmpty else { return .unknown }
    let project = found.filter { index.isProject($0) }
    if let variable = (project + found).first(where: { index[$0].kind == .variable }) {
      return .value(typeOfReference(Candidate(decl: variable)))
    }
    return .candidates(found.map { Candidate(decl: $0) })
  }

  /// The declarations that satisfy a condition, at most one more than `fewCandidates`.
  /// That one more tells the caller that there are too many to follow.
  func few(_ found: DeclList, where holds: (DeclID) -> Bool) -> [DeclID] {
    var few: [DeclID] = []
    for decl in found where holds(decl) {
      few.append(decl)
      if few.count > Self.fewCandidates { break }
    }
    return few
  }

  /// The declarations without those of modules that the file does not import, unless nothing else is there.
  func seen(_ found: [DeclID]) -> [DeclID] {
    guard found.count > 1, !index.scopes.areAllOne else { return found }
    let seen = found.filter { index.scopes.view(of: $0.file, from: unit.file) != .hidden }
    return seen.isEmpty ? found : seen
  }

  private func isVisible(_ decl: DeclID) -> Bool {
    !index[decl].flags.contains(.isPrivate) || decl.file == unit.file
  }

  /// A type with what the `where` clause around it fixes: inside `where Element == X`, `Element` becomes `X`.
  func boundSelf(_ type: TypeID) -> TypeID {
    guard !unit.requirements.isEmpty, type.isOpen else { return type }
    var map = Substitution()
    for requirement in unit.requirements where requirement.isSameType { map.add(requirement.subject, requirement.type) }
    return substitute(type, map)
  }

  private func selfMeaning() -> NameMeaning {
    guard let type = contextSelfType(unit.context) else { return .unknown }
    let bound = boundSelf(type)
    return .value(isStaticContext ? metatype(bound) : bound)
  }

  private var isStaticContext: Bool {
    guard let context = unit.context else { return false }
    return index[context].flags.contains(.isStatic) && index[context].kind != .enumCase
  }

  private func superMeaning() -> NameMeaning {
    guard let type = contextSelfType(unit.context), let parent = superclass(of: type) else { return .unknown }
    return .value(isStaticContext ? metatype(parent) : parent)
  }

  /// The meaning of a name as a member of the enclosing types, the innermost first.
  /// The innermost type's members are reached through `self`; outer types have only their static members to offer.
  private func memberMeaning(_ name: Name, _ isCalled: Bool) -> NameMeaning? {
    var context = unit.context
    var isInnermost = true
    while let step = context {
      if index[step].kind.isNominal || index[step].kind == .extension, let nominal = index.nominal(step) {
        let own = boundSelf(selfType(of: nominal))
        if let found = memberMeaning(name, isCalled, of: own, isInnermost: isInnermost) { return found }
        isInnermost = false
      }
      context = index.parent(step)
    }
    return nil
  }

  private func memberMeaning(_ name: Name, _ isCalled: Bool, of own: TypeID, isInnermost: Bool) -> NameMeaning? {
    guard name != .`init` else { return nil }
    var found: [Candidate] = []
    if isInnermost { found = valueMembers(named: name, of: own) }
    if found.isEmpty || isStaticContext {
      let statics = typeMembers(named: name, of: own)
      guard found.count + statics.count <= Self.fewCandidates else { return .candidates(found + statics) }
      let values = statics.filter { !index[$0.decl].kind.isNominal && index[$0.decl].kind != .typealias }
      if isStaticContext { found = values + found } else { found += values }
    }
    guard !found.isEmpty else { return nil }
    guard found.count <= Self.fewCandidates else { return .candidates(found) }
    let functions = isCalled ? found.filter { index[$0.decl].kind != .variable } : []
    if functions.isEmpty, let variable = found.first(where: { index[$0.decl].kind == .variable }) {
      return .value(typeOfReference(variable))
    }
    return .candidates(functions.isEmpty ? found : functions)
  }

  /// The meaning of `$name` or `_name` for a property with a wrapper.
  private func projectedMeaning(_ name: Name) -> NameMeaning? {
    guard let own = contextSelfType(unit.context) else { return nil }
    let type = projectedType(name, of: boundSelf(own))
    return isUnknown(type) ? nil : .value(type)
  }

  /// The type of `$name` or `_name`.
  func projectedType(_ name: Name, of base: TypeID) -> TypeID {
    guard let decl = declaration(of: base) else { return .unknown }
    var current: TypeID? = selfType(of: decl)
    var steps = 0
    while let type = current, let owner = declaration(of: type), steps < 64 {
      if let found = wrappedNames(of: owner)[name] {
        let whole = substitute(wrapperType(of: found.decl), substitution(for: base))
        return found.isProjection ? memberOfValue(whole, Name("projectedValue")) : whole
      }
      current = superclass(of: type)
      steps += 1
    }
    return .unknown
  }

  /// The names `$name` and `_name` that properties with wrappers have beside their own.
  private func wrappedNames(of owner: DeclID) -> [Name: WrappedName] {
    derived(tables.wrappedNames, owner) { apart(owner.file) { makeWrappedNames(of: owner) } }
  }

  private func makeWrappedNames(of owner: DeclID) -> [Name: WrappedName] {
    var names: [Name: WrappedName] = [:]
    for context in [owner] + extensionsWithVariables(of: owner) {
      for member in index.directMembers(of: context)
      where index[member].kind == .variable && !index[member].attributes.isEmpty {
        guard wrapperAttribute(member) != nil else { continue }
        let text = index.text(member)
        names[Name("$" + text)] = WrappedName(decl: member, isProjection: true)
        names[Name("_" + text)] = WrappedName(decl: member, isProjection: false)
      }
    }
    return names
  }
}

/// What `$name` or `_name` stands for.
struct WrappedName {
  var decl: DeclID
  /// Whether it is `$name`; otherwise it is `_name`, the wrapper itself.
  var isProjection: Bool
}
