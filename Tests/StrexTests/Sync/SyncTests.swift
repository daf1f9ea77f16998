import Foundation
import ProjectTestSupport
import Testing

@testable import FileSystem
@testable import strex

/// Tests the written files, the output and the exit code of `strex sync`.
@Suite struct SyncTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func view(_ lines: String...) -> String {
    "import SwiftUI\nstruct V: View {\n  var body: some View {\n"
      + lines.map { "    \($0)\n" }.joined() + "  }\n}\n"
  }

  private func sync(_ arguments: String...) async throws -> ToolRun {
    try await ToolRun.strex(["sync"] + arguments, in: folder)
  }

  @Test func secondSyncChangesNothing() async throws {
    try folder.write([
      "App/V.swift": view(
        "Text(String(localized: \"New\", comment: \"Greeting\"))", "Text(\"Back\")", "Text(\"Kept\")"),
      "App/Localizable.xcstrings": CatalogText.of(
        ("Back", CatalogText.translated("Zurück", state: "stale")), ("Gone", CatalogText.translated("Weg")),
        ("Kept", CatalogText.translated("Behalten")), ("Unused", [])),
    ])
    let first = try await sync()
    #expect(first.code == 0)
    #expect(first.output == "App/Localizable.xcstrings: 1 added, 1 revived, 1 stale, 1 removed\n")
    #expect(first.errors.isEmpty)
    let expected = CatalogText.of(
      ("Back", CatalogText.translated("Zurück")), ("Gone", CatalogText.translated("Weg", state: "stale")),
      ("Kept", CatalogText.translated("Behalten")), ("New", ["\"comment\" : \"Greeting\""]))
    #expect(try folder.read("App/Localizable.xcstrings") == expected)
    let status = try FileStatus(of: folder("App/Localizable.xcstrings"))
    let second = try await sync("App")
    #expect(second.code == 0 && second.output == "all catalogs are up to date\n")
    #expect(try FileStatus(of: folder("App/Localizable.xcstrings")) == status)
    #expect(try await sync("--quiet").output.isEmpty)
  }

  @Test func dryRunPrintsTheChangesOfASync() async throws {
    let before = CatalogText.of(("A", []), ("Gone", CatalogText.translated("Weg")))
    try folder.write(["V.swift": view("Text(\"New\")", "Text(\"A\")"), "Localizable.xcstrings": before])
    let dry = try await sync("--dry-run")
    #expect(dry.code == 0)
    #expect(try folder.read("Localizable.xcstrings") == before)
    #expect(dry.errors == "Localizable.xcstrings: would add 1, mark 1 stale\n")
    #expect(try await sync().code == 0)
    let after = try folder.read("Localizable.xcstrings")
    try folder.write(["Localizable.xcstrings": before, "p": dry.output])
    try folder.git("apply", "-p0", "p")
    #expect(try folder.read("Localizable.xcstrings") == after)
    #expect(try await sync("--dry-run").output.isEmpty)
  }

  /// One app kept such an entry for thirty of Xcode's syncs. It looks up no key in the catalogs of other modules.
  @Test func constantThatBecomesAKeyRevivesOnlyItsOwnCatalogsEntry() async throws {
    let stale = CatalogText.of(
      ("Gone", CatalogText.translated("Weg", state: "stale")),
      ("Version %@", CatalogText.translated("Fassung %@", state: "stale")))
    let view = """
      import SwiftUI
      struct V: View {
        let version = "Version \\(App.version)"
        let unused = "Never added"
        var body: some View {
          Text(LocalizedStringKey(version))
          Text(LocalizedStringKey(unused))
        }
      }
      """
    try folder.write([
      "A/V.swift": view, "A/Localizable.xcstrings": stale,
      "B/W.swift": "let other = 1\n", "B/Localizable.xcstrings": stale,
    ])
    let result = try await sync()
    #expect(result.code == 0)
    let revived = CatalogText.of(
      ("Gone", CatalogText.translated("Weg", state: "stale")), ("Version %@", CatalogText.translated("Fassung %@")))
    #expect(try folder.read("A/Localizable.xcstrings") == revived)
    #expect(try folder.read("B/Localizable.xcstrings") == stale)
    #expect(try await sync().output == "all catalogs are up to date\n")
  }

  @Test func singleFileOnlyAddsAndRevives() async throws {
    let entries: [(key: String, lines: [String])] = [
      ("Back", CatalogText.translated("Zurück", state: "stale")),
      ("Kept", CatalogText.translated("Behalten", comment: "Here\\nThere")), ("Unused", []),
    ]
    try folder.write([
      "A.swift": view("Text(\"New\")", "Text(\"Back\")", "Text(String(localized: \"Kept\", comment: \"Here\"))"),
      "B.swift": view("Text(String(localized: \"Kept\", comment: \"There\"))", "Text(\"Other\")"),
      "Localizable.xcstrings": CatalogText.of(entries),
    ])
    let result = try await sync("A.swift")
    #expect(result.code == 0)
    #expect(result.output == "Localizable.xcstrings: 1 added, 1 revived\n")
    #expect(result.errors.contains("so keys can be added but not marked as stale"))
    #expect(result.errors.contains("B.swift was not scanned and might use them [partial-run]"))
    #expect(
      try folder.read("Localizable.xcstrings")
        == CatalogText.of(
          [("Back", CatalogText.translated("Zurück"))] + entries[1...1] + [("New", []), ("Unused", [])]))
    #expect(try await sync("A.swift").output == "up to date (additions only)\n")
    #expect(
      try await sync("--isolated", "A.swift", "--catalog", "Localizable.xcstrings").output
        == "up to date (additions only)\n")
  }

  @Test func unreadableFileMakesNoEntryStale() async throws {
    try folder.write([
      "A.swift": view("Text(\"New\")"), "Localizable.xcstrings": CatalogText.of(("Gone", [])),
    ])
    try FileManager.default.createSymbolicLink(atPath: folder("B.swift"), withDestinationPath: "nowhere")
    let result = try await sync()
    #expect(result.code == 2)
    #expect(result.errors.contains("B.swift: error: cannot be read: No such file or directory [unreadable]\n"))
    #expect(try folder.read("Localizable.xcstrings") == CatalogText.of(("Gone", []), ("New", [])))
  }

  @Test(arguments: ["o.m", "o.mm", "o.c"])
  func objectiveCKeysAreKept(_ name: String) async throws {
    let code = "id a = NSLocalizedString(@\"Old\", nil);\n"
    try folder.write(["A.swift": view("Text(\"New\")"), "L/o.h": "", "L/\(name)": code])
    try folder.write(["Localizable.xcstrings": CatalogText.of(("Gone", []), ("Old", []))])
    #expect(try await sync().code == 0)
    #expect(try folder.read("Localizable.xcstrings") == CatalogText.of(("New", []), ("Old", [])))
  }

  @Test func noStaleKeepsAllEntries() async throws {
    try folder.write(["A.swift": view("Text(\"New\")"), "Localizable.xcstrings": CatalogText.of(("Gone", []))])
    #expect(try await sync("--no-stale").code == 0)
    #expect(try folder.read("Localizable.xcstrings") == CatalogText.of(("Gone", []), ("New", [])))
    #expect(try await sync().output.contains("1 removed"))
  }

  @Test func massStaleNeedsAnOption() async throws {
    let keys = (10..<40).map { (key: "key \($0)", lines: [String]()) }
    try folder.write(["A.swift": view("Text(\"key 10\")"), "Localizable.xcstrings": CatalogText.of(keys)])
    let refused = try await sync()
    #expect(refused.code == 2)
    #expect(refused.errors.contains("[mass-stale]") && refused.output.isEmpty)
    #expect(try folder.read("Localizable.xcstrings") == CatalogText.of(keys))
    #expect(try await sync("--allow-mass-stale").code == 0)
    #expect(try folder.read("Localizable.xcstrings") == CatalogText.of(("key 10", [])))
  }

  @Test func catalogsAreCreatedOnRequest() async throws {
    try folder.write([
      "App/A.swift": view(
        "Text(\"One\")", "Text(String(localized: \"Two\", table: \"Other\"))",
        "Text(String(localized: \"No\", table: \"../x\"))")
    ])
    let refused = try await sync("App")
    #expect(refused.code == 2)
    #expect(refused.errors.contains("help: use `--create-catalogs` to create a catalog for each table"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder("")) == ["App"])
    let created = try await sync("App", "--create-catalogs")
    #expect(created.code == 2)
    #expect(created.errors.contains("[table-name]"))
    #expect(try folder.read("App/Localizable.xcstrings") == CatalogText.of(("One", [])))
    #expect(try folder.read("App/Other.xcstrings") == CatalogText.of(("Two", [])))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder("")) == ["App"])
  }

  @Test func invalidCatalogIsRejectedAndOthersAreWritten() async throws {
    let broken = "{\n  \"sourceLanguage\" : \"en\",\n<<<<<<< ours\n  \"strings\" : {}\n}"
    try folder.write([
      "A.swift": view("Text(\"One\")", "Text(String(localized: \"Two\", table: \"Other\"))"),
      "Localizable.xcstrings": broken,
      "Other.xcstrings": CatalogText.of(),
    ])
    let result = try await sync()
    #expect(result.code == 2)
    #expect(result.errors.hasPrefix("Localizable.xcstrings:3:1: error: "))
    #expect(result.output == "Other.xcstrings: 1 added\n")
    #expect(try folder.read("Localizable.xcstrings") == broken)
  }

  @Test func catalogsNotForCodeAreNotChanged() async throws {
    let other = CatalogText.of(("CFBundleName", []))
    try folder.write(["A.swift": view("Text(\"One\")"), "Localizable.xcstrings": CatalogText.of()])
    try folder.write(["InfoPlist.xcstrings": other, "Main.xcstrings": other, "Base.lproj/Main.storyboard": ""])
    try folder.write(["de.lproj/Localizable.xcstrings": other, "de.xcloc/Localizable.xcstrings": other])
    #expect(try await sync().output == "Localizable.xcstrings: 1 added\n")
    for name in ["InfoPlist", "Main", "de.lproj/Localizable", "de.xcloc/Localizable"] {
      #expect(try folder.read(name + ".xcstrings") == other)
    }
    let named = try await sync("--catalog", "InfoPlist.xcstrings")
    #expect(named.code == 2 && named.errors.contains("generated from Info.plist"))
  }

  @Test func stringsBelongToTheNearestCatalogAndUsedKeysAreKept() async throws {
    try folder.write([
      "App/A.swift": view("Text(\"App\")", "Text(\"Shared\")", "Text(String(localized: \"None\", table: \"T\"))"),
      "Widget/W.swift": view("Text(\"Widget\")", "Text(String(localized: \"Nowhere\", table: \"T\"))"),
      "App/Localizable.xcstrings": CatalogText.of(),
      "Widget/Localizable.xcstrings": CatalogText.of(("Gone", []), ("Shared", [])),
    ])
    let result = try await sync()
    #expect(result.code == 0)
    #expect(
      result.errors == "App/A.swift:6:28: warning: 2 strings are not in any catalog because "
        + "no catalog is named \"T\" [table-without-catalog]\n")
    #expect(try folder.read("App/Localizable.xcstrings") == CatalogText.of(("App", []), ("Shared", [])))
    #expect(try folder.read("Widget/Localizable.xcstrings") == CatalogText.of(("Shared", []), ("Widget", [])))
  }

  @Test func keysOfUnknownTypeAreReportedUnlessAccepted() async throws {
    try folder.write([
      "A.swift": view("Text(\"\\(mystery.value) left\")", "Text(\"\\(mystery.value) right\")"),
      "Localizable.xcstrings": CatalogText.of(("%lld left", CatalogText.translated("%lld links"))),
    ])
    let before = try folder.read("Localizable.xcstrings")
    let careful = try await sync()
    #expect(careful.errors.contains("A.swift:5:13: warning: the type of `mystery.value` is unknown"))
    #expect(careful.errors.contains("or accept `%@` with `--accept-assumed`\n"))
    #expect(try folder.read("Localizable.xcstrings") == before)
    #expect(try await sync("--accept-assumed").code == 0)
    #expect(try folder.read("Localizable.xcstrings").contains("\"%@ right\""))
  }

  @Test func linksToCatalogsAreKept() async throws {
    try folder.write(["A.swift": view("Text(\"One\")"), "shared/Texts": CatalogText.of()])
    try FileManager.default.createSymbolicLink(
      atPath: folder("Localizable.xcstrings"), withDestinationPath: "shared/Texts")
    #expect(try await sync().code == 0)
    #expect(try folder.read("shared/Texts") == CatalogText.of(("One", [])))
    #expect(try FileStatus(of: folder("Localizable.xcstrings"), followsLinks: false).kind == .link)
  }

  /// Two targets share a catalog through a link: one run syncs the strings of both, and the second run changes nothing.
  @Test func catalogWithTwoNamesIsSyncedOnce() async throws {
    let kept = CatalogText.translated("Beide", comment: "App\\nWidget")
    try folder.write([
      "App/A.swift": view("Text(\"App\")", "Text(String(localized: \"Both\", comment: \"App\"))"),
      "Widget/W.swift": view("Text(\"Widget\")", "Text(String(localized: \"Both\", comment: \"Widget\"))"),
      "App/Localizable.xcstrings": CatalogText.of(("Both", kept), ("Gone", CatalogText.translated("Weg"))),
      ".git/HEAD": "",
    ])
    try FileManager.default.createSymbolicLink(
      atPath: folder("Widget/Localizable.xcstrings"), withDestinationPath: "../App/Localizable.xcstrings")
    let part = try await sync("App")
    #expect(part.output == "App/Localizable.xcstrings: 1 added\n")
    #expect(part.errors.contains("Widget/W.swift was not scanned and might use them"))
    let whole = try await sync()
    #expect(whole.output == "App/Localizable.xcstrings: 1 added, 1 stale\n")
    #expect(
      try folder.read("App/Localizable.xcstrings")
        == CatalogText.of(
          ("App", []), ("Both", kept), ("Gone", CatalogText.translated("Weg", state: "stale")), ("Widget", [])))
    #expect(try await sync().output == "all catalogs are up to date\n")
  }

  @Test func removeStaleRemovesStaleKeys() async throws {
    let catalog = CatalogText.of(("Old tide", CatalogText.translated("Alte Flut", state: "stale")), ("Tide", []))
    try folder.write(["V.swift": view("Text(\"Tide\")"), "Localizable.xcstrings": catalog])
    let plain = try await sync()
    #expect(try plain.code == 0 && folder.read("Localizable.xcstrings") == catalog)
    let hint = try await sync("--remove-unused")
    #expect(try hint.errors.contains("--remove-stale") && folder.read("Localizable.xcstrings") == catalog, "\(hint)")
    let run = try await sync("--remove-stale")
    #expect(run.output == "Localizable.xcstrings: 1 removed\n", "\(run)")
    #expect(try folder.read("Localizable.xcstrings") == CatalogText.of(("Tide", [])))
  }

  @Test func secondRunOfAPartChangesNothing() async throws {
    try folder.write([
      "project.yml": SpecProject.specification, "App/App.swift": view("Text(\"app\")"),
      "Shared/Both.swift": "import SwiftUI\nlet both = Text(\"both\", tableName: \"Menu\")\n",
      "Widget/Widget.swift": view("Text(\"widget\")"),
    ])
    #expect(try await sync("--create-catalogs", "App").output == "App/Localizable.xcstrings: created; 1 added\n")
    let catalog = try folder.read("App/Localizable.xcstrings")
    let second = try await sync("--create-catalogs", "App")
    #expect(second.code == 0 && second.output == "up to date (additions only)\n", "\(second)")
    #expect(try folder.read("App/Localizable.xcstrings") == catalog)
    #expect(!FileManager.default.fileExists(atPath: folder("Widget/Localizable.xcstrings")))
  }
}
