import FileSystem
import ProjectLoading

/// The options of `strex report`.
struct ReportRequest: Sendable {
  var project: ProjectRequest
  /// The file to write, or `nil` for standard output.
  var output: GivenPath?
  /// The only languages to report on; empty for all.
  var languages: [String] = []

  init(_ project: ProjectRequest) { self.project = project }
}
