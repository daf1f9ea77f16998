import CatalogLint
import Diagnostics
import ProjectChecks
import ProjectModel
import TextBasics

/// Formats the report on translations as text.
package struct StatusText {
  /// Whether a bar is drawn next to each percentage.
  package let hasBars: Bool
  package let isColored: Bool
  /// Whether fully translated languages have separate rows.
  package let unfoldsComplete: Bool
  /// The largest width of a row, or `nil` for no limit.
  package let columns: Int?

  package init(hasBars: Bool, isColored: Bool, unfoldsComplete: Bool, columns: Int?) {
    self.hasBars = hasBars
    self.isColored = isColored
    self.unfoldsComplete = unfoldsComplete
    self.columns = columns
  }

  /// Returns the text of a report. The totals come first, because they matter most in projects with many catalogs.
  package func text(_ report: StatusReport) -> String {
    var blocks = report.parts.map(block)
    if report.parts.count > 1, !report.totals.isEmpty {
      let title = Style.bold.applied(to: Self.title(report.parts), if: isColored)
      blocks.insert(([title] + table(report.totals)).joined(separator: "\n"), at: 0)
    }
    return blocks.joined(separator: "\n\n")
  }

  /// Returns the title of the totals: `All 2 catalogs`, `1 catalog and 3 tables together`.
  private static func title(_ parts: [StatusReport.Part]) -> String {
    let tables = parts.count { FilePath($0.path).isStringsTable }
    switch (parts.count - tables, tables) {
    case (let catalogs, 0): return "All \(Quantity.of(catalogs, "catalog"))"
    case (0, _): return "All \(Quantity.of(tables, "table"))"
    case (let catalogs, _): return "\(Quantity.of(catalogs, "catalog")) and \(Quantity.of(tables, "table")) together"
    }
  }

  private func block(_ part: StatusReport.Part) -> String {
    let status = part.status
    var facts = [Quantity.of(status.keys, "key")]
    if status.staleKeys > 0 { facts.append("\(status.staleKeys) stale") }
    if status.untranslatableKeys > 0 { facts.append("\(status.untranslatableKeys) not translatable") }
    let path = Style.bold.applied(to: TerminalSafeText.escaped(part.path), if: isColored)
    let title =
      "\(path): \(facts.joined(separator: ", ")); source language \(TerminalSafeText.escaped(status.sourceLanguage))"
    let rows = status.languages.isEmpty ? ["  no translations"] : table(part.languages)
    return ([title] + rows).joined(separator: "\n")
  }

  private func table(_ languages: [LanguageCoverage]) -> [String] {
    let folded = unfoldsComplete ? [] : languages.filter(isComplete)
    let open = unfoldsComplete ? languages : languages.filter { !isComplete($0) }
    let names = folded.map { TerminalSafeText.escaped($0.language) }
    let complete = names.isEmpty ? [] : lines("complete: " + names.joined(separator: ", "))
    return (open.isEmpty ? [] : StatusTable(open, columns: columns, hasBars: hasBars, isColored: isColored).lines)
      + complete
  }

  private func isComplete(_ row: LanguageCoverage) -> Bool {
    row.count.translated == row.count.total && row.count.sourceChanged == 0
  }

  /// Wraps a text to the width, indented like rows.
  private func lines(_ text: String) -> [String] {
    WrappedText.lines(text, width: max(20, (columns ?? .max) - 4)).enumerated().map { index, line in
      (index == 0 ? "  " : "    ") + line
    }
  }
}
