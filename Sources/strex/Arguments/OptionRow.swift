/// An option as the parser, the help and all that is generated from them know it.
struct OptionRow: Sendable {
  enum Value: Sendable, Equatable {
    /// No value: the option is on or off.
    case none
    /// One of a few words; the first is the default.
    case choice([String])
    /// The path of a file or folder, under the name that the help gives it.
    case path(String)
    /// A word that the command line makes up, under the name that the help gives it.
    case word(String)
  }

  let name: OptionName
  /// A letter for those who type it often.
  var letter: Character?
  var value = Value.none
  var isRepeatable = false
  /// The commands that take the option; none means that it also stands without a command.
  let commands: [Command]
  let help: String

  /// Whether the option may stand with `command`, or without a command for `nil`.
  func applies(to command: Command?) -> Bool {
    commands.isEmpty || command.map(commands.contains) ?? false
  }

  /// The words to choose from; `nil` for an option that has no such value.
  var words: [String]? {
    switch value {
    case .choice(let words): words
    case .none, .path, .word: nil
    }
  }

  /// The option as the help writes it: `--format text|json`.
  var usage: String {
    let short = letter.map { "-\($0), " } ?? ""
    switch value {
    case .none: return short + name.spelling
    case .choice(let words): return short + name.spelling + " " + words.joined(separator: "|")
    case .path(let placeholder), .word(let placeholder): return short + name.spelling + " " + placeholder
    }
  }
}
