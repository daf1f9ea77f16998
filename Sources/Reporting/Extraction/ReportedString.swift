import StringExtraction
import TextBasics

/// A key, with the data of all its call sites.
package struct ReportedString: Equatable {
  package let key: String
  package let table: String
  /// The distinct comments of all call sites, sorted by code point, one per line.
  package let comment: String?
  /// The first default value by path and position.
  package let defaultValue: String?
  /// The weakest evidence of any call site.
  package let evidence: Evidence
  package let sites: [Site]

  package struct Site: Equatable {
    package let site: LiteralSite
    package let comment: String?
  }

  private struct Name: Hashable {
    let table: String
    let key: UTF8Key
  }

  /// Returns the keys of all strings in release builds, sorted by table and key.
  package static func grouping(_ strings: [ExtractedString]) -> [ReportedString] {
    // Groups and sorts indices, because copying strings is expensive.
    let released = strings.indices.filter { !strings[$0].isDebugOnly }
    let groups = Dictionary(grouping: released) { Name(table: strings[$0].table, key: UTF8Key(strings[$0].key)) }
    return groups.map { name, positions in
      ReportedString(name, strings, at: positions.sorted { strings[$0].site < strings[$1].site })
    }.sorted(by: precedes)
  }

  private init(_ name: Name, _ strings: [ExtractedString], at positions: [Int]) {
    key = name.key.text
    table = name.table
    let written = positions.compactMap { strings[$0].comment }.filter { !$0.isEmpty }
    let comments = written.count < 2 ? written : Set(written.map(UTF8Key.init)).map(\.text)
    comment = comments.isEmpty ? nil : comments.sorted(by: Self.precedes).joined(separator: "\n")
    defaultValue = positions.lazy.compactMap { strings[$0].defaultValue }.first
    evidence = positions.map { strings[$0].evidence }.max() ?? .declared
    sites = positions.map { Site(site: strings[$0].site, comment: strings[$0].comment) }
  }

  private static func precedes(_ a: ReportedString, _ b: ReportedString) -> Bool {
    a.table == b.table ? precedes(a.key, b.key) : precedes(a.table, b.table)
  }

  /// Returns whether a string sorts before another by code points, which is also the order of UTF-8 bytes.
  private static func precedes(_ a: String, _ b: String) -> Bool { a.utf8.lexicographicallyPrecedes(b.utf8) }
}
