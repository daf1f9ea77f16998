import StringExtraction

/// All code of a project, typed: the steps of its texts, what rules saw in it, and its localizable literals.
public struct AuditInput: Sendable {
  /// The identifiers of the rules that are asked.
  let rules: Set<String>
  let audits: [FileAudit]
  /// An extractor that knows the literals of all sources and types nothing again.
  public let extractor: Extractor
}
