import FileSystem
import ProjectLoading

/// The options of `strex report`.
struct ReportOptions: Sendable {
  var project: ProjectRequest
  /// The file to write, or `nil` for standard output.
  var output: GivenPath?
  /// The only languages to report on; empty for all.
  var languages: [String] = []
  /// Whether to serve a page that edits the strings, instead of writing a report.
  var edits = false
  /// The port of the page; `nil` for a free one.
  var port: UInt16?
}
