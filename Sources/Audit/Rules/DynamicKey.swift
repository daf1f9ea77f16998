import Diagnostics
import StringDataFlow
import SwiftParsing
import SwiftTypeChecking
import TextBasics

/// Finds keys that are only known at run time.
struct DynamicKey: AuditRule {
  let description = RuleDescription(
    "dynamic-key", summary: "A key computed at run time",
    explanation: """
      `NSLocalizedString(name, …)`, `LocalizedStringKey(name)` and similar calls look up a variable's value. Such \
      a key cannot be extracted, and a key added to the catalog by hand cannot be checked. Create a LocalizedStringKey \
      or LocalizedStringResource where the literal is and pass it to the lookup. `LocalizedStringKey.init("…")` and \
      `Text(.init("…"))` also take their literal as a String. Omit `.init`.
      """)

  private static let suggestion = "create a LocalizedStringResource where the literal is and pass it instead"

  private static let literalSuggestion =
    "pass the literal directly or write `LocalizedStringKey(\"…\")` without `.init`"

  private static let nameSuggestion = "write each key as a literal, for example in a `switch`"

  private static let sentenceSuggestion = "use `String(localized:)` with one interpolated literal"

  func notes(in code: AuditedCode) -> [CodeNote] {
    if code.isOfRoutine { return [] }
    let lookups = code.reading.flow.calls.compactMap { number, call in
      call.arguments.first { KeyLookup.takesText($0.parameter, of: call.callee, code.index) }.map { (number, call, $0) }
    }
    if lookups.isEmpty || KeyLookup.isOptOut(code.index.text(code.decl)) { return [] }
    let fallbacks = KeyLookup.defaultValues(of: code.reading.flow.calls.values, code.index)
    let optional = keysComparedWithResults(code)
    var known: Set<String> = []
    return lookups.sorted { $0.0 < $1.0 }.compactMap { number, call, first in
      let key = code.text(first.expr)
      let name = TerminalSafeText.shortSignature(code.index.describe(call.callee))
      // Lookups of one variable by one function have the same values.
      guard isMadeAtRunTime(first.expr, of: call.callee, code), !fallbacks.contains(ExprID(index: number)),
        !optional.contains(key), known.insert(name + key).inserted
      else { return nil }
      let text = TerminalSafeText.shortCode(key)
      let isLiteral = code.index[call.callee].kind == .initializer && isPlainLiteral(first.expr, code)
      let isPutTogether = isPutTogether(first.expr, of: call.callee, code)
      var note = code.note(
        code.range(ExprID(index: number)),
        isLiteral && !isPutTogether
          ? "\(name) takes \(text) as a String, so it is not extracted"
          : "\(name) looks up \(text) at run time, so its values are not extracted",
        isPutTogether
          ? Self.sentenceSuggestion : isLiteral ? Self.literalSuggestion : suggestion(first.expr, code))
      note.keys = keys(first.expr, code)
      note.doubt = isOfWrapper(first.expr, code) || hasWords(first.expr, code) ? nil : .expression
      return note
    }
  }

  /// Returns the keys, as written, that are compared with a variable: `if text == key { … }`. Such code expects that a
  /// table lacks some of the keys.
  private func keysComparedWithResults(_ code: AuditedCode) -> Set<String> {
    Set(
      code.tree.exprs.flatMap { record -> [String] in
        guard case .binary(let op, let a, let b) = record.node, op == Name("==") || op == Name("!="),
          case .identifier = code.tree[a], case .identifier = code.tree[b]
        else { return [] }
        return [code.text(a), code.text(b)]
      })
  }

  /// Returns whether a key is a sentence that contains values: `NSLocalizedString("Hello \(name)", comment: "")`,
  /// `"Hello, " + name`.
  private func isPutTogether(_ expr: ExprID, of callee: DeclID, _ code: AuditedCode) -> Bool {
    switch code.tree[expr] {
    case .paren(let inner): isPutTogether(inner, of: callee, code)
    case .string(let literal):
      code.index[callee].kind == .function && !code.tree.literals[Int(literal)].interpolations.isEmpty
        && !isName(code.texts(Int(literal)))
    case .binary(Name("+"), _, _):
      code.tree.record(expr).literals.contains { literal in
        let texts = code.texts(Int(literal))
        return Prose.isProse(texts) && !isName(texts)
      }
    default: false
    }
  }

