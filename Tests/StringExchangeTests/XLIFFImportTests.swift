import Foundation
import StringCatalog
import StructuredText
import Testing

@testable import StringExchange

/// Tests which units an import accepts, measured on catalogs into which Xcode 27 imported.
@Suite struct XLIFFImportTests {
  /// Keys with a German text each, or with the content that their names describe.
  private static let catalog = #"""
    {"sourceLanguage": "en", "strings": {
      "plain": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "alt"}}}},
      "review": {"localizations": {"de": {"stringUnit": {"state": "needs_review", "value": "alt"}}}},
      "odd": {"localizations": {"de": {"stringUnit": {"state": "odd", "value": "alt"}}}},
      "phrases": {"localizations": {"en": {"stringSet": {"state": "new", "values": ["a", "b"]}},
        "de": {"stringUnit": {"state": "translated", "value": "alt"}}}},
      "absent": {},
      "kept": {"shouldTranslate": false},
      "flat": {"localizations": {
        "en": {"variations": {"plural": {"one": {"stringUnit": {"state": "translated", "value": "%lld cat"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld cats"}}}}},
        "de": {"stringUnit": {"state": "translated", "value": "Katzen: %lld"}}}},
      "plural": {"localizations": {
        "en": {"variations": {"plural": {"one": {"stringUnit": {"state": "translated", "value": "%lld dog"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld dogs"}}}}}}},
      "sub": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "All %#@n@"},
        "substitutions": {"n": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%arg cow"}},
          "other": {"stringUnit": {"state": "translated", "value": "%arg cows"}}}}}}}}},
      "two": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "%#@a@ and %#@b@"},
        "substitutions": {
          "a": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "other": {"stringUnit": {"state": "translated", "value": "%arg a"}}}}},
          "b": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "other": {"stringUnit": {"state": "translated", "value": "%arg b"}}}}}}}}},
      "ship|==|plural.one": {},
      "twice": {}, "twice": {}
    }}
    """#

  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let source: String
    let target: String
    /// The identifiers of the remarks, in order.
    var identifiers: [String] = []
    /// The German text after the import, or `nil` for the old text.
    var text: String?
    var state = "translated"

    var testDescription: String { "\(id) \(target)" }
    /// Whether the import changes no byte.
    var isLeft: Bool { text == nil }
  }

  static let rows = [
    Row(id: "plain", source: "plain", target: "<target state=\"translated\">neu</target>", text: "neu"),
    Row(id: "plain", source: "plain", target: "<target>neu</target>", text: "neu"),
    Row(id: "plain", source: "plain", target: "<target state=\"final\">neu</target>", text: "neu"),
    Row(id: "plain", source: "plain", target: "<target state=\"signed-off\">neu</target>", text: "neu"),
    Row(
      id: "plain", source: "plain",
      target: "<target state=\"translated\" state-qualifier=\"leveraged-mt\">neu</target>",
      text: "neu", state: "machine_translated"),
    Row(
      id: "plain", source: "plain", target: "<target state=\"translated\" state-qualifier=\"fuzzy-match\">neu</target>",
      text: "neu"),
    Row(id: "plain", source: "plain", target: "<target state=\"translated\">alt</target>"),
    Row(id: "review", source: "review", target: "<target state=\"translated\">alt</target>", text: "alt"),
    Row(id: "review", source: "review", target: "<target state=\"needs-review-l10n\">alt</target>"),
    Row(id: "odd", source: "odd", target: "<target state=\"odd\">alt</target>"),
    Row(id: "odd", source: "odd", target: "<target state=\"translated\">alt</target>", text: "alt"),
    Row(id: "phrases", source: "a\nb", target: "<target state=\"translated\">alt</target>"),
    Row(id: "plain", source: "plain", target: "<target state=\"new\">neu</target>", identifiers: ["unfinished"]),
    Row(
      id: "plain", source: "plain", target: "<target state=\"needs-review-translation\">neu</target>",
      identifiers: ["unfinished"]),
    Row(id: "plain", source: "plain", target: "", identifiers: ["untranslated"]),
    Row(id: "plain", source: "plain", target: "<target/>", identifiers: ["untranslated"]),
    Row(id: "plain", source: "plain", target: "<target state=\"translated\"/>", identifiers: ["cleared"], text: ""),
    Row(id: "plain", source: "other", target: "<target>neu</target>", identifiers: ["changed-source"]),
    Row(id: "gone", source: "gone", target: "<target>weg</target>", identifiers: ["unknown-unit"]),
    Row(id: "kept", source: "kept", target: "<target>neu</target>", identifiers: ["not-translatable"]),
    Row(id: "absent", source: "absent", target: "<target>neu</target>", text: "neu"),
    Row(
      id: "absent", source: "absent", target: "<target>a <g id=\"1\">b</g> <x id=\"2\"/>c</target>",
      identifiers: ["flattened"], text: "a b c"),
    Row(id: "absent", source: "absent", target: "<target><![CDATA[<b>]]>&amp;&#13;</target>", text: "<b>&\n"),
    Row(id: "flat|==|plural.one", source: "%lld cat", target: "<target>x</target>", identifiers: ["other-shape"]),
    Row(id: "absent|==|plural.one", source: "absent", target: "<target>x</target>", identifiers: ["cannot-cross"]),
    Row(
      id: "absent|==|plural.other", source: "absent", target: "<target>x</target>",
      identifiers: ["plural-without-number"]),
    Row(id: "ship|==|plural.one", source: "ship|==|plural.one", target: "<target>neu</target>", text: "neu"),
    Row(id: "twice", source: "twice", target: "<target>neu</target>", identifiers: ["ambiguous-unit"]),
    Row(
      id: "absent", source: "absent", target: "<target>%1$#@n@</target>", identifiers: ["unknown-substitution"]),
    Row(
      id: "absent|==|substitutions.n.plural.one", source: "absent", target: "<target>x</target>",
      identifiers: ["unknown-substitution"]),
  ]

  @Test(arguments: rows)
  func unitIsImportedOrReported(_ row: Row) throws {
    let catalog = try Catalog(ContiguousArray(Self.catalog.utf8))
    let unit = "<trans-unit id=\"\(row.id)\"><source>\(row.source)</source>\(row.target)</trans-unit>"
    let result = try CatalogImport(try Self.file(unit), into: catalog)
    #expect(result.remarks.map(\.identifier) == row.identifiers)
    #expect(result.changeCount == (row.isLeft ? 0 : 1))
    if let text = row.text {
      let unit = result.catalog[row.id]?.localization("de")?.stringUnit
      #expect(unit == StringUnit(state: .init(rawValue: row.state), value: text))
    } else {
      #expect(result.catalog.serialized() == catalog.serialized())
    }
  }

  private static func file(_ units: String, prefix: String = "") throws -> XLIFFFile {
    let name = prefix.isEmpty ? "xmlns" : "xmlns:" + prefix.dropLast()
    let body = units.replacingTags(with: prefix)
    let text = """
      <\(prefix)xliff version="1.2" \(name)="urn:oasis:names:tc:xliff:document:1.2">
      <\(prefix)file original="A.xcstrings" source-language="en" target-language="de"><\(prefix)body>\(body)\
      </\(prefix)body></\(prefix)file></\(prefix)xliff>
      """
    return try #require(try XLIFFReader.files(in: ContiguousArray(text.utf8)).first)
  }

  private static func imported(_ units: [(id: String, source: String, target: String)]) throws -> CatalogImport {
    let text = units.map {
      "<trans-unit id=\"\($0.id)\"><source>\($0.source)</source><target>\($0.target)</target></trans-unit>"
    }
    return try CatalogImport(try file(text.joined()), into: try Catalog(ContiguousArray(catalog.utf8)))
  }

  @Test func importedPluralsHaveAllCategories() throws {
    let result = try Self.imported([
      ("plural|==|plural.one", "%lld dog", "%lld Hund"), ("plural|==|plural.other", "%lld dogs", "%lld Hunde"),
      ("plural|==|plural.zero", "%lld dogs", "kein Hund"),
    ])
    let plural = result.catalog["plural"]?.localization("de")?.variations.first
    #expect(plural?.cases.map(\.name) == ["one", "other", "zero"])
    #expect(plural?.cases.map { $0.localization.stringUnit?.value } == ["%lld Hund", "%lld Hunde", "kein Hund"])
    #expect(result.remarks == [])
  }

  @Test func substitutionArgumentsAreRestored() throws {
    let result = try Self.imported([
      ("sub", "All %1$#@n@", "Alle %1$#@n@"), ("sub|==|substitutions.n.plural.one", "%1$lld cow", "%1$lld Kuh"),
      ("sub|==|substitutions.n.plural.other", "%1$lld cows", "%1$lld Kühe"),
    ])
    let german = try #require(result.catalog["sub"]?.localization("de"))
    #expect(german.stringUnit?.value == "Alle %#@n@")
    #expect(german.substitutions.first?.argumentNumber == 1 && german.substitutions.first?.formatSpecifier == "lld")
    #expect(german.unit(at: UnitPath("substitutions.n.plural.other")!)?.value == "%arg Kühe")
    #expect(result.remarks == [])
  }

  /// The language has a text by device and no substitution yet, but the source language has one.
  @Test func substitutionsAreAddedToPlainTexts() throws {
    let catalog = try Catalog(
      ContiguousArray(
        Self.catalog.replacingOccurrences(
          of: "\"sub\": {\"localizations\": {",
          with: "\"sub\": {\"localizations\": {\"de\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"x\"}},"
        ).utf8))
    let units = ["one", "other", "zero"].map { name in
      let source = name == "one" ? "%1$lld cow" : "%1$lld cows"
      return "<trans-unit id=\"sub|==|substitutions.n.plural.\(name)\"><source>\(source)</source>"
        + "<target>\(name)</target></trans-unit>"
    }
    let result = try CatalogImport(try Self.file(units.joined()), into: catalog)
    #expect(result.changeCount == 3 && result.remarks == [])
    let cases = result.catalog["sub"]?.localization("de")?.substitutions.first?.variations.first?.cases
    #expect(cases?.map(\.name) == ["one", "other", "zero"])
  }

  /// Here, Xcode writes a catalog that does not compile.
  @Test(arguments: [
    ("sub", "All %1$#@n@", "Alle %1$#@n@"), ("sub|==|substitutions.n.plural.one", "%1$lld cow", "%1$lld Kuh"),
  ])
  func requiredTextIsAddedAsNew(_ id: String, _ source: String, _ target: String) throws {
    let result = try Self.imported([(id, source, target)])
    let german = try #require(result.catalog["sub"]?.localization("de"))
    #expect(german.stringUnit != nil && german.substitutions.map(\.name) == ["n"])
    #expect(result.remarks.map(\.identifier) == ["completed"] && result.changeCount == 1)
    let states = [german.stringUnit?.state, german.unit(at: UnitPath("substitutions.n.plural.one")!)?.state]
    #expect(Set(states) == [.new, .translated])
  }

  /// The imported text refers to another substitution as well.
  @Test(arguments: ["a": "%1$lld", "b": "%2$lld"])
  func requiredTextBringsItsSubstitutions(_ name: String, _ number: String) throws {
    let id = "two|==|substitutions.\(name).plural.other"
    let result = try Self.imported([(id, "\(number) \(name)", "\(number) neu")])
    let german = try #require(result.catalog["two"]?.localization("de"))
    #expect(german.stringUnit == StringUnit(state: .new, value: "%#@a@ and %#@b@"))
    #expect(german.substitutions.map(\.name).sorted() == ["a", "b"])
    let compilation = CatalogCompilation(try Catalog(result.catalog.serialized()))
    #expect(compilation.problems.filter(\.isError) == [] && result.remarks.map(\.identifier) == ["completed"])
  }

  @Test(arguments: ["", "ns0:", "x:"])
  func prefixesOfElementsDoNotMatter(_ prefix: String) throws {
    let unit = "<trans-unit id=\"plain\"><source>plain</source><target>neu</target></trans-unit>"
    let result = try CatalogImport(
      try Self.file(unit, prefix: prefix), into: try Catalog(ContiguousArray(Self.catalog.utf8)))
    #expect(result.changeCount == 1)
  }

  @Test(arguments: ["DE", "De"]) func languageMatchesTheCatalog(_ spelling: String) throws {
    var file = try Self.file(
      "<trans-unit id=\"plain\"><source>plain</source><target state=\"translated\">neu</target></trans-unit>")
    file.targetLanguage = spelling
    let catalog = try CatalogImport(file, into: Catalog(ContiguousArray(Self.catalog.utf8))).catalog
    #expect(catalog["plain"]?.localization("de")?.stringUnit?.value == "neu")
    #expect(!catalog.languages.contains(spelling))
    #expect(catalog.spelling(ofLanguage: "pt_BR") == "pt_BR")
  }

  @Test func firstOfTwoTranslationsCounts() throws {
    let result = try Self.imported([
      ("plain", "plain", "eins"), ("plain", "plain", "eins"), ("plain", "plain", "zwei"),
    ])
    #expect(result.catalog["plain"]?.localization("de")?.stringUnit?.value == "eins")
    #expect(result.remarks.map(\.identifier) == ["ambiguous-unit"])
  }

  @Test func textsOfOtherLanguagesAreRejected() throws {
    let catalog = try Catalog(ContiguousArray(#"{"sourceLanguage": "fr", "strings": {}}"#.utf8))
    let file = try Self.file("")
    #expect(throws: ParseError.self) { try CatalogImport(file, into: catalog) }
    var aimless = file
    aimless.targetLanguage = ""
    #expect(throws: ParseError.self) {
      try CatalogImport(aimless, into: try Catalog(ContiguousArray(Self.catalog.utf8)))
    }
  }
}

extension String {
  /// Adds a prefix to the names of all elements.
  fileprivate func replacingTags(with prefix: String) -> String {
    var result = ""
    for (index, character) in zip(indices, self) {
      result.append(character)
      let next = self.index(after: index)
      if character == "<", next < endIndex, self[next].isLetter { result += prefix }
      if character == "/", index > startIndex, self[self.index(before: index)] == "<" { result += prefix }
    }
    return result
  }
}
