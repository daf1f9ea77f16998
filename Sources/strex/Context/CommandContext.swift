import IncrementalExtraction
import ProjectModel
import StringExtraction

/// The environment of a command.
struct CommandContext: Sendable {
  /// All commands, for the help.
  let commands: [CommandDescription]
  /// The current folder: absolute, without symbolic links.
  let currentFolder: FilePath
  var console: Console
  let sdk: SDKLoad
  /// The longest time to wait for another run in the same project, or `nil` for no limit.
  let patience: Duration?
  /// Returns the cache folder for runs outside of work trees, or `nil` for none.
  let userCache: @Sendable () -> FilePath?
  /// The results of checking a cached run that is no longer valid.
  var revalidation: CachedRunRevalidation?
  /// Whether the command may read and write the cache.
  var usesCache = true
}
