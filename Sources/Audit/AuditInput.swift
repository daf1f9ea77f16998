import StringDataFlow
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
  /// Finds the texts that are looked up at run time, without typing anything again if the rule asks that looks for all.
  public let keyUses: KeyUseFinder

  /// Whether a lookup is made of literals whose keys tables may have.
  public var asksForKeys: Bool { audits.contains { $0.notes.contains { !$0.note.keys.isEmpty } } }

  init(_ rules: Set<String>, makesFixes: Bool, _ audits: [FileAudit], _ extractor: Extractor) {
    self.rules = rules
    self.makesFixes = makesFixes
    self.audits = audits
    self.extractor = audits.isEmpty ? extractor : extractor.knowing(audits.map(\.extraction))
    keyUses = KeyUseFinder(extractor, known: audits.compactMap(\.keyEdges))
  }
}
