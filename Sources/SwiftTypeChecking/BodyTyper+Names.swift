import SwiftParsing

/// The meaning of an unqualified name.
enum NameMeaning {
  case value(TypeID)
  case candidates([Candidate])
  case type(TypeID)
  case unknown
}

extension BodyTyper {
  /// Returns the meaning of a name in the current code.
  ///
  /// - Parameter isCalled: whether arguments follow. A called name refers to a method rather than to a property with
  ///   the same name.
  func meaning(of name: Name, arguments: [TypeID] = [], isCalled: Bool = false) -> NameMeaning {
    if let position = unit.locals.position(of: name) { return .value(typeOfLocal(position)) }
    if let later = unit.laterVariables[name], later.level < unit.returnTypes.count {
      return .value(resolveHere(later.type))
    }
    if name == .`self` { return selfMeaning() }
    if name == .selfType { return .type(facts.contextSelfType(environment.context).map(boundSelf) ?? .unknown) }
    if name == .super { return superMeaning() }
    if let found = memberMeaning(name, isCalled) { return found }
    if let projected = projectedMeaning(name) { return projected }
    let resolved = facts.resolveNamed(name, arguments, NameScope(file: environment.file, context: environment.context))
    if resolved != .unknown { return importedFunctions(name, besides: resolved) ?? .type(boundSelf(resolved)) }
    return globalMeaning(name)
  }

  /// Returns the visible functions of the project with the name of a type of SwiftUI, in a file that does not import
  /// SwiftUI.
  private func importedFunctions(_ name: Name, besides type: TypeID) -> NameMeaning? {
    guard case .nominal(let decl, _) = types[type], isHidden(decl) else { return nil }
    let found = facts.few(facts.topLevel(name)) { decl in
      index.isProject(decl) && index[decl].kind == .function && isVisible(decl)
        && index.scopes.view(of: decl.file, from: environment.file) != .hidden
    }
    return found.isEmpty ? nil : .candidates(found.map { Candidate(decl: $0) })
  }

  /// Returns whether a type is one of SwiftUI, which the file does not import.
  func isHidden(_ decl: DeclID) -> Bool {
    index.scopes.visibilityOfSwiftUI(in: environment.file) != .imported && index.typeNames.isOfSwiftUI(decl)
  }

  private func globalMeaning(_ name: Name) -> NameMeaning {
    let found = seen(facts.few(facts.topLevel(name)) { isVisible($0) })
    guard !found.isEmpty else { return .unknown }
    let project = found.filter { index.isProject($0) }
    if let variable = (project + found).first(where: { index[$0].kind == .variable }) {
      return .value(solver.typeOfReference(Candidate(decl: variable)))
    }
    return .candidates(found.map { Candidate(decl: $0) })
  }

  /// Returns the declarations in modules that the file imports, or all of them if none remain.
  func seen(_ found: [DeclID]) -> [DeclID] {
    guard found.count > 1, !index.scopes.areAllOne else { return found }
    let seen = found.filter { index.scopes.view(of: $0.file, from: environment.file) != .hidden }
    return seen.isEmpty ? found : seen
  }

  private func isVisible(_ decl: DeclID) -> Bool {
    !index[decl].flags.contains(.isPrivate) || decl.file == environment.file
  }

  /// Returns a type with the equalities of the enclosing `where` clause applied: inside `where Element == X`, `Element`
  /// becomes `X`, and inside `where Self == X`, `Self` does.
  func boundSelf(_ type: TypeID) -> TypeID {
    guard !environment.requirements.isEmpty, type.isOpen else { return type }
    var map = SubstitutionMap()
    for requirement in environment.requirements where requirement.isSameType {
      if case .selfType = types[requirement.subject] { map.selfType = requirement.type }
      map.add(requirement.subject, requirement.type)
    }
    return facts.substitute(type, map)
  }

  private func selfMeaning() -> NameMeaning {
    guard let type = facts.contextSelfType(environment.context) else { return .unknown }
    let bound = boundSelf(type)
    return .value(isStaticContext ? metatype(bound) : bound)
  }

  private var isStaticContext: Bool {
    guard let context = environment.context else { return false }
    return index[context].flags.contains(.isStatic) && index[context].kind != .enumCase
  }

  private func superMeaning() -> NameMeaning {
    guard let type = facts.contextSelfType(environment.context), let parent = facts.superclass(of: type) else {
      return .unknown
    }
    return .value(isStaticContext ? metatype(parent) : parent)
  }

  /// Returns the meaning of a name as a member of the enclosing types, the innermost first. Only the innermost type's
  /// instance members are visible, through `self`; outer types have only their static members to offer.
  private func memberMeaning(_ name: Name, _ isCalled: Bool) -> NameMeaning? {
    var context = environment.context
    var isInnermost = true
    while let step = context {
      if index[step].kind.isNominal || index[step].kind == .extension, let nominal = index.nominal(step) {
        let own = boundSelf(facts.selfType(of: nominal))
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
    if isInnermost { found = facts.valueMembers(named: name, of: own) }
    if found.isEmpty || isStaticContext {
      let statics = facts.typeMembers(named: name, of: own)
      guard found.count + statics.count <= DeclarationFacts.fewCandidates else { return .candidates(found + statics) }
      let values = statics.filter { !isType($0.decl) }
      if isStaticContext { found = values + found } else { found += values }
    }
    guard !found.isEmpty else { return nil }
    guard found.count <= DeclarationFacts.fewCandidates else { return .candidates(found) }
    let functions = isCalled ? found.filter { index[$0.decl].kind != .variable } : []
    if functions.isEmpty, let variable = found.first(where: { index[$0.decl].kind == .variable }) {
      return .value(solver.typeOfReference(variable))
    }
    return .candidates(functions.isEmpty ? found : functions)
  }

  private func isType(_ decl: DeclID) -> Bool {
    let kind = index[decl].kind
    return kind.isNominal || kind == .typealias || kind == .associatedtype
  }

  /// Returns the meaning of `$name` or `_name` for a property with a wrapper.
  private func projectedMeaning(_ name: Name) -> NameMeaning? {
    guard let own = facts.contextSelfType(environment.context) else { return nil }
    let type = solver.projectedType(name, of: boundSelf(own))
    return isUnknown(type) ? nil : .value(type)
  }
}
