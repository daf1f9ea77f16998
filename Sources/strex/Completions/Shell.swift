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

  /// A text in single quotes, as bash and zsh read it.
  static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