  /// Returns whether a string begins or ends like the name of a key: `status.`, `error_`.
  private func isName(_ texts: [String]) -> Bool {
    let text = texts.joined(separator: "…")
    return !text.contains(" ") && (text.contains(".") || text.contains("_") || text.contains("-"))
  }

  /// Returns the literals that an expression may be, one for each branch. Returns none if there is any other value.
  private func keys(_ expr: ExprID, _ code: AuditedCode) -> [[String]] {
    switch code.tree[expr] {
    case .string(let literal): return [code.texts(Int(literal))]
    case .paren(let inner): return keys(inner, code)
    case .ternary(let items):
      let found = code.tree.ternary(items).values.map { keys($0, code) }
      return found.contains(where: \.isEmpty) ? [] : found.flatMap(\.self)
    default: return []
    }
  }

  /// Returns whether a string is a parameter of the function or a property around it, which pass keys on. Members of
  /// other values or constants may contain contents.
  private func isOfWrapper(_ key: ExprID, _ code: AuditedCode) -> Bool {
    guard case .identifier(let name, _) = code.tree[key] else { return false }
    return code.index.parameters(of: code.decl).contains { $0.name == name } || code.values.reference(name, key) != nil
  }

  /// Returns whether literals in an expression have words, as keys do.
  private func hasWords(_ key: ExprID, _ code: AuditedCode) -> Bool {
    code.tree.record(key).literals.contains { code.texts(Int($0)).contains { $0.contains(where: \.isLetter) } }
  }

  /// Returns the suggestion. A function that passes its own first argument on can be configured as a routine.
  private func suggestion(_ key: ExprID, _ code: AuditedCode) -> String {
    if isPlainLiteral(key, code) || !code.tree.joinedLiterals(key).isEmpty { return Self.nameSuggestion }
    guard code.index[code.decl].kind == .function, case .identifier(let name, _) = code.tree[key],
      let first = code.index.parameters(of: code.decl).first, first.label == nil, first.name == name
    else { return Self.suggestion }
    let routine = TerminalSafeText.word(code.index.text(code.decl))
    return Self.suggestion + ", or add \(routine) to `routines` in .strex.json"
  }

  /// Returns whether an expression is a string that is not a key: a formatted number, the description of an error, a
  /// decoded value, or the key of a resource, which is extracted.
  private func isText(_ expr: ExprID, _ code: AuditedCode) -> Bool {
    switch code.tree[expr] {
    case .call(let callee, let run):
      switch code.tree[callee] {
      case .identifier(Name("String"), _):
        guard let first = code.tree.arguments[run.indices].first else { return false }
        if first.label == Name("format") { return isText(first.value, code) || code.literal(first.value) != nil }
        return first.label == nil && code.text(first.value) == "\"\""
      case .member(_, Name("formatted"), _), .identifier(Name("NSLocalizedString"), _): return true
      default: return false
      }
    case .member(_, Name("localizedDescription"), _): return true
    case .member(_, let name, _):
      if name == Name("key"), let decl = code.reading.flow.references[expr.index],
        code.index.type(of: decl).map({ code.index.text($0) }) == "LocalizedStringResource"
      {
        return true
      }
      guard let decl = code.values.reference(name, expr), let type = code.index.type(of: decl) else { return false }
      return code.index.isDecoded(type)
    default: return false
    }
  }

  /// Returns whether an argument is a literal, which a `.init` takes as a String.
  private func isPlainLiteral(_ expr: ExprID, _ code: AuditedCode) -> Bool {
    if case .call = code.tree[expr] { return false }
    return code.literal(expr) != nil
  }

  private func isMadeAtRunTime(_ expr: ExprID, of callee: DeclID, _ code: AuditedCode) -> Bool {
    if case .ternary(let items) = code.tree[expr] {
      return code.tree.ternary(items).values.contains { isMadeAtRunTime($0, of: callee, code) }
    }
    guard let literal = code.literal(expr) ?? code.tree.joinedLiterals(expr).first(where: code.isKey) else {
      return !isText(expr, code)
    }
    // `LocalizedStringKey(String(localized: "…"))` takes a string that was already looked up.
    if case .call = code.tree[expr] { return false }
    switch code.reading.literals[literal].verdict {
    case .localizable: return false
    case .functionKey: return !code.tree.literals[literal].interpolations.isEmpty
    // `LocalizedStringKey.init("…")` takes a String, which is not extracted.
    case .plain, .untyped: return code.index[callee].kind == .initializer
    }
  }
}
