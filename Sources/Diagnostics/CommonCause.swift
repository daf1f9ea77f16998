/// The common property of findings that are reported as one.
struct CommonCause: Hashable {
  let rule: String
  let severity: Severity
  let path: String?
  let cause: String
  let doubt: String?

  /// - Returns: `nil` for a finding without a cause, which is reported separately.
  init?(of finding: Diagnostic) {
    guard let cause = finding.cause else { return nil }
    (rule, severity, path) = (finding.identifier, finding.severity, finding.hasProjectCause ? nil : finding.file)
    (self.cause, doubt) = (cause, finding.doubt)
  }
}
