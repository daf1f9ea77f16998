import ProjectModel
import TextBasics

extension UsageError {
  /// Reports that git finds no work tree around a folder.
  ///
  /// - Parameter consequence: the action that is therefore impossible, as text after "so".
  package static func noWorkTree(_ folder: FilePath, _ consequence: String) -> UsageError {
    let name = TerminalSafeText.word(folder.string)
    let refusal = Git.refusal(["rev-parse", "--show-toplevel"], in: folder)
    return UsageError(
      refusal.map { "git cannot read the repository at \(name): \($0)" }
        ?? "\(name) is not in a git repository, so \(consequence)")
  }
}
