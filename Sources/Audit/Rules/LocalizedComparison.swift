import Diagnostics
import StringDataFlow
import SwiftParsing

/// Finds localized texts that are compared with literals.
struct LocalizedComparison: AuditRule {
  let description = RuleDescription(
    "localized-comparison", summary: "A localized text that the code compares with a literal",
    explanation: """
      `item.state == "Idle"` is true in English only, if `state` is `String(localized: "Idle")`. The same applies to \
      `switch`, to `contains` and to dictionaries with localized texts as keys. Compare a value that does not depend \
      on the language, such as an enum case, and look up its text where it is displayed. Only literals that equal a \
      key or its default value are reported.
      """)

  /// Returns the comparisons in one piece of code.
  func comparisons(in code: AuditedCode) -> [TextComparison] {
    if code.tree.literals.isEmpty { return [] }
    let subjects = code.tree.exprs.indices.flatMap { comparisons(ExprID(index: Int32($0)), code) }
    return subjects
      + code.tree.stmts.compactMap { statement in
        guard case .switch(let subject, let cases) = statement else { return nil }
        let patterns = code.tree.cases[cases.indices].flatMap { code.tree.patternList[$0.patterns.indices] }
        return comparison(of: subject, with: patterns.compactMap { code.value(of: $0.pattern) }, code)
      }
  }

  private func comparisons(_ expr: ExprID, _ code: AuditedCode) -> [TextComparison] {
    switch code.tree[expr] {
    case .binary(let op, let a, let b) where Self.operators.contains(op):
      return [comparison(of: a, with: [b], code), comparison(of: b, with: [a], code)].compactMap(\.self)
    case .call(let callee, let run):
      guard case .member(let base, Name("contains"), _) = code.tree[callee], case .array(let items) = code.tree[base],
        let value = code.tree.arguments[run.indices].first?.value
      else { return [] }
      return [comparison(of: value, with: Array(code.tree.exprList[items.indices]), code)].compactMap(\.self)
    case .subscript(_, let run):
      guard let key = code.tree.arguments[run.indices].first?.value else { return [] }
      let literals = code.tree.literals.map(\.expr).filter { $0 != key }
      return [comparison(of: key, with: literals, code, isKey: true)].compactMap(\.self)
    default: return []
    }
  }

  private static let operators: Set<Name> = [Name("=="), Name("!="), Name("~=")]

  /// - Parameter isKey: whether the expression is the key of a dictionary, so that it is the place of the note.
  private func comparison(
    of expr: ExprID, with others: [ExprID], _ code: AuditedCode, isKey: Bool = false
  ) -> TextComparison? {
    var literals: [TextComparison.Literal] = []
    for other in others {
      guard case .string(let literal) = code.tree[other], !code.isKey(Int(literal)) else { continue }
      let texts = code.texts(Int(literal))
      guard texts.count == 1, texts[0].contains(where: \.isLetter) else { continue }
      literals.append(.init(text: texts[0], range: code.range(isKey ? expr : other)))
    }
    if literals.isEmpty { return nil }
    let nodes = code.values.sources(of: expr).compactMap { source -> FlowNode? in
      if case .node(let node) = source { node } else { nil }
    }
    let texts = code.values.lookedUpTexts(expr)
    if nodes.isEmpty && texts.isEmpty { return nil }
    return TextComparison(file: code.reading.file, nodes: nodes, texts: texts, literals: literals, isKey: isKey)
  }

  /// Returns the notes about comparisons with localized texts.
  static func notes(on comparisons: [TextComparison], _ edges: [FlowEdge]) -> [CodeNote] {
    if comparisons.isEmpty { return [] }
    let known = LocalizedNodes(edges)
    return comparisons.flatMap { comparison in
      let texts = Set(comparison.texts).union(comparison.nodes.flatMap { known[$0] })
      return comparison.literals.filter { texts.contains($0.text) }.map { literal in
        let quoted = AuditedProject.quote([literal.text])
        return CodeNote(
          file: comparison.file, start: literal.range.lowerBound, end: literal.range.upperBound,
          message: comparison.isKey
            ? "a localized text is used as a dictionary key, so \(quoted) is found in one language only"
            : "a localized text is compared with \(quoted), so the result depends on the language",
          suggestion: "compare a value that does not depend on the language, such as an enum case")
      }
    }
  }
}

/// A text of the code, and the literals that it is compared with.
struct TextComparison: Sendable {
  struct Literal: Sendable {
    let text: String
    let range: Range<UInt32>
  }

  let file: Int32
  /// The nodes whose values are the text.
  let nodes: [FlowNode]
  /// The texts that the expression itself looks up.
  let texts: [String]
  let literals: [Literal]
  /// Whether the text is the key of a dictionary.
  let isKey: Bool
}

/// The keys and default values of the lookups whose texts reach each node.
private struct LocalizedNodes {
  private var texts: [FlowNode: Set<String>] = [:]
  /// The longest path. After more steps, a text has usually changed.
  private static let maximumSteps = 7

  init(_ edges: [FlowEdge]) {
    var out: [FlowNode: [FlowNode]] = [:]
    for edge in edges {
      guard case .node(let target) = edge.target else { continue }
      switch edge.source {
      case .lookup(let keys): texts[target, default: []].formUnion(keys)
      case .node(let source): out[source, default: []].append(target)
      case .piece, .unknown: break
      }
    }
    var changed = Set(texts.keys)
    for _ in 0..<Self.maximumSteps where !changed.isEmpty {
      var next: Set<FlowNode> = []
      for node in changed {
        for target in out[node] ?? [] where !(texts[node] ?? []).isSubset(of: texts[target] ?? []) {
          texts[target, default: []].formUnion(texts[node] ?? [])
          next.insert(target)
        }
      }
      changed = next
    }
  }

  subscript(node: FlowNode) -> Set<String> { texts[node] ?? [] }
}
