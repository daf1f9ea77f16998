import Diagnostics
import StringDataFlow
import SwiftParsing
import TextBasics

/// Finds code that chooses texts by language, and comparisons with languages that the app might not support.
struct LanguageChoice: AuditRule {
  let aspect = FindingAspect.layout
  let description = RuleDescription(
    "language-choice",
    summary: "A string chosen by language in code, or a comparison with a language that the app might not support",
    explanation: """
      In `Locale.current.languageCode == "de" ? "Das Handbuch" : "The manual"`, all other languages get the English \
      text. Put the text into a catalog instead. `Locale.preferredLanguages` contains languages that the app might not \
      support. The app's language is `Bundle.main.preferredLocalizations.first`. Compare with that language. \
      `Locale.current` has the app's language as well, so comparisons with it are only reported if they choose a text. \
      A comparison with a region, such as `zh_CN`, is not reported.
      """,
    severity: .note)

  func notes(in code: AuditedCode) -> [CodeNote] {
    let texts = chosenTexts(code)
    return code.tree.exprs.indices.compactMap { position in
      let expr = ExprID(index: Int32(position))
      guard let language = language(in: expr, code) else { return nil }
      if let text = texts[expr] {
        let quoted = TerminalSafeText.shortQuoted(text)
        return code.note(
          code.range(expr), "a text is chosen by language in the code",
          "use `String(localized: \(quoted))` and translate it in a catalog")
      }
      // The system puts the app's language into the current locale.
      guard code.text(language).contains("preferredLanguages") else { return nil }
      return code.note(
        code.range(expr),
        "\(TerminalSafeText.shortCode(code.text(language))) might be a language that the app does not support",
        "use `Bundle.main.preferredLocalizations.first`")
    }
  }

  /// Returns the conditions of choices between two texts, each with the text for other languages. The condition may be
  /// the value of a constant.
  private func chosenTexts(_ code: AuditedCode) -> [ExprID: String] {
    let constants = constants(code)
    var found: [ExprID: String] = [:]
    for record in code.tree.exprs {
      guard case .ternary(let items) = record.node else { continue }
      let parts = code.tree.ternary(items)
      for (position, part) in parts.conditions.enumerated() {
        let condition = value(of: part, constants, code)
        guard let condition, case .binary(let op, _, _) = code.tree[condition] else { continue }
        let branches = parts.values[position...].prefix(2).compactMap { value in
          code.literal(value).map { code.texts($0) }.flatMap { Prose.isProse($0) ? $0.joined(separator: "…") : nil }
        }
        if branches.count == 2 { found[condition] = branches[op == Name("==") ? 1 : 0] }
      }
    }
    return found
  }

  /// Returns the comparisons that are values of constants, the last one before each use first.
  private func constants(_ code: AuditedCode) -> [(name: Name, value: ExprID)] {
    code.tree.stmts.compactMap { statement in
      guard case .binding(true, let pattern, let value?, _, _) = statement, case .name(let name) = code.tree[pattern],
        case .binary = code.tree[value]
      else { return nil }
      return (name, value)
    }.sorted { code.range($0.value).lowerBound > code.range($1.value).lowerBound }
  }

  /// Returns the comparison that a condition is, or that the constant in it has as its value.
  private func value(
    of condition: ExprID, _ constants: [(name: Name, value: ExprID)], _ code: AuditedCode
  ) -> ExprID? {
    switch code.tree[condition] {
    case .binary: return condition
    case .identifier(let name, _):
      let use = code.range(condition).lowerBound
      return constants.first { $0.name == name && code.range($0.value).upperBound <= use }?.value
    default: return nil
    }
  }

  /// Returns the language that an expression compares with a literal.
  private func language(in expr: ExprID, _ code: AuditedCode) -> ExprID? {
    switch code.tree[expr] {
    case .binary(let op, let a, let b) where op == Name("==") || op == Name("!="):
      if isLiteral(b, code), isLanguage(a, code) { return a }
      return isLiteral(a, code) && isLanguage(b, code) ? b : nil
    case .call(let callee, let run):
      guard case .member(let base, let name, _) = code.tree[callee],
        name == Name("hasPrefix") || name == Name("contains") || name == Name("starts"),
        let argument = code.tree.arguments[run.indices].first, isLiteral(argument.value, code), isLanguage(base, code)
      else { return nil }
      return base
    default: return nil
    }
  }

  /// Returns whether an expression is a literal without a region.
  private func isLiteral(_ expr: ExprID, _ code: AuditedCode) -> Bool {
    guard case .string(let literal) = code.tree[expr] else { return false }
    return !code.texts(Int(literal)).joined().contains(Self.region)
  }

  nonisolated(unsafe) private static let region = /[_\-](?:[A-Z]{2}|[0-9]{3})\b/

  private func isLanguage(_ expr: ExprID, _ code: AuditedCode) -> Bool {
    code.text(expr).wholeMatch(of: Self.language) != nil
  }

  nonisolated(unsafe) private static let language =
    /\(?Locale\.(?:(?:current|autoupdatingCurrent)\.(?:languageCode|language\.languageCode\??(?:\.identifier)?|identifier)|preferredLanguages(?:\.first|\[0\]))[?!]?(?:\s*\?\?\s*"[^"]*")?\)?/
}
