import Foundation
import ProjectTestSupport
import Testing

/// Tests tables that have a `.stringsdict` and no `.strings`.
@Suite struct StringsDictTableTests {
  private let folder: TemporaryFolder
  private static let path = "App/en.lproj/Harbour.stringsdict"
  private static let germanPath = "App/de.lproj/Harbour.stringsdict"
  private static let plainPath = "App/ja.lproj/Harbour.strings"
  private static let plain = "\"oars\" = \"櫂\";\n\"gone\" = \"昔\";\n\"own\" = \"独\";\n"

  private static func table(_ keys: String...) -> String {
    let entries = keys.map { key in
      "\t<key>\(key)</key>\n\t<dict>\n\t\t<key>NSStringLocalizedFormatKey</key>\n\t\t<string>%d \(key)</string>\n\t</dict>\n"
    }
    return "<plist version=\"1.0\">\n<dict>\n\(entries.joined())</dict>\n</plist>\n"
  }

  private static func look(_ keys: String...) -> String {
    "import Foundation\n"
      + keys.map { "let \($0) = NSLocalizedString(\"\($0)\", tableName: \"Harbour\", comment: \"\")\n" }.joined()
  }

  init() throws {
    folder = try TemporaryFolder()
    try folder.write([
      "App/App.swift": Self.look("boats", "oars"), Self.path: Self.table("boats", "gone", "oars"),
      Self.germanPath: Self.table("gone", "oars"), Self.plainPath: Self.plain,
    ])
  }

  private func sync(_ words: String...) async throws -> ToolRun {
    try await ToolRun.strex(["sync"] + words, in: folder)
  }

