/// A shell that strex can write completions for.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// The script that completes strex's command line.
  var completions: String {
    switch self {
    case .bash: BashCompletions.script
    case .zsh: ZshCompletions.script
    case .fish: FishCompletions.script
    }
  }

  /// A text as it is where every shell takes it for one word, or else in single quotes.
  static func quotedIfNeeded(_ text: String) -> String {
    let plain = text.utf8.allSatisfy { byte in
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
        || "-_./+=:@,".utf8.contains(byte)
    }
    return plain && !text.isEmpty ? text : quoted(text)
  }

  /// A text in single quotes, as bash and zsh read it.
  static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
