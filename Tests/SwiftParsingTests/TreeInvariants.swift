import SwiftLexing

@testable import SwiftParsing

/// Properties of the trees that a parser creates from any input.
final class TreeInvariants {
  let tree: SyntaxTree
  let byteCount: UInt32
  private(set) var problems: [String] = []

  init(_ tree: SyntaxTree, _ source: SourceText) {
    self.tree = tree
    byteCount = UInt32(source.bytes.count)
    checkExpressions()
    checkLiterals()
    checkStatements()
    checkPatterns()
    checkTypes()
    checkDeclarations()
  }

  private func expect(_ holds: Bool, _ problem: @autoclosure () -> String) {
    if !holds, problems.count < 5 { problems.append(problem()) }
  }

  private func run(_ run: Run, in count: Int, _ name: String) {
    expect(
      run.count >= 0 && run.start >= 0 && (run.count == 0 || Int(run.start + run.count) <= count), "\(name) \(run)")
  }

  private func range(_ start: UInt32, _ end: UInt32, _ name: String) {
    expect(start <= end && end <= byteCount, "\(name) from \(start) to \(end) of \(byteCount)")
  }

  private func range(_ range: ByteRange, _ name: String) { self.range(range.start, range.end, name) }

  private func type(_ id: TypeRefID?) {
    guard let id else { return }
    expect(id.index >= 0 && Int(id.index) < tree.types.count, "type \(id)")
  }

  private func expr(_ id: ExprID?) {
    guard let id else { return }
    expect(id.index >= 0 && Int(id.index) < tree.exprs.count, "expression \(id)")
  }

  private func pattern(_ id: PatternID) {
    expect(id.index >= 0 && Int(id.index) < tree.patterns.count, "pattern \(id)")
  }

  private func stmt(_ id: StmtID?) {
    guard let id else { return }
    expect(id.index >= 0 && Int(id.index) < tree.stmts.count, "statement \(id)")
  }

  // MARK: Expressions

  private func checkExpressions() {
    for (index, record) in tree.exprs.enumerated() {
      range(record.start, record.end, "expression \(index)")
      expect(record.literals.upperBound <= tree.literals.count, "literals of expression \(index)")
      for part in parts(of: record.node) where part.index != 0 {
        expr(part)
        expect(Int(part.index) < index, "expression \(index) holds \(part) before it was read")
        let inner = tree.record(part)
        expect(
          inner.start >= record.start && inner.end <= record.end, "expression \(inner) juts out of \(record) (\(index))"
        )
        expect(
          inner.literals.isEmpty
            || (inner.literals.lowerBound >= record.literals.lowerBound
              && inner.literals.upperBound <= record.literals.upperBound),
          "literals of \(part) and \(index)")
      }
    }
    for id in tree.exprList { expr(id) }
    for argument in tree.arguments { expr(argument.value) }
  }

  /// The direct subexpressions of an expression.
  private func parts(of node: Expr) -> [ExprID] {
    switch node {
    case .missing, .implicitMember, .integer, .float, .boolean, .null, .regex, .discard, .operatorReference: return []
    case .identifier(_, let arguments):
      run(arguments, in: tree.typeList.count, "generic arguments")
      return []
    case .member(let base, _, _), .paren(let base), .await(let base), .optionalChain(let base), .forceUnwrap(let base),
      .addressOf(let base), .prefix(_, let base), .postfix(_, let base), .try(_, let base):
      return [base]
    case .cast(_, let base, let type):
      self.type(type)
      return [base]
    case .call(let base, let arguments), .subscript(let base, let arguments):
      return [base] + values(arguments)
    case .tuple(let arguments), .macro(_, let arguments): return values(arguments)
    case .array(let items), .dictionary(let items), .ternary(let items):
      run(items, in: tree.exprList.count, "items")
      return Array(tree.exprList[items.indices])
    case .binary(_, let a, let b), .assign(let a, let b): return [a, b]
    case .string(let literal):
      expect(literal >= 0 && Int(literal) < tree.literals.count, "literal \(literal)")
      return []
    case .closure(let index):
      expect(index >= 0 && Int(index) < tree.closures.count, "closure \(index)")
      return []
    case .keyPath(let root, let components):
      type(root)
      run(components, in: tree.keyPathComponents.count, "key path")
      return []
    case .statement(let statement):
      stmt(statement)
      return []
    case .type(let type):
      self.type(type)
      return []
    }
  }

  private func values(_ arguments: Run) -> [ExprID] {
    run(arguments, in: tree.arguments.count, "arguments")
    return tree.arguments[arguments.indices].map(\.value)
  }

  private func checkLiterals() {
    for (index, literal) in tree.literals.enumerated() {
      range(literal.start, literal.end, "literal \(index)")
      run(literal.pieces, in: tree.pieces.count, "pieces")
      run(literal.interpolations, in: tree.interpolations.count, "holes")
      expect(literal.interpolations.count <= literal.pieces.count, "more holes than pieces in literal \(index)")
      expr(literal.expr)
      if case .string(let own) = tree[literal.expr] {
        expect(Int(own) == index, "the expression of literal \(index) is literal \(own)")
      } else {
        expect(false, "the expression of literal \(index) is none")
      }
    }
    for interpolation in tree.interpolations {
      range(interpolation.start, interpolation.end, "hole")
      run(interpolation.arguments, in: tree.arguments.count, "arguments of a hole")
    }
    for piece in tree.pieces { range(piece.start, piece.end, "piece") }
    for closure in tree.closures {
      run(closure.parameters, in: tree.parameters.count, "parameters of a closure")
      run(closure.body, in: tree.stmtList.count, "body of a closure")
      type(closure.result)
      expect(closure.exprs.upperBound <= tree.exprs.count, "expressions of a closure")
    }
  }
}

