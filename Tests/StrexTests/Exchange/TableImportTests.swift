import ProjectTestSupport
import Testing

@testable import strex

/// Imports of catalogs and tables that services write.
@Suite struct TableImportTests {
  private let folder: TemporaryFolder
  private let path = "App/Localizable.xcstrings"

  init() throws {
    folder = try TemporaryFolder()
    try folder.git("init", "-q")
    try folder.write([
      "App/V.swift": "import SwiftUI\nlet views = [Text(\"Oar\"), Text(\"Sail\")]\n",
      path: CatalogText.of(
        ("Oar", CatalogText.translated("Ruder")), ("Sail", CatalogText.translated("Segel"))),
    ])
  }

  private var changed: String {
    CatalogText.of(("Oar", CatalogText.translated("Riemen")), ("Sail", CatalogText.translated("Segel")))
  }

  /// Without states, without order, and with other white space. The file is inside the project.
  @Test func catalogOfAServiceIsImported() async throws {
    try folder.write([
      "back/Localizable.xcstrings": """
      {"version": "1.0", "sourceLanguage": "en", "strings": {
        "Sail": {"localizations": {"de": {"stringUnit": {"value": "Segel"}}}},
        "Oar": {"localizations": {"de": {"stringUnit": {"value": "Riemen"}}}}}}
      """
    ])
    let run = try await ToolRun.strex("import", "back/Localizable.xcstrings", ".", in: folder)
    #expect(run.code == 0 && run.output == "\(path): imported 1\n", "\(run)")
    #expect(try folder.read(path) == changed)
    let again = try await ToolRun.strex("import", "back/Localizable.xcstrings", in: folder)
    #expect(again.output == "\(path): nothing to import\n", "\(again)")
  }

  @Test func tableIsImported() async throws {
    try folder.write(["back/de.lproj/Localizable.strings": "\"Oar\" = \"Riemen\";\n\"Sail\" = \"Segel\";\n"])
    let run = try await ToolRun.strex("import", "back/de.lproj/Localizable.strings", in: folder)
    #expect(run.code == 0 && run.output == "\(path): imported 1\n", "\(run)")
    #expect(try folder.read(path) == changed)
  }

  /// Services export strings without a translation as empty texts.
  @Test func emptyTextsOfTablesAreNotImported() async throws {
    try folder.write(["back/de.lproj/Localizable.strings": "\n\"Oar\" = \"\";\n\"Sail\" = \"Tuch\";\n"])
    let run = try await ToolRun.strex("import", "back/de.lproj/Localizable.strings", in: folder)
    #expect(run.code == 0 && run.output == "\(path): imported 1, skipped 1\n", "\(run)")
    let message = "\"Oar\" was skipped because its translation is empty and has no state"
    #expect(run.errors == "back/de.lproj/Localizable.strings:2:1: note: \(message) [untranslated]\n", "\(run)")
  }

  /// The delivered catalog has only the translations.
  @Test func catalogWithoutSourceTextsIsImported() async throws {
    let english = { (text: String) in
      "\"en\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(text)\" } }"
    }
    let entries = { (text: String) in "{\"localizations\" : { \(text) }}" }
    let catalog = { (text: String) in
      "{\"sourceLanguage\" : \"en\", \"strings\" : { \"home.title\" : \(text) }, \"version\" : \"1.0\"}"
    }
    let german = english("Start").replacing("\"en\"", with: "\"de\"")
    try folder.write([
      "App/Tide.xcstrings": catalog(entries(english("Home"))), "back/Tide.xcstrings": catalog(entries(german)),
      "late/Tide.xcstrings": catalog(entries(english("House") + ", " + german)),
    ])
    let late = try await ToolRun.strex("import", "late/Tide.xcstrings", "App", "--add-language", in: folder)
    #expect(late.output == "App/Tide.xcstrings: skipped 1\n", "\(late)")
    #expect(late.errors.hasPrefix("late/Tide.xcstrings:1:41: warning: ") && late.errors.contains("[changed-source]"))
    let run = try await ToolRun.strex("import", "back/Tide.xcstrings", "App", "--add-language", in: folder)
    #expect(run.code == 0 && run.output == "App/Tide.xcstrings: imported 1\n" && run.errors.isEmpty, "\(run)")
  }

