/// What findings that people are told as one have in common.
struct CommonCause: Hashable {
  let rule: String
  let severity: Severity
  let path: String?
  let cause: String
  let doubt: String?

  /// - Returns: `nil` for what has no cause, and stands alone.
  init?(of finding: Finding) {
    guard let cause = finding.cause else { return nil }
    (rule, severity, path) = (finding.rule, finding.severity, finding.path)
    (self.cause, doubt) = (cause, finding.doubt)
  }
}
