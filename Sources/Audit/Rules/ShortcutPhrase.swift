import Diagnostics
import SwiftParsing

/// Finds phrases of App Shortcuts that do not name the app.
struct ShortcutPhrase: AuditRule {
  let description = RuleDescription(
    "shortcut-phrase", summary: "An App Shortcut phrase without the app's name",
    explanation: """
      Each phrase of an `AppShortcut` must contain `\\(.applicationName)`. Without it, Xcode stops the build, and Siri \
      does not know which app the phrase belongs to. `strex lint` makes the same check for translations.
      """,
    severity: .error)

  func notes(in code: AuditedCode) -> [CodeNote] {
    code.tree.exprs.flatMap { record -> [CodeNote] in
      guard case .call(let callee, let run) = record.node, isShortcut(callee, code),
        let phrases = code.tree.arguments[run.indices].first(where: { $0.label == Name("phrases") }),
        case .array(let elements) = code.tree[phrases.value]
      else { return [] }
      return code.tree.exprList[elements.indices].compactMap { note(on: $0, code) }
    }
  }

  private func isShortcut(_ callee: ExprID, _ code: AuditedCode) -> Bool {
    if case .identifier(Name("AppShortcut"), _) = code.tree[callee] { true } else { false }
  }

  private func note(on phrase: ExprID, _ code: AuditedCode) -> CodeNote? {
    guard case .string(let literal) = code.tree[phrase],
      !code.interpolations(Int(literal)).contains(where: { $0.contains(".applicationName") })
    else { return nil }
    return code.note(
      code.range(phrase),
      "the phrase \(AuditedProject.quote(code.texts(Int(literal)))) does not contain the app's name",
      "add `\\(.applicationName)`")
  }
}
