import SwiftParsing
import SwiftTypeChecking

/// Finds the strings that may be the value of an expression.
package final class ValueReader {
  let index: SymbolIndex
  let reading: TypedCode
  let scope: CodeScope
  /// Whether a string counts only if it is the whole value, not a part of it or the result of a change.
  let isExact: Bool
  /// Finds the fixes that make literals keys, or `nil` if they are not needed.
  let fixes: LiteralFixes?
  /// The limit of nesting. Deeper expressions are ignored.
  static let maximumDepth = 24

  init(index: SymbolIndex, reading: TypedCode, scope: CodeScope, isExact: Bool, fixes: LiteralFixes?) {
    self.index = index
    self.reading = reading
    self.scope = scope
    self.isExact = isExact
    self.fixes = fixes
  }

  var tree: SyntaxTree { reading.code.tree }

  package func sources(of expr: ExprID) -> [FlowEdge.Source] { sources(of: expr, depth: 0) }

  func sources(of expr: ExprID, depth: Int) -> [FlowEdge.Source] {
    guard depth < Self.maximumDepth else { return [] }
    func inner(_ expr: ExprID) -> [FlowEdge.Source] { sources(of: expr, depth: depth + 1) }
    switch tree[expr] {
    case .string(let literal): return literalSources(Int(literal))
    case .cast(_, let value, let type) where isOptOut(value, type): return []
    case .paren(let value), .await(let value), .try(_, let value), .forceUnwrap(let value), .optionalChain(let value),
      .cast(_, let value, _), .subscript(let value, _):
      return inner(value)
    case .ternary(let items): return branches(tree.ternary(items).values, inner)
    case .binary(Name("??"), let a, let b): return branches([a, b], inner)
    case .binary(Name("+"), let a, let b):
      let operands = [a, b].flatMap(operands)
      if isExact { return [] }
      return operands.contains(where: isList) ? operands.flatMap(inner) : sum(expr, operands, depth)
    case .array(let items): return listed(tree.exprList[items.indices].flatMap(inner), tree.record(expr))
    case .dictionary(let items):
      let values = stride(from: items.indices.lowerBound + 1, to: items.indices.upperBound, by: 2)
      return listed(values.flatMap { inner(tree.exprList[$0]) }, tree.record(expr))
    case .statement(let statement): return ResultFinder(reading.code).values(of: statement).flatMap(inner)
    case .identifier(let name, _): return named(name, expr)
    case .member(let base, let name, _):
      return member(base, name, expr, depth).map { $0.setting(\.isPassedOn, to: true) }
    case .call(let callee, let run):
      return call(callee, run, expr, depth).map { $0.setting(\.isPassedOn, to: true) }
    default: return []
    }
  }

  /// Marks many strings in one array or dictionary as one list, which findings report as one.
  private func listed(_ sources: [FlowEdge.Source], _ record: ExprRecord) -> [FlowEdge.Source] {
    if isExact { return sources }
    let sources = TextList(sources).filtered
    guard sources.count > 5 else { return sources }
    return sources.map { $0.setting(\.table, to: record.span) }
  }

  /// Returns whether an expression is a key, or a call that looks one up.
  func isLookedUp(_ expr: ExprID) -> Bool {
    switch tree[expr] {
    case .string(let literal):
      switch reading.literals[Int(literal)].verdict {
      case .localizable, .functionKey: true
      case .plain, .untyped: false
      }
    case .call(_, let run):
      tree.arguments[run.indices].first.map { argument in
        if case .string = tree[argument.value] { isLookedUp(argument.value) } else { false }
      } ?? false
    default: false
    }
  }

  private func branches(
    _ values: [ExprID], _ inner: (ExprID) -> [FlowEdge.Source]
  ) -> [FlowEdge.Source] {
    let areLiterals = values.allSatisfy { if case .string = tree[$0] { true } else { false } }
    let sources = values.flatMap(inner)
    return areLiterals ? sources : sources.map { $0.setting(\.isBranch, to: true) }
  }

  // MARK: Names

  private func named(_ name: Name, _ expr: ExprID) -> [FlowEdge.Source] {
    if isExact, name == .`self` { return [.node(.receiver(scope.decl))] }
    let outer = reference(name, expr).map { FlowNode.value($0) } ?? rawValue(name, expr)
    return (scope.nodes(name, at: expr) + (outer.map { [$0] } ?? [])).map { .node($0) }
  }

  /// Returns the variable of the project that an expression names.
  package func reference(_ name: Name, _ expr: ExprID) -> DeclID? {
    guard let decl = reading.flow.references[expr.index], index[decl].name == name, index[decl].kind == .variable,
      index.isOwn(decl)
    else { return nil }
    return decl
  }

  /// Returns the property of the project that an expression names: `label`, `self.label`, `label?`.
  package func property(_ expr: ExprID) -> DeclID? {
    switch tree[expr] {
    case .identifier(let name, _), .member(_, let name, _): reference(name, expr)
    case .optionalChain(let inner), .forceUnwrap(let inner), .paren(let inner): property(inner)
    default: nil
    }
  }

  private func member(_ base: ExprID, _ name: Name, _ expr: ExprID, _ depth: Int) -> [FlowEdge.Source] {
    if let decl = reference(name, expr) { return [.node(.value(decl))] }
    if let node = rawValue(name, expr) { return [.node(node)] }
    if let value = descriptionValue(name, expr) { return [.piece(value)] }
    guard passesOn(name) else { return [] }
    return sources(of: base, depth: depth + 1)
  }

  /// Returns the raw value that `rawValue` refers to inside an enum, or `stage.rawValue` anywhere.
  private func rawValue(_ name: Name, _ expr: ExprID) -> FlowNode? {
    guard name == Name("rawValue") else { return nil }
    if let type = reading.flow.rawValues[expr.index] { return .rawValue(type) }
    guard case .identifier = tree[expr] else { return nil }
    return index.type(of: scope.decl).map { .rawValue($0) }
  }

  private func passesOn(_ name: Name) -> Bool {
    isExact ? Self.choosing.contains(name) : Self.transparent.contains(name)
  }

  /// Members of collections that return elements unchanged.
  private static let choosing: Set<Name> = [
    Name("first"), Name("last"), Name("randomElement"), Name("shuffled"), Name("reversed"), Name("sorted"),
    Name("filter"), Name("enumerated"),
  ]

  /// Members of the SDK that return the text that they are called on, or a part of it.
  private static let transparent: Set<Name> = [
    Name("capitalized"), Name("localizedCapitalized"), Name("localizedUppercase"), Name("localizedLowercase"),
    Name("uppercased"), Name("lowercased"), Name("trimmingCharacters"), Name("first"), Name("last"),
    Name("randomElement"), Name("joined"), Name("shuffled"), Name("reversed"), Name("sorted"), Name("prefix"),
    Name("appending"), Name("filter"), Name("enumerated"), Name("padding"), Name("firstUppercased"),
  ]

  // MARK: Calls

  /// Members of collections that return the results of a closure.
  private static let mapping: Set<Name> = [Name("map"), Name("compactMap"), Name("flatMap")]

  private func call(_ callee: ExprID, _ run: Run, _ expr: ExprID, _ depth: Int) -> [FlowEdge.Source] {
    let arguments = tree.arguments[run.indices]
    if let closure = immediateClosure(callee) {
      return ResultFinder(reading.code).results(of: tree.closures[Int(closure)].body).flatMap {
        sources(of: $0, depth: depth + 1)
      }
    }
    guard let finding = reading.flow.calls[expr.index] else { return [] }
    if index.isOwn(finding.callee) {
      return index[finding.callee].kind == .function ? [.node(.result(finding.callee))] : []
    }
    if let first = arguments.first, let type = index.type(of: finding.callee), makesText(type) {
      if first.label == Name("format") {
        if isExact { return [] }
        let formats = sources(of: first.value, depth: depth + 1).map { $0.setting(\.isFormat, to: true) }
        return formats + [.node(.sentence(place(of: expr)))]
      }
      let passes = first.label == nil || first.label == Name("string")
      return passes ? sources(of: first.value, depth: depth + 1) : []
    }
    guard case .member(let base, let name, _) = tree[callee] else { return [] }
    if Self.mapping.contains(name), let last = arguments.last, case .closure(let closure) = tree[last.value] {
      let results = ResultFinder(reading.code).results(of: tree.closures[Int(closure)].body)
      return results.flatMap { sources(of: $0, depth: depth + 1) }
    }
    return passesOn(name) ? sources(of: base, depth: depth + 1) : []
  }

  private func immediateClosure(_ callee: ExprID) -> Int32? {
    switch tree[callee] {
    case .closure(let closure): closure
    case .paren(let inner): immediateClosure(inner)
    default: nil
    }
  }

  private func makesText(_ type: DeclID) -> Bool {
    ["String", "NSString", "Substring", "NSAttributedString", "NSMutableAttributedString", "AttributedString"].contains(
      index.text(type))
  }

  // MARK: Literals

  /// Returns the literal as a piece of plain text, or `nil` for keys and for literals of other types.
  package func piece(_ literal: Int) -> TextPiece? {
    guard case .plain(let type) = reading.literals[literal].verdict, type.map({ isText($0) }) ?? true else {
      return nil
    }
    let record = tree.literals[literal]
    let source = index.files[Int(reading.file)].source
    guard let texts = tree.texts(of: literal, in: source) else { return nil }
    var piece = TextPiece(file: reading.file, start: record.start, end: record.end, texts: texts)
    piece.fix = fixes?.fix(of: literal)
    piece.plainValue = plainValue(in: literal)
    return piece
  }

  private func isText(_ type: DeclID) -> Bool {
    !index.isOwn(type) && ["String", "Substring", "NSString"].contains(index.text(type))
  }

  /// Returns the operands of a chain of `+`.
  private func operands(_ expr: ExprID) -> [ExprID] {
    switch tree[expr] {
    case .binary(Name("+"), let a, let b): operands(a) + operands(b)
    case .paren(let inner): operands(inner)
    default: [expr]
    }
  }

  /// Returns the text of literals that are written in several parts, `"a" + "b"`.
  private func whole(_ operands: [ExprID]) -> TextPiece? {
    let pieces = operands.compactMap { operand in
      if case .string(let literal) = tree[operand] { piece(Int(literal)) } else { nil }
    }
    guard pieces.count == operands.count, let first = pieces.first, let last = pieces.last else { return nil }
    var texts = first.texts
    for piece in pieces.dropFirst() {
      texts[texts.count - 1] += piece.texts.first ?? ""
      texts += piece.texts.dropFirst()
    }
    return TextPiece(file: first.file, start: first.start, end: last.end, texts: texts)
  }

  private func isList(_ expr: ExprID) -> Bool { if case .array = tree[expr] { true } else { false } }

  private func sum(_ expr: ExprID, _ operands: [ExprID], _ depth: Int) -> [FlowEdge.Source] {
    let record = tree.record(expr)
    let isMixed = operands.contains { operand in
      if case .string = tree[operand] { false } else { true }
    }
    let fix = isMixed ? fixes?.fix(ofSum: record.range, operands) : nil
    if !isMixed, var whole = whole(operands) {
      whole.sum = record.span
      return [.piece(whole)]
    }
    return operands.flatMap { sources(of: $0, depth: depth + 1) }.map { source in
      guard case .piece(var piece) = source else { return source }
      piece.fix = piece.sum == nil ? fix : nil
      guard isMixed else { return .piece(piece) }
      piece.sum = piece.sum ?? record.span
      return .piece(piece)
    }
  }
}
