import SwiftOutline

/// A piece of code that was typed as a whole, and what is known about its string literals.
public struct TypedCode: Sendable {
  public let file: Int32
  public let code: SharedTree
  /// One finding for each of the tree's literals.
  public let literals: [LiteralFinding]
  /// Where values go, if that was recorded.
  public var flow = FlowFinding()

  init(file: Int32, code: SharedTree, literals: [LiteralFinding]) {
    self.file = file
    self.code = code
    self.literals = literals
  }

  /// A copy of a reading in which all literals but one are plain.
  public init(only literal: Int, of reading: TypedCode) {
    file = reading.file
    code = reading.code
    literals = reading.literals.enumerated().map { position, finding in
      var finding = finding
      if position != literal { finding.verdict = .plain(nil) }
      return finding
    }
  }
}

extension Checker {
  /// Types all pieces of a declaration's code that hold string literals.
  public func readings(of decl: DeclID) -> [TypedCode] {
    let declaration = index[decl]
    guard declaration.flags.contains(.hasLiteral) || recordsFlow else { return [] }
    variables.removeAll(keepingCapacity: true)
    trail.removeAll(keepingCapacity: true)
    deferred.removeAll()
    score = Score()
    var list = attributeReadings(decl) + defaultReadings(decl)
    if declaration.kind == .variable || declaration.kind == .enumCase,
      mayContainKey(declaration.initializer, in: decl.file),
      !isPlainText(initialValueOf: decl)
    {
      list += initializerReading(decl)
    }
    if mayContainKey(declaration.body, in: decl.file) { list += bodyReading(decl) }
    return list
  }

  private func reading(_ root: CodeRoot) -> TypedCode {
    resolveInterpolations()
    var literals = unit.literals.indices.map { position in
      unit.mayContainKey(Int32(position)..<Int32(position + 1)) ? finding(literal: position) : .plain
    }
    if literals.contains(where: { $0.isKey && $0.call != nil }) {
      let formats = formatArguments()
      for index in literals.indices where !formats.isEmpty && literals[index].isKey {
        literals[index].formatArguments = literals[index].call.flatMap { formats[$0.index] }
      }
    }
    var reading = TypedCode(file: unit.file, code: unit.shared, literals: literals)
    if recordsFlow {
      reading.flow = FlowFinding(
        root: root, calls: unit.calls, references: unit.references, rawValues: rawValueOwners,
        addends: stringAddends)
    }
    return reading
  }

  private func finding(literal: Int) -> LiteralFinding {
    let record = unit.literals[literal]
    var finding = LiteralFinding(
      verdict: .plain(nil), callee: record.call?.callee, call: record.call?.expr,
      parameter: record.call?.parameter ?? 0,
      interpolations: record.interpolations.map { self.finding($0) })
    finding.isByAnalogy = record.isByAnalogy
    guard let type = record.type else {
      finding.verdict = .untyped
      return finding
    }
    let resolved = self.resolved(type)
    let decl = declaration(of: resolved)
    if let callee = record.call?.callee, record.call?.isKey == true {
      finding.verdict = .functionKey(callee)
      finding.api = description(of: callee)
    } else if let decl, index[decl].flags.contains(.isLocalizable) {
      finding.verdict = .localizable(decl)
      for (position, interpolation) in unit.tree.interpolations[unit.tree.literals[literal].interpolations.indices]
        .enumerated()
      where position < record.interpolations.count {
        finding.interpolations[position].overload = overload(
          of: interpolation, record.interpolations[position].type, in: resolved)
      }
      finding.api = finding.callee.map { description(of: $0) }
    } else {
      finding.verdict = isUnknown(resolved) ? .untyped : .plain(decl)
    }
    return finding
  }

  private func finding(_ interpolation: InterpolationRecord) -> InterpolationFinding {
    let type = resolved(interpolation.type)
    let isKnown = !isUnknown(type) && !isPlaceholder(type)
    let guess = isKnown ? type : variable(interpolation.type).flatMap { defaultType(of: variables[Int($0)]) }
    var finding = InterpolationFinding(
      type: guess.flatMap { declaration(of: $0) }, isKnown: isKnown, isInferred: interpolation.usedInference)
    // Following values needs the declarations that are referred to, not how the type was found.
    if tracesReferences, !recordsFlow, let expr = interpolation.expr { finding.references = references(in: expr) }
    return finding
  }

  private func description(of decl: DeclID) -> String {
    if let known = tables.descriptions[decl] { return known }
    let description = index.describe(decl)
    tables.descriptions.keep(description, for: decl)
    return description
  }

  // MARK: The pieces of a declaration

