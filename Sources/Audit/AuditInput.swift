import StringExtraction

/// The typed code of a project: the steps of its texts, what rules saw in it, and its localizable literals.
public struct AuditInput: Sendable {
  /// The identifiers of the rules that are to be run.
  let rules: Set<String>
  /// Whether findings are to have edits.
  let makesFixes: Bool
  let audits: [FileAudit]
  /// An extractor that returns the known literals of all sources, without typing anything again.
  public let extractor: Extractor
}
