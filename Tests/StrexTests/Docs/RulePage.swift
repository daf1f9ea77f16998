import Diagnostics

/// The documentation page about the rules of a command.
enum RulePage {
  /// - Parameters:
  ///   - command: the command as typed, such as `strex lint`.
  ///   - remark: further text before the table, in lines of at most 120 characters.
  static func text(_ rules: [RuleDescription], command: String, remark: String = "") -> String {
    let rows = rules.map { rule in
      "| `\(rule.identifier)` | \(rule.severity.rawValue)\(rule.isOnByDefault ? "" : ", off") | \(rule.summary) |\n"
    }
    let sections = rules.map { rule in
      let lines = WrappedText.lines("\(rule.summary). \(rule.explanation)", width: 120)
      return "## \(rule.identifier)\n\n\(lines.joined(separator: "\n"))\n"
    }
    return """
      # Rules of \(command)

      Look up the rules of `\(command)` and their default severities.\(remark)

      <!-- Generated: UPDATE_FIXTURES=1 swift test --filter ReferenceTests updates this page. -->

      | Rule | Severity | Diagnostic |
      | --- | --- | --- |
      \(rows.joined())
      \(sections.joined(separator: "\n"))
      """
  }
}
