import CatalogLint
import Diagnostics
import TextBasics

/// A table with one row of counts for each language.
package struct StatusTable {
  private let rows: [LanguageCoverage]
  private let isColored: Bool
  /// The width of the column of languages.
  private let nameWidth: Int
  private let columns: [Column]
  private let heads: [String]
  /// The length of a bar in characters, or 0 for no bars.
  private let barLength: Int

  /// A column of counts, with its heading in wide and narrow tables.
  private struct Column: Sendable {
    let head: String
    let shortHead: String
    let count: KeyPath<TranslationCount, Int> & Sendable
    /// Whether it is left out if all of its counts are 0.
    var isOptional = false
  }

  private static let allColumns = [
    Column(head: "translated", shortHead: "transl", count: \.translated),
    Column(head: "source changed", shortHead: "changed", count: \.sourceChanged, isOptional: true),
    Column(head: "needs review", shortHead: "review", count: \.needsReview),
    Column(head: "by machine", shortHead: "machine", count: \.machineTranslated, isOptional: true),
    Column(head: "   new", shortHead: " new", count: \.new),
    Column(head: "missing", shortHead: "miss", count: \.missing),
    Column(head: "stale", shortHead: "stale", count: \.stale),
  ]

  /// - Parameter width: the largest width of a row; `nil` for no limit.
  package init(
    _ rows: [LanguageCoverage], columns width: Int?, hasBars: Bool, isColored: Bool
  ) {
    self.rows = rows
    let columns = Self.allColumns.filter { column in
      !column.isOptional || rows.contains { $0.count[keyPath: column.count] > 0 }
    }
    self.columns = columns
    let (fullHeads, shortHeads) = (columns.map(\.head) + ["  done"], columns.map(\.shortHead) + [" done"])
    self.isColored = isColored
    nameWidth = max(8, rows.map { TerminalSafeText.escaped($0.language).count }.max() ?? 0)
    let room = (width ?? .max) - nameWidth
    let isNarrow = room < Self.width(fullHeads)
    heads = isNarrow ? shortHeads : fullHeads
    let left = room == .max - nameWidth ? 22 : room - Self.width(heads)
    barLength = hasBars && left >= 7 ? min(20, left - 2) : 0
  }

  /// Returns the total width of all columns except the language column.
  private static func width(_ heads: [String]) -> Int { heads.reduce(2) { $0 + $1.count + 2 } }

  package var lines: [String] {
    let head = "language".padded(to: nameWidth) + heads.map { "  " + $0 }.joined()
    return ["  " + Style.dim.applied(to: head, if: isColored)]
      + rows.map {
        "  " + TerminalSafeText.escaped($0.language).padded(to: nameWidth) + cells($0.count) + bar($0.count)
      }
  }

  private func cells(_ count: TranslationCount) -> String {
    // The percentage is rounded down, so that 100 means all.
    let done = "\(Int(count.percentage))%"
    let numbers = columns.map { String(count[keyPath: $0.count]) }
    return zip(heads, numbers + [done]).map { head, cell in
      String(repeating: " ", count: max(1, head.count + 2 - cell.count)) + cell
    }.joined()
  }

  private func bar(_ count: TranslationCount) -> String {
    if barLength == 0 { return "" }
    let full = Int(count.percentage) * barLength / 100
    let bar = String(repeating: "█", count: full) + String(repeating: "░", count: barLength - full)
    let style: Style = full == barLength ? .line : full * 2 >= barLength ? .warning : .error
    return "  " + style.applied(to: bar, if: isColored)
  }
}
