import CatalogLint
import Findings

/// The report on translations for people.
struct StatusText {
  /// Whether a bar is drawn beside each percentage.
  let hasBars: Bool
  let isColoured: Bool

  func text(_ report: StatusReport) -> String {
    var blocks = report.parts.map(block)
    if report.parts.count > 1, !report.totals.isEmpty {
      let title = Style.bold.applied(to: "All \(report.parts.count) catalogs", if: isColoured)
      blocks.append(([title] + table(report.totals)).joined(separator: "\n"))
    }
    return blocks.joined(separator: "\n\n")
  }

  private func block(_ part: StatusReport.Part) -> String {
    let status = part.status
    var facts = [status.keys == 1 ? "1 key" : "\(status.keys) keys"]
    if status.staleKeys > 0 { facts.append("\(status.staleKeys) stale") }
    if status.untranslatableKeys > 0 { facts.append("\(status.untranslatableKeys) not to be translated") }
    let path = Style.bold.applied(to: VisibleText.escaped(part.path), if: isColoured)
    let title = "\(path): \(facts.joined(separator: ", ")); from \(VisibleText.escaped(status.sourceLanguage))"
    let rows = status.languages.isEmpty ? ["  in no other language"] : table(status.languages)
    return ([title] + rows).joined(separator: "\n")
  }

  private func table(_ languages: [(language: String, count: TranslationCount)]) -> [String] {
    let names = languages.map { VisibleText.escaped($0.language) }
    let width = max(8, names.map(\.count).max() ?? 0)
    let head = Self.padded("language", width) + "  translated  needs review    new  missing  stale   done"
    let rows = zip(names, languages).map { name, row in
      let count = row.count
      let cells = [
        (count.translated, 12), (count.needsReview, 14), (count.new, 7), (count.missing, 9), (count.stale, 7),
      ]
      let numbers = cells.map { number, width in Self.led(String(number), width) }.joined()
      return Self.padded(name, width) + numbers + Self.led(Self.percentage(count), 7) + bar(count)
    }
    return ["  " + Style.dim.applied(to: head, if: isColoured)] + rows.map { "  " + $0 }
  }

  private func bar(_ count: TranslationCount) -> String {
    guard hasBars else { return "" }
    let full = Int(count.percentage / 5)
    let bar = String(repeating: "█", count: full) + String(repeating: "░", count: 20 - full)
    let style: Style = full == 20 ? .line : full >= 10 ? .warning : .error
    return "  " + style.applied(to: bar, if: isColoured)
  }

  /// Rounded down, so that 100 means all.
  private static func percentage(_ count: TranslationCount) -> String { "\(Int(count.percentage)) %" }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func led(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
