import Diagnostics
import SwiftParsing

/// Finds names of people that are composed in a fixed order.
struct NameOrder: AuditRule {
  let aspect = FindingAspect.layout
  let description = RuleDescription(
    "name-order", summary: "A person's name composed from its parts",
    explanation: """
      `"\\(firstName) \\(lastName)"` is wrong in Chinese, Hungarian and Japanese, where the family name comes first. \
      Use `PersonNameComponents` and `formatted()`. A finding is less certain if the app has no such language.
      """,
    severity: .note)

  /// Returns a doubt if all languages of the app put the family name last.
  static func doubt(about finding: Diagnostic, in languages: Set<String>) -> ConfidenceReason? {
    guard finding.identifier == NameOrder().description.identifier else { return nil }
    return .agreed(in: languages, without: languagesWithFamilyNameFirst)
  }

  private static let languagesWithFamilyNameFirst: Set<String> = ["hu", "ja", "km", "ko", "mn", "vi", "yue", "zh"]

  private static let suggestion = "use `PersonNameComponents` and `formatted()`"

  func notes(in code: AuditedCode) -> [CodeNote] {
    let literals = code.tree.literals.indices.compactMap { literal -> CodeNote? in
      let (texts, parts) = (code.texts(literal), code.interpolations(literal))
      guard texts.count == parts.count + 1 else { return nil }
      let isComposed = zip(parts, parts.dropFirst()).enumerated().contains { position, pair in
        [" ", ", "].contains(texts[position + 1]) && isName(pair.0, pair.1)
      }
      guard isComposed else { return nil }
      return code.note(code.tree.literals[literal].span, "a person's name is composed from its parts", Self.suggestion)
    }
    return literals + sums(in: code)
  }

  /// Finds `first + " " + last`.
  private func sums(in code: AuditedCode) -> [CodeNote] {
    code.tree.exprs.indices.compactMap { position in
      let expr = ExprID(index: Int32(position))
      guard case .binary(Name("+"), let left, let last) = code.tree[expr],
        case .binary(Name("+"), let first, let middle) = code.tree[left], case .string(let literal) = code.tree[middle],
        [" ", ", "].contains(code.texts(Int(literal)).joined()), isName(code.text(first), code.text(last))
      else { return nil }
      return code.note(code.range(expr), "a person's name is composed from its parts", Self.suggestion)
    }
  }

  private func isName(_ a: String, _ b: String) -> Bool {
    let parts = [a, b].map { $0.lowercased().filter { $0.isLetter || $0 == "." } }
    return Self.orders.contains { parts[0].hasSuffix($0) && parts[1].hasSuffix($1) }
  }

  private static let orders = [
    ("firstname", "lastname"), ("givenname", "familyname"), ("forename", "surname"), ("lastname", "firstname"),
    ("familyname", "givenname"),
  ]
}
