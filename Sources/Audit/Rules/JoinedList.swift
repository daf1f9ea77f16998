import Diagnostics
import SwiftLexing
import SwiftParsing
import TextBasics

/// Finds lists that are joined with the punctuation of one language.
struct JoinedList: AuditRule {
  let aspect = FindingAspect.layout
  let description = RuleDescription(
    "joined-list", summary: "A displayed list with a fixed separator",
    explanation: """
      `names.joined(separator: ", ")` uses English punctuation. Arabic and Japanese use different commas, and many \
      languages put a word such as "and" before the last element. Use `names.formatted()` or \
      `names.formatted(.list(type: .and, width: .narrow))`. The rule does not report lists of technical values, such as \
      `hosts` and `index.columns`.
      """,
    severity: .note)

  func notes(in code: AuditedCode) -> [CodeNote] {
    let lists = code.tree.exprs.indices.map { ExprID(index: Int32($0)) }.compactMap { expr in
      separator(of: expr, code).map { (expr, $0) }
    }
    if lists.isEmpty { return [] }
    let shown = DisplayedExpressions(code)
    return lists.compactMap { expr, separator in
      guard shown.contain(expr) else { return nil }
      return code.note(
        code.range(expr), "a displayed list is joined with \(TerminalSafeText.quoted(separator))",
        "use `formatted()` or `ListFormatStyle`")
    }
  }

  /// Returns the separator of `joined(separator: ", ")`.
  private func separator(of expr: ExprID, _ code: AuditedCode) -> String? {
    guard case .call(let callee, let run) = code.tree[expr],
      case .member(let base, Name("joined"), _) = code.tree[callee],
      !isTechnical(base, code), let argument = code.tree.arguments[run.indices].first,
      argument.label == Name("separator"),
      case .string(let literal) = code.tree[argument.value]
    else { return nil }
    let texts = code.texts(Int(literal))
    return texts.count == 1 && Self.separators.contains(texts[0]) ? texts[0] : nil
  }

  /// Returns whether the elements of a list are not words, judging by its name.
  private func isTechnical(_ list: ExprID, _ code: AuditedCode) -> Bool {
    switch code.tree[list] {
    case .identifier, .member:
      let name = code.text(list).lowercased()
      return Self.technical.contains(where: name.hasSuffix)
    default: return false
    }
  }

  private static let technical = [
    "addresses", "aliases", "arguments", "columns", "domains", "flags", "hosts", "identifiers", "ids", "paths", "ports",
    "urls", "versions",
  ]

  private static let separators: Set<String> = [", ", " and ", " or ", " & ", ", and "]
}
