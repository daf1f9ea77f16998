import Foundation
import ProjectTestSupport
import Testing

@testable import strex

/// Tests intent definitions and settings panes with all commands.
@Suite struct SettingsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write([
      "App/A.swift": "let a = 1\n",
      "App/Base.lproj/Ferries.intentdefinition": Self.list(
        """
        <key>INIntents</key><array><dict>
        <key>INIntentTitle</key><string>Next Ferry</string><key>INIntentTitleID</key><string>gpCwrM</string>
        </dict></array>
        """),
      "Settings.bundle/Root.plist": Self.list(
        """
        <key>StringsTable</key><string>Root</string>
        <key>PreferenceSpecifiers</key><array>
        <dict><key>Type</key><string>PSGroupSpecifier</string><key>Title</key><string>Lights</string></dict>
        <dict><key>Type</key><string>PSChildPaneSpecifier</string><key>Title</key><string>Licences</string>
        <key>File</key><string>Licences</string></dict>
        <dict><key>Type</key><string>PSChildPaneSpecifier</string><key>File</key><string>../Outside</string></dict>
        </array>
        """),
      "Settings.bundle/Licences.plist": Self.list("<key>Title</key><string>Not translated</string>"),
      "Outside.plist": Self.list("<key>Title</key><string>Not ours</string>"),
      "Settings.bundle/en.lproj/Root.strings": "\"Lights\" = \"Lights\";\n\"Gone\" = \"Gone\";\n",
      "Settings.bundle/de.lproj/Root.strings": "\"Lights\" = \"Lichter\";\n\"Gone\" = \"Weg\";\n",
    ])
  }

  private static func list(_ members: String) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\"><dict>\n\(members)\n</dict></plist>\n"
  }

  private func strex(_ arguments: String...) async throws -> ToolRun { try await ToolRun.strex(arguments, in: folder) }

  @Test func textsAreExtracted() async throws {
    let json = try await strex("extract", "--format", "json").output
    for text in ["gpCwrM", "Next Ferry", "Lights", "Licences"] { #expect(json.contains("\"\(text)\"")) }
    for text in ["Not translated", "Not ours"] { #expect(!json.contains(text)) }
  }

  @Test func textsAreExplained() async throws {
    let intent = try await strex("explain", "App/Base.lproj/Ferries.intentdefinition:4")
    #expect(intent.output.contains("Xcode extracts INIntentTitle with its ID as the key."))
    #expect(
      intent.output.contains("It does not belong to a catalog because App/mul.lproj/Ferries.xcstrings does not exist."))
    let setting = try await strex("explain", "Settings.bundle/Root.plist:5")
    #expect(setting.output.contains("It belongs to Settings.bundle/en.lproj/Root.strings."))
    #expect(try await strex("explain", "Settings.bundle/Root.plist:2").output.contains("no text on line"))
  }

  /// The staged version counts, not the file on disk.
  @Test func stagedPanesAreRead() async throws {
    try folder.git("init", "-q")
    try folder.git("add", "-A")
    try folder.write(["Settings.bundle/Root.plist": "<plist version=\"1.0\"><dict/></plist>"])
    let table = "Settings.bundle/en.lproj/Root.strings"
    let all = try await strex("sync", "--staged", "--check")
    #expect(all.code == 0 && all.errors.isEmpty, "\(all)")
    let check = try await strex("sync", "--staged", "--check", "--catalog", table)
    #expect(check.code == 1 && check.output.contains("Settings.bundle/Root.plist:"), "\(check)")
    let before = try folder.read(table)
    #expect(try await strex("sync", "--staged", "--fix", "--catalog", table).code == 0)
    #expect(try folder.read(table).hasPrefix(before) && folder.read(table).contains("\"Licences\" = \"Licences\";"))
    #expect(try await strex("sync", "--staged", "--check", "--catalog", table).code == 0)
  }

  @Test func intentCatalogsAreSynced() async throws {
    try folder.write(["App/mul.lproj/Ferries.xcstrings": CatalogText.of()])
    #expect(try await strex("sync").code == 0)
    let catalog = try folder.read("App/mul.lproj/Ferries.xcstrings")
    for text in ["\"gpCwrM\" : {", "\"extracted_with_value\"", "\"value\" : \"Next Ferry\""] {
      #expect(catalog.contains(text))
    }
    #expect(!catalog.contains("comment"))
    #expect(try await strex("sync", "--check").code == 0)
  }

  @Test func tablesOfSettingsChangeOnlyWhenNamed() async throws {
    let table = "Settings.bundle/en.lproj/Root.strings"
    let run = try await strex("sync")
    #expect(
      run.errors.contains("\(table): note: the table is missing 1 string from its settings panes, such as \"Licences\"")
    )
    #expect(try folder.read(table) == "\"Lights\" = \"Lights\";\n\"Gone\" = \"Gone\";\n")
    #expect(try await strex("sync", "--catalog", table).code == 0)
    #expect(try folder.read(table).contains("\"Licences\" = \"Licences\";"))
    #expect(try folder.read(table).contains("\"Gone\""))
    #expect(try await strex("sync", "--catalog", table, "--remove-unused").code == 0)
    #expect(try !folder.read(table).contains("\"Gone\""))
    #expect(try !folder.read("Settings.bundle/de.lproj/Root.strings").contains("\"Gone\""))
  }

  @Test func tablesOfSettingsAreExported() async throws {
    #expect(try await strex("export", "--format", "xliff", "--output", "Out", "--language", "de").code == 0)
    let text = try folder.read("Out/de.xliff")
    #expect(text.contains("original=\"Settings.bundle/en.lproj/Root.strings\""))
    #expect(text.contains(">Lichter</target>"))
  }

  /// Each row: the folder of the tables in the source language, and other folders.
  static let bases: [(own: String, others: [String])] = [("Base", []), ("en", ["Base"])]

  @Test(arguments: bases.indices) func baseTablesAreInTheSourceLanguage(_ row: Int) async throws {
    let (own, others) = Self.bases[row]
    let table = { (region: String) -> String in "Settings.bundle/\(region).lproj/Root.strings" }
    let before = try folder.read(table("en"))
    if own != "en" { try FileManager.default.removeItem(atPath: folder("Settings.bundle/en.lproj")) }
    for region in [own] + others { try folder.write([table(region): before]) }
    #expect(try await strex("extract").output.contains("\"Licences\" [Root]"))
    let run = try await strex("sync", "--catalog", table(own), "--fill")
    #expect(run.code == 0, "\(run)")
    let after = try folder.read(table(own))
    #expect(after.contains("\"Licences\" = \"Licences\";") && !after.contains("[new]"))
    #expect(try folder.read(table("de")).contains("[new]"))
    for region in others { #expect(try folder.read(table(region)) == before) }
  }

  @Test func invalidPanesAreReported() async throws {
    try folder.write(["Settings.bundle/Root.plist": "<plist><dict>"])
    let run = try await strex("sync", "--catalog", "Settings.bundle/en.lproj/Root.strings")
    #expect(run.errors.contains("Settings.bundle/Root.plist:"))
    #expect(try folder.read("Settings.bundle/en.lproj/Root.strings").contains("Gone"))
  }
}
