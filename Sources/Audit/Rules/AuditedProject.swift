import Findings
import StringExtraction
import SwiftTypes
import TextBasics

/// Everything that rules may examine.
struct AuditedProject {
  let index: SymbolIndex
  let catalogs: CatalogKnowledge
  let lines: SourceLines
  let names: ProperNames
  /// The bytes of previews and of what stands for contents that are not there yet, by the path of the source.
  var samples: [String: [Range<Int>]] = [:]

  /// Whether a literal stands in such code.
  func isSample(_ site: LiteralSite) -> Bool {
    guard let samples = samples[site.file], let lines = lines.positions(of: site.file) else { return false }
    let place = lines.position(line: site.location.line, byteColumn: site.location.column)
    return samples.contains { lines.position(at: $0.lowerBound) <= place && place < lines.position(at: $0.upperBound) }
  }

  /// A text quoted for messages: with interpolations as `…`, and shortened where it is long.
  static func quote(_ texts: [String]) -> String {
    let text = texts.joined(separator: "…")
    return TerminalSafeText.quoted(text.count > 60 ? text.prefix(57) + "…" : text)
  }
}
