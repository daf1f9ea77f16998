import FileSystem

/// The operands that a command takes.
enum Operands: Equatable, Sendable {
  case none
  /// Files and folders. The current folder if there are none.
  case paths
  /// One or more catalogs.
  case catalogs
  /// One or more files from translators, and the files and folders to import them into.
  case translations
  /// A commit or a range of commits, and files and folders.
  case revisions
  /// Two keys, and files and folders.
  case keys
  /// A verb of `edit` and its operands.
  case edit
  /// The verb of `symbols`, and files and folders.
  case symbols
  /// A position in a file, or a rule; with `--key`, files and folders.
  case place
  /// A folder. The current folder if there is none.
  case folder
  /// The name of a command, or nothing.
  case command
  /// Three files, or a word, or none with an option.
  case merge
  /// A verb and its words, which the command parses itself.
  case verbatim
  /// One of a few words.
  case choice([String])

  /// The operands in the usage line.
  var usage: String {
    switch self {
    case .none: ""
    case .paths: "[PATH…]"
    case .folder: "[FOLDER]"
    case .catalogs: "CATALOG…"
    case .translations: "FILE… [PATH…]"
    case .revisions: "[REV[..REV]] [--] [PATH…]"
    case .keys: "OLD NEW [PATH…]"
    case .edit: "VERB [OPERAND…]"
    case .verbatim: "VERB [ARGUMENT…]"
    case .symbols: "convert [PATH…]"
    case .place: "FILE:LINE[:COLUMN]|RULE|--key KEY [PATH…]"
    case .command: "[COMMAND]"
    case .merge: "BASE OURS THEIRS|install|--unmerged|--check [REV]"
    case .choice(let words): words.joined(separator: "|")
    }
  }

  /// The allowed number of operands.
  var counts: ClosedRange<Int> {
    switch self {
    case .none: 0...0
    case .paths, .revisions, .place, .verbatim: 0...Int.max
    case .catalogs, .translations, .edit, .symbols: 1...Int.max
    case .keys: 2...Int.max
    case .command, .folder: 0...1
    case .merge: 0...3
    case .choice: 1...1
    }
  }

  /// Returns the words to choose from; `nil` if a file is expected.
  /// - Parameter commands: the names of all commands.
  func words(_ commands: [String]) -> [String]? {
    switch self {
    case .none: []
    case .paths, .revisions, .keys, .folder, .catalogs, .translations, .edit, .symbols, .place, .merge, .verbatim: nil
    case .command: commands
    case .choice(let words): words
    }
  }
}

extension UsageError {
  /// Returns the error about the wrong number of operands, or about the only operand being invalid.
  static func operand(of command: CommandDescription) -> UsageError {
    let takesOne = command.operands == .place || command.operands.counts.upperBound == 1
    let number = takesOne ? "one operand" : command.operands == .keys ? "two keys" : "at least one operand"
    return UsageError("\(command.name) needs \(number): \(command.operands.usage)")
  }
}
