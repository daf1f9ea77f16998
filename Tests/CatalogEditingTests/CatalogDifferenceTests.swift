import StringCatalog
import Testing

@testable import CatalogEditing

@Suite struct CatalogDifferenceTests {
  private func catalog(_ strings: String) throws -> Catalog {
    try Catalog(ContiguousArray("{\"sourceLanguage\":\"en\",\"strings\":{\(strings)},\"version\":\"1.0\"}".utf8))
  }

  private func kinds(_ old: String, _ new: String) throws -> [String] {
    try CatalogDifference(from: catalog(old), to: catalog(new), languages: ["de"]).items.map {
      "\($0.kind.rawValue) \($0.key)"
    }
  }

  private static let german = "\"localizations\":{\"de\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"x\"}}}"

  @Test(
    arguments: [
      ("\"a\":{}", "\"a\":{}", []), ("", "\"a\":{}", ["new a"]), ("\"a\":{}", "", ["removed a"]),
      ("\"a\":{}", "\"a\":{\"extractionState\":\"stale\"}", ["stale a"]),
      ("", "\"a\":{\"extractionState\":\"stale\"}", []), ("\"a\":{}", "\"a\":{\(german)}", ["translated a"]),
      ("\"Save file\":{}", "\"Save files\":{}", ["reworded Save files"]),
      ("\"Save\":{\(german)}", "\"Quit\":{\(german)}", ["reworded Quit"]),
      ("\"Save\":{}", "\"Quit\":{}", ["new Quit", "removed Save"]), ("\"a\":{}", "\"a\":{\"comment\":\"x\"}", []),
    ] as [(String, String, [String])])
  func kindsAreFound(_ old: String, _ new: String, _ expected: [String]) throws {
    #expect(try kinds(old, new) == expected)
  }

  @Test func newKeysNameMissingLanguages() throws {
    let items = try CatalogDifference(
      from: catalog(""), to: catalog("\"a\":{},\"b\":{\"shouldTranslate\":false}"), languages: ["de", "en-XA"]
    ).items
    #expect(items.map(\.missing) == [["de"], []])
    #expect(DifferenceCount.byLanguage(items).map(\.count) == [DifferenceCount(missing: 1)])
  }
}