// Statements, patterns, types and declarations.
extension TreeInvariants {
  private func body(_ run: Run) { self.run(run, in: tree.stmtList.count, "body") }

  private func checkStatements() {
    for statement in tree.stmts { check(statement) }
    for id in tree.stmtList { stmt(id) }
    for block in tree.blocks { body(block) }
    for condition in tree.conditions { check(condition) }
    for entry in tree.cases {
      run(entry.patterns, in: tree.patternList.count, "patterns of a case")
      expr(entry.condition)
      body(entry.body)
    }
    for accessor in tree.accessors { body(accessor.body) }
  }

  private func check(_ statement: Stmt) {
    switch statement {
    case .expr(let expr), .throw(let expr): self.expr(expr)
    case .return(let value): expr(value)
    case .binding(_, let pattern, let value, let accessors, let attributes):
      self.pattern(pattern)
      expr(value)
      run(accessors, in: tree.accessors.count, "accessors")
      run(attributes, in: tree.attributes.count, "attributes")
    case .function(let index, let defaults, let body):
      expect(index >= 0 && Int(index) < tree.declarations.count, "local function \(index)")
      run(defaults, in: tree.exprList.count, "default arguments")
      self.body(body)
    case .if(let conditions, let then, let otherwise):
      run(conditions, in: tree.conditions.count, "conditions")
      body(then)
      stmt(otherwise)
    case .block(let body), .defer(let body): self.body(body)
    case .guard(let conditions, let body), .while(let conditions, let body):
      run(conditions, in: tree.conditions.count, "conditions")
      self.body(body)
    case .for(let pattern, let sequence, let condition, let body):
      self.pattern(pattern)
      expr(sequence)
      expr(condition)
      self.body(body)
    case .repeat(let body, let condition):
      self.body(body)
      expr(condition)
    case .switch(let subject, let cases):
      expr(subject)
      run(cases, in: tree.cases.count, "cases")
    case .do(let body, let catches, let exprs, _):
      expect(Int(exprs.upperBound) <= tree.exprs.count, "expressions of a body")
      self.body(body)
      run(catches, in: tree.cases.count, "catches")
    case .conditional(let blocks): run(blocks, in: tree.blocks.count, "branches")
    case .other: break
    }
  }

  private func check(_ condition: Condition) {
    switch condition {
    case .expr(let expr): self.expr(expr)
    case .optionalBinding(let pattern, let value):
      self.pattern(pattern)
      expr(value)
    case .pattern(let pattern, let value):
      self.pattern(pattern)
      expr(value)
    case .availability: break
    }
  }

  private func checkPatterns() {
    for element in tree.patternList { pattern(element.pattern) }
    for pattern in tree.patterns {
      switch pattern {
      case .wildcard, .name: break
      case .typed(let inner, let type), .cast(let inner, let type):
        self.pattern(inner)
        self.type(type)
      case .tuple(let elements): run(elements, in: tree.patternList.count, "tuple pattern")
      case .enumCase(let base, _, let payload):
        type(base)
        run(payload, in: tree.patternList.count, "payload")
      case .optional(let inner): self.pattern(inner)
      case .test(let type): self.type(type)
      case .expr(let expr): self.expr(expr)
      }
    }
  }

  private func checkTypes() {
    for element in tree.typeList { type(element.type) }
    for (index, ref) in tree.types.enumerated() {
      for part in parts(of: ref) {
        type(part)
        expect(Int(part.index) < index || part.index == 0, "type \(index) holds \(part) before it was read")
      }
    }
  }

  private func parts(of ref: TypeRef) -> [TypeRefID] {
    switch ref {
    case .unknown: return []
    case .named(_, let arguments): return elements(arguments)
    case .member(let base, _, let arguments): return [base] + elements(arguments)
    case .optional(let inner), .array(let inner), .some(let inner), .any(let inner), .metatype(let inner),
      .pack(let inner):
      return [inner]
    case .dictionary(let key, let value): return [key, value]
    case .tuple(let run), .composition(let run): return elements(run)
    case .function(let parameters, let result): return elements(parameters) + [result]
    }
  }

  private func elements(_ run: Run) -> [TypeRefID] {
    self.run(run, in: tree.typeList.count, "types")
    return tree.typeList[run.indices].map(\.type)
  }

  private func checkDeclarations() {
    for (index, declaration) in tree.declarations.enumerated() {
      let name = "declaration \(index)"
      expect(declaration.parent >= -1 && Int(declaration.parent) < index, "parent of \(name)")
      range(declaration.nameRange, "name of \(name)")
      range(declaration.body, "body of \(name)")
      range(declaration.initializer, "initial value of \(name)")
      run(declaration.generics, in: tree.generics.count, "generics of \(name)")
      run(declaration.requirements, in: tree.requirements.count, "requirements of \(name)")
      run(declaration.inherited, in: tree.typeList.count, "inherited types of \(name)")
      run(declaration.parameters, in: tree.parameters.count, "parameters of \(name)")
      run(declaration.attributes, in: tree.attributes.count, "attributes of \(name)")
      type(declaration.type)
    }
    for parameter in tree.parameters {
      type(parameter.type)
      type(parameter.builder)
      range(parameter.defaultValue, "default value")
    }
    for generic in tree.generics { type(generic.constraint) }
    for requirement in tree.requirements {
      type(requirement.subject)
      type(requirement.type)
    }
    for attribute in tree.attributes {
      type(attribute.type)
      range(attribute.arguments, "arguments of an attribute")
    }
  }
}
