import FileSystem
import ProjectLoading

/// The request for an import.
struct ImportRequest: Sendable {
  var project: ProjectRequest
  /// The files with translations.
  var files: [GivenPath]
  /// Whether to only print the changes.
  var isDry: Bool
  /// Whether to name each pending text, not only count them.
  var namesPending: Bool
  /// Whether to import languages that the project does not have.
  var addsLanguages: Bool
  /// Whether source texts that differ only in white space count as equal.
  var ignoresWhitespace: Bool
}
