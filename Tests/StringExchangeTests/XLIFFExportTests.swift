import StringCatalog
import TestSupport
import Testing

@testable import StringExchange

@Suite struct XLIFFExportTests {
  private static func catalog() throws -> Catalog { try Catalog(fixture("harbour.xcstrings").bytes) }

  private static func fixture(_ name: String) -> Fixture {
    Fixture("XLIFF/" + name)
  }

  private static func text(_ language: String) throws -> String {
    let catalog = try catalog()
    let units = CatalogUnits(of: catalog, in: language).units
    let file = XLIFFFile(
      original: "Harbour/Localizable.xcstrings", sourceLanguage: "en", targetLanguage: language, exporting: units)
    return String(decoding: XLIFFWriter.bytes(of: [file]), as: UTF8.self)
  }

  /// German has most texts, Ukrainian other plurals, Japanese fewer, and English is the source language.
  @Test(arguments: ["de", "uk", "ja", "en"])
  func fileEqualsXcodesExport(_ language: String) throws {
    let found = try Self.fixture("harbour.\(language).xliff").differences(from: Self.text(language))
    #expect(found == [])
  }

  @Test func sourceContentsHaveOnlyTheSourceLanguage() throws {
    let text = String(decoding: try Self.catalog().sourceContents, as: UTF8.self)
    #expect(try Self.fixture("harbour.source.xcstrings").differences(from: text) == [])
  }

  @Test(arguments: ["de", "uk", "ja", "en", "pt-BR"])
  func exportIsParsedUnchanged(_ language: String) throws {
    let units = CatalogUnits(of: try Self.catalog(), in: language).units.map { XLIFFUnit($0) }
    let bytes = ContiguousArray(try Self.text(language).utf8)
    let files = try XLIFFReader.files(in: bytes)
    #expect(files.count == 1 && files[0].original == "Harbour/Localizable.xcstrings")
    #expect(files[0].targetLanguage == language && files[0].sourceLanguage == "en")
    let read = files[0].units.map { unit in
      var unit = unit
      (unit.line, unit.column) = (1, 1)
      return unit
    }
    #expect(read == units)
  }

  /// Importing an export changes nothing.
  @Test(arguments: ["de", "uk", "ja", "en", "pt-BR"])
  func importingAnExportChangesNothing(_ language: String) throws {
    let catalog = try Self.catalog()
    let files = try XLIFFReader.files(in: ContiguousArray(try Self.text(language).utf8))
    let result = try CatalogImport(files[0], into: catalog)
    #expect(result.changeCount == 0 && result.catalog.serialized() == catalog.serialized())
    #expect(result.remarks.filter { !$0.isPending }.isEmpty)
  }

  @Test(arguments: [
    ("a", "b"), ("A", "a"), ("§3.2", "§3.10"), ("Berth 9", "Berth 10"), ("Berth", "Berth 1"), ("", "a"),
    ("a1b", "a01c"), ("a01", "a1"), ("a 2", "a2"), ("9", "é"), ("x9999999999999999999998", "x9999999999999999999999"),
  ])
  func idsAreOrderedWithNumbersByValue(_ first: String, _ second: String) {
    #expect(UnitOrder(first).precedes(UnitOrder(second)))
    #expect(!UnitOrder(second).precedes(UnitOrder(first)))
    #expect(!UnitOrder(first).precedes(UnitOrder(first)))
  }

  @Test(arguments: [
    "plural.one", "device.iphone.plural.many", "substitutions.crew.plural.other",
    "substitutions.@crew.count@.plural.zero", "device.other",
  ])
  func unitPathsAreParsedUnchanged(_ text: String) throws {
    #expect(try #require(UnitPath(text[...])).text == text)
  }

  @Test(arguments: ["", "word", "plural", "plural.some", "device.fridge", "substitutions.crew", "plural.one.device"])
  func otherTextsAreNotUnitPaths(_ text: String) { #expect(UnitPath(text[...]) == nil) }

  /// If one key looks like a plural case of another key, Xcode's export crashes.
  @Test func duplicateIDsAreReported() throws {
    let catalog = try Catalog(
      ContiguousArray(
        #"""
        {"sourceLanguage": "en", "strings": {
          "boat": {"localizations": {"en": {"variations": {"plural": {"other": {"stringUnit": {"value": "%lld"}}}}}}},
          "boat|==|plural.one": {}}}
        """#.utf8))
    let units = CatalogUnits(of: catalog, in: "de")
    #expect(units.collisions == ["boat|==|plural.one"])
    #expect(units.units.map(\.id) == ["boat|==|plural.one", "boat|==|plural.other"])
  }

  @Test(arguments: [("Bell", true), ("Line\nbreak\r\t", true), ("\u{1}", false), ("\u{FFFF}", false), ("⚓️", true)])
  func charactersInvalidInXMLAreReported(_ text: String, _ fits: Bool) {
    let unit = ExchangeUnit(
      id: text, key: text, path: UnitPath(), source: .plain(text), target: nil, note: "", isNoteGenerated: false,
      isTranslatable: true)
    #expect(unit.fitsXML == fits)
  }

  @Test func membersOfContentsAreSorted() throws {
    let package = XclocPackage(
      language: "de", developmentLanguage: "en", project: "Harbour.xcworkspace", exported: [], sources: [])
    let text = String(decoding: package.files[0].bytes, as: UTF8.self)
    #expect(text.hasSuffix("  \"version\" : \"1.0\",\n  \"workspace\" : \"Harbour.xcworkspace\"\n}"))
  }

  @Test func packageHasXcodesContents() throws {
    let source = XclocPackage.Source(original: "Harbour/Localizable.xcstrings", catalog: try Self.catalog())
    let package = XclocPackage(
      language: "de", developmentLanguage: "en", project: "Harbour.xcodeproj", exported: [], sources: [source])
    #expect(package.name == "de.xcloc")
    let paths = ["contents.json", "Localized Contents/de.xliff", "Source Contents/Harbour/Localizable.xcstrings"]
    #expect(package.files.map(\.path) == paths)
    let contents = """
      {
        "developmentRegion" : "en",
        "project" : "Harbour.xcodeproj",
        "targetLocale" : "de",
        "toolInfo" : {
          "toolBuildNumber" : "17A324",
          "toolID" : "com.apple.dt.xcode",
          "toolName" : "Xcode",
          "toolVersion" : "26.0"
        },
        "version" : "1.0"
      }
      """
    #expect(String(decoding: package.files[0].bytes, as: UTF8.self) == contents)
  }
}
