/// Completions for fish.
struct FishCompletions {
  let commands: [CommandDescription]

  var script: String {
    let options = OptionUse.all(in: commands).map { use in
      let condition = use.commands.isEmpty ? nil : Self.seen(use.commands)
      return Self.complete(condition, Self.option(use.row), use.row.help)
    }
    let summaries = commands.map { Self.complete("__fish_use_subcommand", "-a \($0.name)", $0.summary) }
    let operands = commands.compactMap { command -> String? in
      let condition = Self.seen([command.name])
      guard let words = command.operands.words(commands.names) else { return Self.complete(condition, "-F", nil) }
      return words.isEmpty
        ? nil : Self.complete(condition, "-a " + Self.quoted(words.joined(separator: " ")), nil)
    }
    let head = ["# Completions of strex for fish, made by `strex completions fish`.", "complete -c strex -f"]
    return (head + summaries + options + operands).joined(separator: "\n") + "\n"
  }

  private static func complete(_ condition: String?, _ what: String, _ description: String?) -> String {
    let parts = [
      "complete -c strex", condition.map { "-n " + quoted($0) }, what, description.map { "-d " + quoted($0) },
    ]
    return parts.compactMap { $0 }.joined(separator: " ")
  }

  private static func seen(_ commands: [String]) -> String {
    "__fish_seen_subcommand_from " + commands.joined(separator: " ")
  }

  private static func option(_ row: OptionRow) -> String {
    let names = (row.letter.map { "-s \($0) " } ?? "") + "-l \(row.name)"
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
