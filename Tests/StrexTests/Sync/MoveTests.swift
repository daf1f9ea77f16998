import Foundation
import ProjectTestSupport
import Testing

@testable import strex

/// Tests keys that move to another table, from the sources to the catalogs.
@Suite struct MoveTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func view(_ texts: String...) -> String {
    "import SwiftUI\nstruct V: View {\n  var body: some View {\n"
      + texts.map { "    Text(\($0))\n" }.joined() + "  }\n}\n"
  }

  private func sync(_ arguments: String...) async throws -> ToolRun {
    try await ToolRun.strex(["sync"] + arguments, in: folder)
  }

  private let main = "Localizable.xcstrings"
  private let table = "Inspector.xcstrings"
  private let hello = ("Hello", CatalogText.translated("Hallo"))
  private let bye = ("Bye", CatalogText.translated("Tschüss"))

  /// Writes a table with two keys and code that uses one of them in another table.
  private func split() throws {
    try folder.write([
      "V.swift": view("\"Hello\", tableName: \"Inspector\"", "\"Bye\""), main: CatalogText.of(bye, hello),
    ])
  }

  @Test func splitTableKeepsItsTranslations() async throws {
    try split()
    let check = try await sync("--check", "--create-catalogs")
    #expect(check.code == 1)
    #expect(
      check.output == """
        Localizable.xcstrings:14:5: warning: "Hello" now belongs to Inspector.xcstrings; its entry will be moved there [moved-key]
        V.swift:4:10: warning: "Hello" is missing from Inspector.xcstrings; its entry will be moved there from \
        Localizable.xcstrings [missing-key]
        Localizable.xcstrings: would move 1 away
        Inspector.xcstrings: would be created, move 1 here

        """)
    let json = try await sync("--dry-run", "--create-catalogs", "--format=json").output
    #expect(json.contains(#""moved":[{"key":"Hello","to":["Inspector.xcstrings"],"line":14}]"#))
    #expect(json.contains(#""moved":[{"key":"Hello","from":"Localizable.xcstrings","sites":"#))
    #expect(try await sync("--create-catalogs").code == 0)
    #expect(try folder.read(main) == CatalogText.of(bye))
    #expect(try folder.read(table) == CatalogText.of(hello))
    #expect(try await sync().output == "all catalogs are up to date\n")
  }

  @Test func joinedTableKeepsItsTranslations() async throws {
    try folder.write([
      "V.swift": view("\"Hello\"", "\"Bye\""), main: CatalogText.of(bye), table: CatalogText.of(hello),
    ])
    #expect(try await sync().code == 0)
    #expect(try folder.read(main) == CatalogText.of(bye, hello))
    #expect(try folder.read(table) == CatalogText.of())
  }

  @Test(arguments: [["Inspector.xcstrings"], ["Localizable.xcstrings"]])
  func runOnOneCatalogDoesNotMoveEntries(_ catalogs: [String]) async throws {
    try split()
    try folder.write([table: CatalogText.of()])
    for catalog in catalogs { #expect(try await sync("--catalog", catalog).code == 0) }
    #expect(try folder.read(main) == CatalogText.of(bye, hello))
    #expect(try await sync().code == 0)
    #expect(try folder.read(main) == CatalogText.of(bye))
    #expect(try folder.read(table) == CatalogText.of(hello))
  }

  @Test func unwritableCatalogPreventsTheMove() async throws {
    try split()
    try folder.write([table: CatalogText.of()])
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: folder(table))
    #expect(try await sync().code == 2)
    #expect(try folder.read(main) == CatalogText.of(bye, hello))
    #expect(try folder.read(table) == CatalogText.of())
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: folder(table))
    #expect(try await sync().code == 0)
    #expect(try folder.read(table) == CatalogText.of(hello))
  }

  @Test func hookMovesStagedEntries() async throws {
    try folder.write([
      "V.swift": view("\"Hello\"", "\"Bye\""), main: CatalogText.of(bye, hello), table: CatalogText.of(),
    ])
    try folder.git("init", "-q")
    try folder.git("add", ".")
    try folder.git("commit", "-qm", "One")
    try folder.write(["V.swift": view("\"Hello\", tableName: \"Inspector\"", "\"Bye\"")])
    try folder.git("add", ".")
    #expect(try await sync("--staged", "--check").output.contains("would move 1 here"))
    #expect(try await sync("--staged", "--fix").code == 0)
    #expect(try folder.read(main) == CatalogText.of(bye))
    #expect(try folder.read(table) == CatalogText.of(hello))
    #expect(try await sync("--staged", "--check").code == 0)
  }

  @Test func invalidWorkTreeCatalogKeepsTheEntry() async throws {
    try split()
    try folder.write([table: CatalogText.of()])
    try folder.git("init", "-q")
    try folder.git("add", ".")
    try folder.write([table: "<<<<<<< ours\n"])
    let run = try await sync("--staged", "--fix")
    #expect(run.code == 0 && run.errors.contains("[work-tree]"))
    #expect(try folder.read(main) == CatalogText.of(bye, hello))
    #expect(try await sync("--staged", "--check").code == 0)
  }

  /// Returns many keys with their translations.
  private func many(_ name: String, _ range: Range<Int>) -> [(key: String, lines: [String])] {
    range.map { ("\(name) \($0 + 10)", CatalogText.translated("\(name) \($0 + 10) de")) }
  }

  /// The literals of keys, in a table.
  private func literals(_ entries: [(key: String, lines: [String])], _ table: String) -> [String] {
    entries.map { "\"\($0.key)\", tableName: \"\(table)\"" }
  }

  /// The number of keys in both tables with a translation in one of them.
  private func translated() throws -> Int {
    let catalogs = try [main, table].map { try folder.read($0) }.joined()
    return Set(catalogs.matches(of: /"value" : "(.*)"/).map(\.output.1)).count
  }

  /// A catalog that is not written because too many keys would become stale receives no entries, so the others keep
  /// theirs.
  @Test func skippedCatalogReceivesNoEntries() async throws {
    let (all, own) = (many("a", 0..<30), many("z", 0..<30))
    let texts = literals(Array(all[5...]), "Localizable") + literals(Array(all[..<5]), "Inspector")
    try folder.write([
      "V.swift": "import SwiftUI\nlet texts = [\(texts.map { "Text(\($0))" }.joined(separator: ", "))]\n",
      main: CatalogText.of(all), table: CatalogText.of(own),
    ])
    let run = try await sync()
    #expect(run.code == 2 && run.errors.contains("Inspector.xcstrings: error: 30 of 30 keys"))
    #expect(try folder.read(main) == CatalogText.of(all))
    #expect(try folder.read(table) == CatalogText.of(own))
    #expect(try await sync("--allow-mass-stale").code == 0)
    #expect(try folder.read(main) == CatalogText.of(Array(all[5...])))
    #expect(try translated() == 60)
  }

  /// If catalogs exchange entries, one of them keeps its entries, and may not be written in the next sync.
  @Test(arguments: [30, 16, 5])
  func exchangedEntriesAreNotLost(_ count: Int) async throws {
    let (ours, theirs) = (many("a", 0..<30), many("b", 0..<30))
    let texts =
      literals(Array(ours[..<count] + theirs[count...]), "Inspector")
      + literals(Array(theirs[..<count] + ours[count...]), "Localizable")
    try folder.write([
      "V.swift": "import SwiftUI\nlet texts = [\(texts.map { "Text(\($0))" }.joined(separator: ", "))]\n",
      main: CatalogText.of(ours), table: CatalogText.of(theirs),
    ])
    for _ in 0..<3 {
      _ = try await sync()
      #expect(try translated() == 60)
    }
  }

  /// A view that moves to another module takes its texts along, even if that module had no catalog before.
  @Test func newCatalogOfAnotherTargetReceivesEntries() async throws {
    let package = """
      // swift-tools-version: 6.0
      let package = Package(name: "P", defaultLocalization: "en", targets: [.target(name: "A"), .target(name: "B")])
      """
    try folder.write([
      "Package.swift": package, "Sources/A/V.swift": view("\"Bye\""), "Sources/B/V.swift": view("\"Hello\""),
      "Sources/A/Localizable.xcstrings": CatalogText.of(bye, hello),
    ])
    #expect(try await sync("--create-catalogs").code == 0)
    #expect(try folder.read("Sources/A/Localizable.xcstrings") == CatalogText.of(bye))
    #expect(try folder.read("Sources/B/Localizable.xcstrings") == CatalogText.of(hello))
    #expect(try await sync("--create-catalogs").output == "all catalogs are up to date\n")
  }

  /// One key may have different texts, for example the titles of an app and of its extension.
  @Test func keyWithAnotherSourceTextIsOfferedNoCopy() async throws {
    let title = "String(localized: \"title\", defaultValue: \"Library\""
    try folder.write([
      "V.swift":
        "import SwiftUI\nlet a = \(title))\nlet b = \(title.replacing("Library", with: "Share")), table: \"Inspector\")\n",
      main: CatalogText.of(), table: CatalogText.of(),
    ])
    _ = try await sync()
    let german = try folder.read(main).replacing(
      "\"en\" :",
      with:
        "\"de\" : {\n          \"stringUnit\" : {\n            \"state\" : \"translated\",\n            \"value\" : \"Bibliothek\"\n          }\n        },\n        \"en\" :"
    )
    try folder.write([main: german, table: CatalogText.of()])
    let check = try await sync("--check")
    #expect(check.output.contains("would add 1") && !check.errors.contains("translated-elsewhere"), "\(check)")
  }

  /// After a split, both tables use the key.
  @Test func keyOfBothTablesIsOfferedACopy() async throws {
    let hello = ("Hello", CatalogText.translated("Hallo"))
    try folder.write([
      "V.swift":
        "import SwiftUI\nlet a = Text(\"Hello\")\nlet b = Text(\"Hello\", tableName: \"Inspector\")\n",
      main: CatalogText.of(hello), table: CatalogText.of(),
    ])
    let check = try await sync("--check")
    #expect(
      check.errors.contains(
        "note: 1 new key is already translated in \(main): \"Hello\" [translated-elsewhere]\nhelp: use `--copy-translations`"
      ),
      "\(check)")
    let run = try await sync("--copy-translations")
    #expect(run.code == 0 && !run.errors.contains("[translated-elsewhere]"), "\(run)")
    #expect(run.output == "\(table): 1 copied here\n")
    #expect(try folder.read(main) == CatalogText.of(hello))
    #expect(try folder.read(table) == CatalogText.of(hello))
    #expect(try await sync("--check").code == 0)
    // The advice also helps after a run that has added the key.
    try folder.write([table: CatalogText.of()])
    #expect(try await sync().errors.contains("help: use `--copy-translations`"))
    _ = try await sync("--copy-translations")
    #expect(try folder.read(table) == CatalogText.of(hello))
  }
}

