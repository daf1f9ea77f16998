/// What to report about targets.

import Workspace

struct TargetsRequest: Sendable {
  var project: ProjectRequest
  var format: PrintFormat
  var listsSources: Bool
}
