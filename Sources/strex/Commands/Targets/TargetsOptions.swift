import ProjectLoading

/// The options of `strex targets`.
struct TargetsOptions: Sendable {
  var project: ProjectRequest
  var format = PrintFormat.text
  var listsSources = false
  /// Whether to print the schema of the configuration instead.
  var printsSchema = false
}
