import TestSupport
import Testing

@testable import StringCatalog

@Suite struct CatalogSymbolsTests {
  @Test(arguments: [("Localizable", true), ("Localizable", false), ("Rooms", true)])
  func catalogGeneratesAFile(_ table: String, _ isNonisolated: Bool) throws {
    let found = CatalogSymbols(try Fixture("symbols.xcstrings").catalog)
    let text = SymbolSource(table: table, isNonisolated: isNonisolated).text(found.symbols)
    let file = Fixture("\(table)\(isNonisolated ? "" : "-26.0").swift.txt")
    #expect(try file.differences(from: text + "\n") == [])
  }

  @Test func keysWithoutASymbolAreReported() throws {
    let found = CatalogSymbols(try Fixture("symbols.xcstrings").catalog)
    #expect(
      found.problems.map(\.sentence) == [
        "Unable to derive a symbol name from this key: \"%@ → %@\"",
        "This key is too close to a reserved keyword in Swift: \"Type\" gives `type`",
        "This string key would generate the same symbol as \"Days\": `days`",
      ])
    let reported = Set(found.problems.map(\.key))
    #expect(found.symbols.allSatisfy { !reported.contains($0.key) })
  }

  /// The contents of a catalog become comments or literals, never code.
  @Test(arguments: ["*/ evil() /*", "\\(evil())", "\"; evil(); \"", "a\n}\nevil()", "a\u{1}b", "\r"])
  func hostileTextsAreEscaped(_ text: String) throws {
    var catalog = Catalog(sourceLanguage: "en")
    var entry = catalog.newEntry()
    try entry.setExtractionState(.manual)
    try entry.setComment(text)
    try catalog.set(entry, for: "key " + text)
    let source = SymbolSource(table: "Localizable").text(CatalogSymbols(catalog).symbols)
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    let literals = lines.filter { $0.contains("LocalizedStringResource(\"key") }
    let rest = lines.filter { !$0.contains("LocalizedStringResource(\"key") }.joined(separator: "\n")
    #expect(rest.components(of: "/*").count == 2 && rest.components(of: "*/").count == 2)
    #expect(literals.count == 1 && literals.allSatisfy { $0.hasSuffix("bundle: resourceBundleDescription)") })
  }
}

extension String {
  fileprivate func components(of separator: String) -> [Substring] {
    split(separator: separator, omittingEmptySubsequences: false)
  }
}
