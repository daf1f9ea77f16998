import FileSystem
import ProjectLoading

/// The request for a report page.
struct ReportRequest: Sendable {
  var project: ProjectRequest
  /// The file to write; `nil` for standard output.
  var output: GivenPath?
  /// The only languages to report on; empty for all.
  var languages: [String]
}
