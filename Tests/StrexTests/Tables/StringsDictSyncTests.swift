import Foundation
import ProjectTestSupport
import Testing

/// Tests `strex sync` of `.stringsdict` files next to `.strings` tables without a catalog.
@Suite struct StringsDictSyncTests {
  private let folder: TemporaryFolder
  private static let path = "App/en.lproj/Localizable.stringsdict"
  private static let germanPath = "App/de.lproj/Localizable.stringsdict"

  private static func entry(_ key: String, comment: String = "") -> String {
    """
    \(comment)\t<key>\(key)</key>
    \t<dict>
    \t\t<key>NSStringLocalizedFormatKey</key>
    \t\t<string>%#@n@</string>
    \t\t<key>n</key>
    \t\t<dict>
    \t\t\t<key>NSStringFormatSpecTypeKey</key>
    \t\t\t<string>NSStringPluralRuleType</string>
    \t\t\t<key>NSStringFormatValueTypeKey</key>
    \t\t\t<string>d</string>
    \t\t\t<key>one</key>
    \t\t\t<string>%d \(key)</string>
    \t\t\t<key>other</key>
    \t\t\t<string>%d \(key)s</string>
    \t\t</dict>
    \t</dict>

    """
  }

  private static func table(_ entries: String...) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n<dict>\n\(entries.joined())</dict>\n</plist>\n"
  }

  private static let boats = entry("boats", comment: "\t<!-- How many -->\n")
  private static let english = table(boats, entry("gone", comment: "\t<!-- Old -->\n"), entry("oars"))
  private static let german = table(entry("gone"), entry("oars"))

  init() throws {
    folder = try TemporaryFolder()
    try folder.write([
      "App/App.swift": """
      import SwiftUI
      let a = Text("Book")
      let b = NSLocalizedString("boats", comment: "")
      let c = NSLocalizedString("oars", comment: "")

      """,
      "App/en.lproj/Localizable.strings": "\"Book\" = \"Book\";\n",
      "App/de.lproj/Localizable.strings": "\"Book\" = \"Buchen\";\n", Self.path: Self.english,
      Self.germanPath: Self.german,
    ])
  }

  private func sync(_ words: String...) async throws -> ToolRun {
    try await ToolRun.strex(["sync"] + words, in: folder)
  }

  @Test func pluralKeysNeedNoPlainText() async throws {
    let run = try await sync("--check")
    #expect(run.code == 0 && run.output == "all catalogs are up to date\n")
    #expect(
      run.errors == "\(Self.path): note: 1 key is not in any source file: \"gone\" [unused-keys]\n"
        + "help: use `--remove-unused` to remove them\n")
  }

  @Test func lintReportsTheirPositions() async throws {
    try folder.write([".strex.json": "{\"rules\": [{\"rule\": \"unused-key\", \"enabled\": true}]}"])
    let run = try await ToolRun.strex("lint", in: folder)
    let note = "\(Self.path):22:2: note: \"gone\" is no longer used in code [unused-key]"
    #expect(run.output.contains(note), "\(run.output)\(run.errors)")
  }

  @Test func unusedKeysAreRemovedFromAllLanguages() async throws {
    let check = try await sync("--remove-unused", "--check")
    #expect(check.code == 1 && check.output.contains("\(Self.path): would remove 1\n"), "\(check.output)")
    #expect(try folder.read(Self.path) == Self.english)
    let run = try await sync("--remove-unused")
    #expect(run.code == 0, "\(run.errors)")
    #expect(try folder.read(Self.path) == Self.table(Self.boats, Self.entry("oars")))
    #expect(try folder.read(Self.germanPath) == Self.table(Self.entry("oars")))
    #expect(try await sync("--remove-unused", "--check").code == 0)
  }

  @Test(arguments: [
    "let d = look(\"gone\")", "let d = look(\"go\\(n)ne\")", "#if NEVER\nlet d = Text(\"gone\")\n#endif",
  ])
  func possiblyUsedKeysAreKept(_ code: String) async throws {
    try folder.write(["App/More.swift": "import SwiftUI\n\(code)\n"])
    #expect(try await sync("--remove-unused").code == 0)
    #expect(try folder.read(Self.path) == Self.english && folder.read(Self.germanPath) == Self.german)
  }

  /// A key may be plain in one language and vary in another.
  @Test func unusedKeysAreRemovedFromBothFiles() async throws {
    try folder.write([
      "App/en.lproj/Localizable.strings": "\"Book\" = \"Book\";\n\"gone\" = \"x\";\n\"dead\" = \"x\";\n",
      "App/de.lproj/Localizable.strings": "\"gone\" = \"x\";\n\"Book\" = \"Buchen\";\n",
      Self.germanPath: Self.table(Self.entry("dead"), Self.entry("oars")),
    ])
    #expect(try await sync("--remove-unused").code == 0)
    #expect(try folder.read("App/en.lproj/Localizable.strings") == "\"Book\" = \"Book\";\n")
    #expect(try folder.read("App/de.lproj/Localizable.strings") == "\"Book\" = \"Buchen\";\n")
    #expect(try folder.read(Self.germanPath) == Self.table(Self.entry("oars")))
  }

  @Test func otherLanguagesAreFilled() async throws {
    try folder.write(["App/fr.lproj/Localizable.strings": "\"Book\" = \"Réserver\";\n\"oars\" = \"rames\";\n"])
    let run = try await sync("--fill")
    #expect(run.code == 0)
    #expect(
      run.errors.contains("note: there is no .stringsdict file for `fr`, so the missing strings were not added"),
      "\(run.errors)")
    let comment = "\t<!-- [new] How many -->\n"
    #expect(
      try folder.read(Self.germanPath)
        == Self.table(Self.entry("gone"), Self.entry("oars"), Self.entry("boats", comment: comment)))
    #expect(try folder.read(Self.path) == Self.english)
    let status = try await ToolRun.strex("status", in: folder)
    #expect(
      status.output.contains("\n  de                 5             0       2        0      0     71%\n"),
      "\(status.output)")
    #expect(try await sync("--fill", "--check").code == 0)
  }

  /// An untranslated rule must not hide a language's text in `.strings`.
  @Test func rulesDoNotHideExistingTexts() async throws {
    try folder.write(["App/de.lproj/Localizable.strings": "\"Book\" = \"Buchen\";\n\"boats\" = \"Boote\";\n"])
    #expect(try await sync("--fill").code == 0)
    #expect(try folder.read(Self.germanPath) == Self.german)
  }

  @Test func chosenRenamesKeepTheRules() async throws {
    try folder.write([
      "App/App.swift": "import SwiftUI\nlet b = NSLocalizedString(\"boats\", comment: \"\")\nlet c = Text(\"Ships\")\n"
    ])
    let run = try await sync("--rename", "oars=Ships")
    #expect(run.code == 0, "\(run.errors)")
    #expect(try folder.read(Self.path) == Self.english.replacing("<key>oars<", with: "<key>Ships<"))
    #expect(try folder.read(Self.germanPath) == Self.german.replacing("<key>oars<", with: "<key>Ships<"))
    #expect(try folder.read("App/en.lproj/Localizable.strings") == "\"Book\" = \"Book\";\n")
  }

  @Test func duplicateKeysAreNotChanged() async throws {
    let text = Self.table(Self.entry("gone"), Self.entry("gone"))
    try folder.write([Self.path: text])
    let run = try await sync("--remove-unused")
    #expect(run.code == 0)
    let warning =
      "\(Self.path):20:2: warning: duplicate key \"gone\"; line 4 has the same value; "
      + "both entries were left unchanged [duplicate-member]"
    #expect(run.errors.contains(warning), "\(run.errors)")
    #expect(try folder.read(Self.path) == text)
  }

  @Test(arguments: [
    (path, "<plist><dict>\n<key>a</key><string>b</dict></plist>", "2:22: error: expected `</string>`"),
    (germanPath, "<plist><dict>\n<key>a</key>", "2:13: error: the file ends before the `<dict>` on line 1 is closed"),
  ])
  func invalidTablePreventsAllWrites(file: String, text: String, message: String) async throws {
    try folder.write([file: text])
    let run = try await sync("--remove-unused", "--fill")
    #expect(run.code == 2 && run.errors.contains("\(file):\(message)"), "\(run.errors)")
    #expect(try folder.read(file) == text)
    #expect(try folder.read("App/en.lproj/Localizable.strings") == "\"Book\" = \"Book\";\n")
  }

  @Test func stringsTableIsSuggestedInstead() async throws {
    let run = try await sync("--catalog", Self.path, "App")
    #expect(
      run.code == 2
        && run.errors.contains(
          "the file is updated together with the .strings table with the same name; pass the .strings table instead")
    )
    let named = try await sync("--catalog", "App/en.lproj/Localizable.strings", "App", "--remove-unused")
    #expect(named.code == 0, "\(named.errors)")
    #expect(try folder.read(Self.path) == Self.table(Self.boats, Self.entry("oars")))
  }
}
