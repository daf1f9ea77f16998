import SwiftParsing

/// An argument of a call: an expression, or only a type if the compiler passes the value.
struct CallArgument {
  var label: Name?
  var expr: ExprID?
  var type: TypeID = .unknown
  var isTrailing = false
}

/// A candidate with fresh type variables for its generic parameters.
struct OpenedCall {
  var decl: DeclID?
  var parameters: [Signature.Parameter]
  var result: TypeID
  var requirements: [ResolvedRequirement]
  /// Whether it is a local function that loses against others; `trial` knows other candidates by their declaration.
  var isDisfavored = false
}

extension BodyTyper {
  func inferCall(_ expr: ExprID, expected: TypeID?) -> TypeID {
    guard case .call(let callee, let run) = unit.tree[expr] else { return .unknown }
    if run.count > 1, unit.mayContainKey(expr) { typeFormatArguments(callee, run) }
    let arguments = callArguments(run)
    switch unit.tree[callee] {
    case .closure(let index):
      let fields = arguments.map { FunctionField(type: $0.expr.map { whole($0) } ?? .unknown) }
      let function = types.make(.function(fields, expected ?? solver.freshVariable()))
      return functionResult(commitClosure(index, expected: function, builder: nil))
    case .identifier(let name, let generics):
      return callName(name, generics, arguments, expr, expected)
    case .member(let base, let name, let generics):
      return callMember(base, name, generics, arguments, expr, expected)
    case .optionalChain(let inner):
      return callValue(wrapped(infer(inner)) ?? infer(inner), arguments, expr, expected)
    default:
      return callValue(infer(callee), arguments, expr, expected)
    }
  }

  func callArguments(_ run: Run) -> [CallArgument] {
    unit.tree.arguments[run.indices].map {
      CallArgument(label: $0.label, expr: $0.value, isTrailing: $0.isTrailing)
    }
  }

  func functionResult(_ type: TypeID) -> TypeID {
    if case .function(_, let result) = node(type) { return result }
    return .unknown
  }

  private func callName(
    _ name: Name, _ generics: Run, _ arguments: [CallArgument], _ expr: ExprID, _ expected: TypeID?
  ) -> TypeID {
    if let position = unit.locals.position(of: name), case .function = unit.locals[position].source {
      return callLocal(name, arguments, expr)
    }
    switch meaning(of: name, arguments: resolveAll(generics), isCalled: true) {
    case .value(let type): return callValue(type, arguments, expr, expected)
    case .type(let type):
      let meant = namesake(name, of: type, taking: arguments) ?? type
      return construct(meant, arguments, expr, expected)
    case .candidates(let found):
      let isOfType = found.count <= DeclarationFacts.fewCandidates && found.allSatisfy { $0.receiver != nil }
      let outer = isOfType ? globalFunctions(name) : []
      return call(found, arguments, expr, expected: expected, otherwise: outer)
    case .unknown:
      let others = followCalls(of: name, arguments)
      if !followViews(others, expr) { visit(others) }
      notePassed(arguments, to: name)
      return .unknown
    }
  }

  /// Returns the functions with a given name at file level. A member with that name does not hide them if its labels do
  /// not fit the call.
  ///
  /// - Parameter module: the module that declares them, or `nil` for any.
  private func globalFunctions(_ name: Name, of module: Name? = nil) -> [Candidate] {
    let found = facts.few(facts.topLevel(name)) { decl in
      index[decl].kind == .function && module.map { index.mayBelong(decl, to: $0) } ?? true
    }
    return (module == nil ? seen(found) : found).map { Candidate(decl: $0) }
  }

  private func callMember(
    _ base: ExprID, _ name: Name, _ generics: Run, _ arguments: [CallArgument], _ expr: ExprID, _ expected: TypeID?
  ) -> TypeID {
    var baseType = simplified(infer(base, having: name))
    if name == .`init`, !isUnknown(baseType) {
      var instance = baseType
      if case .metatype(let type) = types[baseType] { instance = type }
      return initialize(instance, arguments, expr, expected)
    }
    if case .module(let module) = types[baseType] {
      if let type = facts.globalType(name, file: environment.file, module: module) {
        return construct(facts.apply(type, resolveAll(generics)), arguments, expr, expected)
      }
      let functions = globalFunctions(name, of: module)
      if !functions.isEmpty { return call(functions, arguments, expr, expected: expected) }
      baseType = .unknown
    }
    var found = facts.candidates(named: name, of: baseType)
    if found.isEmpty, let inner = wrapped(baseType) { found = facts.candidates(named: name, of: inner) }
    if isUnknown(baseType), case .identifier = unit.tree[base], followViews(arguments, expr) { return .unknown }
    if isUnknown(baseType), unit.mayContainKey(expr) || !facts.allMembers(name).isEmpty {
      return callOnUnknown(base, name, arguments, expr, expected)
    }
    guard found.count <= DeclarationFacts.fewCandidates else { return call(found, arguments, expr, expected: expected) }
    if let type = found.first(where: { index[$0.decl].kind.isNominal || index[$0.decl].kind == .typealias }) {
      return construct(named(type, resolveAll(generics)), arguments, expr, expected)
    }
    let functions = found.filter { takesArguments($0.decl) }
    guard functions.isEmpty else { return call(functions, arguments, expr, expected: expected) }
    if found.isEmpty, let function = solver.dynamicMember(baseType, name, isCalled: true) {
      return callValue(function, arguments, expr, expected)
    }
    return callValue(memberType(ofExpression: baseType, name), arguments, expr, expected)
  }

