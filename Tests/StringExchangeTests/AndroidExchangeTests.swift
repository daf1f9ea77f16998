import StringCatalog
import TestSupport
import Testing

@testable import StringExchange

/// Tests conversions between a catalog and `strings.xml`, and remarks about unsupported content.
@Suite struct AndroidExchangeTests {
  private static let catalog: Catalog = {
    let text = """
      {"sourceLanguage": "en", "strings": {
        "Cast off": {"comment": "Button -- leaves\\nthe quay", "localizations": {
          "de": {"stringUnit": {"state": "needs_review", "value": "Leinen los"}}}},
        "boats": {"localizations": {
          "en": {"variations": {"plural": {
            "zero": {"stringUnit": {"state": "translated", "value": "No boat"}},
            "one": {"stringUnit": {"state": "translated", "value": "A boat in %2$@"}},
            "other": {"stringUnit": {"state": "translated", "value": "%1$lld boats in %2$@"}}}}},
          "fr": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%1$lld bateau à %2$@"}},
            "other": {"stringUnit": {"state": "translated", "value": "%1$lld bateaux à %2$@"}}}}},
          "de": {"variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%1$lld Boot in %2$@"}}}}}}},
        "winds[0]": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "Nord"}}}},
        "winds[1]": {"localizations": {"fr": {"stringUnit": {"state": "translated", "value": "Sud"}}}},
        "tides[1]": {},
        "Harbour": {"shouldTranslate": false},
        "device": {"localizations": {"en": {"variations": {"device": {
          "mac": {"stringUnit": {"state": "translated", "value": "Click"}},
          "other": {"stringUnit": {"state": "translated", "value": "Tap"}}}}}}},
        "berths": {"localizations": {"en": {
          "stringUnit": {"state": "translated", "value": "%#@n@"},
          "substitutions": {"n": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%arg berth"}},
            "other": {"stringUnit": {"state": "translated", "value": "%arg berths"}}}}}}}}},
        "%p": {},
        "**Now**": {"localizations": {"de": {"stringUnit": {"state": "new", "value": ""}}}},
        "phrases": {"localizations": {"en": {"stringSet": {"state": "translated", "values": ["Sail", "Row"]}}}}
      }, "version": "1.0"}
      """
    return (try? Catalog(ContiguousArray(text.utf8))) ?? Catalog(sourceLanguage: "en")
  }()

  private static func file(_ language: String, _ catalog: Catalog = catalog) -> String {
    let resources = AndroidExport(of: catalog, in: language).resources
    let file = AndroidFile(language: language == "en" ? "en" : nil, catalog: "A.xcstrings", resources: resources)
    return String(decoding: AndroidWriter.bytes(of: file), as: UTF8.self)
  }

  @Test(arguments: ["en", "de", "fr"]) func catalogIsExported(_ language: String) throws {
    let fixture = Fixture("Android/\(language).xml")
    #expect(try fixture.differences(from: Self.file(language)) == [])
  }

