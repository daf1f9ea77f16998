import StringCatalog
import Testing

@testable import CatalogEditing

@Suite struct TranslationMemoryTests {
  @Test func equalTextsNeedAMajority() {
    var memory = TranslationMemory()
    memory.add("Open", "Öffnen", language: "de")
    #expect(memory.translation(of: "Open", language: "de") == "Öffnen")
    memory.add("Open", "Offen", language: "de")
    #expect(memory.translation(of: "Open", language: "de") == nil)
    memory.add("Open", "Offen", language: "de")
    #expect(memory.translation(of: "Open", language: "de") == "Offen")
    #expect(memory.translation(of: "Open", language: "fr") == nil)
    #expect(memory.translation(of: "Open", language: "de", path: "plural.one") == nil)
  }

  @Test func similarTextsAreRanked() {
    var memory = TranslationMemory()
    memory.add("Delete this boat?", "Dieses Boot löschen?", language: "de")
    memory.add("Delete this harbor?", "Diesen Hafen löschen?", language: "de")
    memory.add("Open", "Öffnen", language: "de")
    let matches = memory.matches(for: "Delete that boat?", language: "de")
    #expect(matches.first?.source == "Delete this boat?" && !matches.contains { $0.source == "Open" })
  }

  @Test func onlyFinishedTranslationsAreRemembered() throws {
    let text = """
      {"sourceLanguage":"en","strings":{
        "a":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"A"}}}},
        "b":{"localizations":{"de":{"stringUnit":{"state":"needs_review","value":"B"}}}}},"version":"1.0"}
      """
    var memory = TranslationMemory()
    memory.add(try Catalog(ContiguousArray(text.utf8)), languages: ["de"])
    #expect(memory.translation(of: "a", language: "de") == "A" && memory.translation(of: "b", language: "de") == nil)
  }

  @Test(arguments: [("", "", 1.0), ("abc", "abc", 1.0), ("abc", "xyz", 0.0), ("Save", "save", 1.0)])
  func similarityIsFromZeroToOne(_ a: String, _ b: String, _ score: Double) {
    #expect(TextSimilarity(a).score(TextSimilarity(b)) == score)
  }
}
