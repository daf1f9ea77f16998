/// A shell that strex can write completions for.
package enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish
}
