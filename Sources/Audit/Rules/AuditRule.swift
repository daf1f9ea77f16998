import Diagnostics
import StringDataFlow

/// A rule of the audit, in a separate file. It examines code, strings that were followed to a display, or both.
protocol AuditRule: Sendable {
  var description: RuleDescription { get }

  /// The subject of the rule's findings; `code` unless given.
  var aspect: FindingAspect { get }

  /// Returns the rule's notes on one piece of code.
  func notes(in code: AuditedCode) -> [CodeNote]

  /// Returns the rule's remark on a string that reaches a display, or `nil` if the rule does not apply to it.
  func remark(on shown: ShownText, in project: AuditedProject) -> Remark?

  /// Returns why a finding about such a string is less certain, or `nil` if it is not.
  func doubt(of evidence: TextEvidence) -> ConfidenceReason?

  /// Returns the rule's findings about catalogs, with the paths of the sources.
  func findings(in project: AuditedProject) -> [Diagnostic]
}

/// A rule's remark on a string.
struct Remark {
  var message: String
  var suggestion: String
  /// The byte range of the remark, if it differs from the literal.
  var range: Range<UInt32>?

  /// The remark about a text that is a symbolic key.
  var ofKey: Remark { Remark(message: "the key " + message, suggestion: suggestion, range: range) }
}

extension AuditRule {
  var aspect: FindingAspect { .code }
  func notes(in code: AuditedCode) -> [CodeNote] { [] }
  func remark(on shown: ShownText, in project: AuditedProject) -> Remark? { nil }
  func doubt(of evidence: TextEvidence) -> ConfidenceReason? { TextConfidence.doubt(of: evidence) }
  func findings(in project: AuditedProject) -> [Diagnostic] { [] }
}
