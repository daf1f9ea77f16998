import Testing

@testable import StringCatalog

@Suite struct PluralCategoryTests {
  @Test(arguments: [
    ("en", "one other"), ("en-GB", "one other"), ("ja", "other"), ("zh-Hant-HK", "other"), ("uk", "one few many other"),
    ("pl", "one few many other"), ("cs", "one few other"), ("ar", "zero one two few many other"), ("fr", "one other"),
    ("pt_BR", "one other"), ("lv", "zero one other"), ("he", "one two other"), ("SL", "one two few other"),
    ("ro", "one few other"), ("ga", "one two few many other"), ("lt", "one few other"), ("nb-NO", "one other"),
  ])
  func languagesNeedTheCategoriesOfWholeNumbers(_ language: String, _ categories: String) throws {
    #expect(try #require(PluralCategories(of: language)).needed.map(\.rawValue).joined(separator: " ") == categories)
  }

  @Test func fractionsAndMillionsMayHaveTheirOwn() {
    #expect(PluralCategories(of: "fr")?.used.contains(.many) == true)
    #expect(PluralCategories(of: "cs")?.used.contains(.many) == true)
    #expect(PluralCategories(of: "de")?.used == [.one, .other])
  }

  @Test func someCategoriesContainOneNumber() {
    #expect(PluralCategories(of: "en")?.exact == [.one])
    #expect(PluralCategories(of: "fr")?.exact == [.one])
    #expect(PluralCategories(of: "ru")?.exact == [])
    #expect(PluralCategories(of: "ar")?.exact == [.zero, .one, .two])
    #expect(PluralCategories(of: "lv")?.exact == [])
  }

  @Test func unknownLanguagesHaveNoCategories() {
    #expect(PluralCategories(of: "tlh") == nil)
    #expect(PluralCategories(of: "") == nil)
  }

  @Test func rowsAreUniqueAndOrdered() {
    let codes = PluralCategories.rows.flatMap { $0.languages.split(separator: " ") }
    #expect(Set(codes).count == codes.count && codes.count > 200)
    for row in PluralCategories.rows {
      let all = PluralCategories.Category.allCases
      #expect(row.needed == all.filter(row.needed.contains) && row.needed.last == .other)
      #expect(Set(row.needed).isDisjoint(with: row.possible))
      #expect(Set(row.needed).isSuperset(of: row.exact))
    }
  }
}
