import Workspace

/// Where translations come from and go to.
struct ImportRequest: Sendable {
  var project: ProjectRequest
  /// The files with translations.
  var files: [GivenPath]
  /// Whether the changes are printed and nothing is written.
  var isDry: Bool
  /// Whether each text that waits for its translator is named, and not only counted.
  var namesPending: Bool
  /// Whether languages are taken that the project does not have.
  var addsLanguages: Bool
  /// Whether source texts that differ only in white space are the same.
  var ignoresWhitespace: Bool
}
