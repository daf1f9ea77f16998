import Diagnostics

/// Completions for zsh, to be sourced, or stored as `_strex` in a folder of `fpath`.
struct ZshCompletions {
  let commands: [CommandDescription]

  var script: String {
    """
    #compdef strex
    # Completions of strex for zsh, made by `strex completions zsh`.
    _strex() {
      local context state state_descr line curcontext=$curcontext
      typeset -A opt_args
      local -a commands=(
    \(summaries.map { "    " + $0 }.joined(separator: "\n"))
      )
      _arguments -C -S \\
    \(Self.specifications(of: []).map { "    \($0) \\" }.joined(separator: "\n"))
        '1:command:->command' \\
        '*::operand:->operand' && return 0
      case $state in
        command) _describe -t commands command commands && return 0 ;;
        operand)
          case $line[1] in
    \(commands.map(branch).joined(separator: "\n"))
          esac
          ;;
      esac
      return 1
    }
    if [[ ${funcstack[1]} == _strex ]]; then _strex "$@"; else compdef _strex strex; fi

    """
  }

  private var summaries: [String] {
    commands.map { ShellWord.quoted("\($0.name):\($0.summary)") }
  }

  private func branch(_ command: CommandDescription) -> String {
    let lines = Self.specifications(of: command.options) + [operands(of: command)].compactMap { $0 }
    return """
            \(command.name))
              _arguments -S \\
      \(lines.map { "          " + $0 }.joined(separator: " \\\n")) && return 0
              ;;
      """
  }

  private func operands(of command: CommandDescription) -> String? {
    guard let words = command.operands.words(commands.names) else { return "'*:path:_files'" }
    return words.isEmpty ? nil : ShellWord.quoted("1:word:(\(words.joined(separator: " ")))")
  }

  /// Returns the specification of each option, and of the common ones, for `_arguments`.
  private static func specifications(of options: [OptionRow]) -> [String] {
    (options + ConsoleRequest.rows).map { row in
      let sign = row.value == .none ? "" : "="
      let tail = ShellWord.quoted(sign + "[\(escaped(row.help))]" + value(row))
      let long = row.spelling
      guard let letter = row.letter else { return (row.isRepeatable ? "'*'" : "") + long + tail }
      return "'(-\(letter) \(long))'{-\(letter),\(long)}" + tail
    }
  }

  private static func value(_ row: OptionRow) -> String {
    switch row.value {
    case .none: ""
    case .choice(let words): ":word:(\(words.joined(separator: " ")))"
    case .path(let name): ":\(name):_files"
    case .word(let name): ":\(name): "
    }
  }

  private static func escaped(_ text: String) -> String {
    text.map { "\\[]:".contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
