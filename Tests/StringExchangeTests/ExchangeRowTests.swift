import StringCatalog
import StructuredText
import TestSupport
import Testing

@testable import StringExchange

@Suite struct ExchangeRowTests {
  private static func files(_ language: String) throws -> [XLIFFFile] {
    let catalog = try Fixture("XLIFF/harbour.xcstrings").catalog
    let units = CatalogUnits(of: catalog, in: language).units
    return [
      XLIFFFile(original: "A/B.xcstrings", sourceLanguage: "en", targetLanguage: language, exporting: units)
    ]
  }

  /// Spreadsheets have no sets, so each phrase of App Shortcuts is a row. An import restores the set.
  @Test(arguments: ["de", "uk", "en"])
  func rowsAreParsedUnchanged(_ language: String) throws {
    let files = try Self.files(language)
    let catalog = try Fixture("XLIFF/harbour.xcstrings").catalog
    let tables = [
      try CSVExchange.files(in: ContiguousArray(CSVExchange.bytes(of: files))),
      try JSONExchange.files(in: ContiguousArray(JSONExchange.bytes(of: files))),
    ]
    for read in tables {
      #expect(read.count == 1 && read[0].units.map(\.id) == files[0].units.map(\.id))
      let result = try CatalogImport(try #require(read.first), into: catalog)
      #expect(result.changeCount == 0 && result.catalog.serialized() == catalog.serialized())
      #expect(result.remarks.filter { !$0.isPending } == [])
    }
  }

  /// A cleared cell keeps the translation, whatever its state says.
  @Test(arguments: ["", "  ", "\t"])
  func blankCellsRemoveNoTranslation(_ target: String) throws {
    let strings =
      #""a": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "b" } } } }"#
    let catalog = try Catalog(
      ContiguousArray(#"{ "sourceLanguage": "en", "strings": { \#(strings) }, "version": "1.0" }"#.utf8))
    let head = "file,sourceLanguage,targetLanguage,id,source,target,state,note"
    let rows = "\(head)\nA.xcstrings,en,de,a,a,\(target),translated,\n"
    let file = try #require(try CSVExchange.files(in: ContiguousArray(rows.utf8)).first)
    let result = try CatalogImport(file, into: catalog)
    #expect(result.changeCount == 0 && result.remarks.map(\.identifier) == ["untranslated"])
    #expect(result.catalog.serialized() == catalog.serialized())
  }

  @Test func onlySpecialCellsAreQuoted() throws {
    var unit = XLIFFUnit(id: "a")
    (unit.source, unit.target) = (.plain("one, two"), .init(.plain(" \"x\""), state: "translated"))
    unit.note = "plain ü"
    let file = XLIFFFile(original: "A.xcstrings", sourceLanguage: "en", targetLanguage: "de", units: [unit])
    let lines = String(decoding: CSVExchange.bytes(of: [file]), as: UTF8.self).split(separator: "\r\n")
    #expect(lines[1] == #"A.xcstrings,en,de,a,"one, two"," ""x""",translated,plain ü"#)
  }

  @Test func filesOfOneCatalogAndLanguageAreJoined() {
    let names = [("A", "de"), ("B", "de"), ("A", "fr"), ("A", "de"), ("B", "de")]
    let files = names.enumerated().map { number, name in
      XLIFFFile(
        original: name.0, sourceLanguage: "en", targetLanguage: name.1, units: [XLIFFUnit(id: "\(number)")])
    }
    let joined = files.joined.map { "\($0.original) \($0.targetLanguage) \($0.units.map(\.id).joined())" }
    #expect(joined == ["A de 03", "B de 14", "A fr 2"])
  }

  /// Spreadsheets interpret texts with such a prefix as formulas.
  @Test(arguments: ["=1+1", "+a", "-5", "@a", "\tb", "\rb", "'=c", "''-d", "'e", "f"])
  func formulasAreGuarded(_ text: String) throws {
    var unit = XLIFFUnit(id: text)
    (unit.source, unit.target, unit.note) = (.plain(text), .init(.plain(text), state: "translated"), text)
    let file = XLIFFFile(original: "A.xcstrings", sourceLanguage: "en", targetLanguage: "de", units: [unit])
    let bytes = CSVExchange.bytes(of: [file])
    let read = try #require(try CSVExchange.files(in: ContiguousArray(bytes)).first?.units.first)
    #expect(read.id == text && read.source == .plain(text) && read.target?.text == .plain(text) && read.note == text)
    let row = String(decoding: bytes, as: UTF8.self).components(separatedBy: "en,de,")[1].drop { $0 == "\"" }
    #expect(!"=+-@\t\r".unicodeScalars.contains { $0 == row.unicodeScalars.first })
  }

  @Test(arguments: [("sep=;", ";"), ("sep=|", "|"), ("\"sep=\t\"", "\t"), ("SEP=,", ",")])
  func firstLineMayNameTheSeparator(_ line: String, _ separator: String) throws {
    let rows = [Self.head, "A,en,de,Way,Way,Weg"].map { $0.replacing(",", with: separator) }
    for ending in ["\n", "\r\n"] {
      let text = ([line] + rows).joined(separator: ending)
      let file = try #require(try CSVExchange.files(in: ContiguousArray(text.utf8)).first)
      #expect(file.units.map(\.id) == ["Way"] && file.units.map(\.line) == [3])
    }
  }

  @Test func phrasesAreImportedFromRows() throws {
    let text =
      "file;sourceLanguage;targetLanguage;id;source;target\nA;en;fr;Moor ${applicationName};"
      + "\"Moor ${applicationName}\nMake fast in ${applicationName}\";\"Un ${applicationName}\nDeux ${applicationName}\"\n"
    let file = try #require(try CSVExchange.files(in: ContiguousArray(text.utf8)).first)
    let result = try CatalogImport(file, into: try Fixture("XLIFF/harbour.xcstrings").catalog)
    let set = result.catalog["Moor ${applicationName}"]?.localization("fr")?.stringSet
    #expect(set == StringSet(state: .translated, values: ["Un ${applicationName}", "Deux ${applicationName}"]))
    #expect(result.remarks == [])
  }

  /// A user who edits a text in a spreadsheet does not change its state: the text is imported for review.
  @Test(arguments: [
    ("needs_review", "Weg,needs-review-l10n", "Weg", "needs_review"), ("new", "Weg,new", "Weg", "needs_review"),
    ("new", "Way,new", "Alt", "new"), ("needs_review", "Alt,needs-review-l10n", "Alt", "needs_review"),
    ("needs_review", "Weg,", "Weg", "translated"), ("translated", "Weg,translated", "Weg", "translated"),
    // The rows are older than the translation.
    ("translated", "Weg,needs-review-l10n", "Alt", "translated"), ("translated", "Weg,new", "Alt", "translated"),
    ("translated", "Alt,needs-review-l10n", "Alt", "translated"),
  ])
  func editedTextsAreImported(_ state: String, _ row: String, _ value: String, _ result: String) throws {
    let entry = ##"{"localizations": {"de": {"stringUnit": {"state": "\##(state)", "value": "Alt"}}}}"##
    let text = ##"{"sourceLanguage": "en", "strings": {"Way": \##(entry)}, "version": "1.0"}"##
    let catalog = try Catalog(ContiguousArray(text.utf8))
    let rows = "\(Self.head),state\nA.xcstrings,en,de,Way,Way,\(row)\n"
    let file = try #require(try CSVExchange.files(in: ContiguousArray(rows.utf8)).first)
    let unit = try CatalogImport(file, into: catalog).catalog["Way"]?.localization("de")?.stringUnit
    #expect(unit?.value == value && unit?.state.rawValue == result)
  }

  /// If the source language lacks a case of a substitution, the source text is an empty cell or string.
  @Test(arguments: [("", 1), ("%lld of", 0)])
  func rowsWithoutSourceAreImported(_ source: String, _ count: Int) throws {
    let text = ##"""
      {"sourceLanguage": "en", "strings": {"%lld items": {"localizations": {"uk": {
        "stringUnit": {"state": "translated", "value": "%#@n@"}, "substitutions": {"n": {"argNum": 1,
        "formatSpecifier": "lld", "variations": {"plural": {
          "other": {"stringUnit": {"state": "translated", "value": "%arg"}}}}}}}}}}, "version": "1.0"}
      """##
    let catalog = try Catalog(ContiguousArray(text.utf8))
    var files = [
      XLIFFFile(
        original: "A.xcstrings", sourceLanguage: "en", targetLanguage: "uk",
        exporting: CatalogUnits(of: catalog, in: "uk").units)
    ]
    let index = try #require(files[0].units.firstIndex(where: { $0.id.hasSuffix(".few") }))
    #expect(files[0].units[index].source == nil)
    files[0].units[index].target = .init(.plain("%1$lld neu"), state: "translated")
    if !source.isEmpty { files[0].units[index].source = .plain(source) }
    for bytes in [CSVExchange.bytes(of: files), JSONExchange.bytes(of: files)] {
      let isJSON = bytes.first == UInt8(ascii: "{")
      let read = try (isJSON ? JSONExchange.files : CSVExchange.files)(ContiguousArray(bytes))
      let result = try CatalogImport(try #require(read.first), into: catalog)
      let few = result.catalog["%lld items"]?.localization("uk")?.unit(at: UnitPath("substitutions.n.plural.few")!)
      #expect(result.changeCount == count && few?.value == (count == 1 ? "%arg neu" : nil))
    }
  }

  private static let head = "file,sourceLanguage,targetLanguage,id,source,target"

  @Test(arguments: [
    ("", 1), ("id,target\n", 1), ("\(head)\na,b\n", 2), ("\(head)\nA,en,de,a,\"b", 2),
    ("\(head)\nA,en,de,\"a\"b,c,d", 2),
    ("\(head)\nA,en,de,\"a\nb\",c,d\n/A,en,de,a,b,c", 4),
  ])
  func faultyTablesAreRefusedAtTheirLine(_ text: String, _ line: Int) {
    let error = #expect(throws: ParseError.self) { try CSVExchange.files(in: ContiguousArray(text.utf8)) }
    #expect(error?.line == line)
  }

  /// Text that a spreadsheet saved in another encoding would lose letters.
  @Test(arguments: [[0xF6], [0xC3], [0xED, 0xA0, 0x80], [0xFF, 0xFE]] as [[UInt8]])
  func onlyUTF8IsAccepted(_ bytes: [UInt8]) {
    let rows = ContiguousArray("\(Self.head)\nA,en,de,a,b".utf8) + bytes
    let error = #expect(throws: ParseError.self) { try CSVExchange.files(in: rows) }
    #expect(error?.line == 2 && error?.column == 12 && error?.message.hasPrefix("the file is not UTF-8") == true)
  }

  /// Spreadsheets save “Unicode text” in UTF-16 with a byte order mark and with tabs.
  @Test(arguments: [[0xFF, 0xFE], [0xFE, 0xFF]] as [[UInt8]])
  func utf16TextIsAccepted(_ mark: [UInt8]) throws {
    let rows = Self.head.replacing(",", with: "\t") + "\r\nA\ten\tde\ta\tb\t\"Tür\t🚪\"\r\n"
    func stored(_ text: String) -> [UInt8] {
      text.utf16.flatMap { mark[0] == 0xFF ? [UInt8($0 & 0xFF), UInt8($0 >> 8)] : [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    }
    let file = try #require(try CSVExchange.files(in: ContiguousArray(mark + stored(rows))).first)
    #expect(file.units.map(\.target?.text) == [.plain("Tür\t🚪")])
    let halved = ContiguousArray(mark + stored(rows) + [0x41])
    let error = #expect(throws: ParseError.self) { try CSVExchange.files(in: halved) }
    #expect(error?.message == "the file ends within a UTF-16 code unit" && error?.line == 3)
  }

  @Test func emptyRowsAreSkipped() throws {
    let bytes = CSVExchange.bytes(of: try Self.files("de"))
    let files = try CSVExchange.files(in: ContiguousArray(bytes + Array(",,,,,,,,,,,,,,,\n\n,\n  \n".utf8)))
    #expect(files == (try CSVExchange.files(in: ContiguousArray(bytes))))
  }

  @Test func exportsHaveAByteOrderMark() throws {
    #expect(CSVExchange.bytes(of: try Self.files("de")).starts(with: [0xEF, 0xBB, 0xBF] + Array("file,".utf8)))
  }

  @Test(arguments: [
    "", "[]", "{}", #"{"version": 2, "units": []}"#, #"{"version": 1, "units": [{}]}"#,
    #"{"version": 1, "units": [{"id": "a", "source": 1}]}"#,
    #"{"version": 1, "units": [{"id": "a", "file": "../a", "source": "b"}]}"#,
  ])
  func faultyListsAreRefused(_ text: String) {
    #expect(throws: ParseError.self) { try JSONExchange.files(in: ContiguousArray(text.utf8)) }
  }

  @Test func everyPrefixIsReadOrRejected() throws {
    let bytes = ContiguousArray(CSVExchange.bytes(of: try Self.files("de")))
    for end in stride(from: 0, to: bytes.count, by: 5) {
      let files = try? CSVExchange.files(in: ContiguousArray(bytes[..<end]))
      #expect((files?.first?.units.count ?? 0) <= 30)
    }
  }

  @Test(arguments: [
    (ExchangeNeed.missing, ["", "%lld boats|==|plural.few"]), (.needsReview, []),
  ])
  func needsSelectUnits(_ need: ExchangeNeed, _ first: [String]) throws {
    let catalog = try Fixture("XLIFF/harbour.xcstrings").catalog
    let ids = CatalogUnits(of: catalog, in: "uk").units.filter(need.has).map(\.id)
    #expect(Array(ids.prefix(2)) == first)
    #expect(!ids.contains("HMS"))
  }
}
