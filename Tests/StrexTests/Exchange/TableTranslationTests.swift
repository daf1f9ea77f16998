import Foundation
import ProjectTestSupport
import Testing

/// Tests `strex export`, `import` and `pseudo` of tables without a catalog.
@Suite struct TableTranslationTests {
  private let folder: TemporaryFolder

  private static func rules(_ one: String, _ other: String, comment: String = "", name: String = "n") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict>\(comment)<key>boats</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@\(name)@</string>
    <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string>
    <key>one</key><string>\(one)</string><key>other</key><string>\(other)</string></dict></dict></dict></plist>
    """
  }

  init() throws {
    folder = try TemporaryFolder()
    try folder.write([
      "App/en.lproj/Localizable.strings": "/* Menu */\n\"Open\" = \"Open\";\n\n\"quit\" = \"Quit %@\";\n",
      "App/en.lproj/Localizable.stringsdict": Self.rules("%d boat", "%d boats"),
      "App/de.lproj/Localizable.strings": "/* Menu */\n\"Open\" = \"Öffnen\";\n",
      "App/de.lproj/Localizable.stringsdict": Self.rules("%d Boot", "%d Boote"),
    ])
  }

  private func strex(_ words: String...) async throws -> ToolRun { try await ToolRun.strex(words, in: folder) }

  @Test func tablesAreExported() async throws {
    let run = try await strex("export", "--output", "out", "--format", "json", "--language", "de")
    #expect(run.code == 0 && run.output == "out/de.json: 4 units from 1 file\n" && run.errors == "")
    let json = try JSONSerialization.jsonObject(with: Data(try folder.read("out/de.json").utf8)) as? [String: Any]
    let units = json?["units"] as? [[String: String]] ?? []
    #expect(units.compactMap { $0["id"] } == ["Open", "boats|==|plural.one", "boats|==|plural.other", "quit"])
    #expect(units.compactMap { $0["target"] } == ["Öffnen", "%d Boot", "%d Boote"])
    #expect(units.allSatisfy { $0["file"] == "App/en.lproj/Localizable.strings" })
    let package = try await strex("export", "--output", "out", "--language", "de")
    #expect(package.code == 0)
    let source = "App/en.lproj/Localizable.strings"
    #expect(try folder.read("out/de.xcloc/Source Contents/" + source) == folder.read(source))
  }

  @Test(arguments: ["xliff", "csv", "json"]) func importingAnExportChangesNothing(_ format: String) async throws {
    let files = ["de", "en"].flatMap {
      ["App/\($0).lproj/Localizable.strings", "App/\($0).lproj/Localizable.stringsdict"]
    }
    let before = try files.map(folder.read)
    #expect(try await strex("export", "--output", "out", "--format", format, "--language", "de").code == 0)
    let run = try await strex("import", "out/de.\(format)")
    let rules = format == "xliff" ? "App/en.lproj/Localizable.stringsdict: nothing to import\n" : ""
    let text = "App/en.lproj/Localizable.strings: skipped 1\n" + rules
    #expect(run.code == 0 && run.output == text, "\(run.output)\(run.errors)")
    #expect(try files.map(folder.read) == before)
  }

  private func unit(_ id: String, _ source: String, _ target: String) -> String {
    "<trans-unit id=\"\(id)\"><source>\(source)</source><target>\(target)</target></trans-unit>"
  }

  private func xliff(_ language: String, _ units: String...) -> String {
    """
    <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="App/en.lproj/Localizable.strings"
    source-language="en" target-language="\(language)"><body>\(units.joined())</body></file></xliff>
    """
  }

  @Test func translationsAreWrittenToTheTableOfTheirLanguage() async throws {
    try folder.write([
      "de.xliff": xliff("de", unit("Open", "Open", "Auf"), unit("quit", "Quit %@", "%@ beenden")),
      "fr.xliff": xliff("fr", unit("Open", "Open", "Ouvrir")),
    ])
    let dry = try await strex("import", "de.xliff", "fr.xliff", "--add-language", "--dry-run")
    #expect(dry.code == 0 && dry.output.contains("+++ App/fr.lproj/Localizable.strings\n"))
    #expect(!FileManager.default.fileExists(atPath: folder("App/fr.lproj")))
    let run = try await strex("import", "de.xliff", "fr.xliff", "--add-language")
    #expect(run.code == 0 && run.output == "App/en.lproj/Localizable.strings: imported 3\n", "\(run.errors)")
    let german = "/* Menu */\n\"Open\" = \"Auf\";\n\"quit\" = \"%@ beenden\";\n"
    #expect(try folder.read("App/de.lproj/Localizable.strings") == german)
    #expect(try folder.read("App/fr.lproj/Localizable.strings") == "/* Menu */\n\"Open\" = \"Ouvrir\";\n")
  }

  @Test func translatedTextsAreNoLongerMarkedAsNew() async throws {
    let german = "/* [new] Menu */\n\"Open\" = \"Open\";\n\n/* [new] */\n\"quit\" = \"Quit %@\";\n"
    try folder.write([
      "App/de.lproj/Localizable.strings": german, "one.xliff": xliff("de", unit("Open", "Open", "Auf")),
      "two.xliff": xliff("de", unit("quit", "Quit %@", "%@ beenden")),
    ])
    let first = try await strex("import", "one.xliff")
    #expect(first.code == 0 && first.output == "App/en.lproj/Localizable.strings: imported 1\n", "\(first.errors)")
    let half = "/* Menu */\n\"Open\" = \"Auf\";\n\n/* [new] */\n\"quit\" = \"Quit %@\";\n"
    #expect(try folder.read("App/de.lproj/Localizable.strings") == half)
    #expect(try await strex("import", "two.xliff").code == 0)
    let whole = "/* Menu */\n\"Open\" = \"Auf\";\n\n\"quit\" = \"%@ beenden\";\n"
    #expect(try folder.read("App/de.lproj/Localizable.strings") == whole)
  }

  @Test(arguments: ["xliff", "csv", "json", "xml"])
  func languageNamesWithPathsAreRejected(_ format: String) async throws {
    let (language, source) = ("../Other/x", "App/en.lproj/Localizable.strings")
    let unit = [
      "file": source, "sourceLanguage": "en", "targetLanguage": language, "id": "Open", "source": "Open",
      "target": "Auf",
    ]
    let names = unit.keys.sorted()
    let rows = [names, names.map { unit[$0] ?? "" }].map { $0.joined(separator: ",") + "\n" }
    let json = try JSONSerialization.data(withJSONObject: ["version": 1, "units": [unit]] as [String: Any])
    let texts = [
      "xliff": xliff(language, self.unit("Open", "Open", "Auf")), "csv": rows.joined(),
      "json": String(decoding: json, as: UTF8.self),
      "xml": """
      <resources xmlns:tools="http://schemas.android.com/tools" tools:locale="\(language)">
      <string name="Open">Auf</string></resources>
      """,
    ]
    try folder.write(["a/b/strings.\(format)": texts[format] ?? ""])
    let run = try await strex("import", "a/b/strings.\(format)")
    #expect(run.code == 2 && run.output == "")
    #expect(run.errors.contains("error: \"\(language)\" is not a language identifier"), "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: folder("Other")))
  }

  @Test func baseTablesAreInTheSourceLanguage() async throws {
    let folder = try TemporaryFolder()
    try folder.write([
      "App/Base.lproj/Localizable.strings": "/* Menu */\n\"Open\" = \"Open\";\n",
      "App/de.lproj/Localizable.strings": "\"Open\" = \"Auf\";\n",
    ])
    let words = ["export", "--output", "out", "--format", "json", "--language", "de"]
    let run = try await ToolRun.strex(words, in: folder)
    #expect(run.code == 0 && run.output == "out/de.json: 1 unit from 1 file\n", "\(run.errors)")
    let json = try folder.read("out/de.json")
    #expect(json.contains("App/Base.lproj/Localizable.strings") || json.contains("App\\/Base.lproj"))
    try folder.write(["out/de.json": json.replacing("Auf", with: "Öffnen")])
    #expect(try await ToolRun.strex(["import", "out/de.json"], in: folder).code == 0)
    #expect(try folder.read("App/de.lproj/Localizable.strings") == "\"Open\" = \"Öffnen\";\n")
  }

  @Test func pluralsAreWrittenToRules() async throws {
    let one = unit("boats|==|plural.one", "%d boat", "%d bateau")
    try folder.write([
      "fr.xliff": xliff("fr", one, unit("boats|==|plural.other", "%d boats", "%d bateaux")),
      "de.xliff": xliff("de", unit("boats|==|plural.other", "%d boats", "%d Kähne")),
      "it.xliff": xliff("it", unit("boats|==|plural.one", "%d boat", "%d barca")),
    ])
    let run = try await strex("import", "fr.xliff", "de.xliff", "--add-language")
    #expect(run.code == 0 && run.output == "App/en.lproj/Localizable.strings: imported 3\n", "\(run.errors)")
    let french = try folder.read("App/fr.lproj/Localizable.stringsdict")
    #expect(french.contains("<string>%d bateau</string>") && french.contains("<string>%d bateaux</string>"))
    let german = try folder.read("App/de.lproj/Localizable.stringsdict")
    #expect(german.contains("<string>%d Boot</string>") && german.contains("<string>%d Kähne</string>"))
    let half = try await strex("import", "it.xliff", "--add-language")
    #expect(half.output == "App/en.lproj/Localizable.strings: skipped 1\n")
    #expect(
      half.errors.contains("warning: \"boats\" was skipped because it has no string for `other` [cannot-cross]\n"))
  }

  /// Only the texts of a translated key change in a table of rules. The name of its variable stays.
  @Test(arguments: [("<!-- Sailing -->", "<!-- Sailing -->"), ("<!-- [new] Sailing -->", "<!-- Sailing -->")])
  func rulesAreChangedInPlace(comment: String, after: String) async throws {
    let other = "<key>width</key><dict><key>NSStringVariableWidthRuleType</key><dict/></dict>"
    let text = Self.rules("%d boat", "%d boats", comment: other + comment, name: "sails")
    try folder.write([
      "App/de.lproj/Localizable.stringsdict": text,
      "de.xliff": xliff(
        "de", unit("boats|==|plural.one", "%d boat", "%d Kahn"), unit("boats|==|plural.other", "%d boats", "%d Kähne")),
    ])
    let run = try await strex("import", "de.xliff")
    #expect(run.code == 0 && run.output == "App/en.lproj/Localizable.strings: imported 2\n", "\(run.errors)")
    let table = try folder.read("App/de.lproj/Localizable.stringsdict")
    let whole = text.replacing("%d boats", with: "%d Kähne").replacing("%d boat", with: "%d Kahn")
    let plain = { (text: String) in text.filter { !$0.isWhitespace } }
    #expect(plain(table) == plain(whole.replacing(comment, with: after)), "\(table)")
  }

  /// If no text contains the number, its type is the former one, or the type in the table of the source language.
  @Test(arguments: [
    ("de", "Ein Boot", "Boote", "d"), ("fr", "Un bateau", "bateaux", "d"), ("de", "Ein Boot", "%ld Boote", "ld"),
  ])
  func variableTypeIsKept(_ language: String, _ one: String, _ other: String, _ type: String) async throws {
    let units = [unit("boats|==|plural.one", "%d boat", one), unit("boats|==|plural.other", "%d boats", other)]
    try folder.write([
      "new.xliff": xliff(language, units.joined()),
      ".strex.json": #"{"rules": [{"rule": "format-missing", "enabled": false}]}"#,
    ])
    let run = try await strex("import", "new.xliff", "--add-language")
    #expect(run.code == 0 && run.output == "App/en.lproj/Localizable.strings: imported 2\n", "\(run.errors)")
    let table = try folder.read("App/\(language).lproj/Localizable.stringsdict").filter { !$0.isWhitespace }
    #expect(table.contains("<string>%#@n@</string><key>n</key><dict>"), "\(table)")
    #expect(table.contains("<key>NSStringFormatValueTypeKey</key><string>\(type)</string>"), "\(table)")
  }

  @Test func rejectedTextsAreNotInANewTable() async throws {
    let (path, boats) = ("App/en.lproj/Localizable.stringsdict", Self.rules("%d boat", "%d boats"))
    let ships = boats.replacing("boat", with: "ship").split(separator: "<dict>", maxSplits: 1)[1]
    try folder.write([path: boats.replacing("</dict></plist>", with: ships)])
    let one = unit("boats|==|plural.one", "%d boat", "%d bateau") + unit("ships|==|plural.one", "%d ship", "%d navire")
    try folder.write(["fr.xliff": xliff("fr", one, unit("boats|==|plural.other", "%d boats", "%d bateaux"))])
    let run = try await strex("import", "fr.xliff", "--add-language")
    #expect(run.output == "App/en.lproj/Localizable.strings: imported 2, skipped 1\n", "\(run.output)\(run.errors)")
    let french = try folder.read("App/fr.lproj/Localizable.stringsdict")
    #expect(french.contains("<string>%d bateaux</string>") && !french.contains("ships"), "\(french)")
  }

  @Test func pseudoLanguageTablesAreWritten() async throws {
    let dry = try await strex("pseudo", "--dry-run")
    #expect(dry.code == 0 && dry.output.contains("+\t<string>[Öþéñ one]</string>\n") && dry.errors == "")
    let run = try await strex("pseudo")
    let (texts, rules) = ("App/en-XA.lproj/Localizable.strings", "App/en-XA.lproj/Localizable.stringsdict")
    #expect(run.code == 0 && run.output == "\(texts): written\n\(rules): written\n")
    #expect(try folder.read(rules).contains("%d") && folder.read(texts).contains("»%@«"))
    let again = try await strex("pseudo")
    #expect(again.code == 0 && again.output == "no changes\n" && again.errors == "")
    let gone = try await strex("pseudo", "--remove")
    #expect(gone.code == 0 && gone.output == "\(texts): removed\n\(rules): removed\n")
    #expect(!FileManager.default.fileExists(atPath: folder(texts)))
    #expect(try folder.read("App/de.lproj/Localizable.strings").contains("Öffnen"))
  }
}
