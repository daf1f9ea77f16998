import Diagnostics
import StringDataFlow
import SwiftParsing

/// Finds localized texts that are compared with literals.
struct LocalizedComparison: AuditRule {
  let description = RuleDescription(
    "localized-comparison", summary: "Localized text compared with a literal",
    explanation: """
      If `state` is `String(localized: "Idle")`, `item.state == "Idle"` is true only in English. The same applies to \
      `switch`, `contains`, `caseInsensitiveCompare` and dictionaries with localized text as keys. Compare a value that does not depend on \
      the language, such as an enum case, and look up its text where it is displayed. The rule reports only literals \
      that equal a key or its default value. Comparisons with symbolic keys are not reported because they detect \
      missing translations.
      """)

  /// Returns the comparisons in one piece of code.
  func comparisons(in code: AuditedCode) -> [TextComparison] {
    if code.tree.literals.isEmpty { return [] }
    var words: Set<String>?
    let subjects = code.tree.exprs.indices.flatMap { comparisons(ExprID(index: Int32($0)), code, &words) }
    return subjects
      + code.tree.conditions.compactMap { condition in
        guard case .pattern(let pattern, let subject) = condition else { return nil }
        return comparison(of: subject, with: [code.value(of: pattern)].compactMap(\.self), code)
      }
      + code.tree.stmts.compactMap { statement in
        guard case .switch(let subject, let cases) = statement else { return nil }
        let patterns = code.tree.cases[cases.indices].flatMap { code.tree.patternList[$0.patterns.indices] }
        return comparison(of: subject, with: patterns.compactMap { code.value(of: $0.pattern) }, code)
      }
  }

  /// - Parameter words: the plain literals of the code, which all dictionaries share.
  private func comparisons(_ expr: ExprID, _ code: AuditedCode, _ words: inout Set<String>?) -> [TextComparison] {
    switch code.tree[expr] {
    case .binary(let op, let a, let b) where Self.operators.contains(op):
      return [comparison(of: a, with: [b], code), comparison(of: b, with: [a], code)].compactMap(\.self)
    case .call(let callee, let run):
      guard case .member(let base, let name, _) = code.tree[callee],
        let value = code.tree.arguments[run.indices].first?.value
      else { return [] }
      return comparisons(calling: name, of: base, with: value, code)
    case .subscript(_, let run):
      guard let key = code.tree.arguments[run.indices].first?.value, var found = comparison(of: key, code) else {
        return []
      }
      let literals = words ?? Set(code.tree.literals.compactMap { plainText($0.expr, code) })
      words = literals
      found.key = .init(range: code.range(key), words: literals)
      return [found]
    default: return []
    }
  }

  private func comparisons(
    calling name: Name, of base: ExprID, with value: ExprID, _ code: AuditedCode
  ) -> [TextComparison] {
    if name == Name("contains"), case .array(let items) = code.tree[base] {
      return [comparison(of: value, with: Array(code.tree.exprList[items.indices]), code)].compactMap(\.self)
    }
    guard let ignoresCase = Self.methods[name] else { return [] }
    return [comparison(of: base, with: [value], code), comparison(of: value, with: [base], code)].compactMap { found in
      guard var found else { return nil }
      found.ignoresCase = found.ignoresCase || ignoresCase
      return found
    }
  }

  /// The methods that compare two texts, and whether they ignore case.
  private static let methods: [Name: Bool] = [
    Name("compare"): false, Name("localizedCompare"): false, Name("localizedStandardCompare"): true,
    Name("caseInsensitiveCompare"): true, Name("localizedCaseInsensitiveCompare"): true,
  ]

  private static let operators: Set<Name> = [Name("=="), Name("!="), Name("~=")]

  private func comparison(of expr: ExprID, with others: [ExprID], _ code: AuditedCode) -> TextComparison? {
    let literals = others.compactMap { other in
      plainText(other, code).map { TextComparison.Literal(text: $0, range: code.range(other)) }
    }
    guard !literals.isEmpty, var found = comparison(of: expr, code) else { return nil }
    found.literals = literals
    return found
  }

  /// Returns a comparison without literals; `nil` if nothing is known about the value of the expression.
  private func comparison(of expr: ExprID, _ code: AuditedCode) -> TextComparison? {
    var (expr, ignoresCase) = (expr, false)
    // `title.lowercased()` is the same text in another case.
    while case .call(let callee, _) = code.tree[expr], case .member(let base, let name, _) = code.tree[callee],
      name == Name("lowercased") || name == Name("uppercased")
    {
      (expr, ignoresCase) = (base, true)
    }
    let nodes = code.values.sources(of: expr).compactMap { source -> FlowNode? in
      if case .node(let node) = source { node } else { nil }
    }
    let texts = code.values.lookedUpTexts(expr)
    if nodes.isEmpty, texts.isEmpty { return nil }
    return TextComparison(file: code.reading.file, nodes: nodes, texts: texts, ignoresCase: ignoresCase)
  }

  /// Returns the text of a plain literal with letters and without interpolations.
  private func plainText(_ expr: ExprID, _ code: AuditedCode) -> String? {
    guard case .string(let literal) = code.tree[expr], !code.isKey(Int(literal)) else { return nil }
    let texts = code.texts(Int(literal))
    return texts.count == 1 && texts[0].contains(where: \.isLetter) ? texts[0] : nil
  }

  /// Returns the notes about comparisons with localized texts.
  static func notes(on comparisons: [TextComparison], _ edges: [FlowEdge]) -> [CodeNote] {
    if comparisons.isEmpty { return [] }
    let known = LocalizedNodes(edges)
    return comparisons.flatMap { comparison in
      comparison.notes(on: Set(comparison.texts).union(comparison.nodes.flatMap { known[$0] }))
    }
  }
}

/// A text of the code, and the literals that it is compared with.
struct TextComparison: Sendable {
  struct Literal: Sendable {
    let text: String
    let range: Range<UInt32>
  }

  /// The key of a dictionary, and the plain literals of the same code, which may be keys as well.
  struct Key: Sendable {
    let range: Range<UInt32>
    let words: Set<String>
  }

  let file: Int32
  /// The nodes whose values are the text.
  let nodes: [FlowNode]
  /// The texts that the expression itself looks up.
  let texts: [String]
  var literals: [Literal] = []
  /// `nil` if the text is not the key of a dictionary.
  var key: Key?
  var ignoresCase = false

  /// The places of its notes.
  var ranges: [Range<UInt32>] { literals.map(\.range) + (key.map { [$0.range] } ?? []) }

  /// - Parameter texts: the keys and default values that the code looks up for the text.
  fileprivate func notes(on texts: Set<String>) -> [CodeNote] {
    if texts.isEmpty { return [] }
    let known = ignoresCase ? Set(texts.map { $0.lowercased() }) : texts
    func isKnown(_ text: String) -> Bool { known.contains(ignoresCase ? text.lowercased() : text) }
    let compared = literals.filter { isKnown($0.text) && !Prose.isKeyName([$0.text]) }.map { literal in
      let text = AuditedProject.quote([literal.text])
      return note(literal.range, "localized text is compared with \(text), so the result depends on the language")
    }
    guard let key, let word = texts.filter(key.words.contains).min() else { return compared }
    let text = AuditedProject.quote([word])
    return compared + [
      note(key.range, "localized text is used as a dictionary key, so \(text) is found only in one language")
    ]
  }

  private func note(_ range: Range<UInt32>, _ message: String) -> CodeNote {
    CodeNote(
      file: file, start: range.lowerBound, end: range.upperBound, message: message,
      suggestion: "compare a value that does not depend on the language, such as an enum case")
  }
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
