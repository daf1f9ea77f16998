/// What is told of targets.
struct TargetsRequest: Sendable {
  var project: ProjectRequest
  var format: PrintFormat
  var listsSources: Bool
}
