import CommandLineInterface
import ProjectLoading

/// The request for a report on targets.
struct TargetsRequest: Sendable {
  var project: ProjectRequest
  var format: PrintFormat
  var listsSources: Bool
}
