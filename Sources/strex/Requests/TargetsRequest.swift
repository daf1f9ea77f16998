import CommandLineInterface
import Workspace

/// What to report about targets.
struct TargetsRequest: Sendable {
  var project: ProjectRequest
  var format: PrintFormat
  var listsSources: Bool
}
