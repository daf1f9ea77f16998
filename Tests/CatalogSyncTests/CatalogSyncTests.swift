import StringCatalog
import StringExtraction
import Testing

@testable import CatalogSync

@Test func addsAKeyToAnEmptyCatalog() throws {
  let site = LiteralSite(file: "A.swift", location: .init(line: 1, column: 2), api: "Text.init(_:)")
  let result = Catalog(sourceLanguage: "en").synchronized(with: [ExtractedString(key: "%@ of %lld", site: site)])
  let text = String(decoding: result.catalog.serialized(), as: UTF8.self)
  #expect(
    text == """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "%@ of %lld" : {
            "localizations" : {
              "en" : {
                "stringUnit" : {
                  "state" : "new",
                  "value" : "%1$@ of %2$lld"
                }
              }
            }
          }
        },
        "version" : "1.0"
      }
      """)
}
