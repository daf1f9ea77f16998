import Diagnostics
import StringDataFlow
import SwiftParsing
import SwiftTypeChecking
import TextBasics

/// Finds localized texts that are compared with literals.
struct LocalizedComparison: AuditRule {
  let description = RuleDescription(
    "localized-comparison", summary: "Localized text compared with a literal",
    explanation: """
      If `state` is `String(localized: "Idle")`, `item.state == "Idle"` is true only in English. The same applies to \
      `switch`, `contains`, `hasPrefix`, `caseInsensitiveCompare`, dictionaries with localized text as keys, and the \
      text of a view. Compare a value that does not depend on the language, such as an enum case, and look up its text \
      where it is displayed. The rule reports only literals that equal a key or its default value, or a part of it \
      where parts are compared. Comparisons with symbolic keys are not reported because they detect missing \
      translations.
      """)

  /// Returns the comparisons in one piece of code.
  func comparisons(in code: AuditedCode) -> [TextComparison] {
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
      let arguments = code.tree.arguments[run.indices]
      if arguments.first?.label == Name("grouping"), let last = arguments.last,
        case .closure(let closure) = code.tree[last.value]
      {
        let keys = ResultFinder(code.reading.code).results(of: code.tree.closures[Int(closure)].body)
        return keys.compactMap { comparison(ofKey: $0, in: nil, code, &words) }
      }
      guard case .member(let base, let name, _) = code.tree[callee], let value = arguments.first?.value else {
        return []
      }
      return comparisons(calling: name, of: base, with: value, code)
    case .subscript(let dictionary, let run):
      guard let key = code.tree.arguments[run.indices].first?.value,
        let found = comparison(ofKey: key, in: code.values.property(dictionary), code, &words)
      else { return [] }
      return [found]
    default: return []
    }
  }

  private func comparison(
    ofKey key: ExprID, in dictionary: DeclID?, _ code: AuditedCode, _ words: inout Set<String>?
  ) -> TextComparison? {
    guard var found = comparison(of: key, code) else { return nil }
    let literals = words ?? Set(code.tree.literals.compactMap { plainText($0.expr, code) })
    words = literals
    found.key = .init(range: code.range(key), words: literals, dictionary: dictionary)
    return found
  }

  private func comparisons(
    calling name: Name, of base: ExprID, with value: ExprID, _ code: AuditedCode
  ) -> [TextComparison] {
    guard let method = Self.methods[name] else { return [] }
    if let items = items(of: base, code) {
      return [comparison(of: value, with: items, code)].compactMap(\.self)
    }
    // A variable that is a list may contain other texts as well.
    if name == Name("firstIndex") || name == Name("lastIndex") {
      guard case .call = code.tree[base] else { return [] }
    }
    return [comparison(of: base, with: [value], code), comparison(of: value, with: [base], code)].compactMap { found in
      guard var found else { return nil }
      found.ignoresCase = found.ignoresCase || method.ignoresCase
      found.comparesParts = method.comparesParts
      return found
    }
  }

  /// Returns the elements of a collection literal: `["a", "b"]`, `Set(["a", "b"])`.
  private func items(of expr: ExprID, _ code: AuditedCode) -> [ExprID]? {
    switch code.tree[expr] {
    case .array(let items): return Array(code.tree.exprList[items.indices])
    case .call(let callee, let run):
      guard case .identifier(Name("Set"), _) = code.tree[callee] else { return nil }
      return code.tree.arguments[run.indices].first.flatMap { items(of: $0.value, code) }
    default: return nil
    }
  }

  private struct Method {
    var comparesParts = false
    var ignoresCase = false

    static let whole = Self()
    static let ignoringCase = Self(ignoresCase: true)
    static let part = Self(comparesParts: true)
    static let partIgnoringCase = Self(comparesParts: true, ignoresCase: true)
  }

  /// The methods that compare texts, and the methods that search for a text in a collection or in another text.
  private static let methods: [Name: Method] = [
    Name("compare"): .whole, Name("localizedCompare"): .whole, Name("localizedStandardCompare"): .ignoringCase,
    Name("caseInsensitiveCompare"): .ignoringCase, Name("localizedCaseInsensitiveCompare"): .ignoringCase,
    Name("isEqual"): .whole, Name("elementsEqual"): .whole, Name("firstIndex"): .whole, Name("lastIndex"): .whole,
    Name("contains"): .part, Name("hasPrefix"): .part, Name("hasSuffix"): .part, Name("range"): .part,
    Name("localizedCaseInsensitiveContains"): .partIgnoringCase, Name("localizedStandardContains"): .partIgnoringCase,
    Name("localizedStandardRange"): .partIgnoringCase,
  ]

  private static let operators: Set<Name> = [Name("=="), Name("!="), Name("~=")]

  private func comparison(of expr: ExprID, with others: [ExprID], _ code: AuditedCode) -> TextComparison? {
    let literals = others.compactMap { other in
      plainText(other, code).map { TextComparison.Literal(text: $0, range: code.range(other)) }
    }
    let constants = others.compactMap { other in
      constant(other, code).map { TextComparison.Constant(decl: $0, range: code.range(other)) }
    }
    guard !literals.isEmpty || !constants.isEmpty, var found = comparison(of: expr, code) else { return nil }
    (found.literals, found.constants) = (literals, constants)
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
    let nodes =
      code.values.sources(of: expr).compactMap { source -> FlowNode? in
        if case .node(let node) = source { node } else { nil }
      } + (view(of: expr, code).map { [.value($0)] } ?? [])
    let texts = code.values.lookedUpTexts(expr)
    if nodes.isEmpty, texts.isEmpty { return nil }
    return TextComparison(file: code.reading.file, nodes: nodes, texts: texts, ignoresCase: ignoresCase)
  }

  /// Returns the view whose text an expression reads: `label.text`, `button.titleLabel?.text`, `button.title(for:)`.
  private func view(of expr: ExprID, _ code: AuditedCode) -> DeclID? {
    switch code.tree[expr] {
    case .member(let base, let name, _) where Self.texts.contains(name):
      code.values.property(base) ?? view(of: base, code)
    case .call(let base, _), .optionalChain(let base), .forceUnwrap(let base), .paren(let base),
      .binary(Name("??"), let base, _):
      view(of: base, code)
    default: nil
    }
  }

  /// The properties of UIKit's and AppKit's views that contain their text.
  private static let texts: Set<Name> = [
    Name("text"), Name("title"), Name("titleLabel"), Name("currentTitle"), Name("stringValue"), Name("placeholder"),
    Name("prompt"),
  ]

  /// Returns the text of a plain literal with letters and without interpolations, or of a constant in the same code with
  /// such a value.
  private func plainText(_ expr: ExprID, _ code: AuditedCode) -> String? {
    switch code.tree[expr] {
    case .string(let literal):
      if code.isKey(Int(literal)) { return nil }
      let texts = code.texts(Int(literal))
      return texts.count == 1 && texts[0].contains(where: \.isLetter) ? texts[0] : nil
    case .paren(let inner), .cast(_, let inner, _): return plainText(inner, code)
    case .identifier(let name, _): return code.localLiterals[name].flatMap { plainText($0, code) }
    default: return nil
    }
  }

  /// Returns the constant of the project that an expression names: `Labels.idle` for `static let idle = "Idle"`.
  private func constant(_ expr: ExprID, _ code: AuditedCode) -> DeclID? {
    code.values.property(expr).flatMap { code.index[$0].flags.contains(.isLet) ? $0 : nil }
  }

  /// Returns the notes about comparisons with localized texts.
  static func notes(on comparisons: [TextComparison], _ edges: [FlowEdge], _ index: SymbolIndex) -> [CodeNote] {
    if comparisons.isEmpty { return [] }
    let known = LocalizedNodes(edges)
    return comparisons.flatMap { comparison in
      comparison.notes(on: Set(comparison.texts).union(comparison.nodes.flatMap { known[$0] }), index)
    }
  }
}