  private func attributeReadings(_ decl: DeclID) -> [TypedCode] {
    let attributes = index.outline(decl).tree.attributes[index[decl].attributes.indices]
    return attributes.filter { ($0.hasLiteral || recordsFlow) && mayContainKey($0.arguments, in: decl.file) }.map {
      attribute in
      within(decl, attribute.arguments, readsLiterals: true) {
        $0.parseArgumentRun()
      } body: { arguments in
        let type = resolve(attribute.type, in: decl)
        var list = unit.tree.arguments[arguments.indices].map { CallArgument(label: $0.label, expr: $0.value) }
        if !index[decl].initializer.isNone {
          list.insert(CallArgument(label: Name("wrappedValue"), expr: nil, type: variableType(decl)), at: 0)
        }
        if let macros = macros(attribute.name) {
          _ = call(macros.map { Candidate(decl: $0) }, list, ExprID(index: 0), expected: nil)
        } else {
          _ = construct(type, list, ExprID(index: 0))
        }
        return reading(.arguments)
      }
    }
  }

  private func defaultReadings(_ decl: DeclID) -> [TypedCode] {
    let parameters = index.outline(decl).tree.parameters[index[decl].parameters.indices]
    // The signature of a variable needs its type, which is costly to find.
    if parameters.isEmpty { return [] }
    return zip(parameters, signature(of: decl).parameters).enumerated().compactMap { position, pair in
      let (written, parameter) = pair
      guard mayContainKey(written.defaultValue, in: decl.file) else { return nil }
      return within(decl, written.defaultValue, readsLiterals: true) {
        $0.parseExpression()
      } body: { expr in
        if case .closure(let index) = unit.tree[expr] {
          commitClosure(index, expected: parameter.type, builder: parameter.builder)
        } else {
          _ = commit(expr, parameter.type)
        }
        return reading(.defaultValue(parameter: position, expr))
      }
    }
  }

  private func initializerReading(_ decl: DeclID) -> [TypedCode] {
    let declaration = index[decl]
    return [
      within(decl, declaration.initializer, readsLiterals: true) {
        $0.parseExpression()
      } body: { expr in
        if let type = writtenType(decl) {
          if !commit(expr, type) { infer(expr) }
        } else {
          infer(expr)
        }
        return reading(.value(expr))
      }
    ]
  }

  /// The type that an initial value must have: the written type, the type of a wrapped value, or an enum's raw type.
  func writtenType(_ decl: DeclID) -> TypeID? {
    if index[decl].kind == .enumCase { return index.parent(decl).flatMap { rawType(of: $0) } }
    if let ref = index[decl].type { return boundSelf(resolve(ref, in: decl)) }
    return wrapperAttribute(decl) == nil ? nil : boundSelf(variableType(decl))
  }

  private func bodyReading(_ decl: DeclID) -> [TypedCode] {
    let declaration = index[decl]
    switch declaration.kind {
    case .variable, .subscript: return accessorReading(decl)
    case .function, .initializer: return functionReading(decl)
    case .code: return codeReading(decl) { $0.parseCode() }
    case .macroExpansion: return macroReading(decl)
    default: return []
    }
  }

  private func accessorReading(_ decl: DeclID) -> [TypedCode] {
    let type = index[decl].kind == .variable ? variableType(decl) : signature(of: decl).result
    return [
      within(decl, index[decl].body, readsLiterals: true) {
        $0.parseAccessors()
      } body: { accessors in
        declareParameters(decl)
        walkAccessors(accessors, type: boundSelf(type), builder: builderAttribute(decl) ?? requiredBuilder(decl))
        return reading(.accessors(accessors))
      }
    ]
  }

  private func functionReading(_ decl: DeclID) -> [TypedCode] {
    let signature = signature(of: decl)
    return [
      within(decl, index[decl].body, readsLiterals: true) {
        $0.parseBlock()
      } body: { body in
        declareParameters(decl)
        let result = index[decl].kind == .initializer ? void : boundSelf(signature.result)
        unit.returnTypes = [result]
        if let builder = builderAttribute(decl) ?? requiredBuilder(decl), !containsReturn(body) {
          walk(body, .builder(builder))
        } else {
          walkBody(body, result)
        }
        return reading(.body(body))
      }
    ]
  }

  private func declareParameters(_ decl: DeclID) {
    for parameter in signature(of: decl).parameters {
      unit.locals.append(Local(name: parameter.name, source: .type(boundSelf(inside(parameter)))))
    }
  }

  /// The result builder that a protocol's requirement gives to its witness, as `View.body` does.
  private func requiredBuilder(_ decl: DeclID) -> TypeID? {
    guard let owner = index.owner(decl), !isProtocol(owner) else { return nil }
    for conformance in conformances(of: owner) {
      for requirement in ownMembers(index[decl].name, of: conformance.proto) {
        guard let builder = builderAttribute(requirement) else { continue }
        return substitute(builder, substitution(for: selfType(of: owner)))
      }
    }
    return nil
  }

  private func codeReading(_ decl: DeclID, _ parse: (inout Parser) -> Run) -> [TypedCode] {
    return [
      within(decl, index[decl].body, readsLiterals: true, parse: parse) { body in
        walk(body, .plain)
        return reading(.code(body))
      }
    ]
  }

  private func macroReading(_ decl: DeclID) -> [TypedCode] {
    return [
      within(decl, index[decl].body, readsLiterals: true) {
        $0.parseExpression()
      } body: { expr in
        infer(expr)
        return reading(.value(expr))
      }
    ]
  }
}
