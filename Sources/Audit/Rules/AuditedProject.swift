import Findings
import SwiftTypes
import TextBasics

/// All that rules look at.
struct AuditedProject {
  let index: SymbolIndex
  let catalogs: CatalogKnowledge
  let lines: SourceLines
  let names: ProperNames

  /// A text as messages quote it: interpolations as `…`, cut where it is long.
  static func quote(_ texts: [String]) -> String {
    let text = texts.joined(separator: "…")
    return TerminalSafeText.quoted(text.count > 60 ? text.prefix(57) + "…" : text)
  }
}
