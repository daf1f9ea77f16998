import StringDataFlow
import SwiftParsing

/// Words in lower case that code assigns to a variable and also compares: `scheme = "ftps"` beside `switch scheme { case
/// "ftp", "ftps": … }` or `ports[scheme]`. Such words are values for programs, even if a message contains them.
struct ComparedValues {
  private let code: AuditedCode

  init(_ code: AuditedCode) { self.code = code }

  /// The bytes of the literals.
  var ranges: [Range<Int>] {
    let words = words
    if words.isEmpty { return [] }
    let compared = compared
    return words.filter { compared.contains($0.name) }.map { code.tree.record($0.value).range }
  }

  /// The words and the variables that they are assigned to.
  private var words: [(name: Name, value: ExprID)] {
    let initial = code.tree.stmts.compactMap { statement -> (name: Name, value: ExprID)? in
      guard case .binding(_, let pattern, let value?, _, _) = statement, case .name(let name) = code.tree[pattern]
      else { return nil }
      return (name, value)
    }
    let assigned = code.tree.exprs.compactMap { record -> (name: Name, value: ExprID)? in
      guard case .assign(let target, let value) = record.node, case .identifier(let name, _) = code.tree[target] else {
        return nil
      }
      return (name, value)
    }
    return (initial + assigned).filter { isWord($0.value) }
  }

  private func isWord(_ expr: ExprID) -> Bool {
    guard case .string(let literal) = code.tree[expr] else { return false }
    let texts = code.texts(Int(literal))
    return texts.count == 1 && Prose.isInOneCase(texts[0]) && !texts[0].contains(" ")
  }

  /// The variables that code compares with a literal or passes to a subscript.
  private var compared: Set<Name> {
    var names: Set<Name> = []
    for record in code.tree.exprs {
      switch record.node {
      case .binary(Name("=="), let a, let b), .binary(Name("!="), let a, let b):
        if isString(a) || isString(b) { names.formUnion([a, b].compactMap(name)) }
      case .subscript(_, let run): names.formUnion(code.tree.arguments[run.indices].compactMap { name($0.value) })
      default: break
      }
    }
    for statement in code.tree.stmts {
      guard case .switch(let subject, let cases) = statement, let name = name(subject) else { continue }
      let patterns = code.tree.cases[cases.indices].flatMap { code.tree.patternList[$0.patterns.indices] }
      if patterns.contains(where: { code.value(of: $0.pattern).map(isString) ?? false }) { names.insert(name) }
    }
    return names
  }

  private func name(_ expr: ExprID) -> Name? {
    if case .identifier(let name, _) = code.tree[expr] { name } else { nil }
  }

  private func isString(_ expr: ExprID) -> Bool {
    if case .string = code.tree[expr] { true } else { false }
  }
}
