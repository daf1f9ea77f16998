/// The lowest severity of a finding that makes a command fail.
package enum FailureLevel: String, CaseIterable, Sendable {
  case warning, error, note, never

  /// Returns whether a finding with this severity makes a command fail.
  package func isReached(by severity: Severity) -> Bool { Severity(rawValue: rawValue).map { severity >= $0 } ?? false }
}
