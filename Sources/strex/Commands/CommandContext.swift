import IncrementalExtraction
import ProjectModel
import StringExtraction

/// The surroundings of a command.
struct CommandContext: Sendable {
  /// The current folder: absolute, without symbolic links.
  let currentFolder: FilePath
  var console: Console
  let sdk: SDKLoad
  /// How long to wait for another run in the same project; `nil` for no limit.
  let patience: Duration?
  /// The folder for what is kept of runs outside of work trees; `nil` for none.
  var userCache: @Sendable () -> FilePath?
  /// What was found out about the answer of an earlier run that no longer holds.
  var update: AnswerUpdate?
}
