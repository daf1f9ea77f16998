import SwiftParsing

extension Checker {
  /// Types all pieces of a declaration's code that contain string literals.
  public func readings(of decl: DeclID) -> [TypedCode] {
    let declaration = index[decl]
    guard declaration.flags.contains(.hasLiteral) || recordsFlow else { return [] }
    var list = attributeReadings(decl) + defaultReadings(decl)
    if declaration.kind == .variable || declaration.kind == .enumCase,
      mayContainKey(declaration.initializer, in: decl.file),
      !isPlainText(initialValueOf: decl)
    {
      list.append(
        read(declaration.initializer, of: decl) {
          $0.parseExpression()
        } body: {
          $0.readValue($1, of: decl)
        })
    }
    if mayContainKey(declaration.body, in: decl.file) { list += bodyReading(decl).map { [$0] } ?? [] }
    return list
  }

  private func mayContainKey(_ range: ByteRange, in file: Int32) -> Bool {
    session.mayContainKey(range, in: file, facts)
  }

  /// Returns whether an initial value is a literal that cannot be a key and need not be typed. That is the raw value of
  /// a string enum, or the whole value of a variable that is a string by default or by its written type.
  private func isPlainText(initialValueOf decl: DeclID) -> Bool {
    if recordsFlow || tracesReferences { return false }
    let declaration = index[decl]
    if declaration.kind == .enumCase { return index.parent(decl).flatMap { facts.rawType(of: $0) } == facts.string }
    guard declaration.attributes.isEmpty else { return false }
    let outline = index.files[Int(decl.file)]
    let range = declaration.initializer.range
    let places = outline.literals.within(range)
    guard places.count == 1, let place = places.first, Int(place.start) == range.lowerBound else { return false }
    return outline.source.bytes[range.upperBound - 1] == .quote
      && !outline.literals.isKeyConstant(place.start)
      && (declaration.type == nil || facts.isPlainType(facts.variableType(decl)))
  }

  // MARK: The pieces of a declaration

  private func read<Parsed>(
    _ range: ByteRange, of decl: DeclID, parse: (inout Parser) -> Parsed, body: (BodyTyper, Parsed) -> TypedCode
  ) -> TypedCode {
    session.type(range, of: decl, facts, readsLiterals: true, parse: parse) { typer, parsed in
      typer.unit.hasNothingToType ? typer.reading() : body(typer, parsed)
    }
  }

  private func attributeReadings(_ decl: DeclID) -> [TypedCode] {
    let attributes = index.outline(decl).tree.attributes[index[decl].attributes.indices]
    return attributes.filter { ($0.hasLiteral || recordsFlow) && mayContainKey($0.arguments, in: decl.file) }.map {
      attribute in
      read(attribute.arguments, of: decl) {
        $0.parseArgumentRun()
      } body: {
        $0.readArguments($1, of: attribute, decl)
      }
    }
  }

  private func defaultReadings(_ decl: DeclID) -> [TypedCode] {
    let parameters = index.outline(decl).tree.parameters[index[decl].parameters.indices]
    // The signature of a variable needs its type, which is costly to infer.
    if parameters.isEmpty { return [] }
    return zip(parameters, facts.signature(of: decl).parameters).enumerated().compactMap { position, pair in
      let (written, parameter) = pair
      guard mayContainKey(written.defaultValue, in: decl.file) else { return nil }
      return read(written.defaultValue, of: decl) {
        $0.parseExpression()
      } body: {
        $0.readDefault($1, of: parameter, at: position)
      }
    }
  }

  private func bodyReading(_ decl: DeclID) -> TypedCode? {
    let range = index[decl].body
    switch index[decl].kind {
    case .variable, .subscript:
      let type = index[decl].kind == .variable ? facts.variableType(decl) : facts.signature(of: decl).result
      return read(range, of: decl) {
        $0.parseAccessors()
      } body: {
        $0.readAccessors($1, of: decl, type)
      }
    case .function, .initializer:
      let signature = facts.signature(of: decl)
      return read(range, of: decl) {
        $0.parseBlock()
      } body: {
        $0.readBody($1, of: decl, signature)
      }
    case .code:
      return read(range, of: decl) {
        $0.parseCode()
      } body: {
        $0.readCode($1)
      }
    case .macroExpansion:
      return read(range, of: decl) {
        $0.parseExpression()
      } body: {
        $0.readMacro($1)
      }
    default: return nil
    }
  }
}
