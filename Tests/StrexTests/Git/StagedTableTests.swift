import Foundation
import ProjectTestSupport
import Testing

/// Tests `strex sync --staged` for tables without a catalog: the staged versions count and are synced.
@Suite struct StagedTableTests {
  private let folder: TemporaryFolder
  private static let (english, german) = ("App/en.lproj/Localizable.strings", "App/de.lproj/Localizable.strings")
  private static let (rules, germanRules) = (
    "App/en.lproj/Localizable.stringsdict", "App/de.lproj/Localizable.stringsdict"
  )
  private static let code =
    "import SwiftUI\nlet a = Text(\"Book\")\nlet b = NSLocalizedString(\"boats\", comment: \"\")\n"

  private static func dict(_ keys: String...) -> String {
    let entries = keys.map { key in
      "\t<key>\(key)</key>\n\t<dict>\n\t\t<key>NSStringLocalizedFormatKey</key>\n\t\t<string>x</string>\n\t</dict>\n"
    }
    return "<plist version=\"1.0\">\n<dict>\n\(entries.joined())</dict>\n</plist>\n"
  }

  init() throws {
    folder = try TemporaryFolder()
    try folder.write([
      "App/App.swift": Self.code, Self.english: "\"Book\" = \"Book\";\n", Self.german: "\"Book\" = \"Buchen\";\n",
      Self.rules: Self.dict("boats"), Self.germanRules: Self.dict("boats"),
    ])
    try folder.git("init", "-q")
    try folder.git("add", ".")
  }

  private func sync(_ words: String...) async throws -> ToolRun {
    try await ToolRun.strex(["sync", "--staged"] + words, in: folder)
  }

  private func staged(_ path: String) throws -> String {
    try Subprocess.run("/usr/bin/env", ["git", "-C", folder("."), "show", ":" + path]).output
  }

  private func stage(_ files: [String: String]) throws {
    try folder.write(files)
    try folder.git("add", ".")
  }

  private static let more = code + "let c = Text(\"Sell\", comment: \"A button\")\n"
  private static let added = "/* A button */\n\"Sell\" = \"Sell\";\n"

  @Test func stagedTablesCount() async throws {
    try folder.write(["App/App.swift": Self.more])
    #expect(try await sync("--check").code == 0)
    try folder.git("add", ".")
    // Another file in the work tree changes nothing.
    try folder.write([Self.english: "\"Book\" = \"Book\";\n\"Sell\" = \"Sell\";\n"])
    for _ in 0..<2 {
      let run = try await sync("--check")
      #expect(run.code == 1)
      let warning = "App/App.swift:4:14: warning: \"Sell\" is missing from \(Self.english) [missing-key]"
      #expect(run.output.contains(warning), "\(run.output)")
      #expect(run.errors.contains("error: 1 table is out of date"), "\(run.errors)")
    }
    try folder.git("add", ".")
    #expect(try await sync("--check").code == 0)
  }

  @Test func syncedTablesAreStaged() async throws {
    try stage(["App/App.swift": Self.more])
    let run = try await sync("--fix")
    #expect(run.code == 0, "\(run.errors)")
    #expect(try staged(Self.english) == "\"Book\" = \"Book\";\n" + Self.added)
    #expect(try folder.read(Self.english) == staged(Self.english))
    #expect(try staged(Self.german) == "\"Book\" = \"Buchen\";\n")
    #expect(try await sync("--check").code == 0)
  }

