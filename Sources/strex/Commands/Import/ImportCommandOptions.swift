import FileSystem
import ProjectLoading

/// The options of `strex import`.
struct ImportCommandOptions: Sendable {
  var project: ProjectRequest
  /// The files with translations.
  let files: [GivenPath]
  /// The only languages to import; empty for all.
  var languages: [String] = []
  /// The keys whose strings are imported.
  var keys = KeySelectionOptions()
  /// Whether to only print the changes.
  var isDry = false
  /// Whether to name each pending text, not only count them.
  var namesPending = false
  /// Whether to import languages that the project does not have.
  var addsLanguages = false
  /// Whether source texts that differ only in white space count as equal.
  var ignoresWhitespace = false
}
