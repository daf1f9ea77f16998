import StringCatalog
import Testing

@testable import StringExchange

/// Tests the phrases of App Shortcuts if one language has phrases and the other has none.
@Suite struct PhraseExchangeTests {
  private static let text = #"""
    {"sourceLanguage": "en", "strings": {
      "listed": {"localizations": {"de": {"stringSet": {"state": "translated", "values": ["a", "b"]}}}},
      "single": {"localizations": {"en": {"stringSet": {"state": "translated", "values": ["a", "b"]}},
        "de": {"stringUnit": {"state": "translated", "value": "alt"}}}},
      "both": {"localizations": {"en": {"stringSet": {"state": "translated", "values": ["a", "b"]}},
        "de": {"stringSet": {"state": "translated", "values": ["c"]}}}},
      "varied": {"localizations": {"de": {"stringSet": {"state": "translated", "values": ["a", "b"]}},
        "en": {"stringUnit": {"state": "translated", "value": "All %#@n@"}, "substitutions": {"n": {"argNum": 1,
          "formatSpecifier": "lld", "variations": {"plural": {
            "other": {"stringUnit": {"state": "translated", "value": "%arg cows"}}}}}}}}}
    }, "version": "1.0"}
    """#
  private static var catalog: Catalog { get throws { try Catalog(ContiguousArray(text.utf8)) } }

  private static func file(_ units: [XLIFFUnit]) -> XLIFFFile {
    XLIFFFile(original: "A.xcstrings", sourceLanguage: "en", targetLanguage: "de", units: units)
  }

  /// Exports the catalog in a format and parses the result.
  private static func exported(_ format: String, _ catalog: Catalog) throws -> XLIFFFile {
    let files = [file(CatalogUnits(of: catalog, in: "de").units.map { XLIFFUnit($0) })]
    switch format {
    case "csv": return try #require(try CSVExchange.files(in: ContiguousArray(CSVExchange.bytes(of: files))).first)
    case "json": return try #require(try JSONExchange.files(in: ContiguousArray(JSONExchange.bytes(of: files))).first)
    case "xliff": return try #require(try XLIFFReader.files(in: ContiguousArray(XLIFFWriter.bytes(of: files))).first)
    default:
      let resources = AndroidExport(of: catalog, in: "de").resources
      let bytes = AndroidWriter.bytes(of: .init(language: "de", catalog: "A.xcstrings", resources: resources))
      let read = try AndroidReader.file(in: ContiguousArray(bytes))
      let units = AndroidImport(read, for: catalog, in: "de", original: "A.xcstrings")
      #expect(units.remarks == [] && units.file.units.count == 4)
      return units.file
    }
  }

  @Test(arguments: ["csv", "json", "xliff", "android"]) func importingAnExportChangesNothing(_ format: String) throws {
    let catalog = try Self.catalog
    let result = try CatalogImport(try Self.exported(format, catalog), into: catalog)
    #expect(result.changeCount == 0 && result.remarks == [])
    #expect(result.catalog.serialized() == catalog.serialized())
  }

  /// The German text, or the phrases on lines with a leading dash, or `nil` unless there is exactly one of the two.
  private static func text(of key: String, in catalog: Catalog) -> String? {
    guard let german = catalog[key]?.localization("de"), german.substitutions.isEmpty else { return nil }
    switch (german.stringUnit, german.stringSet) {
    case (let unit?, nil): return unit.value
    case (nil, let set?): return set.values.map { "-" + $0 }.joined()
    case (nil, nil), (_?, _?): return nil
    }
  }

  @Test(
    arguments: [
      ("listed", .plain("c\nd"), "-c-d"), ("listed", .set(["c"]), "-c"), ("single", .plain("neu"), "neu"),
      ("single", .set(["c"]), nil), ("both", .plain("d"), "-d"),
      ("varied|==|substitutions.n.plural.other", .plain("neu"), nil),
    ] as [(String, ExchangeText, String?)])
  func textIsNotAddedNextToPhrases(_ id: String, _ target: ExchangeText, _ expected: String?) throws {
    let catalog = try Self.catalog
    var unit = XLIFFUnit(id: id)
    unit.target = .init(target, state: "translated")
    let result = try CatalogImport(Self.file([unit]), into: catalog)
    guard let expected else {
      #expect(result.remarks.map(\.identifier) == ["other-shape"])
      #expect(result.catalog.serialized() == catalog.serialized())
      return
    }
    #expect(result.remarks == [] && Self.text(of: id, in: result.catalog) == expected)
  }

  /// A translation written by hand may have another form, unless the source language requires one.
  @Test(
    arguments: [
      ("listed", .plain("neu"), "neu"), ("single", .set(["c"]), "-c"), ("both", .plain("neu"), nil),
    ] as [(String, ExchangeText, String?)])
  func oneFormReplacesTheOther(_ key: String, _ text: ExchangeText, _ expected: String?) throws {
    let catalog = try Self.catalog
    let translation = EntryTranslation([(UnitPath(), text)], state: .translated)
    guard let expected else {
      #expect(throws: EntryTranslation.Refusal.self) { try translation.applied(to: key, in: catalog, language: "de") }
      return
    }
    var changed = catalog
    try changed.apply([(key: key, entry: try translation.applied(to: key, in: catalog, language: "de"))])
    #expect(Self.text(of: key, in: changed) == expected)
  }
}
