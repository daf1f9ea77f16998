@testable import SwiftParsing

// Expressions: operators in parentheses that show their precedence; parentheses of the source as `paren(…)`.
extension Listing {
  func expr(_ id: ExprID) -> String {
    switch tree[id] {
    case .missing: "?missing"
    case .identifier(let name, let arguments): names[name] + angled(arguments)
    case .member(let base, let name, let arguments): expr(base) + "." + names[name] + angled(arguments)
    case .implicitMember(let name): "." + names[name]
    case .call(let callee, let arguments): expr(callee) + "(" + self.arguments(arguments) + ")"
    case .subscript(let base, let arguments): expr(base) + "[" + self.arguments(arguments) + "]"
    case .integer, .float, .boolean, .null, .regex: text(id)
    case .string(let literal): string(Int(literal))
    case .array(let items): "[" + exprs(items).joined(separator: ", ") + "]"
    case .dictionary(let items): dictionary(exprs(items))
    case .tuple(let fields): "tuple(" + arguments(fields) + ")"
    case .paren(let inner): "paren(" + expr(inner) + ")"
    case .closure(let index): closure(Int(index))
    case .keyPath(let root, let components): "\\" + (root.map { type($0) } ?? "") + keyPath(components)
    case .statement(let statement): "(" + self.statement(statement) + ")"
    case .macro(let name, let arguments): names[name] + "(" + self.arguments(arguments) + ")"
    case .type(let type): "type " + self.type(type)
    case .discard: "_"
    default: operation(id)
    }
  }

  private func ternary(_ parts: Ternary) -> String {
    let links = zip(parts.conditions, parts.values).map { "(" + expr($0) + " ? " + expr($1) + " : " }
    return links.joined() + expr(parts.values[links.count]) + String(repeating: ")", count: links.count)
  }

  private func operation(_ id: ExprID) -> String {
    switch tree[id] {
    case .ternary(let items): ternary(tree.ternary(items))
    case .binary(let op, let a, let b): "(" + expr(a) + " " + names[op] + " " + expr(b) + ")"
    case .assign(let target, let value): "(" + expr(target) + " = " + expr(value) + ")"
    case .prefix(let op, let operand): "(" + names[op] + expr(operand) + ")"
    case .postfix(let op, let operand): "(" + expr(operand) + names[op] + ")"
    case .cast(let kind, let value, let type): "(" + expr(value) + " " + word(kind) + " " + self.type(type) + ")"
    case .try(let kind, let inner): "(" + word(kind) + " " + expr(inner) + ")"
    case .await(let inner): "(await " + expr(inner) + ")"
    case .optionalChain(let inner): expr(inner) + "?"
    case .forceUnwrap(let inner): expr(inner) + "!"
    case .addressOf(let inner): "(&" + expr(inner) + ")"
    case .operatorReference(let op): "op(" + names[op] + ")"
    default: "?"
    }
  }

  private func word(_ kind: CastKind) -> String {
    switch kind {
    case .coerce: "as"
    case .conditional: "as?"
    case .forced: "as!"
    case .test: "is"
    }
  }

  private func word(_ kind: TryKind) -> String {
    switch kind {
    case .plain: "try"
    case .optional: "try?"
    case .forced: "try!"
    }
  }

  private func text(_ id: ExprID) -> String {
    let record = tree.record(id)
    return source.text(Int(record.start)..<Int(record.end))
  }

  /// The pieces as in the source, with interpolations in `⟨⟩`.
  private func string(_ index: Int) -> String {
    let literal = tree.literals[index]
    var text = ""
    let interpolations = tree.interpolations[literal.interpolations.indices]
    for (position, piece) in tree.pieces[literal.pieces.indices].enumerated() {
      text += source.text(piece).debugDescription.dropFirst().dropLast()
      if position < interpolations.count {
        text += "⟨" + arguments(interpolations[interpolations.startIndex + position].arguments) + "⟩"
      }
    }
    return text
  }

  private func exprs(_ run: Run) -> [String] { tree.exprList[run.indices].map { expr($0) } }

  private func dictionary(_ items: [String]) -> String {
    let pairs = stride(from: 0, to: items.count - 1, by: 2).map { items[$0] + ": " + items[$0 + 1] }
    return items.isEmpty ? "[:]" : "[" + pairs.joined(separator: ", ") + "]"
  }

  func arguments(_ run: Run) -> String {
    tree.arguments[run.indices].map { argument in
      (argument.isTrailing ? "trailing " : "") + names.label(argument.label) + expr(argument.value)
    }.joined(separator: ", ")
  }

  private func closure(_ index: Int) -> String {
    let closure = tree.closures[index]
    var head = closure.captures.isEmpty ? "" : "[" + statements(closure.captures).joined(separator: ", ") + "] "
    if closure.hasParameterList {
      head +=
        "("
        + tree.parameters[closure.parameters.indices].map { parameter in
          names[parameter.name] + (parameter.type.map { ": " + type($0) } ?? "")
        }.joined(separator: ", ") + ")"
    }
    if closure.shorthandCount > 0 { head += "$\(closure.shorthandCount - 1)" }
    if let result = closure.result { head += " -> " + type(result) }
    return "{ " + (head.isEmpty ? "" : head + " in ") + statements(closure.body).joined(separator: "; ") + " }"
  }

  private func keyPath(_ run: Run) -> String {
    tree.keyPathComponents[run.indices].map { component in
      switch component {
      case .member(let name): "." + names[name]
      case .subscript: "[]"
      case .optionalChain: "?"
      case .forceUnwrap: "!"
      case .identity: ".self"
      }
    }.joined()
  }
}
