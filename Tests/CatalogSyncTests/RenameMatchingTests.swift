import StringExtraction
import TestSupport
import Testing

@testable import CatalogSync

@Suite struct RenameMatchingTests {
  private func candidates(_ keys: [String], line: Int? = nil) -> [RenameCandidate] {
    keys.enumerated().map { index, key in
      let site = line.map { LiteralSite(file: "A.swift", location: .init(line: $0 + index, column: 1), api: "Text") }
      return RenameCandidate(key: key, value: nil, sites: site.map { [$0] } ?? [])
    }
  }

  static let similarities: [(String, String, Double)] = [
    ("", "", 1), ("", "a", 0), ("a", "", 0), ("abc", "abc", 1), ("ABC", "abc", 1), ("abc", "def", 0),
    ("abcd", "bcde", 0.75),
    ("kitten", "sitting", 8.0 / 13), ("房间", "房間", 0.5),
    (String(repeating: "ab", count: 100), String(repeating: "a", count: 100), 2.0 / 3),
  ]

  @Test(arguments: similarities)
  func similarityIsTheCommonShare(_ a: String, _ b: String, _ share: Double) {
    #expect(ComparableText(a).similarity(to: ComparableText(b)) == share)
    #expect(ComparableText(b).similarity(to: ComparableText(a)) == share)
    #expect(ComparableText(a).similarityBound(to: ComparableText(b)) >= share)
  }

  @Test(arguments: TestScale.seeds(10, full: 50))
  func similarityEqualsReferenceAlgorithm(_ seed: UInt64) {
    var random = SeededRandom(seed)
    let texts = (0..<2).map { _ in (0..<random.below(200)).map { _ in random.pick(["a", "b", "c"]) }.joined() }
    var row = Array(repeating: 0, count: texts[1].count + 1)
    for a in texts[0] {
      var diagonal = 0
      for (index, b) in texts[1].enumerated() {
        (diagonal, row[index + 1]) = (row[index + 1], a == b ? diagonal + 1 : max(row[index], row[index + 1]))
      }
    }
    let total = texts[0].count + texts[1].count
    let share = total == 0 ? 1 : 2 * Double(row[row.count - 1]) / Double(total)
    #expect(ComparableText(texts[0]).similarity(to: ComparableText(texts[1])) == share)
  }

  static let arguments: [(String, String?, String)] = [
    ("%lld of %@", nil, "1 lld, 2 @"), ("%2$@ of %1$lld", nil, "1 lld, 2 @"), ("100%", nil, ""),
    ("a.key", "%.1f km", "1 f"),
    ("%1$@ and %1$@", nil, "1 @"),
  ]

  @Test(arguments: arguments)
  func argumentsAreComparedByPosition(_ key: String, _ value: String?, _ arguments: String) {
    #expect(RenameCandidate(key: key, value: value, sites: []).arguments == arguments)
  }

  /// Each of thousands of keys is compared with only a few others, so the work is linear.
  @Test func eachKeyIsComparedWithFewOthers() {
    let come = (0..<4000).map { "Room number \($0) is free" }
    let finder = NeighborFinder(candidates(come, line: 1))
    for gone in candidates((0..<4000).map { "Room number \($0) is taken" }, line: 1).prefix(100) {
      #expect(finder.neighbours(of: gone).count <= 20)
    }
  }

  @Test func manyKeysFindTheirPartners() {
    let numbers = 1000..<2000
    let gone = candidates(numbers.map { "The booking \($0) of a room" })
    let come = candidates(numbers.reversed().map { "The booking \($0) of a game" })
    let matching = RenameMatching(gone: gone, come: come)
    #expect(matching.ambiguous.isEmpty && matching.pairs.count == 1000)
    #expect(matching.pairs.allSatisfy { $0.gone + $0.come == 999 })
  }

  @Test func equalTextsAreNotGuessed() {
    let matching = RenameMatching(gone: candidates(["A room"]), come: candidates(["B room", "C room"]))
    #expect(matching.pairs.isEmpty && matching.ambiguous.count == 1)
  }
}
