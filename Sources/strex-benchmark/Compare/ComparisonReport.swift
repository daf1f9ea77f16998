/// All ratios of a single run, as a table.
struct ComparisonReport: PrintedReport {
  let path: String
  let runs: Int
  let cores: Int
  let ratios: [ComparedRatio]

  /// Returns the table in Markdown.
  func text() -> String {
    let rows = ratios.map { ratio in
      let verdict = ratio.holds.map { $0 ? "yes" : "no" } ?? "–"
      return [ratio.name, ratio.ratio?.short ?? "–", ratio.bar.text, verdict, ratio.detail]
    }
    return Self.table([["what", "ratio", "bar", "holds", "measured"]] + rows)
  }

  /// Returns a table of rows, starting with the header. All columns except the last are as wide as their widest cell.
  static func table(_ rows: [[String]]) -> String {
    guard let head = rows.first else { return "" }
    let widths = head.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    func line(_ cells: [String]) -> String {
      let padded = zip(cells, widths).map { cell, width in cell + String(repeating: " ", count: width - cell.count) }
      return "| " + (padded.dropLast() + [cells[cells.count - 1]]).joined(separator: " | ") + " |"
    }
    let rule = "| " + widths.dropLast().map { String(repeating: "-", count: $0) }.joined(separator: " | ") + " | --- |"
    return ([line(head), rule] + rows.dropFirst().map(line)).joined(separator: "\n")
  }
}
