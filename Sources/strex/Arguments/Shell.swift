/// A shell that strex can write completions for.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish
}