  /// Returns whether a member is not a value, which is called with `callAsFunction` at most.
  private func takesArguments(_ member: DeclID) -> Bool {
    let declaration = index[member]
    return declaration.kind != .variable && (declaration.kind != .enumCase || !declaration.parameters.isEmpty)
  }

  /// Returns the type that a member of another type names.
  func named(_ member: Candidate, _ arguments: [TypeID]) -> TypeID {
    let type = facts.apply(member.decl, arguments, within: member.receiver)
    return facts.substitute(type, member.receiver.map { facts.substitution(for: $0) } ?? SubstitutionMap())
  }

  /// Calls a method of a receiver of unknown type: a view modifier if one fits, otherwise any member of that name.
  private func callOnUnknown(
    _ base: ExprID, _ name: Name, _ arguments: [CallArgument], _ expr: ExprID, _ expected: TypeID?
  ) -> TypeID {
    if let view = known.view {
      let modifiers = facts.members(named: name, of: view).filter { index[$0].kind == .function }
      let receiver = nominal(view)
      let candidates = modifiers.map { Candidate(decl: $0, receiver: receiver) }
      if candidates.contains(where: { fits($0.decl, arguments) }) {
        return call(candidates, arguments, expr, expected: expected)
      }
    }
    if arguments.isEmpty, let result = onlyResult(of: name) { return result }
    guard unit.mayContainKey(expr) else { return .unknown }
    let all = facts.allMembers(name).filter {
      index[$0].kind == .function && !index[$0].flags.contains(.isStatic)
    }
    let fitting = all.filter { fits($0, arguments) }
    if !fitting.isEmpty, fitting.count <= 24 {
      let candidates = fitting.map { decl in
        Candidate(decl: decl, receiver: index.owner(decl).map { facts.selfType(of: $0) })
      }
      _ = call(candidates, arguments, expr, expected: nil)
      return .unknown
    }
    visit(arguments)
    return .unknown
  }

  /// Returns the result of a method without parameters that only one protocol declares, for a receiver of unknown
  /// type. In `rows.enumerated()`, only the types of the elements are unknown.
  private func onlyResult(of name: Name) -> TypeID? {
    let found = facts.few(facts.allMembers(name)) { fits($0, []) }
    guard found.count == 1, let only = found.first, index[only].kind == .function,
      !index[only].flags.contains(.isStatic), let owner = index.owner(only), isProtocol(owner),
      facts.ownGenerics(of: only).isEmpty
    else { return nil }
    let result = facts.substitute(facts.signature(of: only).result, SubstitutionMap(selfType: .unknown))
    guard !result.isOpen, !isUnknown(result), result != void else { return nil }
    environment.usedInference = true
    return result
  }

  func visit(_ arguments: [CallArgument]) {
    for case let argument? in arguments.map(\.expr) where unit.mayContainKey(argument) {
      markUntyped(argument)
      if case .closure(let index) = unit.tree[argument] {
        commitClosure(index, expected: nil, builder: nil)
      } else {
        _ = commit(argument, .unknown)
      }
    }
  }