  @Test func knownKeysAreUpToDate() async throws {
    let run = try await sync("--check")
    #expect(run.code == 0 && run.output == "all catalogs are up to date\n", "\(run.output)\(run.errors)")
    #expect(
      run.errors == "\(Self.path): note: 1 key is not in any source file: \"gone\" [unused-keys]\n"
        + "help: use `--remove-unused` to remove them\n")
  }

  /// No catalog is created next to the table, because the two cannot be built together.
  @Test(arguments: [[], ["--create-catalogs"], ["--fill"]])
  func newKeysAreNotAdded(words: [String]) async throws {
    try folder.write([
      "App/App.swift": Self.look("boats", "oars", "gone", "sails", "own") + "let r = Text(\"%@ → %@\")\n"
    ])
    let run = try await ToolRun.strex(["sync"] + words, in: folder)
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.errors.contains("\(Self.path): note: 1 key was not added because "), "\(run.errors)")
    #expect(try folder.read(Self.path) == Self.table("boats", "gone", "oars"))
    #expect(!FileManager.default.fileExists(atPath: folder("App/Harbour.xcstrings")))
    #expect(try folder.read(Self.plainPath) == Self.plain)
  }

  @Test func unusedKeysAreRemovedFromAllLanguages() async throws {
    let check = try await sync("--remove-unused", "--check")
    #expect(check.code == 1 && check.output.contains("\(Self.path): would remove 1\n"), "\(check.output)")
    let run = try await sync("--remove-unused")
    #expect(run.code == 0, "\(run.errors)")
    #expect(try folder.read(Self.path) == Self.table("boats", "oars"))
    #expect(try folder.read(Self.germanPath) == Self.table("oars"))
    #expect(try folder.read(Self.plainPath) == "\"oars\" = \"櫂\";\n\"own\" = \"独\";\n")
    #expect(try await sync("--remove-unused", "--check").code == 0)
  }

  @Test func possiblyUsedKeysAreKept() async throws {
    try folder.write(["App/More.swift": "let key = \"gone\"\n"])
    #expect(try await sync("--remove-unused").code == 0)
    #expect(try folder.read(Self.path) == Self.table("boats", "gone", "oars"))
  }

  @Test func otherLanguagesAreFilled() async throws {
    let run = try await sync("--fill")
    #expect(run.code == 0 && run.errors.contains("there is no .stringsdict file for `ja`"), "\(run.errors)")
    let boats = Self.table("boats").replacing("\t<key>boats", with: "\t<!-- [new] -->\n\t<key>boats")
    let entry = boats.split(separator: "<dict>\n", maxSplits: 1)[1].replacing("</dict>\n</plist>\n", with: "")
    let end = "</dict>\n</plist>\n"
    #expect(
      try folder.read(Self.germanPath)
        == Self.table("gone", "oars").replacing("\t</dict>\n" + end, with: "\t</dict>\n" + entry + end))
    #expect(try folder.read(Self.plainPath) == Self.plain)
  }

  @Test func renamesApplyToAllLanguages() async throws {
    try folder.write(["App/App.swift": Self.look("boats", "ships")])
    let run = try await sync("--rename", "oars=ships")
    #expect(run.code == 0, "\(run.errors)")
    #expect(try folder.read(Self.path).contains("<key>ships</key>"))
    #expect(try folder.read(Self.germanPath).contains("<key>ships</key>"))
    #expect(try folder.read(Self.plainPath).contains("\"ships\" = \"櫂\";\n"))
  }

  @Test func lintAndStatusReadThem() async throws {
    try folder.write([".strex.json": "{\"rules\": [{\"rule\": \"unused-key\", \"enabled\": true}]}"])
    let lint = try await ToolRun.strex("lint", in: folder)
    #expect(
      lint.output.contains("\(Self.path):8:2: note: \"gone\" is no longer used in code"),
      "\(lint.output)\(lint.errors)")
    let status = try await ToolRun.strex("status", in: folder)
    #expect(status.code == 0 && status.output.contains("App/*.lproj/Harbour.strings"), "\(status.output)")
  }

  @Test func tableCanBeSelected() async throws {
    let run = try await sync("--catalog", Self.path, "App", "--remove-unused")
    #expect(run.code == 0, "\(run.errors)")
    #expect(try folder.read(Self.path) == Self.table("boats", "oars"))
  }

  /// If both exist in different folders, plain texts belong to the same table as before.
  @Test func stringsTakePrecedence() async throws {
    try folder.write([
      "Texts/en.lproj/Harbour.strings": "\"boats\" = \"b\";\n", "App/App.swift": Self.look("boats", "sails"),
    ])
    let run = try await sync()
    #expect(
      run.code == 0 && run.output.hasPrefix("Texts/en.lproj/Harbour.strings: 1 added"), "\(run.output)\(run.errors)")
    #expect(try folder.read(Self.path) == Self.table("boats", "gone", "oars"))
  }

  @Test func tablesOfNoLanguageCount() async throws {
    let other = try TemporaryFolder()
    try other.write(["App/App.swift": Self.look("boats"), "App/Harbour.stringsdict": Self.table("boats", "gone")])
    let run = try await ToolRun.strex("sync", "--remove-unused", in: other)
    #expect(run.code == 0, "\(run.errors)")
    #expect(try other.read("App/Harbour.stringsdict") == Self.table("boats"))
  }

  @Test func settingsBundlesAreNotChanged() async throws {
    let path = "App/Settings.bundle/en.lproj/Root.stringsdict"
    try folder.write([
      path: Self.table("old"), "App/Settings.bundle/Root.plist": "<plist><dict></dict></plist>",
    ])
    let run = try await sync("--remove-unused")
    #expect(run.code == 0 && !run.errors.contains("Settings"), "\(run.errors)")
    #expect(try folder.read(path) == Self.table("old"))
  }

  /// A commit is checked for this table like for any other.
  @Test func commitsAreChecked() async throws {
    try folder.git("init", "-q")
    try folder.git("add", ".")
    #expect(try await sync("--staged", "--check").code == 0)
    let run = try await sync("--staged", "--remove-unused", "--fix")
    #expect(run.code == 0, "\(run.errors)")
    #expect(try folder.read(Self.path) == Self.table("boats", "oars"))
    #expect(try await sync("--staged", "--check", "--remove-unused").code == 0)
  }
}
