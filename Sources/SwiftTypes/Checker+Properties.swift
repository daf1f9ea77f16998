import SwiftLexing
import SwiftOutline

// The types of variables: written, inferred from the initial value, or through a property wrapper.
extension Checker {
  func variableType(_ decl: DeclID) -> TypeID {
    tables.variableTypes[decl] ?? answer(VariableFact.self, decl)
  }

  func makeVariableType(of decl: DeclID) -> TypeID {
    let declaration = index[decl]
    if let ref = declaration.type {
      let type = resolve(ref, in: decl)
      return declaration.tupleIndex < 0 ? type : element(Int(declaration.tupleIndex), of: type)
    }
    if wrapperAttribute(decl) != nil {
      let inner = memberOfValue(wrapperType(of: decl), Name("wrappedValue"))
      if !isUnknown(inner) { return inner }
    }
    if !declaration.initializer.isNone {
      let type = inferInitializer(decl)
      return declaration.tupleIndex < 0 ? type : element(Int(declaration.tupleIndex), of: type)
    }
    return .unknown
  }

  func element(_ position: Int, of type: TypeID) -> TypeID {
    guard case .tuple(let fields) = node(type), position < fields.count else { return .unknown }
    return fields[position].type
  }

  /// Reads and types the initial value of a variable.
  private func inferInitializer(_ decl: DeclID) -> TypeID {
    let declaration = index[decl]
    return within(decl, declaration.initializer) {
      $0.parseExpression()
    } body: { expr in
      usedInference = true
      return resolved(whole(expr))
    }
  }

  /// Types a piece of a file as code of its own, in the scope of `decl`.
  /// - Parameter readsLiterals: whether the literals in it are wanted; otherwise only the type of the code is.
  func within<Parsed, Result>(
    _ decl: DeclID, _ range: ByteRange, readsLiterals: Bool = false, parse: (inout Parser) -> Parsed,
    body: (Parsed) -> Result
  ) -> Result {
    depths.code += 1
    var parser = Parser(index.files[Int(decl.file)].source, in: range.range, operators: index.operators, room: room)
    let parsed = parse(&parser)
    let outer = (unit, trail, deferred, score, passing)
    unit = CodeUnit(tree: SharedTree(parser.finish()), file: decl.file, context: decl)
    unit.requirements = contextRequirements(decl)
    if readsLiterals { markPossibleKeys() }
    unit.typesAll = readsLiterals && recordsFlow
    trail = []
    deferred = []
    passing = PassingAnswers()
    defer {
      (unit, trail, deferred, score, passing) = outer
      depths.code -= 1
    }
    return body(parsed)
  }

  private func markPossibleKeys() {
    let outline = index.files[Int(unit.file)]
    unit.markPossibleKeys { literal in outline.literals[literal.start].map { !isPlain($0, in: unit.file) } ?? true }
  }

  /// The `where` clauses of a declaration and all that enclose it.
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

  /// The attribute of a variable that names a property wrapper.
  func wrapperAttribute(_ decl: DeclID) -> Attribute? {
    let outline = index.outline(decl)
    return outline.tree.attributes[index[decl].attributes.indices].first { wrapperDeclaration($0, decl) != nil }
  }

  private func wrapperDeclaration(_ attribute: Attribute, _ decl: DeclID) -> DeclID? {
    let type = resolve(attribute.type, in: decl)
    guard let found = declaration(of: type), index[found].flags.contains(.isPropertyWrapper) else { return nil }
    return found
  }

  /// Whether a memberwise initialiser takes the wrapper itself instead of the wrapped value, as for `@Binding`.
  func wrappedValueIsProjected(_ attribute: Attribute) -> Bool {
    attribute.name == Name("Binding")
  }

  /// The type of a variable's property wrapper. Its generic arguments follow from the variable's written type, the call
  /// of the wrapper's initialiser or the initial value.
  func wrapperType(of decl: DeclID) -> TypeID {
    let found = tables.wrapperTypes[decl] ?? answer(WrapperFact.self, decl)
    if found.isInferred { usedInference = true }
    return found.type
  }

  func makeWrapperType(of decl: DeclID) -> WrapperType {
    guard let attribute = wrapperAttribute(decl) else { return WrapperType(type: .unknown, isInferred: false) }
    let outer = (score, deferred)
    defer { (score, deferred) = outer }
    let type = wrapperType(decl, attribute)
    return WrapperType(type: type, isInferred: usedInference)
  }

  private func wrapperType(_ decl: DeclID, _ attribute: Attribute) -> TypeID {
    let declaration = index[decl]
    let named = resolve(attribute.type, in: decl)
    guard case .nominal(let wrapper, let arguments) = types[named], !arguments.isEmpty else { return named }
    guard arguments == generics(of: wrapper) else { return named }
    if let ref = declaration.type { return solveWrapper(wrapper, resolve(ref, in: decl)) }
    if !attribute.arguments.isNone { return inferWrapperCall(decl, attribute, named) }
    if !declaration.initializer.isNone { return solveWrapper(wrapper, inferInitializer(decl)) }
    return named
  }

  /// The type of a generic wrapper, with the arguments that give `wrappedValue` the type `value`.
  private func solveWrapper(_ wrapper: DeclID, _ value: TypeID) -> TypeID {
    let open = generics(of: wrapper).map { _ in freshVariable() }
    let whole = types.make(.nominal(wrapper, open))
    let mark = trail.count
    _ = unify(memberOfValue(whole, Name("wrappedValue")), value)
    let result = resolved(whole)
    undo(to: mark)
    return result
  }

  private func inferWrapperCall(_ decl: DeclID, _ attribute: Attribute, _ named: TypeID) -> TypeID {
    within(decl, attribute.arguments) {
      $0.parseArgumentRun()
    } body: { arguments in
      usedInference = true
      var list = unit.tree.arguments[arguments.indices].map { CallArgument(label: $0.label, expr: $0.value) }
      if !index[decl].initializer.isNone {
        list.insert(CallArgument(label: Name("wrappedValue"), expr: nil, type: inferInitializer(decl)), at: 0)
      }
      return resolved(construct(named, list))
    }
  }
}
