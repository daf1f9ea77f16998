import SwiftParsing

// Variables that patterns bind.
extension BodyTyper {
  /// Adds the variables of a pattern to the locals. Their types are found on demand.
  func declare(_ pattern: PatternID, _ value: ExprID, _ source: PatternSource) {
    for name in names(in: pattern) { unit.locals.append(Local(name: name, source: .pattern(pattern, value, source))) }
  }

  private func names(in pattern: PatternID) -> [Name] {
    switch unit.tree[pattern] {
    case .name(let name): return [name]
    case .typed(let inner, _), .optional(let inner), .cast(let inner, _): return names(in: inner)
    case .tuple(let run), .enumCase(_, _, let run):
      return unit.tree.patternList[run.indices].flatMap { names(in: $0.pattern) }
    case .wildcard, .test, .expr: return []
    }
  }

  func typeOfLocal(_ position: Int) -> TypeID {
    for earlier in unit.locals.takeEarlier(than: position) { _ = typeOfLocal(earlier) }
    let local = unit.locals[position]
    switch local.source {
    case .type(let type):
      if local.isInferred { environment.usedInference = true }
      return type
    case .inProgress: return .unknown
    case .function(let index): return localFunctionType(index)
    case .errors(let exprs):
      unit.locals[position].source = .inProgress
      let type = errorType(of: exprs)
      unit.locals[position].source = .type(type)
      return type
    case .pattern(let pattern, let value, let source):
      unit.locals[position].source = .inProgress
      let hidden = unit.locals.hide(from: position)
      let whole = valueType(pattern, value, source)
      var type: TypeID = .unknown
      bindings(of: pattern, to: whole) { if $0 == local.name { type = $1 } }
      unit.locals.hide(again: hidden)
      unit.locals[position].source = .type(type)
      unit.locals[position].isInferred = !isTyped(pattern)
      return type
    }
  }

  private func isTyped(_ pattern: PatternID) -> Bool {
    if case .typed = unit.tree[pattern] { return true }
    return false
  }

  private func valueType(_ pattern: PatternID, _ value: ExprID, _ source: PatternSource) -> TypeID {
    if case .typed(_, let ref) = unit.tree[pattern] { return resolveHere(ref) }
    environment.usedInference = true
    let type = resolvedKeepingVariables(whole(value))
    switch source {
    case .value: return type
    case .wrapped(let wrapper):
      let held = solver.memberOfValue(self.wrapper(wrapper, holding: type), Name("wrappedValue"))
      return isUnknown(held) ? type : held
    case .projected(let wrapper):
      return solver.memberOfValue(self.wrapper(wrapper, holding: type), Name("projectedValue"))
    case .unwrapped: return wrapped(type) ?? type
    case .element: return elementType(of: type)
    }
  }

  /// Returns the type of a variable that holds a value. Literals get their default types.
  private func resolvedKeepingVariables(_ type: TypeID) -> TypeID {
    let type = simplified(type)
    if case .variable(let number) = types[type], let preferred = solver.defaultType(of: solver.variables[Int(number)]) {
      return preferred
    }
    return solver.resolved(type)
  }

  func resolveHere(_ ref: TypeRefID) -> TypeID {
    boundSelf(facts.resolve(ref, unit.shared, NameScope(file: environment.file, context: environment.context)))
  }

  func resolveAll(_ types: Run) -> [TypeID] {
    types.isEmpty ? [] : unit.tree.typeList[types.indices].map { resolveHere($0.type) }
  }

  /// Returns a written type with generic arguments inferred from the value if it has none: `let all: Set = […]`.
  func instantiated(_ written: TypeID) -> TypeID {
    facts.opensArguments(written) ? solver.instantiateReceiver(written).selfType ?? written : written
  }

  func elementType(of type: TypeID) -> TypeID { facts.memberType(simplified(type), Name("Element")) }

  /// Calls `bind` with each variable of a pattern and its type.
  func bindings(of pattern: PatternID, to type: TypeID, _ bind: (Name, TypeID) -> Void) {
    switch unit.tree[pattern] {
    case .wildcard, .test, .expr: break
    case .name(let name): bind(name, type)
    case .typed(let inner, let ref): bindings(of: inner, to: resolveHere(ref), bind)
    case .optional(let inner): bindings(of: inner, to: wrapped(type) ?? type, bind)
    case .cast(let inner, let ref): bindings(of: inner, to: resolveHere(ref), bind)
    case .tuple(let run): bindTuple(run, type, bind)
    case .enumCase(_, let name, let payload): bindPayload(payload, of: name, in: pattern, type, bind)
    }
  }

  private func bindTuple(_ run: Run, _ type: TypeID, _ bind: (Name, TypeID) -> Void) {
    let elements = unit.tree.patternList[run.indices]
    guard case .tuple(let fields) = node(type), fields.count == elements.count else {
      let single = elements.count == 1
      for element in elements { bindings(of: element.pattern, to: single ? type : .unknown, bind) }
      return
    }
    for (element, field) in zip(elements, fields) { bindings(of: element.pattern, to: field.type, bind) }
  }

  private func bindPayload(
    _ payload: Run, of name: Name, in pattern: PatternID, _ type: TypeID, _ bind: (Name, TypeID) -> Void
  ) {
    let elements = Array(unit.tree.patternList[payload.indices])
    let types = payloadTypes(name, pattern, type)
    if elements.count == 1, types.count > 1 {
      let tuple = self.types.make(.tuple(types.map { TupleField(label: nil, type: $0) }))
      return bindings(of: elements[0].pattern, to: tuple, bind)
    }
    for (position, element) in elements.enumerated() {
      bindings(of: element.pattern, to: position < types.count ? types[position] : .unknown, bind)
    }
  }

  func payloadTypes(_ name: Name, _ pattern: PatternID, _ type: TypeID) -> [TypeID] {
    var base = type
    if case .enumCase(let ref?, _, _) = unit.tree[pattern],
      isUnknown(type) || declaration(of: type).map(isProtocol) != false
    {
      base = resolveHere(ref)
    }
    for _ in 0..<3 {
      let found = facts.typeMembers(named: name, of: simplified(base)).first { index[$0.decl].kind == .enumCase }
      if let found {
        let map = facts.substitution(for: base)
        return facts.signature(of: found.decl).parameters.map { facts.substitute($0.type, map) }
      }
      guard let inner = wrapped(base) else { return [] }
      base = inner
    }
    return []
  }
}
