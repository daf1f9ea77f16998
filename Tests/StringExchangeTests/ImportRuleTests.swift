import StringCatalog
import Testing

@testable import StringExchange

/// Tests which units an import accepts, and the resulting changes.
@Suite struct ImportRuleTests {
  private static let catalog = """
    {"sourceLanguage": "en", "strings": {
      "%lld ropes": {"localizations": {"pl": {"stringUnit": {"state": "translated", "value": "%lld lin"}}}},
      "%lld anchors": {},
      "Two\\nlines": {},
      "Wide  gap": {},
      "Tap": {}
    }, "version": "1.0"}
    """

  private static func imported(
    _ units: [(id: String, source: String, target: String)], _ options: ImportOptions = ImportOptions()
  ) throws -> CatalogImport {
    var file = XLIFFFile(original: "A.xcstrings", sourceLanguage: "en", targetLanguage: "pl", units: [])
    file.units = units.enumerated().map { line, unit in
      var new = XLIFFUnit(id: unit.id)
      (new.source, new.target, new.line) = (.plain(unit.source), .init(.plain(unit.target), state: nil), line + 1)
      return new
    }
    return try CatalogImport(file, into: try Catalog(ContiguousArray(catalog.utf8)), options)
  }

  private static func plural(_ key: String, _ cases: [String]) -> [(id: String, source: String, target: String)] {
    cases.map { ("\(key)|==|plural.\($0)", key, "%lld \($0)") }
  }

  @Test(arguments: ["%lld ropes", "%lld anchors"])
  func translationMayAddVariations(_ key: String) throws {
    let result = try Self.imported(Self.plural(key, ["one", "few", "many", "other"]))
    #expect(result.changeCount == 4 && result.remarks == [])
    let localization = try #require(result.catalog[key]?.localization("pl"))
    #expect(localization.stringUnit == nil && localization.variations.map(\.kind) == ["plural"])
    #expect(localization.variations[0].cases.map(\.name) == ["few", "many", "one", "other"])
    #expect(localization.variations[0].cases[2].localization.stringUnit?.value == "%lld one")
    let read = try Catalog(result.catalog.serialized())
    #expect(read[key]?.localization("pl")?.variations.count == 1)
  }

  @Test func aPluralNeedsATextForOther() throws {
    let result = try Self.imported(Self.plural("%lld ropes", ["one", "few"]))
    #expect(result.changeCount == 0 && result.remarks.map(\.identifier) == ["cannot-cross", "cannot-cross"])
    #expect(result.catalog.serialized() == ContiguousArray(Self.catalog.utf8))
  }

  @Test func translationMayAddDeviceVariations() throws {
    let result = try Self.imported([
      ("Tap|==|device.mac", "Tap", "Kliknij"), ("Tap|==|device.other", "Tap", "Dotknij"),
    ])
    let variation = result.catalog["Tap"]?.localization("pl")?.variations.first
    #expect(result.changeCount == 2 && variation?.kind == "device" && variation?.cases.map(\.name) == ["mac", "other"])
  }

