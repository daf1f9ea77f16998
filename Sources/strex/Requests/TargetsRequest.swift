/// What is told of targets.

import Workspace

struct TargetsRequest: Sendable {
  var project: ProjectRequest
  var format: PrintFormat
  var listsSources: Bool
}