/// Tests where new catalogs are created, and catalogs that no target compiles.
@Suite struct NewCatalogTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func strex(_ arguments: String...) async throws -> ToolRun {
    try await ToolRun.strex(arguments, in: folder)
  }

  private func text(_ key: String, in table: String) -> String {
    "import SwiftUI\nlet text = Text(\"\(key)\", tableName: \"\(table)\")\n"
  }

  @Test func newCatalogIsNextToPackageResources() async throws {
    try folder.write([
      "Package.swift": """
      // swift-tools-version: 6.0
      let package = Package(name: "P", defaultLocalization: "en", targets: [
        .target(name: "A", resources: [.process("Texts")]), .target(name: "B"), .target(name: "C"),
      ])
      """,
      "Sources/A/Texts/notes.txt": "", "Sources/A/A.swift": text("a", in: "New"),
      "Sources/B/Strings/Localizable.xcstrings": CatalogText.of(), "Sources/B/Deep/B.swift": text("b", in: "New"),
      "Sources/C/C.swift": text("c", in: "New"),
    ])
    #expect(try await strex("sync", "--create-catalogs").code == 0)
    #expect(try folder.read("Sources/A/Texts/New.xcstrings") == CatalogText.of(("a", [])))
    #expect(try folder.read("Sources/B/Strings/New.xcstrings") == CatalogText.of(("b", [])))
    #expect(try folder.read("Sources/C/New.xcstrings") == CatalogText.of(("c", [])))
    let run = try await strex("sync", "--check")
    #expect(run.code == 0)
    #expect(!run.errors.contains("uncompiled-catalog"))
  }

  /// Found by random projects: a catalog was created in a place where another bundle has its own.
  @Test func stringOfAnotherBundleCreatesNoCatalogAtItsSource() async throws {
    try folder.write([
      "Package.swift": """
      // swift-tools-version: 6.0
      let package = Package(name: "P", defaultLocalization: "en", targets: [.target(name: "A"), .target(name: "B")])
      """,
      "Sources/A/Anchor.swift": "public class Anchor {}\n",
      "Sources/B/B.swift": "import Foundation\nlet b = String(localized: \"b\", bundle: Bundle(for: Anchor.self))\n",
      "Sources/B/Localizable.xcstrings": CatalogText.of(),
    ])
    let run = try await strex("sync", "--create-catalogs", "--dry-run")
    #expect(run.code == 0 && run.output.isEmpty)
    #expect(
      run.errors.contains("is not in any catalog because the bundle does not belong to target `B`"))
  }

  @Test func newCatalogInAGroupNeedsATarget() async throws {
    try folder.write(SmallProject.files())
    try folder.write(["Widget/Widget.swift": text("w", in: "New"), "App/App.swift": text("a", in: "Other")])
    let run = try await strex("sync", "--create-catalogs")
    #expect(try folder.read("Widget/New.xcstrings") == CatalogText.of(("w", [])))
    #expect(try folder.read("App/Other.xcstrings") == CatalogText.of(("a", [])))
    let warning = "App/Other.xcstrings: warning: no target compiles this catalog"
    #expect(run.errors.contains(warning))
    #expect(!run.errors.contains("New.xcstrings: warning: no target"))
    for words in [["sync"], ["sync", "--check"], ["targets"], ["audit"]] {
      let run = try await ToolRun.strex(words, in: folder)
      #expect(run.errors.contains(warning), "\(words)")
      #expect(run.errors.contains("[uncompiled-catalog]"), "\(words)")
    }
  }

  @Test func newCatalogIsNextToOthersOfTheFolder() async throws {
    try folder.write(["Views/V.swift": text("v", in: "New"), "Resources/Localizable.xcstrings": CatalogText.of()])
    #expect(try await strex("sync", "--create-catalogs").code == 0)
    #expect(try folder.read("Resources/New.xcstrings") == CatalogText.of(("v", [])))
  }
}
