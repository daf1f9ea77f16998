/// A shell that strex can write completions for.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// Returns the script that completes strex's command line.
  func completions(_ commands: [CommandDescription]) -> String {
    switch self {
    case .bash: BashCompletions(commands: commands).script
    case .zsh: ZshCompletions(commands: commands).script
    case .fish: FishCompletions(commands: commands).script
    }
  }
}
