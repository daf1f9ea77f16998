import SwiftParsing

// Functions that are declared in the current code.
extension BodyTyper {
  func localFunctionType(_ position: Int32) -> TypeID {
    let signature = localSignature(position).signature
    let fields = signature.parameters.map { FunctionField(type: $0.type, label: $0.label, isVariadic: $0.isVariadic) }
    return types.make(.function(fields, signature.result))
  }

  func callLocal(_ name: Name, _ arguments: [CallArgument], _ expr: ExprID) -> TypeID {
    prepare(arguments)
    guard let functions = unit.locals.functions(named: name, most: DeclarationFacts.fewCandidates) else {
      visit(arguments)
      return .crowded
    }
    let opened = functions.map { position in
      let (signature, requirements) = localSignature(position)
      return OpenedCall(
        decl: nil, parameters: signature.parameters, result: signature.result, requirements: requirements,
        isDisfavored: unit.tree.declarations[Int(position)].flags.contains(.isDisfavored))
    }
    let fitting = opened.compactMap { call in match(call.parameters, arguments).map { (call: call, matching: $0) } }
    guard let best = fitting.count > 1 ? bestLocal(fitting, arguments) : fitting.indices.first else {
      visit(arguments)
      return opened.first?.result ?? .unknown
    }
    return commit(fitting[best].call, arguments, fitting[best].matching, expr, expected: nil)
  }

  /// Returns the position of the local function with the best score. Those that match exactly are tried first.
  private func bestLocal(_ fitting: [(call: OpenedCall, matching: [Int])], _ arguments: [CallArgument]) -> Int? {
    prepareClosures(arguments, fitting.map { ArgumentPlaces($0.call.parameters, $0.matching) })
    let scores = fitting.map { trial($0.call, $0.matching, arguments) }
    let isCompared = comparesFunctions(fitting.map { $0.call.parameters.map(\.hasDefault) }, arguments)
    let exact = isCompared ? mostExact(fitting.map { ArgumentPlaces($0.call.parameters, $0.matching) }, arguments) : []
    let preferred = exact.filter { scores[$0].mismatches == 0 }
    return (preferred.isEmpty ? Array(scores.indices) : preferred).min { scores[$0] < scores[$1] }
  }

  func walkDefaults(_ defaults: Run, of position: Int32) {
    guard !defaults.isEmpty else { return }
    for (value, parameter) in zip(unit.tree.exprList[defaults.indices], localSignature(position).signature.parameters)
    where unit.mayContainKey(value) && !commit(value, parameterType(parameter)) {
      infer(value)
    }
  }

  func walkFunction(_ position: Int32, _ body: Run) {
    let outer = environment.localTypes
    defer { environment.localTypes = outer }
    openGenerics(of: unit.tree.declarations[Int(position)])
    let signature = localSignature(position, opensGenerics: false).signature
    let depth = unit.locals.count
    for parameter in signature.parameters {
      unit.locals.append(Local(name: parameter.name, source: .type(inside(parameter))))
    }
    unit.returnTypes.append(signature.result)
    walkBody(body, signature.result)
    unit.returnTypes.removeLast()
    unit.locals.cut(to: depth)
  }

  /// Returns the signature of a local function, with fresh type variables for its generic parameters.
  private func localSignature(_ position: Int32, opensGenerics: Bool = true)
    -> (signature: Signature, requirements: [ResolvedRequirement])
  {
    let declaration = unit.tree.declarations[Int(position)]
    let outer = environment.localTypes
    defer { environment.localTypes = outer }
    let requirements = opensGenerics ? openGenerics(of: declaration) : []
    let signature = Signature()
    signature.result = declaration.type.map { resolveHere($0) } ?? void
    signature.parameters = unit.tree.parameters[declaration.parameters.indices].map { parameter in
      Signature.Parameter(
        label: parameter.label, name: parameter.name, type: parameter.type.map { resolveHere($0) } ?? .unknown,
        isVariadic: parameter.isVariadic, hasDefault: parameter.hasDefault, isAutoclosure: parameter.isAutoclosure)
    }
    return (signature, requirements)
  }

  /// Maps the names of a local function's generic parameters to fresh type variables.
  ///
  /// - Returns: the function's `where` clause.
  @discardableResult
  private func openGenerics(of declaration: Declaration) -> [ResolvedRequirement] {
    guard !declaration.generics.isEmpty else { return [] }
    let generics = unit.tree.generics[declaration.generics.indices]
    for generic in generics { environment.localTypes[generic.name] = solver.freshVariable() }
    for generic in generics {
      if let constraint = generic.constraint { constrain(environment.localTypes[generic.name], to: constraint) }
    }
    return unit.tree.requirements[declaration.requirements.indices].map { requirement in
      let subject = resolveHere(requirement.subject)
      if !requirement.isSameType { constrain(subject, to: requirement.type) }
      return ResolvedRequirement(
        isSameType: requirement.isSameType, subject: subject, type: resolveHere(requirement.type))
    }
  }

  private func constrain(_ type: TypeID?, to constraint: TypeRefID) {
    guard let number = type.flatMap(solver.variable) else { return }
    solver.variables[Int(number)].constraints.append(resolveHere(constraint))
  }
}
