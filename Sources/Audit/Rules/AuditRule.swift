import Findings

/// A rule of the audit: one file each. It looks at code by itself, at texts that were followed to a display, or both.
protocol AuditRule: Sendable {
  var description: RuleDescription { get }

  /// What the rule sees in one piece of code.
  func notes(in code: AuditedCode) -> [CodeNote]

  /// What the rule says of a text that reaches a display; `nil` if it is none of its own.
  func remark(on shown: ShownText, in project: AuditedProject) -> Remark?

  /// What the rule has to say about catalogs; paths are those of the sources.
  func findings(in project: AuditedProject) -> [Finding]
}

/// What a rule says of a text.
struct Remark {
  var message: String
  var suggestion: String
  /// The bytes that it is about, if not those of the literal.
  var range: Range<UInt32>?
}

extension AuditRule {
  func notes(in code: AuditedCode) -> [CodeNote] { [] }
  func remark(on shown: ShownText, in project: AuditedProject) -> Remark? { nil }
  func findings(in project: AuditedProject) -> [Finding] { [] }
}
