import Diagnostics

/// Completions for bash, including version 3.2 of macOS. Without a completion, bash completes file names.
enum BashCompletions {
  static var script: String {
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
          options=\(ShellWord.quoted(options(of: nil)))
          operands=\(ShellWord.quoted(Operands.command.words?.joined(separator: " ") ?? ""))
          ;;
    \(Command.allCases.map(branch).joined(separator: "\n"))
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
  private static var takers: [String] {
    OptionName.allCases.filter { name in OptionRow.all.contains { $0.name == name && $0.value != .none } }
      .map(\.spelling)
  }

  private static func options(of command: Command?) -> String {
    OptionRow.all.filter { $0.applies(to: command) }
      .flatMap { row in (row.letter.map { ["-\($0)"] } ?? []) + [row.name.spelling] }.joined(separator: " ")
  }

  private static func branch(_ command: Command) -> String {
    let operands = command.operands.words?.joined(separator: " ") ?? ""
    return """
          \(command.rawValue))
            options=\(ShellWord.quoted(options(of: command)))
            operands=\(ShellWord.quoted(operands))
            ;;
      """
  }

  /// The completions of an option's value. Files for options without a choice.
  private static var values: String {
    let choices = takers.map { option in
      let rows = OptionRow.all.filter { $0.name.spelling == option && $0.words != nil }
      let branches = rows.map { row in
        let commands = row.commands.isEmpty ? "*" : row.commands.map(\.rawValue).joined(separator: " | ")
        let words = ShellWord.quoted(row.words?.joined(separator: " ") ?? "")
        return "        \(commands)) COMPREPLY=($(compgen -W \(words) -- \"$word\")) ;;"
      }
      guard !branches.isEmpty else { return "    \(option)) return ;;" }
      return
        "    \(option))\n      case $command in\n\(branches.joined(separator: "\n"))\n      esac\n      return\n      ;;"
    }
    return choices.joined(separator: "\n")
  }
}
