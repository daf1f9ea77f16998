import Diagnostics
import SwiftLexing
import SwiftParsing
import TextBasics

/// Finds code that chooses texts by the locale of the region.
struct LanguageChoice: AuditRule {
  let aspect = FindingAspect.layout
  let description = RuleDescription(
    "language-choice",
    summary: "A comparison with a language code that might differ from the language the app is displayed in",
    explanation: """
      `Locale.current.languageCode == "de"` and `Locale.preferredLanguages` refer to languages that the app might not \
      support. The app's language is `Bundle.main.preferredLocalizations.first`. Compare with that language or put the \
      text into a catalog. A comparison with a region, such as `zh_CN`, is not reported.
      """,
    severity: .note)

  func notes(in code: AuditedCode) -> [CodeNote] {
    code.tree.exprs.indices.compactMap { position in
      let expr = ExprID(index: Int32(position))
      guard let language = language(in: expr, code) else { return nil }
      let name = TerminalSafeText.shortCode(code.text(language))
      return code.note(
        code.range(expr), "\(name) might be a language that the app does not support",
        "use `Bundle.main.preferredLocalizations.first`")
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
