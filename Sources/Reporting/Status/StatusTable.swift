import CatalogLint
import Diagnostics
import TextBasics

/// A table with one row of counts for each language.
package struct StatusTable {
  private let rows: [LanguageCoverage]
  private let isColoured: Bool
  /// The width of the column of languages.
  private let nameWidth: Int
  private let heads: [String]
  /// The length of a bar in characters, or 0 for no bars.
  private let barLength: Int

  private static let fullHeads = ["translated", "needs review", "   new", "missing", "stale", "  done"]
  private static let shortHeads = ["transl", "review", " new", "miss", "stale", " done"]

  /// - Parameter columns: the largest width of a row, or `nil` for no limit.
  package init(
    _ rows: [LanguageCoverage], columns: Int?, hasBars: Bool, isColoured: Bool
  ) {
    self.rows = rows
    self.isColoured = isColoured
    nameWidth = max(8, rows.map { TerminalSafeText.escaped($0.language).count }.max() ?? 0)
    let room = (columns ?? .max) - nameWidth
    let isNarrow = room < Self.width(Self.fullHeads)
    heads = isNarrow ? Self.shortHeads : Self.fullHeads
    let left = room == .max - nameWidth ? 22 : room - Self.width(heads)
    barLength = hasBars && left >= 7 ? min(20, left - 2) : 0
  }

  /// Returns the total width of all columns except the language column.
  private static func width(_ heads: [String]) -> Int { heads.reduce(2) { $0 + $1.count + 2 } }

  package var lines: [String] {
    let head = padded("language") + heads.map { "  " + $0 }.joined()
    return ["  " + Style.dim.applied(to: head, if: isColoured)]
      + rows.map { "  " + padded(TerminalSafeText.escaped($0.language)) + cells($0.count) + bar($0.count) }
  }

  private func cells(_ count: TranslationCount) -> String {
    // The percentage is rounded down, so that 100 means all.
    let done = "\(Int(count.percentage)) %"
    let numbers = [count.translated, count.needsReview, count.new, count.missing, count.stale].map(String.init)
    return zip(heads, numbers + [done]).map { head, cell in
      String(repeating: " ", count: max(1, head.count + 2 - cell.count)) + cell
    }.joined()
  }

  private func bar(_ count: TranslationCount) -> String {
    if barLength == 0 { return "" }
    let full = Int(count.percentage) * barLength / 100
    let bar = String(repeating: "█", count: full) + String(repeating: "░", count: barLength - full)
    let style: Style = full == barLength ? .line : full * 2 >= barLength ? .warning : .error
    return "  " + style.applied(to: bar, if: isColoured)
  }

  private func padded(_ name: String) -> String {
    name + String(repeating: " ", count: max(0, nameWidth - name.count))
  }
}
