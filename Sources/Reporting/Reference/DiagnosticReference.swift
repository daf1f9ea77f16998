import Diagnostics
import ProjectChecks

/// All rules and other diagnostics, for `strex explain RULE` and the documentation.
package enum DiagnosticReference {
  /// A diagnostic that is not a rule.
  struct Entry: Sendable {
    let identifier: String
    /// The problem or fact that the diagnostic reports, as a sentence; `nil` if the rule's description contains it.
    let summary: String?
    /// A message.
    let example: String
    /// The next step, as a sentence; `nil` if the rule's description contains it.
    let repair: String?

    init(_ identifier: String, _ summary: String? = nil, example: String, repair: String? = nil) {
      (self.identifier, self.summary, self.example, self.repair) = (identifier, summary, example, repair)
    }
  }

  /// The identifiers of all diagnostics, sorted.
  package static var identifiers: [String] { Set(KnownRules.identifiers).union(table.map(\.identifier)).sorted() }

  /// The explanation of a rule or diagnostic, or `nil` for an unknown one.
  package static func text(of identifier: String) -> String? {
    let rules = KnownRules.groups.flatMap { group in group.rules.map { (group.command, $0) } }
    let rule = rules.first { $0.1.identifier == identifier }
    let entry = table.first { $0.identifier == identifier }
    let parts = [rule.map { section($0.1, of: $0.0) }, entry.map(section)].compactMap(\.self)
    if parts.isEmpty { return nil }
    return ([identifier] + parts).joined(separator: "\n\n")
  }

  /// A suggestion for an unknown identifier.
  package static func hint(for word: String) -> String { Spelling.hint(for: word, in: identifiers) }

  private static func section(_ rule: RuleDescription, of command: String) -> String {
    let state = rule.isOnByDefault ? "enabled" : "disabled"
    let facts = "`strex \(command)` rule, severity \(rule.severity.rawValue), \(state) by default."
    let text = [rule.summary + ".", facts, WrappedText.lines(rule.explanation, width: 100).joined(separator: "\n")]
    return text.joined(separator: "\n\n")
  }

  private static func section(_ entry: Entry) -> String {
    let message = "    \(entry.example) [\(entry.identifier)]"
    let fix = entry.repair.map { "Fix: \($0)" }
    return [entry.summary, message, fix].compactMap(\.self).joined(separator: "\n\n")
  }
}
