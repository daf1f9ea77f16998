import Foundation
import ProjectTestSupport
import Testing

@testable import strex

/// Tests `strex migrate` from tables to catalogs.
@Suite struct MigrateTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func migrate(_ arguments: String...) async throws -> ToolRun {
    try await ToolRun.strex(["migrate"] + arguments, in: folder)
  }

  private func isThere(_ path: String) -> Bool { FileManager.default.fileExists(atPath: folder(path)) }

  private static let rules = """
    { "%d lamps" = { NSStringLocalizedFormatKey = "%#@n@"; n = { NSStringFormatSpecTypeKey = NSStringPluralRuleType;
      NSStringFormatValueTypeKey = d; one = "%d Lampe"; other = "%d Lampen"; }; }; }
    """

  private func writeTables() throws {
    try folder.write([
      "App/en.lproj/Localizable.strings": "/* On the map */\n\"Lamp\" = \"Lamp\";\n",
      "App/de.lproj/Localizable.strings": "\"Lamp\" = \"Lampe\";\n",
      "App/de.lproj/Localizable.stringsdict": Self.rules,
    ])
  }

  @Test func tablesOfAllLanguagesBecomeOneCatalog() async throws {
    try writeTables()
    let run = try await migrate()
    #expect(run.code == 0)
    #expect(run.errors.isEmpty)
    #expect(run.output == "App/Localizable.xcstrings: 3 strings for 2 keys in de, en\n")
    let catalog = try folder.read("App/Localizable.xcstrings")
    #expect(try CatalogText.keys(of: catalog) == ["%d lamps", "Lamp"])
    #expect(catalog.contains("\"comment\" : \"On the map\",\n      \"extractionState\" : \"migrated\""))
    #expect(catalog.contains("\"value\" : \"%d Lampen\""))
    #expect(isThere("App/de.lproj/Localizable.stringsdict"))
    #expect(try await migrate("App/de.lproj").output == "App/Localizable.xcstrings: nothing to add\n")
  }

  @Test func aDryRunWritesNothing() async throws {
    try writeTables()
    let run = try await migrate("--dry-run", "--delete-tables", "App/en.lproj/Localizable.strings")
    #expect(run.code == 0)
    #expect(run.output.hasPrefix("--- /dev/null\n+++ App/Localizable.xcstrings\n"))
    #expect(run.errors == "App/Localizable.xcstrings: 3 strings for 2 keys in de, en\n")
    #expect(!isThere("App/Localizable.xcstrings") && isThere("App/en.lproj/Localizable.strings"))
  }

  @Test func onlyFullyMigratedTablesAreDeleted() async throws {
    try writeTables()
    let width = "{ Oil = { NSStringVariableWidthRuleType = { 10 = Oil; }; }; }"
    try folder.write(["App/en.lproj/Localizable.stringsdict": width])
    let run = try await migrate("--delete-tables")
    #expect(run.code == 0)
    #expect(
      run.output == "App/Localizable.xcstrings: 3 strings for 2 keys in de, en\ndeleted 3 tables\n")
    #expect(
      run.errors == """
        App/en.lproj/Localizable.stringsdict:1:1: warning: "Oil" was not migrated because catalogs do not support several \
        widths [not-migrated]
        kept 1 table with strings that are not in a catalog: App/en.lproj/Localizable.stringsdict

        """)
    #expect(isThere("App/en.lproj/Localizable.stringsdict") && !isThere("App/de.lproj/Localizable.strings"))
  }

  /// Apps show the text of the `.stringsdict`, and so does Xcode's migration. The other text has never been visible,
  /// but dropping it needs a warning.
  @Test(arguments: [
    ("%d Lampe(n)", true), ("%d lamps", false), ("%d Lampen", false), ("%#@n@", false),
  ]) func textsHiddenByAStringsDictAreReported(_ text: String, _ isNamed: Bool) async throws {
    try writeTables()
    try folder.write(["App/de.lproj/Localizable.strings": "\"Lamp\" = \"Lampe\";\n\"%d lamps\" = \"\(text)\";\n"])
    let run = try await migrate("--delete-tables")
    let message =
      "\"%d lamps\" was not migrated because the .stringsdict file also contains the key and takes precedence"
    let warning = """
      App/de.lproj/Localizable.strings:2:1: warning: \(message) [not-migrated]
      kept 1 table with strings that are not in a catalog: App/de.lproj/Localizable.strings

      """
    #expect(run.code == 0 && run.errors == (isNamed ? warning : ""), "\(run)")
    #expect(try folder.read("App/Localizable.xcstrings").contains("\"value\" : \"%d Lampen\""))
    #expect(isThere("App/de.lproj/Localizable.strings") == isNamed && !isThere("App/de.lproj/Localizable.stringsdict"))
  }

  /// Many texts with one reason share a warning.
  @Test func textsWithOneReasonShareAWarning() async throws {
    let keys = ["a", "b", "c", "d"]
    let rules = keys.map { "\($0) = { NSStringVariableWidthRuleType = { 10 = \($0); }; };\n" }.joined()
    try folder.write([
      "App/en.lproj/Localizable.stringsdict": "{\n\(rules)}", "App/en.lproj/Localizable.strings": "\"e\" = \"f\";\n",
    ])
    let message = "4 strings (\"a\", \"b\", \"c\", …) were not migrated because catalogs do not support several widths"
    #expect(
      try await migrate().errors == "App/en.lproj/Localizable.stringsdict:2:1: warning: \(message) [not-migrated]\n")
  }

  /// Entries that Foundation ignores are not migrated, so their table is kept.
  @Test func tableWithWarningsIsKept() async throws {
    try folder.write([
      "App/en.lproj/Twice.strings": "\"a\" = \"b\";\n\"a\" = \"c\";\n", "App/en.lproj/Once.strings": "\"a\" = \"b\";\n",
    ])
    let run = try await migrate("--delete-tables", "--source-language", "en")
    #expect(run.code == 0 && run.errors.contains("kept 1 table"), "\(run)")
    #expect(isThere("App/en.lproj/Twice.strings") && !isThere("App/en.lproj/Once.strings"))
    #expect(isThere("App/Twice.xcstrings"))
  }

  @Test func nothingIsWrittenIfATableIsBroken() async throws {
    try writeTables()
    try folder.write([
      "App/uk.lproj/Localizable.strings": "\"Lamp\" = \"Лампа\"\n\"Oil\" = \"Олія\";\n",
      "App/en.lproj/Other.strings": "\"a\" = \"b\";\n\"a\" = \"c\";\n",
    ])
    let run = try await migrate("--delete-tables")
    #expect(run.code == 2)
    #expect(
      run.errors == """
        App/uk.lproj/Localizable.strings:1:22: error: expected `;` after the value of "Lamp" [invalid-table]
        App/en.lproj/Other.strings:2:1: warning: duplicate key "a"; this value replaces the one on line 1 \
        [doubtful-table]

        """)
    #expect(run.output.isEmpty)
    #expect(!isThere("App/Localizable.xcstrings") && !isThere("App/Other.xcstrings"))
    #expect(isThere("App/en.lproj/Localizable.strings"))
  }

  @Test func textsAreAddedToAnExistingCatalog() async throws {
    try writeTables()
    let old = CatalogText.of(("Lamp", CatalogText.translated("Leuchte")), ("Zinc", []))
    try folder.write(["App/Localizable.xcstrings": old])
    let run = try await migrate()
    #expect(run.output == "App/Localizable.xcstrings: 2 strings for 2 keys in de, en\n")
    #expect(
      run.errors
        == "App/de.lproj/Localizable.strings:1:1: warning: \"Lamp\" was not migrated because the catalog already contains a different "
        + "string for this key [not-migrated]\n")
    let catalog = try folder.read("App/Localizable.xcstrings")
    #expect(try CatalogText.keys(of: catalog) == ["%d lamps", "Lamp", "Zinc"])
    #expect(catalog.contains("Leuchte") && !catalog.contains("\"value\" : \"Lampe\""))
  }

  @Test func invalidCatalogIsKept() async throws {
    try writeTables()
    try folder.write(["App/Localizable.xcstrings": "{"])
    let run = try await migrate()
    #expect(run.code == 2 && run.errors.hasPrefix("App/Localizable.xcstrings:1:2: error: "))
    #expect(try folder.read("App/Localizable.xcstrings") == "{")
  }

  @Test func interfaceTablesHaveTheirOwnFolder() async throws {
    try folder.write([
      "Base.lproj/Main.xib": "<document/>", "de.lproj/Main.strings": "\"1-a.title\" = \"Los\";\n",
      "de.lproj/Intents.strings": "", "Base.lproj/Intents.intentdefinition": "",
    ])
    let run = try await migrate("--source-language", "fr")
    #expect(run.code == 0)
    #expect(
      run.output == "mul.lproj/Intents.xcstrings: nothing to add\nmul.lproj/Main.xcstrings: 1 string for 1 key in de\n")
    #expect(try folder.read("mul.lproj/Main.xcstrings").contains("\"sourceLanguage\" : \"fr\""))
    #expect(!isThere("mul.lproj/Intents.xcstrings"))
  }

  /// Folders of tables and the result of migrating them.
  static let places: [(files: [String], catalog: String?, errors: String)] = [
    (["Texts/English.lproj/A.strings", "Texts/pt_BR.lproj/A.strings"], "Texts/A.xcstrings", ""),
    (["T/en.lproj/A.strings", "T/Plurals/en.lproj/A.stringsdict"], "T/A.xcstrings", ""),
    (
      ["Settings.bundle/en.lproj/Root.strings"], nil,
      "Settings.bundle/en.lproj/Root.strings: warning: the table was not migrated because it belongs to Settings.bundle, for which no "
        + "catalog is compiled [not-migrated]\n"
    ),
    (
      ["A.strings"], nil,
      "A.xcstrings: error: the source language of \"A\" is unknown [unknown-source-language]\n"
        + "help: use `--source-language LANG`\n"
    ),
    (["Other.txt"], nil, "note: no .strings or .stringsdict table found [no-table]\n"),
    (
      ["fr.lproj/A.strings"], nil,
      "A.xcstrings: error: the source language of \"A\" is unknown [unknown-source-language]\n"
        + "help: use `--source-language LANG`\n"
    ),
  ]

  @Test(arguments: places)
  func foldersDecideTheCatalog(files: [String], catalog: String?, errors: String) async throws {
    for file in files { try folder.write([file: "\"a\" = \"b\";\n"]) }
    let run = try await migrate()
    #expect(run.errors == errors)
    #expect(run.code == (errors.contains("error") ? 2 : 0))
    #expect(catalog.map(isThere) ?? run.output.isEmpty)
  }

  /// Like Xcode for the tables of an app in one language.
  @Test func tableOutsideLanguageFoldersIsMigrated() async throws {
    try folder.write(["A.strings": "/* On the door */\n\"a\" = \"b\";\n"])
    let run = try await ToolRun.strex("migrate", "--source-language", "fr", in: folder)
    #expect(run.code == 0 && run.output == "A.xcstrings: 1 string for 1 key in fr\n", "\(run.errors)")
    #expect(try folder.read("A.xcstrings").contains("\"comment\" : \"On the door\""))
  }

  /// Current tools write the folder with the language code.
  @Test func folderWithLanguageCodeWinsOverTheName() async throws {
    try folder.write([
      "en.lproj/A.strings": "\"a\" = \"a\";\n", "German.lproj/A.strings": "\"a\" = \"alt\";\n",
      "de.lproj/A.strings": "\"a\" = \"neu\";\n",
    ])
    let run = try await migrate("--source-language", "en")
    #expect(run.errors.contains("German.lproj/A.strings:1:1: warning: "), "\(run.errors)")
    #expect(try folder.read("A.xcstrings").contains("\"value\" : \"neu\""))
  }

  @Test func projectDecidesTheLanguageAndIsReported() async throws {
    var files = SmallProject.files()
    files["Small.xcodeproj/project.pbxproj"] = files["Small.xcodeproj/project.pbxproj"]?
      .replacing("mainGroup = G;", with: "mainGroup = G; developmentRegion = fr;")
    files = files.filter { !$0.key.hasSuffix(".xcstrings") }
    files["App/de.lproj/Error.strings"] = "\"a\" = \"b\";"
    files["Widget/de.lproj/Error.strings"] = "\"a\" = \"b\";"
    try folder.write(files)
    let run = try await migrate()
    #expect(run.code == 0)
    #expect(
      run.errors == "Small.xcodeproj: note: in Xcode, replace `Error.strings` with `Error.xcstrings` in "
        + "the targets because strex does not change the project file [project-change]\n")
    #expect(try folder.read("App/Error.xcstrings").contains("\"sourceLanguage\" : \"fr\""))
    #expect(isThere("Widget/Error.xcstrings"))
  }

  @Test func packageDecidesTheLanguage() async throws {
    try folder.write([
      "Package.swift": "// swift-tools-version: 6.0\nimport PackageDescription\n"
        + "let package = Package(name: \"P\", defaultLocalization: \"uk\", targets: [.target(name: \"P\")])\n",
      "Sources/P/de.lproj/Localizable.strings": "\"a\" = \"b\";",
    ])
    #expect(try await migrate("Sources").code == 0)
    #expect(try folder.read("Sources/P/Localizable.xcstrings").contains("\"sourceLanguage\" : \"uk\""))
  }

  @Test func linksAreNotFollowed() async throws {
    try writeTables()
    let outside = try TemporaryFolder()
    try outside.write(["Localizable.xcstrings": SmallProject.empty, "a.strings": "\"secret\" = \"text\";"])
    let files = FileManager.default
    try files.createSymbolicLink(
      atPath: folder("App/Localizable.xcstrings"), withDestinationPath: outside("Localizable.xcstrings"))
    let run = try await migrate()
    #expect(run.code == 2 && run.errors.contains("is a symbolic link"))
    #expect(try outside.read("Localizable.xcstrings") == SmallProject.empty)
    try files.removeItem(atPath: folder("App/Localizable.xcstrings"))
    try files.createSymbolicLink(
      atPath: folder("App/de.lproj/Other.strings"), withDestinationPath: outside("a.strings"))
    let other = try await migrate("--delete-tables")
    #expect(other.code == 2 && other.errors.contains("outside the project"))
    #expect(isThere("App/en.lproj/Localizable.strings") && !isThere("App/Other.xcstrings"))
  }
}
