import Testing

@testable import CatalogMerge

/// Tests the merge algorithm without catalogs: in a table of words, the longer word wins.
private struct LongerWord: MergeRules {
  var conflicts: [String] = []

  func areSame(_ a: String, _ b: String) -> Bool { a.lowercased() == b.lowercased() }

  mutating func settle(_ sides: MergeSides<String?>, at name: String) -> MergeOutcome<String> {
    guard let ours = sides.ours, let theirs = sides.theirs else {
      conflicts.append(name)
      return .ours
    }
    return ours.count == theirs.count ? .made(ours + "/" + theirs) : ours.count > theirs.count ? .ours : .theirs
  }
}

@Suite struct ThreeWayTests {
  /// - Parameter words: `name=value` for each row.
  private func table(_ words: String) -> MergeTable<String> {
    MergeTable(words.split(separator: " ").map { ($0.split(separator: "=")) }.map { (String($0[0]), String($0[1])) })
  }

  private func text(_ row: MergeRow<String, String>) -> String? {
    switch row.outcome {
    case .ours: row.sides.ours.map { "\(row.name)=\($0)" }
    case .theirs: row.sides.theirs.map { "\(row.name)=\($0)" }
    case .made(let value): "\(row.name)=\(value)"
    case .removed: nil
    }
  }

  @Test(
    arguments: [
      ("a=1 b=2", "a=1 b=2", "b=2 a=1", "a=1 b=2", []), ("a=x", "a=X", "a=x", "a=X", []),
      ("a=x", "a=x", "a=X", "a=x", []),
      ("a=1", "a=1 c=3", "a=1 b=2", "a=1 c=3 b=2", []), ("a=1 b=2", "a=1", "b=2", "", []),
      ("a=1", "", "a=2", "", ["a"]),
      ("a=1", "a=2", "", "a=2", ["a"]), ("a=1", "a=2", "a=33", "a=33", []), ("", "a=44", "a=3", "a=44", []),
      ("a=1", "a=2", "a=3", "a=2/3", []),
      (
        "a=1 b=1 c=1 d=1 e=1 f=1 g=1 h=1 i=1", "i=1 h=1 g=1 f=2 e=1 d=1 c=1 b=1 a=1", "e=5 f=1 a=1 j=1",
        "f=2 e=5 a=1 j=1", []
      ),
    ] as [(String, String, String, String, [String])])
  func tablesAreMerged(_ base: String, _ ours: String, _ theirs: String, _ expected: String, _ conflicts: [String]) {
    var rules = LongerWord()
    let rows = rules.merge(MergeSides(base: table(base), ours: table(ours), theirs: table(theirs)))
    #expect(rows.compactMap(text).joined(separator: " ") == expected)
    #expect(rules.conflicts == conflicts)
  }

  /// A key in composed characters differs from the same key in decomposed ones.
  @Test func namesAreComparedByTheirBytes() {
    var rules = LongerWord()
    let rows = rules.merge(MergeSides(base: table(""), ours: table("\u{E9}=1"), theirs: table("e\u{301}=2")))
    #expect(rows.compactMap(text) == ["\u{E9}=1", "e\u{301}=2"])
  }
}
