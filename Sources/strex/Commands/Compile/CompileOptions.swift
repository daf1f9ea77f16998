import FileSystem
import ProjectLoading
import StringExchange

/// The options of `strex compile`.
struct CompileOptions: Sendable {
  /// The catalogs, and the version of Xcode to match.
  var project: ProjectRequest
  /// The folder that contains the language folders.
  var output: GivenPath?
  /// The only languages; empty for all.
  var languages: [String] = []
  var serialization = CompiledTable.Serialization.text
  var platform = CompiledTable.Platform.apple
  /// Whether each language of a catalog gets both tables, even if they are empty.
  var writesAll = false
  /// Whether to only print the paths.
  var isDry = false
}
