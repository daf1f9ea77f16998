/// The definition of an option, for the parser, the help and all generated texts.
package struct OptionRow: Sendable {
  package enum Value: Sendable, Equatable {
    /// No value: the option is on or off.
    case none
    /// One of a few words. The first is the default.
    case choice([String])
    /// The path of a file or folder, with its name in the help.
    case path(String)
    /// Any word, with its name in the help.
    case word(String)
  }

  package let name: OptionName
  /// The letter of the short form.
  package var letter: Character?
  package var value = Value.none
  package var isRepeatable = false
  /// The commands that take the option. If empty, it is also allowed without a command.
  package let commands: [Command]
  package let help: String

  /// Returns whether the option is allowed with `command`; `nil` means no command.
  package func applies(to command: Command?) -> Bool {
    commands.isEmpty || command.map(commands.contains) ?? false
  }

  /// The words to choose from, or `nil` for an option without a choice.
  package var words: [String]? {
    switch value {
    case .choice(let words): words
    case .none, .path, .word: nil
    }
  }

  /// The option in the help: `--format text|json`.
  package var usage: String {
    let short = letter.map { "-\($0), " } ?? ""
    switch value {
    case .none: return short + name.spelling
    case .choice(let words): return short + name.spelling + " " + words.joined(separator: "|")
    case .path(let placeholder), .word(let placeholder): return short + name.spelling + " " + placeholder
    }
  }
}
