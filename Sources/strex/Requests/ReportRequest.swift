import FileSystem
import ProjectLoading

/// The request for a report page.
struct ReportRequest: Sendable {
  var project: ProjectRequest
  /// The file to write, or `nil` for standard output.
  var output: GivenPath?
  /// The only languages to report on. Empty for all.
  var languages: [String]
}
