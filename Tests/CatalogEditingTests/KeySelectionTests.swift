import StringCatalog
import Testing

@testable import CatalogEditing

@Suite struct KeySelectionTests {
  @Test(
    arguments: [
      ("*", "", true), ("*", "any text", true), ("menu.*", "menu.open", true), ("menu.*", "Menu.open", false),
      ("*.title", "a.b.title", true), ("*.title", "title", false), ("a?c", "abc", true), ("a?c", "ac", false),
      ("What\\?", "What?", true), ("What\\?", "Whats", false), ("a*b*c", "aXbYbZc", true), ("a*b*c", "aXbY", false),
      ("\\*", "*", true), ("\\*", "x", false), ("%lld *", "%lld boats", true), ("end\\", "end\\", true), ("", "", true),
    ] as [(String, String, Bool)])
  func patternsMatch(_ pattern: String, _ key: String, _ isMatch: Bool) {
    #expect(KeyGlob(pattern).matches(key) == isMatch)
  }

  private static let catalog = """
    {"sourceLanguage":"en","strings":{
      "a.done":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"Fertig"}}}},
      "a.old":{"extractionState":"stale"},
      "b.open":{"extractionState":"manual","localizations":{"de":{"stringUnit":{"state":"needs_review","value":"Auf"}},
        "fr":{"stringUnit":{"state":"new","value":""}}}},
      "c.name":{"shouldTranslate":false}},"version":"1.0"}
    """

  private func keys(_ selection: KeySelection) throws -> [String] {
    selection.keys(of: try Catalog(ContiguousArray(Self.catalog.utf8)), languages: ["de", "fr"])
  }

  @Test func conditionsAreCombined() throws {
    #expect(try keys(KeySelection()) == ["a.done", "a.old", "b.open", "c.name"])
    #expect(try keys(KeySelection(keys: ["c.name"], patterns: [KeyGlob("a.*")])) == ["a.done", "a.old", "c.name"])
    #expect(try keys(KeySelection(patterns: [KeyGlob("a.*")], states: [.stale])) == ["a.old"])
    #expect(try keys(KeySelection(states: [.stale, .manual])) == ["a.old", "b.open"])
  }

  @Test(
    arguments: [
      (.missing, ["a.done", "a.old"]), (.new, ["b.open"]), (.translated, ["a.done"]), (.needsReview, ["b.open"]),
      (.machineTranslated, []), (.stale, ["a.old"]), (.manual, ["b.open"]), (.automatic, ["a.done", "c.name"]),
      (.migrated, []), (.untranslatable, ["c.name"]),
    ] as [(KeyState, [String])])
  func statesSelect(_ state: KeyState, _ expected: [String]) throws {
    #expect(try keys(KeySelection(states: [state])) == expected)
  }

  @Test func statesApplyToTheNamedLanguages() throws {
    #expect(try keys(KeySelection(states: [.missing], languages: ["de"])) == ["a.old"])
    #expect(try keys(KeySelection(states: [.new], languages: ["de"])) == [])
  }
}