/// A text of the code, and the literals that it is compared with.
struct TextComparison: Sendable {
  struct Literal: Sendable {
    let text: String
    let range: Range<UInt32>
  }

  /// A constant that the text is compared with.
  struct Constant: Sendable {
    let decl: DeclID
    let range: Range<UInt32>
  }

  /// The key of a dictionary, and the plain literals of the same code, which may be keys as well.
  struct Key: Sendable {
    let range: Range<UInt32>
    let words: Set<String>
    /// The dictionary, if it is a property of the project.
    let dictionary: DeclID?
  }

  let file: Int32
  /// The nodes whose values are the text.
  let nodes: [FlowNode]
  /// The texts that the expression itself looks up.
  let texts: [String]
  var literals: [Literal] = []
  var constants: [Constant] = []
  /// `nil` if the text is not the key of a dictionary.
  var key: Key?
  var ignoresCase = false
  /// Whether a literal may be only a part of the text.
  var comparesParts = false

  /// The number of texts above which parts are not searched, because that takes too long.
  private static let maximumOfParts = 500

  /// The places of its notes.
  var ranges: [Range<UInt32>] { literals.map(\.range) + constants.map(\.range) + (key.map { [$0.range] } ?? []) }

  /// The declarations that the comparison refers to.
  var declarations: [DeclID] { constants.map(\.decl) + [key?.dictionary].compactMap(\.self) }

  /// - Parameter texts: the keys and default values that the code looks up for the text.
  fileprivate func notes(on texts: Set<String>, _ index: SymbolIndex) -> [CodeNote] {
    if texts.isEmpty { return [] }
    let known = ignoresCase ? Set(texts.map { $0.lowercased() }) : texts
    func isKnown(_ text: String) -> Bool {
      let text = ignoresCase ? text.lowercased() : text
      return known.contains(text)
        || comparesParts && text.count > 2 && known.count < Self.maximumOfParts
          && known.contains { !Prose.isKeyName([$0]) && $0.contains(text) }
    }
    let constants = constants.compactMap { constant in
      index.plainText(of: constant.decl).map { Literal(text: $0, range: constant.range) }
    }
    let compared = (literals + constants).filter { isKnown($0.text) && !Prose.isKeyName([$0.text]) }.map { literal in
      let text = AuditedProject.quote([literal.text])
      return note(literal.range, "localized text is compared with \(text), so the result depends on the language")
    }
    guard let key else { return compared }
    let words = key.words.union(key.dictionary.map(index.keys) ?? [])
    guard let word = texts.filter(words.contains).min() else { return compared }
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

extension SymbolIndex {
  /// Returns the initial value of a variable, as written.
  private func initialValue(of decl: DeclID) -> String {
    let range = self[decl].initializer
    return range.isNone ? "" : files[Int(decl.file)].source.text(range.range)
  }

  /// Returns the text of a variable whose initial value is a literal: `static let idle = "Idle"`.
  fileprivate func plainText(of decl: DeclID) -> String? {
    initialValue(of: decl).trimmed.wholeMatch(of: Self.literal).map { String($0.1) }
  }

  /// Returns the keys in the initial value of a dictionary: `static let icons = ["Idle": "moon"]`.
  fileprivate func keys(of decl: DeclID) -> [String] {
    initialValue(of: decl).matches(of: Self.key).map { String($0.1) }
  }

  nonisolated(unsafe) private static let literal = #/"([^"\\\n]+)"/#
  nonisolated(unsafe) private static let key = #/"([^"\\\n]+)"\s*:/#
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
