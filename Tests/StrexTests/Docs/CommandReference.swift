@testable import strex

/// Commands and options as Markdown tables, for the documentation.
struct CommandReference {
  let commands: [CommandDescription]

  /// One row for each command.
  private var list: String {
    let rows = commands.map { ("`\(signature($0))`", $0.summary) }
    return Self.table(("Command", "Purpose"), rows)
  }

  /// A page with a section for each command and its options.
  var page: String {
    let sections = commands.map { command in
      let own = Self.table(of: command.options)
      return "## strex \(command.name)\n\n`\(signature(command))`\n\n\(command.discussion)\n"
        + (own.isEmpty ? "" : "\n" + own)
    }
    return """
      # Commands and options

      Look up all strex commands and their options. In a terminal, `strex help COMMAND` prints the same text.

      <!-- Generated: UPDATE_FIXTURES=1 swift test --filter ReferenceTests updates this page. -->

      \(list)
      \(sections.joined(separator: "\n"))
      ## All commands

      \(Self.table(of: RunOptions.rows))
      ## Options by command

      If several commands share an option, its name and letter are the same in all of them.

      \(shared)
      """
  }

  /// One row for each option that several commands have.
  private var shared: String {
    let pairs = commands.flatMap { command in command.options.map { ($0, command.name) } }
    let byName = Dictionary(grouping: pairs) { $0.0.name }.filter { Set($0.value.map(\.1)).count > 1 }
    let rows = byName.sorted { $0.key < $1.key }.map { name, pairs in
      let letter = pairs.lazy.compactMap(\.0.letter).first.map { "-\($0), " } ?? ""
      return ("`\(letter)--\(name)`", pairs.map(\.1).joined(separator: ", "))
    }
    return Self.table(("Option", "Commands"), rows)
  }

  private func signature(_ command: CommandDescription) -> String {
    ["strex", command.name, command.operands.usage].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func table(of options: [OptionRow]) -> String {
    let rows = options.map { ("`\($0.usage)`", $0.help) }
    return rows.isEmpty ? "" : table(("Option", "Effect"), rows)
  }

  private static func table(_ head: (String, String), _ rows: [(String, String)]) -> String {
    let lines = ["| \(head.0) | \(head.1) |", "| --- | --- |"]
    let body = rows.map { "| \($0.0.replacing("|", with: "\\|")) | \($0.1.replacing("|", with: "\\|")) |" }
    return (lines + body).joined(separator: "\n") + "\n"
  }
}
