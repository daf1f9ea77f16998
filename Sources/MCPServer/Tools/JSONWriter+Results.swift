import Diagnostics
import StringExtraction
import StructuredText

extension JSONWriter {
  /// Writes diagnostics as lines, up to a limit.
  mutating func problems(_ diagnostics: [Diagnostic], limit: Int = 20) {
    let lines = diagnostics.filter { $0.severity != .note }.prefix(limit)
    if lines.isEmpty { return }
    array("problems", lines) { $0.value(DiagnosticText.line($1)) }
  }

  /// Writes places in the code, up to a limit.
  mutating func places(_ sites: [LiteralSite], limit: Int) {
    if sites.isEmpty { return }
    array("places", sites.prefix(limit)) { $0.value($1.printedLine) }
    if sites.count > limit { member("morePlaces", sites.count - limit) }
  }
}
