import Diagnostics
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
      `names.formatted(.list(type: .and, width: .narrow))`. The rule only reports lists of words, such as `names`, \
      `boats.map(\\.title)` and arrays of literals, because codes and addresses are the same in every language. A \
      finding is less certain if no language of the app has another comma.
      """,
    severity: .note)

  /// Returns a doubt if all languages of the app separate the elements with the same comma.
  static func doubt(about finding: Diagnostic, in languages: Set<String>) -> ConfidenceReason? {
    guard finding.identifier == JoinedList().description.identifier else { return nil }
    return .agreed(in: languages, without: languagesWithOtherCommas)
  }

  private static let languagesWithOtherCommas: Set<String> = [
    "am", "ar", "ckb", "dv", "fa", "ja", "ps", "sd", "th", "ug", "ur", "yi", "yue", "zh",
  ]

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
      hasWords(base, code), let argument = code.tree.arguments[run.indices].first,
      argument.label == Name("separator"),
      case .string(let literal) = code.tree[argument.value]
    else { return nil }
    let texts = code.texts(Int(literal))
    return texts.count == 1 && Self.separators.contains(texts[0]) ? texts[0] : nil
  }

  /// Returns whether the elements of a list are words: literals, or values of a property with the name of a text, which
  /// is the last name that no call follows.
  private func hasWords(_ list: ExprID, _ code: AuditedCode) -> Bool {
    switch code.tree[list] {
    case .array(let items): return code.tree.exprList[items.indices].contains { code.literal($0) != nil }
    case .identifier, .member, .call:
      let names = code.text(list).matches(of: Self.name).map { $0.output.lowercased() }
      return names.last.map { name in name.contains("locali") || Self.endings.contains(where: name.hasSuffix) } ?? false
    default: return false
    }
  }

  nonisolated(unsafe) private static let name = /\b[A-Za-z]\w*\b(?!\()/

  private static let endings = ["name", "title", "label", "text", "word", "description"].flatMap { [$0, $0 + "s"] }

  private static let separators: Set<String> = [", ", " and ", " or ", " & ", ", and "]
}
