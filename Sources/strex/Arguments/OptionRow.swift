/// An option as the parser, the help and all generated texts see it.
struct OptionRow: Sendable, Hashable {
  enum Value: Sendable, Hashable {
    /// No value: the option is on or off.
    case none
    /// One of a few words; the first is the default.
    case choice([String])
    /// The path of a file or folder, with its name in the help.
    case path(String)
    /// Any word, with its name in the help.
    case word(String)
  }

  /// The long name without dashes.
  let name: String
  /// The letter of the short form.
  var letter: Character?
  var value = Value.none
  var isRepeatable = false
  let group: OptionGroup
  /// Whether only the full help lists the option.
  var isAdvanced = false
  /// Whether the option affects only the report of a run, not its changes.
  var affectsOnlyReport = false
  /// Whether the output of a run with this option is not cached for the next equal run.
  var preventsCaching = false
  let help: String

  /// The name with its dashes.
  var spelling: String { Self.spelling(of: name) }

  static func spelling(of name: String) -> String { "--" + name }

  /// The words to choose from; `nil` for an option without a choice.
  var words: [String]? {
    switch value {
    case .choice(let words): words
    case .none, .path, .word: nil
    }
  }

  /// The option in the help: `--format text|json`.
  var usage: String {
    let short = letter.map { "-\($0), " } ?? ""
    switch value {
    case .none: return short + spelling
    case .choice(let words): return short + spelling + " " + words.joined(separator: "|")
    case .path(let placeholder), .word(let placeholder): return short + spelling + " " + placeholder
    }
  }
}

/// The groups of options in the help.
enum OptionGroup: String, CaseIterable, Sendable {
  case input = "What to read"
  case changes = "What to write"
  case output = "Output"
  case safety = "Safety"
  case compatibility = "Xcode and build systems"
  case general = "General"
}
