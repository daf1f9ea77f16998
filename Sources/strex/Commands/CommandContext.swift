import ProjectLayout
import StringExtraction

/// What a command has beside its words.
struct CommandContext: Sendable {
  /// Absolute, without symbolic links.
  let currentFolder: FilePath
  let console: Console
  let sdk: SDKLoad
  /// How long to wait for another run in the same project; `nil` for as long as it takes.
  let patience: Duration?
}
