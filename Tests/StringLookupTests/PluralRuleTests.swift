import StringCatalog
import Testing

@testable import StringLookup

@Suite struct PluralRuleTests {
  @Test(
    arguments: [
      ("en", "1 one, 0 2 11 1.5 other"), ("de-AT", "1 one, 0 2 other"),
      ("fr", "0 1 0.5 1.9 one, 2 17 other, 1000000 many"),
      ("pt", "0 1 1.5 one, 2 other"), ("pt-PT", "1 one, 0 2 other"),
      ("uk", "1 21 101 one, 2 34 few, 0 5 11 12 112 many, 1.5 other"),
      ("pl", "1 one, 2 22 few, 0 5 12 21 many, 1.5 other"), ("cs", "1 one, 3 few, 5 other, 1.5 many"),
      ("ar", "0 zero, 1 one, 2 two, 3 103 few, 11 99 111 many, 100 102 other"), ("zh-Hans", "0 1 2 other"),
      ("lv", "0 10 11 30 zero, 1 21 one, 2 22 other"), ("lt", "1 21 one, 2 29 few, 0 11 20 other, 1.5 many"),
      ("sl", "1 101 one, 2 two, 3 4 few, 5 0 other"), ("ro", "1 one, 0 2 19 101 few, 20 100 other"),
      ("he", "1 one, 2 two, 0 3 20 other"), ("ga", "1 one, 2 two, 3 6 few, 7 10 many, 0 11 other"),
      ("cy", "0 zero, 1 one, 2 two, 3 few, 6 many, 4 7 other"),
      ("mt", "1 one, 2 two, 0 3 103 few, 11 119 many, 20 other"),
      ("br", "1 21 one, 2 two, 3 9 few, 11 71 0 10 other, 1000000 many"), ("fil", "0 1 2 3 5 11 one, 4 6 9 14 other"),
      ("is", "1 21 one, 11 2 other"), ("gd", "1 11 one, 2 12 two, 3 19 few, 0 20 other"),
      ("hi", "0 1 0.5 one, 2 1.5 other"),
      ("kw", "0 zero, 1 one, 2 22 1000 two, 3 few, 21 many, 4 other"), ("xx", "1 one, 0 other"),
      ("ru", "-1 one, -3 few"),
    ])
  func numbersHaveCategories(_ language: String, _ expected: String) {
    for group in expected.split(separator: ", ") {
      let words = group.split(separator: " ")
      for number in words.dropLast().compactMap({ Double($0) }) {
        #expect(PluralRule.category(of: number, in: language) == words.last.map(String.init), "\(number)")
      }
    }
  }

  /// For whole numbers below a million, the categories equal those that the linter requires from translators.
  @Test(
    arguments: PluralRule.languages.flatMap { $0.1.split(separator: " ").map(String.init) } + ["en", "de", "tr", "el"])
  func categoriesEqualTheLinters(_ language: String) throws {
    let found = Set((0...1200).map { PluralRule.category(of: Double($0), in: language) })
    let needed = Set(try #require(PluralCategories(of: language)).needed.map(\.rawValue))
    #expect(found.union(["other"]) == needed)
  }
}