  /// The results of Xcode 27 for catalogs of a public corpus.
  @Test func xcode27CompletesTexts() throws {
    let catalog = """
      {"sourceLanguage": "en", "strings": {
        "%lld piers": {"localizations": {
          "en": {"variations": {"plural": {"one": {"stringUnit": {"state": "translated", "value": "%lld pier"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld piers"}}}}},
          "fr": {"variations": {"plural": {"other": {"stringUnit": {"state": "translated", "value": "%lld quais"}}}}}}},
        "load": {"localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "%#@boxes@"}, "substitutions": {"boxes": {"argNum": 1,
            "formatSpecifier": "lld", "variations": {"plural": {"other":
            {"stringUnit": {"state": "translated", "value": "%arg boxes"}}}}}}},
          "fr": {"stringUnit": {"state": "translated", "value": "%1$#@boxes@"}, "substitutions": {"boxes": {"argNum": 1,
            "formatSpecifier": "lld", "variations": {"plural": {"other":
            {"stringUnit": {"state": "translated", "value": "%arg caisses"}}}}}}}}},
        "end|==|plural.one": {}, "end|==|word": {}
      }, "version": "1.0"}
      """
    func imported(_ language: String, _ options: ImportOptions) throws -> CatalogImport {
      let read = try Catalog(ContiguousArray(catalog.utf8))
      var file = XLIFFFile(
        original: "A.xcstrings", sourceLanguage: "en", targetLanguage: language,
        exporting: CatalogUnits(of: read, in: language).units)
      for position in file.units.indices where file.units[position].id.hasPrefix("end") {
        file.units[position].target = .init(.plain("fin"), state: "translated")
      }
      return try CatalogImport(file, into: read, options)
    }
    let usual = try imported("fr", ImportOptions())
    #expect(usual.changeCount == 2 && usual.completionCount == 0)
    let result = try imported("fr", ImportOptions(followsXcode27: true))
    #expect(result.changeCount == 1 && result.completionCount == 2)
    #expect(result.remarks.contains { $0.reason == .pathLikeKey && $0.unit == "end|==|plural.one" })
    let piers = try #require(result.catalog["%lld piers"]?.localization("fr")?.variations.first)
    #expect(piers.cases.map(\.name) == ["one", "other"])
    #expect(piers.cases[0].localization.stringUnit == StringUnit(state: .new, value: "%lld pier"))
    let load = try #require(result.catalog["load"]?.localization("fr"))
    #expect(load.stringUnit == StringUnit(state: .translated, value: "%#@boxes@"))
    #expect(result.catalog["end|==|word"]?.localization("fr")?.stringUnit?.value == "fin")
    #expect(result.catalog["end|==|plural.one"]?.localization("fr") == nil)
    // A new language gets only its translations.
    let other = try imported("uk", ImportOptions(followsXcode27: true))
    #expect(other.changeCount == 1 && other.completionCount == 0)
  }

  /// If one file contains a plural and a plain text, the first one wins.
  @Test func pluralAndPlainTextAreNotCombined() throws {
    let units = [("%lld anchors", "%lld anchors", "%lld x")] + Self.plural("%lld anchors", ["other"])
    for units in [units, units.reversed()] {
      let result = try Self.imported(units)
      #expect(result.changeCount == 1 && result.remarks.map(\.identifier) == ["ambiguous-unit"])
      let localization = try #require(result.catalog["%lld anchors"]?.localization("pl"))
      #expect((localization.stringUnit == nil) != localization.variations.isEmpty)
    }
  }

  @Test(arguments: [
    ("Two lines", "Two\nlines", "Dwie\r\nlinie"), ("Two\r\nlines", "Two\r\nlines", "Dwie\r\nlinie"),
    ("Two\rlines", "Two\rlines", "Dwie\rlinie"),
  ])
  func lineBreaksInIDsAreRestored(_ id: String, _ source: String, _ target: String) throws {
    let result = try Self.imported([(id, source, target)])
    #expect(result.remarks == [])
    #expect(result.catalog["Two\nlines"]?.localization("pl")?.stringUnit?.value == "Dwie\nlinie")
  }

  @Test(arguments: ["Wide gap", "Wide  gap"]) func whiteSpaceIsIgnoredOnRequest(_ id: String) throws {
    let units = [(id: id, source: "Wide gap", target: "Odstęp")]
    #expect(try Self.imported(units).changeCount == 0)
    let result = try Self.imported(units, ImportOptions(ignoresWhitespace: true))
    #expect(result.catalog["Wide  gap"]?.localization("pl")?.stringUnit?.value == "Odstęp")
  }

  /// Only the text with the wrong format is rejected, also if the catalog already has an error.
  @Test func mismatchedTextsAreRejected() throws {
    let options = ImportOptions { entry, _, _, language in
      let texts = entry.localization(language)?.variations.first?.cases ?? []
      return texts.filter { $0.localization.stringUnit?.value.contains("%@") ?? false }.map {
        ImportFault(rule: "format-type", sentence: $0.name)
      }
    }
    var units = Self.plural("%lld ropes", ["one", "few", "many", "other"])
    units[1].target = "%@ liny"
    let result = try Self.imported(units, options)
    #expect(result.changeCount == 3 && result.remarks.map(\.line) == [2])
    #expect(result.remarks.map(\.identifier) == ["format-type"] && result.remarks.allSatisfy(\.isError))
    let names = result.catalog["%lld ropes"]?.localization("pl")?.variations.first?.cases.map(\.name)
    #expect(names == ["many", "one", "other"])
  }
}