  /// Only one of two entries is imported, and the other one is named.
  @Test func duplicateKeysAreReported() async throws {
    let unit = { (text: String) in "{\"localizations\": {\"de\": {\"stringUnit\": {\"value\": \"\(text)\"}}}}" }
    try folder.write([
      "back/Localizable.xcstrings": """
      {"version": "1.0", "sourceLanguage": "en", "strings": {
        "Oar": \(unit("Riemen")),
        "Oar": \(unit("Paddel"))}}
      """,
      "back/de.lproj/Localizable.strings": "\"Oar\" = \"Paddel\";\n\"Oar\" = \"Riemen\";\n",
    ])
    let catalog = try await ToolRun.strex("import", "back/Localizable.xcstrings", ".", in: folder)
    #expect(catalog.code == 0 && catalog.output == "\(path): imported 1\n", "\(catalog)")
    let message = "duplicate member \"Oar\"; the first, on line 2, is imported"
    #expect(catalog.errors == "back/Localizable.xcstrings:3:3: warning: \(message) [duplicate-member]\n")
    #expect(try folder.read(path) == changed)
    let table = try await ToolRun.strex("import", "back/de.lproj/Localizable.strings", in: folder)
    #expect(table.code == 0 && table.output == "\(path): nothing to import\n", "\(table)")
    #expect(table.errors.hasPrefix("back/de.lproj/Localizable.strings:2:1: warning: duplicate key"), "\(table)")
  }

  @Test func languageOptionNamesTheLanguageOfATable() async throws {
    try folder.write(["back/Localizable.strings": "\"Oar\" = \"Riemen\";\n"])
    let run = try await ToolRun.strex("import", "--language", "de", "back/Localizable.strings", in: folder)
    #expect(run.code == 0 && run.output == "\(path): imported 1\n", "\(run)")
    #expect(try folder.read(path) == changed)
  }

  /// The folder of the file also contains the project.
  @Test func tableBesideTheProjectIsImported() async throws {
    let folder = try TemporaryFolder()
    try folder.write([
      "Localizable.strings": "\"Oar\" = \"Riemen\";\n", "App/en.lproj/Localizable.strings": "\"Oar\" = \"Oar\";\n",
      "App/de.lproj/Localizable.strings": "\"Oar\" = \"Ruder\";\n", "App/A.swift": "let a = 1\n",
    ])
    let app = folder("App")
    let run = try Subprocess.run(
      Subprocess.builtTool, ["import", "../Localizable.strings", ".", "--language", "de"], in: app)
    #expect(run.code == 0, "\(run)")
    #expect(try folder.read("App/de.lproj/Localizable.strings") == "\"Oar\" = \"Riemen\";\n")
  }

  @Test func languageOptionSelectsTranslations() async throws {
    let row = { (language: String, text: String) in "\(self.path),en,\(language),Oar,Oar,\(text),\n" }
    let rows = row("de_DE", "Riemen") + row("fr", "Rame")
    try folder.write([
      "back.csv": "file,sourceLanguage,targetLanguage,id,source,target,state\n" + rows,
      "fr.json": "[]",
    ])
    let run = try await ToolRun.strex("import", "--language", "de", "back.csv", in: folder)
    #expect(run.code == 0 && run.output == "\(path): imported 1\n", "\(run)")
    #expect(try folder.read(path) == changed)
    let none = try await ToolRun.strex("import", "--language", "nl", "back.csv", in: folder)
    #expect(
      none.code == 2 && none.errors == "error: the files do not contain translations into `nl` [no-such-language]\n")
    #expect(try folder.read(path) == changed)
  }

  /// The only catalog is not a file with translations for itself.
  @Test func catalogOfTheProjectIsNotImported() async throws {
    let run = try await ToolRun.strex("import", path, in: folder)
    #expect(run.code == 2 && run.errors.contains("is part of the project"), "\(run)")
  }

  /// A service may rename the catalog. PATH then names the right one.
  @Test func catalogWithAnotherNameIsImportedIntoTheNamedOne() async throws {
    try folder.write(["back/app-de.xcstrings": changed, "App/Menu.xcstrings": CatalogText.of(("Menu", []))])
    let unclear = try await ToolRun.strex("import", "back/app-de.xcstrings", in: folder)
    #expect(unclear.code == 2 && unclear.errors.contains("[no-such-catalog]"), "\(unclear)")
    let run = try await ToolRun.strex("import", "back/app-de.xcstrings", path, in: folder)
    #expect(run.code == 0 && run.output == "\(path): imported 1\n", "\(run)")
  }

  @Test func tableOutsideOfALanguageIsRefused() async throws {
    try folder.write(["back/Localizable.strings": "\"Oar\" = \"Riemen\";\n"])
    let run = try await ToolRun.strex("import", "back/Localizable.strings", in: folder)
    #expect(run.code == 2 && run.errors.contains("LANG.lproj"), "\(run)")
  }

  @Test func unknownTableIsAnError() async throws {
    try folder.write(["back/de.lproj/Menu.strings": "\"Oar\" = \"Riemen\";\n"])
    let run = try await ToolRun.strex("import", "back/de.lproj/Menu.strings", "App", in: folder)
    #expect(run.code == 2 && run.errors.contains("[no-such-catalog]"), "\(run)")
  }
}
