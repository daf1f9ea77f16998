import StringDataFlow
import SwiftParsing

/// Strings in several languages in the code itself, next to each other or selected by the language: `isGerman ? "Beet"
/// : "Bed"`, `["en": "Bed", "de": "Beet"]`, `choose("Bed", "花坛")`.
struct TextsInLanguages {
  private let code: AuditedCode
  private let spans: CodeSpans

  init(_ code: AuditedCode) { (self.code, spans) = (code, CodeSpans(code.reading.code)) }

  /// The byte ranges of the strings.
  var ranges: [Range<UInt32>] {
    if code.tree.literals.isEmpty { return [] }
    return code.tree.exprs.indices.flatMap { ranges(in: ExprID(index: Int32($0))) } + code.tree.stmts.flatMap(ranges)
      + bodies.flatMap(rangesAfterReturn)
  }

  /// The bodies of the function, accessors and closures of the code.
  private var bodies: [Run] {
    let own: [Run] =
      switch code.reading.flow.root {
      case .body(let body), .code(let body): [body]
      case .accessors(let accessors): code.tree.accessors[accessors.indices].map(\.body)
      case .value, .defaultValue, .arguments: []
      }
    return own + code.tree.closures.map(\.body)
  }

  /// Returns the statements after one that returns for a language: `if isGerman { return "Beet" }`.
  private func rangesAfterReturn(_ body: Run) -> [Range<UInt32>] {
    let statements = Array(code.tree.stmtList[body.indices])
    guard let first = statements.firstIndex(where: returnsForLanguage) else { return [] }
    return statements[(first + 1)...].flatMap(spans.of)
  }

  private func returnsForLanguage(_ statement: StmtID) -> Bool {
    guard case .if(let conditions, let then, nil) = code.tree[statement],
      let last = code.tree.stmtList[then.indices].last, case .return = code.tree[last]
    else { return false }
    return conditions.indices.contains(where: asksForLanguage)
  }

  private func ranges(in expr: ExprID) -> [Range<UInt32>] {
    switch code.tree[expr] {
    case .ternary(let items): ranges(in: code.tree.ternary(items))
    case .dictionary(let items): isByLanguage(Array(code.tree.exprList[items.indices])) ? [spans.of(expr)] : []
    case .call(_, let run) where run.count > 1: ranges(of: code.tree.arguments[run.indices])
    default: []
    }
  }

  /// Returns the branches from the first condition that tests the language on, or the last two if they are translations
  /// of one text.
  private func ranges(in parts: Ternary) -> [Range<UInt32>] {
    let lastTwo = parts.values.suffix(2)
    guard let first = parts.conditions.firstIndex(where: asksForLanguage) else {
      return areTranslations(Array(lastTwo)) ? lastTwo.map(spans.of) : []
    }
    return parts.values[first...].map(spans.of)
  }

  /// Returns whether the keys of a dictionary are language codes, judged by its values or names: `["it": "Oggetto"]`
  /// may be a word.
  private func isByLanguage(_ items: [ExprID]) -> Bool {
    let positions = items.indices.filter { $0.isMultiple(of: 2) && $0 + 1 < items.count }
    guard positions.count(where: { isCode(items[$0]) }) > 1 else { return false }
    let values = positions.map { text(in: items[$0 + 1]) }
    return Prose.scripts(values.filter { !$0.isEmpty }) > 1 || isNamedByLanguage
  }

  /// Whether the declaration, or an expression that selects an element in its code, is named after languages.
  private var isNamedByLanguage: Bool {
    let name = code.index.text(code.decl)
    if LanguageCodes.areNamed(in: name) || name.lowercased().contains("translat") { return true }
    return code.tree.exprs.contains { record in
      guard case .subscript(_, let run) = record.node else { return false }
      return code.tree.arguments[run.indices].contains { LanguageCodes.areNamed(in: code.text($0.value)) }
    }
  }

