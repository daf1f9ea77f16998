import StringDataFlow
import StringExtraction

/// The typed code of a project: the data flow of its strings, the rules' notes, and its localizable literals.
public struct AuditInput: Sendable {
  /// The identifiers of the rules to run.
  let rules: Set<String>
  /// Whether findings need edits.
  let makesFixes: Bool
  let audits: [FileAudit]
  /// An extractor that returns the known literals of all sources without typing anything again.
  public let extractor: Extractor
  /// Finds the strings that are looked up at run time. Nothing is typed again if the rule that needs all of them ran.
  public let keyUses: KeyUseFinder

  /// Whether a lookup has literal keys that tables may contain.
  public var asksForKeys: Bool { audits.contains { $0.notes.contains { !$0.note.keys.isEmpty } } }

  init(_ rules: Set<String>, makesFixes: Bool, _ audits: [FileAudit], _ extractor: Extractor) {
    self.rules = rules
    self.makesFixes = makesFixes
    self.audits = audits
    self.extractor = audits.isEmpty ? extractor : extractor.knowing(audits.map(\.extraction))
    keyUses = KeyUseFinder(extractor, known: audits.compactMap(\.keyEdges))
  }
}
