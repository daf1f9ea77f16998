/// Completions for fish.
enum FishCompletions {
  static var script: String {
    let options = OptionRow.all.map { row in
      let condition = row.commands.isEmpty ? nil : seen(row.commands)
      return complete(condition, option(row), row.help)
    }
    let commands = Command.allCases.map { complete("__fish_use_subcommand", "-a \($0.rawValue)", $0.summary) }
    let operands = Command.allCases.compactMap { command -> String? in
      guard let words = command.operands.words else { return complete(seen([command]), "-F", nil) }
      return words.isEmpty ? nil : complete(seen([command]), "-a " + quoted(words.joined(separator: " ")), nil)
    }
    let head = ["# Completions of strex for fish, made by `strex completions fish`.", "complete -c strex -f"]
    return (head + commands + options + operands).joined(separator: "\n") + "\n"
  }

  private static func complete(_ condition: String?, _ what: String, _ description: String?) -> String {
    let parts = [
      "complete -c strex", condition.map { "-n " + quoted($0) }, what, description.map { "-d " + quoted($0) },
    ]
    return parts.compactMap { $0 }.joined(separator: " ")
  }

  private static func seen(_ commands: [Command]) -> String {
    "__fish_seen_subcommand_from " + commands.map(\.rawValue).joined(separator: " ")
  }

  private static func option(_ row: OptionRow) -> String {
    let names = (row.letter.map { "-s \($0) " } ?? "") + "-l \(row.name.rawValue)"
    switch row.value {
    case .none: return names
    case .choice(let words): return names + " -x -a " + quoted(words.joined(separator: " "))
    case .path: return names + " -r -F"
    case .word: return names + " -x"
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