  /// Returns the arguments of a call that takes a string in each of several languages.
  private func ranges(of arguments: ArraySlice<Argument>) -> [Range<UInt32>] {
    let literals = arguments.filter { literal($0.value) != nil }
    if literals.count < 2 { return [] }
    let named = literals.filter { $0.label.map { LanguageCodes.all.contains($0) } ?? false }
    guard
      named.count > 1 || namesOtherLanguage(literals)
        || areTranslations(literals.filter { $0.label == nil }.map(\.value))
    else { return [] }
    return literals.map { spans.of($0.value) }
  }

  /// Returns whether neighboring arguments have the same meaning in two scripts: `name: "松绿", englishName: "Pine"`.
  private func namesOtherLanguage(_ literals: [Argument]) -> Bool {
    literals.contains { argument in
      argument.label.map { LanguageCodes.namesOfArguments.contains($0) } ?? false
    } && Prose.scripts(literals.compactMap { literal($0.value) }.map { code.texts($0).joined() }) > 1
  }

  private func ranges(in statement: Stmt) -> [Range<UInt32>] {
    switch statement {
    case .if(let conditions, let then, let otherwise):
      guard conditions.indices.contains(where: asksForLanguage) else { return [] }
      return spans.of(then) + (otherwise.map(spans.of) ?? [])
    case .switch(let subject, let cases):
      guard LanguageCodes.areNamed(in: code.text(subject)) else { return [] }
      let bodies = code.tree.cases[cases.indices].map { spans.of($0.body) }
      return cases.indices.contains(where: isLanguage) || areTranslations(in: bodies) ? bodies.flatMap(\.self) : []
    default: return []
    }
  }

  private func isLanguage(_ position: Int) -> Bool {
    code.tree.patternList[code.tree.cases[position].patterns.indices].contains { pattern in
      if case .enumCase(_, let name, _) = code.tree[pattern.pattern] { LanguageCodes.isCase(name) } else { false }
    }
  }

  private func asksForLanguage(_ condition: Int) -> Bool {
    if case .expr(let expr) = code.tree.conditions[condition] { asksForLanguage(expr) } else { false }
  }

  /// Returns whether a condition tests the language: `language == "de"`, `isGerman`, but not `language != "de"`.
  private func asksForLanguage(_ condition: ExprID) -> Bool {
    switch code.tree[condition] {
    case .identifier(let name, _), .member(_, let name, _): return LanguageCodes.questions.contains(name)
    case .prefix(_, let inner), .paren(let inner): return asksForLanguage(inner)
    // Its conditions are checked separately.
    case .ternary: return false
    default: break
    }
    let text = code.text(condition)
    return !text.contains("!=") && LanguageCodes.areCompared(in: text)
  }

  /// Returns whether strings are in more than one script, counting each displayed one.
  private func areTranslations(_ values: [ExprID]) -> Bool {
    guard values.count > 1 else { return false }
    let texts = values.compactMap(literal).map { code.texts($0).joined() }
    return texts.count == values.count && Prose.scripts(texts) > 1
  }

  private func areTranslations(in bodies: [[Range<UInt32>]]) -> Bool {
    let texts = code.tree.literals.indices.filter { literal in
      bodies.contains { $0.contains { $0.contains(code.tree.literals[literal].start) } }
    }
    return Prose.scripts(texts.map { code.texts($0).joined() }) > 1
  }

  /// Returns the text of all literals in an expression.
  private func text(in expr: ExprID) -> String {
    code.tree.record(expr).literals.map { code.texts(Int($0)).joined() }.joined()
  }

  private func literal(_ expr: ExprID) -> Int? {
    switch code.tree[expr] {
    case .string(let literal): Int(literal)
    case .paren(let inner): literal(inner)
    default: nil
    }
  }

  private func isCode(_ expr: ExprID) -> Bool {
    guard let literal = literal(expr), code.tree.literals[literal].interpolations.indices.isEmpty else { return false }
    let texts = code.texts(literal)
    return texts.count == 1 && LanguageCodes.contains(texts[0])
  }
}
