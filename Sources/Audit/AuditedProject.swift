import Findings
import StringExtraction

/// All that rules look at.
struct AuditedProject {
  let catalogs: CatalogKnowledge
  let lines: SourceLines
}
