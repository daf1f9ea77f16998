import StringCatalog
import TestSupport
import Testing

@testable import CatalogLint

@Suite struct CatalogStatusTests {
  private let status: CatalogStatus

  init() throws { status = CatalogStatus(try Fixture("counts.xcstrings").catalog) }

  @Test func keysAreCounted() {
    #expect(status.keys == 6 && status.staleKeys == 1 && status.untranslatableKeys == 1)
    #expect(status.sourceLanguage == "en")
  }

  @Test(arguments: [
    ("de", TranslationCount(translated: 4, needsReview: 1, new: 1, missing: 1, stale: 1)),
    ("fr", TranslationCount(translated: 1, needsReview: 2, missing: 3, machineTranslated: 1)),
    ("uk", TranslationCount(missing: 4, stale: 1)),
  ])
  func unitsAreCountedByState(_ language: String, _ count: TranslationCount) {
    #expect(status.languages.first { $0.language == language }?.count == count)
  }

  @Test func languagesAreSorted() { #expect(status.languages.map(\.language) == ["de", "fr", "uk"]) }

  @Test func percentagesCountTranslatableTexts() {
    #expect(TranslationCount(translated: 3, needsReview: 1, stale: 9).percentage == 75)
    #expect(TranslationCount(stale: 9).percentage == 100)
    #expect(TranslationCount(missing: 2).percentage == 0)
  }

  @Test func textsHavePositions() throws {
    let entry = try #require(try Fixture("counts.xcstrings").catalog["%lld rooms, %lld seats"])
    let texts = try #require(entry.localization("de")).texts
    #expect(texts.map(\.pluralCategory) == [nil, "one", "other"])
    #expect(texts.map(\.substitution?.name) == [nil, "rooms", "rooms"])
    #expect(texts.map(\.place.location.line) == [34, 40, 41])
  }

  @Test(arguments: [
    (1, TranslationCount(new: 1)), (8, TranslationCount(new: 1)), (100_000, TranslationCount(missing: 1)),
  ])
  func noDepthOfVariationsExhaustsTheStack(_ depth: Int, _ count: TranslationCount) throws {
    let open = String(repeating: #"{"variations":{"device":{"mac":"#, count: depth)
    let unit = #"{"stringUnit":{"state":"new","value":"x"}}"#
    let nested = open + unit + String(repeating: "}}}", count: depth)
    let text = #"{"sourceLanguage":"en","strings":{"k":{"localizations":{"de":"# + nested + "}}},\"version\":\"1.0\"}"
    let status = CatalogStatus(try Catalog(ContiguousArray(text.utf8)))
    #expect(status.languages.map(\.count) == [count])
  }
}