  /// Calls a value: a function, a metatype (which constructs its type) or a value with `callAsFunction`.
  func callValue(_ type: TypeID, _ arguments: [CallArgument], _ expr: ExprID, _ expected: TypeID?) -> TypeID {
    let type = wrapped(type).map { node($0) }.flatMap { if case .function = $0 { wrapped(type) } else { nil } } ?? type
    switch node(type) {
    case .function(let fields, let result):
      let parameters = fields.map {
        Signature.Parameter(
          label: nil, name: .underscore, type: $0.type, isVariadic: $0.isVariadic, isAutoclosure: $0.isAutoclosure)
      }
      let opened = OpenedCall(decl: nil, parameters: parameters, result: result, requirements: [])
      let bare = arguments.map { CallArgument(label: nil, expr: $0.expr, type: $0.type, isTrailing: $0.isTrailing) }
      guard let matching = match(parameters, bare) else {
        visit(arguments)
        return result
      }
      prepare(bare)
      return commit(opened, bare, matching, expr, expected: expected)
    case .metatype(let instance): return construct(instance, arguments, expr, expected)
    default:
      let found = facts.candidates(named: Name("callAsFunction"), of: type)
      guard found.isEmpty else { return call(found, arguments, expr, expected: expected) }
      if let result = callDynamically(type, arguments, expr, expected) { return result }
      visit(arguments)
      return .unknown
    }
  }

  /// Returns the type of `T(…)`: a literal of type `T`, or the result of an initializer.
  func construct(_ type: TypeID, _ arguments: [CallArgument], _ expr: ExprID? = nil, _ expected: TypeID? = nil)
    -> TypeID
  {
    let instance = simplified(type)
    if let literal = literalConstruction(instance, arguments) { return literal }
    return initialize(instance, arguments, expr, expected)
  }

  /// Calls an initializer, for example `T.init("…")`: the literal is its argument and does not have the type `T`.
  private func initialize(
    _ instance: TypeID, _ arguments: [CallArgument], _ expr: ExprID?, _ expected: TypeID?
  ) -> TypeID {
    let instance = openedAlias(simplified(instance))
    let found = facts.typeMembers(named: .`init`, of: instance)
    guard !found.isEmpty else {
      visit(arguments)
      return instance
    }
    let result = call(found, arguments, expr, expected: expected)
    if isUnknown(result), !isUnknown(instance) { return instance }
    return result
  }

  /// Returns a type that was named by an alias without arguments, with fresh type variables for the alias's parameters.
  private func openedAlias(_ instance: TypeID) -> TypeID {
    guard instance.isOpen, case .nominal(let decl, let arguments) = types[instance] else { return instance }
    let opened = arguments.map { argument in
      guard case .parameter(let owner, _) = types[argument], index[owner].kind == .typealias else { return argument }
      return solver.freshVariable()
    }
    return types.make(.nominal(decl, opened))
  }

  /// Types `T("…")` as a literal of type `T`, or returns `nil` if `T` has no such literals.
  func literalConstruction(_ instance: TypeID, _ arguments: [CallArgument]) -> TypeID? {
    guard arguments.count == 1, let argument = arguments.first, argument.label == nil, let expr = argument.expr,
      isLiteral(expr)
    else { return nil }
    infer(expr)
    return solver.attempt { solver.convert(infer(expr), to: instance) && !isUnknown(instance) } ? instance : nil
  }

  func prepare(_ arguments: [CallArgument]) {
    for case let expr? in arguments.map(\.expr) { prepare(expr) }
  }

  // MARK: Subscripts

  func inferSubscript(_ base: ExprID, _ run: Run, _ expr: ExprID, expected: TypeID? = nil) -> TypeID {
    let baseType = infer(base)
    let arguments = callArguments(run)
    if case .metatype(let instance) = node(baseType),
      facts.typeMembers(named: .subscript, of: simplified(instance)).isEmpty
    {
      visit(arguments)
      return .unknown
    }
    if let label = arguments.first?.label, label == Name("keyPath"), let path = arguments.first?.expr {
      return keyPathValue(baseType, path)
    }
    let all = facts.candidates(named: .subscript, of: baseType)
    guard all.count <= DeclarationFacts.fewCandidates else { return call(all, arguments, expr, expected: expected) }
    var found = all.filter { dynamicLabel($0.decl) == false }
    if found.isEmpty, let inner = wrapped(baseType) { found = facts.candidates(named: .subscript, of: inner) }
    guard !found.isEmpty else {
      visit(arguments)
      return .unknown
    }
    return call(found, arguments, expr, expected: expected)
  }

  private func dynamicLabel(_ decl: DeclID) -> Bool {
    facts.signature(of: decl).parameters.first?.label == Name("dynamicMember")
  }

  private func keyPathValue(_ base: TypeID, _ path: ExprID) -> TypeID {
    guard case .keyPath(let root, let components) = unit.tree[path] else {
      return arguments(of: infer(path)).last ?? .unknown
    }
    let expected = types.make(.function([FunctionField(type: base)], solver.freshVariable()))
    return functionResult(inferKeyPath(root, components, expected: expected))
  }
}
