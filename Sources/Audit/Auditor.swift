import Findings
import StringExtraction
import SwiftLexing

/// Finds text that users see and nobody can translate.
public struct Auditor: Sendable {
  private let extractor: Extractor
  private let sources: [SourceText]

  /// - Parameters:
  ///   - extractor: of the whole project: text is followed through all of it.
  ///   - sources: those that the extractor read, in its order.
  public init(_ extractor: Extractor, sources: [SourceText]) {
    self.extractor = extractor
    self.sources = sources
  }

  /// What the rules find.
  /// - Parameters:
  ///   - rules: the identifiers of those to ask.
  ///   - catalogs: what is known of keys and catalogs.
  ///   - selected: the positions of the sources to report on.
  /// - Returns: findings whose paths are those of the sources, in no order.
  public func findings(
    of rules: Set<String>, _ catalogs: CatalogKnowledge, in selected: [Int]
  ) async -> [Finding] {
    let project = AuditedProject(catalogs: catalogs, lines: SourceLines(sources))
    return AuditRules.rules.filter { rules.contains($0.description.identifier) }.flatMap { $0.findings(in: project) }
  }
}
