/// Commands and options as Markdown tables, for the documentation.
package enum CommandReference {
  /// One row for each command.
  private static var commands: String {
    let rows = Command.allCases.map { ("`\(signature($0))`", $0.summary) }
    return table(("Command", "Purpose"), rows)
  }

  /// A page with a section for each command and its options.
  package static var page: String {
    let sections = Command.allCases.map { command in
      let own = options { !$0.commands.isEmpty && $0.applies(to: command) }
      return "## strex \(command.rawValue)\n\n`\(signature(command))`\n\n\(command.discussion)\n"
        + (own.isEmpty ? "" : "\n" + own)
    }
    return """
      # Commands and options

      Look up all commands of strex with their options. In a terminal, `strex help COMMAND` prints the same text.

      <!-- Generated: UPDATE_FIXTURES=1 swift test --filter ReferenceTests updates this page. -->

      \(commands)
      \(sections.joined(separator: "\n"))
      ## All commands

      \(options { $0.commands.isEmpty })
      """
  }

  private static func signature(_ command: Command) -> String {
    ["strex", command.rawValue, command.operands.usage].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func options(where isMeant: (OptionRow) -> Bool) -> String {
    let rows = OptionRow.all.filter(isMeant).map { ("`\($0.usage)`", $0.help) }
    return rows.isEmpty ? "" : table(("Option", "Effect"), rows)
  }

  private static func table(_ head: (String, String), _ rows: [(String, String)]) -> String {
    let lines = ["| \(head.0) | \(head.1) |", "| --- | --- |"]
    let body = rows.map { "| \($0.0.replacing("|", with: "\\|")) | \($0.1.replacing("|", with: "\\|")) |" }
    return (lines + body).joined(separator: "\n") + "\n"
  }
}
