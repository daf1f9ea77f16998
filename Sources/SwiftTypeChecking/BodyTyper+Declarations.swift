import SwiftParsing

// Types the pieces of code that belong to a declaration.
extension BodyTyper {
  /// Types the arguments of an attribute, either a macro or a property wrapper.
  func readArguments(_ arguments: Run, of attribute: Attribute, _ decl: DeclID) -> TypedCode {
    let isTyped = index[decl].type != nil && facts.wrapperAttribute(decl)?.arguments == attribute.arguments
    let type = isTyped ? facts.wrapperType(of: decl) : facts.resolve(attribute.type, in: decl)
    var list = callArguments(arguments)
    if !index[decl].initializer.isNone {
      list.insert(CallArgument(label: Name("wrappedValue"), expr: nil, type: facts.variableType(decl)), at: 0)
    }
    let macros = facts.macros(attribute.name).map { Candidate(decl: $0) }
    if macros.isEmpty {
      _ = construct(type, list, ExprID.missing)
    } else {
      _ = call(macros, list, ExprID.missing, expected: nil)
    }
    return reading(.arguments)
  }

  func readDefault(_ expr: ExprID, of parameter: Signature.Parameter, at position: Int) -> TypedCode {
    if case .closure(let index) = unit.tree[expr] {
      commitClosure(index, expected: boundSelf(parameter.type), builder: parameter.builder)
    } else {
      _ = commit(expr, boundSelf(parameterType(parameter)))
    }
    return reading(.defaultValue(parameter: position, expr))
  }

  func readValue(_ expr: ExprID, of decl: DeclID) -> TypedCode {
    if let type = writtenType(decl) {
      if !commit(expr, type) { infer(expr) }
    } else {
      infer(expr)
    }
    return reading(.value(expr))
  }

  func readAccessors(_ accessors: Run, of decl: DeclID, _ type: TypeID) -> TypedCode {
    declareParameters(decl)
    walkAccessors(
      accessors, type: boundSelf(type), builder: facts.builderAttribute(decl) ?? facts.requiredBuilder(decl))
    return reading(.accessors(accessors))
  }

  func readBody(_ body: Run, of decl: DeclID, _ signature: Signature) -> TypedCode {
    declareParameters(decl)
    let result = index[decl].kind == .initializer ? void : boundSelf(signature.result)
    unit.returnTypes = [result]
    if let builder = facts.builderAttribute(decl) ?? facts.requiredBuilder(decl), !containsReturn(body) {
      walk(body, .builder(builder))
    } else {
      walkBody(body, result)
    }
    return reading(.body(body))
  }

  func readCode(_ code: Run) -> TypedCode {
    walk(code, .plain)
    return reading(.code(code))
  }

  func readMacro(_ expr: ExprID) -> TypedCode {
    infer(expr)
    return reading(.value(expr))
  }

  /// Returns the type that an initial value must have: the written type, the type of a wrapped value, or an enum's raw
  /// type.
  private func writtenType(_ decl: DeclID) -> TypeID? {
    if index[decl].kind == .enumCase { return index.parent(decl).flatMap { facts.rawType(of: $0) } }
    if let ref = index[decl].type { return instantiated(boundSelf(facts.resolve(ref, in: decl))) }
    return facts.wrapperAttribute(decl) == nil ? nil : boundSelf(facts.variableType(decl))
  }

  private func declareParameters(_ decl: DeclID) {
    for parameter in facts.signature(of: decl).parameters {
      unit.locals.append(Local(name: parameter.name, source: .type(boundSelf(inside(parameter)))))
    }
  }
}
