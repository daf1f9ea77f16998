import StringCatalog
import StringExtraction
import TextBasics

/// Where lines of former sources are now, judged by the keys that stand there still.
struct LineShifts {
  /// Of each file, former lines and how far what stood on them has moved, by line.
  private var shifts: [String: [(line: Int, shift: Int)]] = [:]

  /// Keys that stand once in a file, before and now, are the marks.
  init(from former: [ExtractedString], to groups: [KeyGroup]) {
    if former.isEmpty { return }
    let now = Self.lines(groups.flatMap { group in group.sites.map { (group.key, $0) } })
    for (place, line) in Self.lines(former.map { ($0.key, $0.site) }) {
      guard let line, let new = now[place], let new else { continue }
      shifts[place.file, default: []].append((line, new - line))
    }
    for file in shifts.keys { shifts[file]?.sort { $0 < $1 } }
  }

  /// The place at which a former place is now, as far as the nearest mark tells.
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

  /// The line of each key in each file; `nil` where it stands twice.
  private static func lines(_ sites: [(key: String, site: LiteralSite)]) -> [Place: Int?] {
    Dictionary(
      sites.map { (Place(file: $0.site.file, key: UTF8Key($0.key)), $0.site.location.line) },
      uniquingKeysWith: { _, _ in nil })
  }
}
