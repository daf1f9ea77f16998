import StringCatalog
import TestSupport
import Testing

@testable import StringExchange

/// Tests imports of many languages into one catalog.
@Suite struct ImportedCatalogTests {
  /// 130 languages in order, with codes for private use.
  private static let names: [String] = "abcde".flatMap { first in
    "abcdefghijklmnopqrstuvwxyz".map { second in "q\(first)\(second)" }
  }

  private static func catalog(_ texts: [(language: String, text: String)]) -> String {
    let localizations = texts.map { language, text in
      """
              "\(language)" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "\(text)"
                }
              }
      """
    }
    return """
      {
        "sourceLanguage" : "zu",
        "strings" : {
          "Key" : {
            "localizations" : {
      \(localizations.joined(separator: ",\n"))
            }
          }
        },
        "version" : "1.0"
      }
      """
  }

  private static func file(_ language: String, _ text: String) -> XLIFFFile {
    var unit = XLIFFUnit(id: "Key")
    unit.source = .plain("Key")
    unit.target = .init(.plain(text), state: "translated")
    return XLIFFFile(original: "A.xcstrings", sourceLanguage: "zu", targetLanguage: language, units: [unit])
  }

  private static func read(_ text: String) throws -> Catalog { try Catalog(ContiguousArray(text.utf8)) }

  /// Returns the bytes after imports into a catalog with all languages but every third.
  private func imported(_ names: [String], changing changed: [String]) throws -> (all: String, single: String) {
    let known = names.enumerated().filter { $0.offset % 3 > 0 }.map { ($0.element, "old") }
    let catalog = try Self.read(Self.catalog(known))
    var all = ImportedCatalog(catalog, and: [], ignoresWhitespace: false)
    var single = catalog
    for name in changed {
      let result = try all.take(Self.file(name, "new"), ImportOptions())
      #expect(result.changeCount == 1)
      single = try CatalogImport(Self.file(name, "new"), into: single).catalog
    }
    all.complete()
    let (bytes, singleBytes) = (all.catalog.serialized(), single.serialized())
    return (String(decoding: bytes, as: UTF8.self), String(decoding: singleBytes, as: UTF8.self))
  }

  @Test func languagesAreInsertedInOrder() throws {
    let (all, single) = try imported(Self.names, changing: Self.names.reversed())
    #expect(all == Self.catalog(Self.names.map { ($0, "new") }))
    #expect(single == all)
  }

  @Test(arguments: 1...5) func unsortedLanguagesAreInsertedAsOneAfterAnother(seed: UInt64) throws {
    var random = SeededRandom(seed)
    let names = Self.names.shuffled(using: &random)
    let (all, single) = try imported(names, changing: Self.names.shuffled(using: &random))
    #expect(all == single)
  }

  /// A second translation into a language, and a new source string, see the first ones.
  @Test func laterFilesSeeEarlierOnes() throws {
    let catalog = try Self.read(Self.catalog(Self.names.map { ($0, "old") }))
    var imported = ImportedCatalog(catalog, and: [], ignoresWhitespace: false)
    _ = try imported.take(Self.file("qba", "first"), ImportOptions())
    let same = try imported.take(Self.file("qba", "first"), ImportOptions())
    #expect(same.changeCount == 0)
    #expect(imported.catalog["Key"]?.localization("qba")?.stringUnit?.value == "first")
    _ = try imported.take(Self.file("zu", "Source"), ImportOptions())
    let refused = try imported.take(Self.file("qbb", "next"), ImportOptions())
    #expect(refused.remarks.map(\.reason) == [.changedSource("Key")])
  }

  /// The work of an edit does not depend on the number of the other languages.
  @Test func slicesHaveFewLanguages() throws {
    let entry = try #require(try Self.read(Self.catalog(Self.names.map { ($0, "old") }))["Key"])
    let slice = try #require(SlicedEntry(entry)?.slice(of: ["zu", "qab"]))
    #expect(slice.localizations.map(\.language) == [Self.names[0], "qab", Self.names[129]])
  }
}
