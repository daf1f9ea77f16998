import StringCatalog
import StringExtraction
import TextBasics

/// Maps places in former sources to current ones, using keys that are still there.
struct LineShifts {
  /// For each file, former lines and how far they have moved, sorted by line.
  private var shifts: [String: [(line: Int, shift: Int)]] = [:]

  /// The marks are keys that occur once in a file, before and now.
  init(from former: [ExtractedString], to groups: [KeyGroup]) {
    if former.isEmpty { return }
    let now = Self.lines(groups.flatMap { group in group.sites.map { (group.key, $0) } })
    for (place, line) in Self.lines(former.map { ($0.key, $0.site) }) {
      guard let line, let new = now[place], let new else { continue }
      shifts[place.file, default: []].append((line, new - line))
    }
    for file in shifts.keys { shifts[file]?.sort { $0 < $1 } }
  }

  /// The current place of a former one, as far as the nearest mark tells.
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

  /// The line of each key in each file; `nil` where it occurs twice.
  private static func lines(_ sites: [(key: String, site: LiteralSite)]) -> [Place: Int?] {
    Dictionary(
      sites.map { (Place(file: $0.site.file, key: UTF8Key($0.key)), $0.site.location.line) },
      uniquingKeysWith: { _, _ in nil })
  }
}
