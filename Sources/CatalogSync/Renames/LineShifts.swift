import StringExtraction
import TextBasics

/// Maps positions in former sources to current ones, based on keys that still exist.
struct LineShifts {
  /// For each file, former line numbers and how far the lines have moved, sorted by line.
  private var shifts: [String: [(line: Int, shift: Int)]] = [:]

  /// Uses the keys that occur exactly once in a file, before and now, as reference points.
  init(from former: [ExtractedString], to groups: [KeyGroup]) {
    if former.isEmpty { return }
    let now = Self.lines(groups.flatMap { group in group.sites.map { (group.key, $0) } })
    for (place, line) in Self.lines(former.map { ($0.key, $0.site) }) {
      guard let line, let new = now[place], let new else { continue }
      shifts[place.file, default: []].append((line, new - line))
    }
    for file in shifts.keys { shifts[file]?.sort { $0 < $1 } }
  }

  /// Returns the current position of a former one, estimated from the nearest reference point.
  func current(_ site: LiteralSite) -> LiteralSite {
    let marks = shifts[site.file] ?? []
    let line = site.location.line
    let low = marks.firstIndex(sortedSo: { $0.line >= line })
    let around = marks[max(0, low - 1)..<min(marks.count, low + 1)]
    guard let nearest = around.min(by: { abs($0.line - line) < abs($1.line - line) }) else { return site }
    var site = site
    site.location = .init(line: line + nearest.shift, column: site.location.column)
    return site
  }

  private struct Place: Hashable {
    let file: String
    let key: UTF8Key
  }

  /// Returns the line of each key in each file, or `nil` if the key occurs twice in the file.
  private static func lines(_ sites: [(key: String, site: LiteralSite)]) -> [Place: Int?] {
    Dictionary(
      sites.map { (Place(file: $0.site.file, key: UTF8Key($0.key)), $0.site.location.line) },
      uniquingKeysWith: { _, _ in nil })
  }
}
