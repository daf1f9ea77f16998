import Diagnostics
import StringDataFlow

/// A rule of the audit, in a file of its own. It examines code by itself, texts that were followed to a display, or
/// both.
protocol AuditRule: Sendable {
  var description: RuleDescription { get }

  /// The rule's notes on one piece of code.
  func notes(in code: AuditedCode) -> [CodeNote]

  /// The rule's remark on a text that reaches a display; `nil` if the rule does not cover it.
  func remark(on shown: ShownText, in project: AuditedProject) -> Remark?

  /// Why a finding about such a text is less certain than others; `nil` if it is not.
  func doubt(of evidence: TextEvidence) -> Doubt?

  /// The rule's findings about catalogs; their paths are those of the sources.
  func findings(in project: AuditedProject) -> [Finding]
}

/// A rule's remark on a text.
struct Remark {
  var message: String
  var suggestion: String
  /// The byte range of the remark, if it is not that of the literal.
  var range: Range<UInt32>?
}

extension AuditRule {
  func notes(in code: AuditedCode) -> [CodeNote] { [] }
  func remark(on shown: ShownText, in project: AuditedProject) -> Remark? { nil }
  func doubt(of evidence: TextEvidence) -> Doubt? { TextDoubts.doubt(of: evidence) }
  func findings(in project: AuditedProject) -> [Finding] { [] }
}