  @Test func unsupportedContentIsReported() {
    let found = ["en", "de", "fr"].flatMap { AndroidExport(of: Self.catalog, in: $0).problems }.map(\.sentence)
    #expect(
      found.sorted() == [
        "\"%p\" was not exported for `en` because Android does not support `%p`",
        "\"**Now**\" contains Markdown, which Android shows unchanged",
        "\"boats\" was not exported for `de` because it has no string for `other`",
        "\"device\" was not exported for `en` because it varies by `device`",
        "\"winds\" was not exported for `de` because some array items are not translated",
        "\"winds\" was not exported for `fr` because some array items are not translated",
        "the `zero` form of \"boats\" was not exported for `en` because Android does not use it in that language",
      ])
  }

  /// A text with one substitution becomes a plural that includes the surrounding words, and an import restores it.
  @Test(arguments: [
    ("Take %#@n@", 1, "Take one", "Take %1$d"), ("%#@n@", 1, "one", "%1$d"),
    ("%@ has %#@n@ on %@", 2, "%1$s has one on %3$s", "%1$s has %2$d on %3$s"),
    ("%2$@: %#@n@ (%1$@)", 3, "%2$s: one (%1$s)", "%2$s: %3$d (%1$s)"),
  ])
  func wordsAroundASubstitutionAreIncluded(_ text: String, _ number: Int, _ one: String, _ other: String) throws {
    let unit = { (text: String) in #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}"# }
    let cases = #"{"plural": {"one": \#(unit("one")), "other": \#(unit("%arg"))}}"#
    let rule = #"{"argNum": \#(number), "formatSpecifier": "lld", "variations": \#(cases)}"#
    let german = unit(text).dropLast() + #", "substitutions": {"n": \#(rule)}}"#
    let json =
      #"{"sourceLanguage": "en", "strings": {"k": {"localizations": {"de": \#(german)}}}, "version": "1.0"}"#
    let catalog = try Catalog(ContiguousArray(json.utf8))
    let export = AndroidExport(of: catalog, in: "de")
    #expect(export.problems == [] && export.resources.first?.content.texts.map(\.value) == [one, other])
    var file = AndroidFile(language: "de", catalog: nil, resources: export.resources)
    let units = AndroidImport(file, for: catalog, in: "de", original: "A.xcstrings")
    let same = try CatalogImport(units.file, into: catalog)
    #expect(units.remarks == [] && same.remarks == [] && same.changeCount == 0)
    let changed = [one.replacing("one", with: "ein"), other].map(AndroidText.init)
    file.resources[0].content = .plurals([("one", changed[0]), ("other", changed[1])])
    let other = AndroidImport(file, for: catalog, in: "de", original: "A.xcstrings")
    let result = try CatalogImport(other.file, into: catalog)
    #expect(other.remarks == [] && result.changeCount == 1, "\(other.remarks) \(result.remarks)")
    #expect(String(decoding: result.catalog.serialized(), as: UTF8.self).contains("\"ein\""))
  }

  @Test func severalSubstitutionsAreUnsupported() throws {
    let json = """
      {"sourceLanguage": "en", "strings": {"k": {"localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "%#@a@ %#@b@"}, "substitutions": {
          "a": {"variations": {"plural": {"other": {"stringUnit": {"state": "translated", "value": "%lld a"}}}}},
          "b": {"variations": {"plural": {"other": {"stringUnit": {"state": "translated", "value": "%lld b"}}}}}}}}}}}
      """
    let export = AndroidExport(of: try Catalog(ContiguousArray(json.utf8)), in: "en")
    #expect(export.problems.map(\.clause) == ["several of its parts vary"] && export.resources == [])
  }

  private static func take(_ xml: String, _ language: String) throws -> (CatalogImport, [String]) {
    let file = try AndroidReader.file(in: ContiguousArray(xml.utf8))
    let units = AndroidImport(file, for: catalog, in: language, original: "A.xcstrings")
    let result = try CatalogImport(units.file, into: catalog)
    return (result, (units.remarks + result.remarks).map(\.sentence))
  }

  @Test(arguments: ["en", "de", "fr", "uk"]) func importingAnExportChangesNothing(_ language: String) throws {
    let (result, remarks) = try Self.take(Self.file(language), language)
    #expect(result.changeCount == 0 && remarks == [])
    #expect(result.catalog.serialized() == Self.catalog.serialized())
  }

  static let changes: [(content: String, language: String, values: [String])] = [
    ("<string name=\"cast_off\">Ablegen</string>", "de", ["Ablegen"]),
    ("<string name=\"other\" strex:key=\"Cast off\">Ablegen</string>", "de", ["Ablegen"]),
    (
      "<plurals name=\"boats\"><item quantity=\"one\">Ein Boot in %s</item><item quantity=\"other\">%d Boote in %s</item></plurals>",
      "de", ["Ein Boot in %2$@", "%1$lld Boote in %2$@"]
    ),
    ("<string-array name=\"winds\"><item>N</item><item>S</item></string-array>", "de", ["\"N\"", "\"S\""]),
    ("<string-array name=\"phrases\"><item>Segeln</item></string-array>", "de", ["\"Segeln\""]),
  ]

  @Test(arguments: changes.indices) func translationsAreImported(_ row: Int) throws {
    let (content, language, values) = Self.changes[row]
    let (result, remarks) = try Self.take("<resources xmlns:strex=\"urn:strex\">\(content)</resources>", language)
    #expect(remarks == [] && result.changeCount == values.count)
    let text = String(decoding: result.catalog.serialized(), as: UTF8.self)
    for value in values { #expect(text.contains(value), "\(value)") }
  }

  static let refusals: [(content: String, words: String)] = [
    ("<string name=\"nope\">a</string>", "\"nope\" was skipped because the catalog has no such key or variation"),
    ("<string name=\"cast_off\">@string/b</string>", "it refers to another resource, `@string/b`"),
    ("<string name=\"cast_off\">\\u12</string>", "its `\\u` escape is not a character"),
    ("<string name=\"cast_off\"></string>", "its translation is empty"),
    ("<plurals name=\"boats\"><item quantity=\"none\">a</item></plurals>", "`none` is not a plural category"),
    ("<plurals name=\"boats\"><item quantity=\"other\">%1$tY</item></plurals>", "catalogs do not support `%1$tY`"),
    (
      "<plurals name=\"boats\"><item quantity=\"other\">%2$d</item></plurals>", "`%2$d` does not match `%2$@`"
    ),
    (
      "<plurals name=\"cast_off\"><item quantity=\"one\">a</item></plurals>",
      "a `plural` variation needs a string for `other`"
    ),
    (
      "<string-array name=\"cast_off\"><item>a</item></string-array>",
      "the string varies differently in the catalog"
    ),
    ("<string name=\"Harbour\">a</string>", "it is marked as not translatable"),
    ("<string name=\"boats\">a</string>", "the string varies differently in the catalog"),
  ]

  @Test(arguments: refusals.indices) func rejectedTextsAreReported(_ row: Int) throws {
    let (content, words) = Self.refusals[row]
    let (result, remarks) = try Self.take("<resources>\n  \(content)\n</resources>", "fr")
    #expect(result.changeCount == 0 && remarks.count == 1)
    #expect(remarks.first?.contains(words) ?? false, "\(remarks)")
  }

  /// A style that the catalog's text does not have is omitted with a remark.
  @Test func stylesAreImportedOrReported() throws {
    let (result, remarks) = try Self.take(
      "<resources><string name=\"cast_off\">Vite <b>vite</b></string></resources>", "fr")
    #expect(
      result.changeCount == 1
        && remarks == ["\"Cast off\" has elements in its translation; only their text was imported"])
    let text = String(decoding: result.catalog.serialized(), as: UTF8.self)
    #expect(text.contains("\"Vite vite\""))
  }
}