  @Test func workTreeEditsAreKept() async throws {
    try stage([
      "App/App.swift": Self.more.replacing("\"boats\"", with: "\"ships\""), Self.rules: Self.dict("boats", "ships"),
      Self.english: "\"Book\" = \"Book\";\n\"gone\" = \"x\";\n",
      Self.german: "\"Book\" = \"Buchen\";\n\"gone\" = \"x\";\n",
    ])
    let english = "\"Book\" = \"Book now\";\n\"gone\" = \"x\";\n"
    let german = "\"Book\" = \"Buchen\";\n\"gone\" = \"Neu\";\n"
    try folder.write([Self.english: english, Self.german: german, Self.germanRules: Self.dict("own", "boats")])
    let run = try await sync("--fix", "--remove-unused", "--fill")
    #expect(run.code == 0, "\(run.errors)")
    #expect(try staged(Self.english) == "\"Book\" = \"Book\";\n" + Self.added)
    #expect(try folder.read(Self.english) == "\"Book\" = \"Book now\";\n" + Self.added)
    let filled = Self.added.replacing("A button", with: "[new] A button")
    #expect(try staged(Self.german) == "\"Book\" = \"Buchen\";\n" + filled)
    // A translator has translated the key in the meantime.
    #expect(try folder.read(Self.german) == german + filled)
    #expect(try staged(Self.rules) == Self.dict("ships"))
    let marked = { (text: String) in text.replacing("\t<key>ships", with: "\t<!-- [new] -->\n\t<key>ships") }
    #expect(try staged(Self.germanRules) == marked(Self.dict("ships")))
    #expect(try folder.read(Self.germanRules) == marked(Self.dict("own", "ships")))
  }

  /// Cached results of earlier runs do not hide a table that is out of date.
  @Test func outdatedTablesAreReportedAgain() async throws {
    #expect(try await sync("--check").code == 0)
    try stage(["App/App.swift": Self.more])
    #expect(try await sync("--check").code == 1)
    try stage(["App/Other.swift": "let x = 1\n"])
    #expect(try await sync("--check").code == 1)
    try stage([Self.english: "\"Book\" = \"Book\";\n\"Sell\" = \"Sell\";\n"])
    #expect(try await sync("--check").code == 0)
    try stage([Self.rules: Self.dict("other"), Self.germanRules: Self.dict("other")])
    let run = try await sync("--check")
    #expect(run.code == 1 && run.output.contains("\"boats\" is missing from \(Self.english)"), "\(run)")
  }

  @Test func invalidTablesAreReported() async throws {
    try stage(["App/App.swift": Self.more, Self.english: "\"Book\" = \"Book\"\n\"a\" = \"b\";\n"])
    try folder.write([Self.english: "\"Book\" = \"Book\";\n"])
    let run = try await sync("--fix")
    #expect(run.code == 2 && run.errors.contains("\(Self.english):1:16: error: "), "\(run.errors)")
    #expect(try staged(Self.english) == "\"Book\" = \"Book\"\n\"a\" = \"b\";\n")
  }

  /// The staged file is a valid table, and the file in the work tree cannot be changed.
  @Test(arguments: [
    ("bplist00\u{8}", ":1:1: warning: the file in the working tree was not changed (the binary property list is"),
    ("\"Book\" = \"Book\"\n\"a\" = \"b\";\n", ":1:16: warning: the file in the working tree was not changed ("),
  ])
  func unwritableWorkTreeTablesAreKept(text: String, message: String) async throws {
    try stage(["App/App.swift": Self.more])
    try folder.write([Self.english: text])
    let run = try await sync("--fix")
    #expect(run.code == 0 && run.errors.contains(Self.english + message), "\(run.errors)")
    #expect(!run.errors.contains("error: ") && !run.errors.contains("catalog"), "\(run.errors)")
    #expect(try staged(Self.english) == "\"Book\" = \"Book\";\n" + Self.added)
    #expect(try folder.read(Self.english) == text)
  }

  @Test func catalogsTakePrecedence() async throws {
    try stage(["App/App.swift": Self.more, "App/Localizable.xcstrings": CatalogText.of()])
    let run = try await sync("--fix")
    #expect(run.code == 0 && run.output.hasPrefix("App/Localizable.xcstrings: 3 added"), "\(run.output)\(run.errors)")
    #expect(try staged(Self.english) == "\"Book\" = \"Book\";\n")
  }
}
