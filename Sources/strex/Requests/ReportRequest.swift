import Workspace

/// What to show on a page, and where it goes.
struct ReportRequest: Sendable {
  var project: ProjectRequest
  /// The file to write; `nil` for standard output.
  var output: GivenPath?
  /// The only languages to report on; empty for all.
  var languages: [String]
}
