import Findings
import SwiftTypes
import TextBasics

/// Everything that rules may examine.
struct AuditedProject {
  let index: SymbolIndex
  let catalogs: CatalogKnowledge
  let lines: SourceLines
  let names: ProperNames

  /// A text quoted for messages: with interpolations as `…`, and shortened where it is long.
  static func quote(_ texts: [String]) -> String {
    let text = texts.joined(separator: "…")
    return TerminalSafeText.quoted(text.count > 60 ? text.prefix(57) + "…" : text)
  }
}
