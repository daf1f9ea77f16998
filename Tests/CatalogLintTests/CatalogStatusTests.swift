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

  /// A Polish plural also needs `few` and `many`, unless the source leaves the category out.
  @Test(arguments: [(["one", "other"], "pl", 2), (["one", "few", "many", "other"], "pl", 0), (["other"], "ja", 0)])
  func requiredPluralFormsAreMissing(_ forms: [String], _ language: String, _ missing: Int) throws {
    let plural = { (forms: [String]) in
      let unit = #"{"stringUnit": {"state": "translated", "value": "%lld beds"}}"#
      return #"{"variations": {"plural": {\#(forms.map { "\"\($0)\": \(unit)" }.joined(separator: ", "))}}}"#
    }
    let localizations = #"{"en": \#(plural(["one", "other"])), "\#(language)": \#(plural(forms))}"#
    let text = #"{"sourceLanguage": "en", "strings": {"%lld beds": {"localizations": \#(localizations)}}}"#
    let catalog = try Catalog(ContiguousArray(text.utf8))
    #expect(CatalogStatus(catalog).languages.map(\.count.missing) == [missing])
    let list = TranslationList(.missing, in: catalog, languages: [language])
    #expect(list.items.map(\.key) == (missing > 0 ? ["%lld beds"] : []))
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
