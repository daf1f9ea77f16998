import Diagnostics

/// Completions for bash, including version 3.2 of macOS. Without a completion, bash completes file names.
struct BashCompletions {
  let commands: [CommandDescription]

  var script: String {
    """
    # Completions of strex for bash, made by `strex completions bash`.
    _strex() {
      local word=${COMP_WORDS[COMP_CWORD]} last=${COMP_WORDS[COMP_CWORD - 1]} command='' options='' operands='' i
      # bash takes --name=value for three words.
      if [[ $word == = ]]; then
        word=''
      elif [[ $last == = ]]; then
        last=${COMP_WORDS[COMP_CWORD - 2]}
      fi
      for ((i = 1; i < COMP_CWORD; i++)); do
        case ${COMP_WORDS[i]} in
          \(takers.joined(separator: " | ")))
            if [[ ${COMP_WORDS[i + 1]} == = ]]; then ((i += 2)); else ((i += 1)); fi
            ;;
          -*) ;;
          *)
            command=${COMP_WORDS[i]}
            break
            ;;
        esac
      done
      COMPREPLY=()
      case $last in
    \(values)
      esac
      case $command in
        '')
          options=\(ShellWord.quoted(Self.words(of: [])))
          operands=\(ShellWord.quoted(commands.names.joined(separator: " ")))
          ;;
    \(commands.map(branch).joined(separator: "\n"))
      esac
      if [[ $word == -* ]]; then
        COMPREPLY=($(compgen -W "$options" -- "$word"))
      elif [[ -n $operands ]]; then
        COMPREPLY=($(compgen -W "$operands" -- "$word"))
      fi
    }
    complete -o default -F _strex strex

    """
  }

  /// The options with a value.
  private var takers: [String] {
    Set(OptionUse.all(in: commands).map(\.row).filter { $0.value != .none }.map(\.spelling)).sorted()
  }

  private static func words(of options: [OptionRow]) -> String {
    (options + ConsoleRequest.rows).flatMap { row in (row.letter.map { ["-\($0)"] } ?? []) + [row.spelling] }
      .joined(separator: " ")
  }

  private func branch(_ command: CommandDescription) -> String {
    let operands = command.operands.words(commands.names)?.joined(separator: " ") ?? ""
    return """
          \(command.name))
            options=\(ShellWord.quoted(Self.words(of: command.options)))
            operands=\(ShellWord.quoted(operands))
            ;;
      """
  }

  /// The completions of an option's value; files for options without a choice.
  private var values: String {
    let uses = OptionUse.all(in: commands)
    let choices = takers.map { option in
      let branches = uses.filter { $0.row.spelling == option && $0.row.words != nil }.map { use in
        let commands = use.commands.isEmpty ? "*" : use.commands.joined(separator: " | ")
        let words = ShellWord.quoted(use.row.words?.joined(separator: " ") ?? "")
        return "        \(commands)) COMPREPLY=($(compgen -W \(words) -- \"$word\")) ;;"
      }
      guard !branches.isEmpty else { return "    \(option)) return ;;" }
      return
        "    \(option))\n      case $command in\n\(branches.joined(separator: "\n"))\n      esac\n      return\n      ;;"
    }
    return choices.joined(separator: "\n")
  }
}
