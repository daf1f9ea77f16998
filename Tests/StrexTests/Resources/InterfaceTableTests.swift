import Foundation
import ProjectTestSupport
import Testing

@testable import FileSystem
@testable import strex

/// Tests `.strings` tables of storyboards and xibs with `sync`, `status`, `lint` and `migrate`.
@Suite struct InterfaceTableTests {
  private let folder: TemporaryFolder
  private static let english = "App/en.lproj/Menu.strings"
  private static let german = "App/de.lproj/Menu.strings"
  private static let interface = "App/Base.lproj/Menu.xib"
  private static let catalog = "App/mul.lproj/Menu.xcstrings"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write([
      Self.interface: Self.xib(
        "<menuItem title=\"Moor\" id=\"moo-rx-100\"/>", "<menuItem title=\"→\" id=\"12\"/>",
        "<menuItem title=\"Item1\" id=\"13\"/>", "<menuItem title=\"Jib #bc-ignore!\" id=\"14\"/>",
        "<sail title=\"Jib\" id=\"15\"/>"),
      Self.english: "/* Mine */\n\"moo-rx-100.title\" = \"Moor here\";\n\n" + Self.others,
      Self.german: "\"moo-rx-100.title\" = \"Anlegen\";\n\"99.title\" = \"Weg\";\n",
    ])
  }

  /// The keys of an excluded text, of code, and of a removed object.
  private static let others =
    "\"13.title\" = \"Item1\";\n\n\"14.title\" = \"Jib\";\n\n\"15.title\" = \"Jib\";\n\n\"sail.title\" = \"Sail\";\n\n"
    + "\"99.title\" = \"Gone\";\n"

  private static func xib(_ elements: String...) -> String {
    "<document targetRuntime=\"MacOSX.Cocoa\">\n" + elements.map { $0 + "\n" }.joined() + "</document>\n"
  }

  private func strex(_ words: String...) async throws -> ToolRun { try await ToolRun.strex(words, in: folder) }

  /// The comment and key of the second item.
  private static let added =
    "Class = \"NSMenuItem\"; title = \"→\"; ObjectID = \"12\"; */\n\"12.title\" = \"→\";\n"

  @Test func removedTextsAreReportedAndKept() async throws {
    let before = try (folder.read(Self.english), folder.read(Self.german))
    let run = try await strex("sync")
    #expect(run.code == 0 && run.output == "all catalogs are up to date\n", "\(run)")
    for table in [Self.german, Self.english] {
      let note = "\(table): note: 1 key is not in any source file: \"99.title\" [unused-keys]\n"
      #expect(run.errors.contains(note + "help: use `--remove-unused` to remove them\n"), "\(run)")
    }
    #expect(try (folder.read(Self.english), folder.read(Self.german)) == before)
    #expect(try await strex("sync", "--check").code == 0)
  }

  /// A note about a table in many languages is printed once, unless it differs.
  @Test func languagesShareANote() async throws {
    let gone = "\"99.title\" = \"Weg\";\n"
    try folder.write([
      "App/fr.lproj/Menu.strings": gone, "App/sv.lproj/Menu.strings": gone,
      "App/uk.lproj/Menu.strings": gone + "\"98.title\" = \"Геть\";\n",
    ])
    let notes = try await strex("sync").errors.split(separator: "\n").filter { $0.hasSuffix("[unused-keys]") }
    let one = "note: 1 key is not in any source file: \"99.title\""
    let two = one.replacingOccurrences(of: "1 key is", with: "2 keys are")
      .replacingOccurrences(of: "\"99.title\"", with: "\"99.title\", \"98.title\"")
    #expect(
      notes == [
        "\(Self.german): \(one); also in en, fr, sv [unused-keys]",
        "App/uk.lproj/Menu.strings: \(two) [unused-keys]",
      ])
  }

  @Test func removeUnusedAndFillChangeTables() async throws {
    let before = try folder.read(Self.english)
    #expect(try await strex("sync", "--check", "--fill").code == 1)
    let run = try await strex("sync", "--fill", "--remove-unused")
    #expect(run.code == 0, "\(run)")
    #expect(
      try folder.read(Self.english)
        == before.replacing("\n\"99.title\" = \"Gone\";\n", with: "") + "\n/* " + Self.added)
    #expect(
      try folder.read(Self.german) == "\"moo-rx-100.title\" = \"Anlegen\";\n/* [new] " + Self.added)
    #expect(try await strex("sync", "--check", "--fill", "--remove-unused").code == 0)
  }

  /// Each row: a change to the project, and the tables that a run with `--fill` changes.
  static let cases: [(name: String, files: [String: String], words: [String], changed: [String])] = [
    ("both tables", [:], [], [german, english]),
    ("a named interface", [:], ["--catalog", german], [german]),
    ("one folder", [:], ["App/en.lproj"], [english]),
    ("a catalog takes precedence", [catalog: CatalogText.of()], [], [catalog]),
    ("an interface that cannot be read", [interface: "<document"], [], []),
    ("an interface that is no longer translated", [interface: "", "App/Menu.xib": xib()], [], []),
  ]

  @Test(arguments: cases.indices) func tablesAreSyncedWithTheirInterface(_ row: Int) async throws {
    let (name, files, words, changed) = Self.cases[row]
    try folder.git("init", "-q")
    try folder.write(files)
    let run = try await ToolRun.strex(["sync", "--fill"] + words, in: folder)
    let found = run.output.split(separator: "\n").filter { $0.contains(" added") }.map { $0.prefix { $0 != ":" } }
    #expect(found.map(String.init) == changed, "\(name): \(run)")
  }

  /// The staged tables and interfaces count, and the staged tables are changed.
  @Test func stagedTablesAreSyncedWithTheirInterface() async throws {
    try folder.git("init", "-q")
    try folder.git("add", ".")
    let words = ["--staged", "--fill", "--remove-unused"]
    #expect(try await ToolRun.strex(["sync", "--staged", "--check"], in: folder).code == 0)
    for _ in 0..<2 { #expect(try await ToolRun.strex(["sync", "--check"] + words, in: folder).code == 1) }
    let before = try folder.read(Self.german)
    // Other changes in the work tree stay there and are ignored.
    try folder.write([Self.german: before + "\"mine\" = \"Meins\";\n", Self.interface: Self.xib()])
    let run = try await ToolRun.strex(["sync", "--fix"] + words, in: folder)
    #expect(run.code == 0, "\(run)")
    let filled = "\"moo-rx-100.title\" = \"Anlegen\";\n/* [new] " + Self.added
    let staged = try Subprocess.run("/usr/bin/env", ["git", "-C", folder("."), "show", ":" + Self.german]).output
    #expect(staged == filled)
    let german = try folder.read(Self.german)
    #expect(german.contains("\"mine\" = \"Meins\";\n") && german.contains(Self.added), "\(german)")
    #expect(!german.contains("99.title"), "\(german)")
    #expect(try await ToolRun.strex(["sync", "--check"] + words, in: folder).code == 0)
  }

  /// A table that is only in the work tree is not part of the commit.
  @Test func unstagedTablesAreNotChanged() async throws {
    try folder.git("init", "-q")
    try folder.git("add", ".")
    try folder.git("rm", "-q", "--cached", Self.german)
    let before = try folder.read(Self.german)
    let run = try await ToolRun.strex(["sync", "--staged", "--fix", "--fill", "--remove-unused"], in: folder)
    #expect(run.code == 0 && run.output.contains(Self.english) && !run.output.contains(Self.german), "\(run)")
    #expect(try folder.read(Self.german) == before)
  }

  /// A copy of an interface has the same ids: a text must not move to a table of another language.
  @Test func entriesDoNotMoveBetweenLanguages() async throws {
    try folder.write([
      "App/Base.lproj/Copy.xib": Self.xib("<menuItem title=\"Gone\" id=\"99\"/>"),
      "App/fr.lproj/Copy.strings": "\"1.title\" = \"Un\";\n",
    ])
    #expect(try await strex("sync", "--fill", "--remove-unused").code == 0)
    let comment = "/* [new] Class = \"NSMenuItem\"; title = \"Gone\"; ObjectID = \"99\"; */"
    #expect(try folder.read("App/fr.lproj/Copy.strings") == comment + "\n\"99.title\" = \"Gone\";\n")
  }

  @Test func statusCountsTheTextsOfTheInterface() async throws {
    let run = try await strex("status")
    #expect(run.output.contains("App/*.lproj/Menu.strings: 7 keys"), "\(run)")
    let missing = try await strex("status", "--list", "missing")
    #expect(missing.output.contains("12.title") && !missing.output.contains("99.title"), "\(missing)")
    #expect(try await strex("status", "--list", "stale").output.contains("99.title"))
  }

  /// Each row: the files next to an interface, and the languages that lack its texts.
  static let untranslated: [(files: [String: String], languages: String?)] = [
    ([:], "de"), (["App/fr.lproj/Localizable.strings": "a = b;"], "de, fr"),
    (["App/de.lproj/More.strings": ""], nil), (["App/de.lproj/More.xib": xib()], nil),
    (["App/mul.lproj/More.xcstrings": CatalogText.of()], nil), (["App/Base.lproj/More.xib": xib()], nil),
  ]

  @Test(arguments: untranslated.indices) func statusNamesInterfacesWithoutTable(_ row: Int) async throws {
    let (files, languages) = Self.untranslated[row]
    let more = "App/Base.lproj/More.xib"
    try folder.write([more: Self.xib("<menuItem title=\"Moor\" id=\"1\"/>")])
    try folder.write(files)
    let run = try await strex("status")
    #expect(run.code == 0, "\(run)")
    let note = languages.map { "\(more): note: 1 string has no table for \($0); " }
    #expect(run.errors.contains("[untranslated-interface]") == (note != nil), "\(run)")
    if let note { #expect(run.errors.contains(note), "\(run)") }
  }

  /// The strings of such a file count for no percentage.
  @Test(arguments: [("100", 1), ("99", 0)])
  func untranslatedInterfacesAreNotComplete(_ limit: String, _ code: Int32) async throws {
    let folder = try TemporaryFolder()
    try folder.write([
      "App/App.swift": "import SwiftUI\nlet title = Text(\"Tide\")\n",
      "App/Localizable.xcstrings": CatalogText.of(("Tide", CatalogText.translated("Flut"))),
      "App/Base.lproj/More.xib": Self.xib("<menuItem title=\"Moor\" id=\"1\"/>"),
    ])
    let run = try await ToolRun.strex("status", "--fail-under", limit, in: folder)
    #expect(run.code == code, "\(run)")
    #expect(run.errors.contains("1 storyboard or xib has untranslated strings [fail-under]") == (code == 1), "\(run)")
  }

  @Test func lintReportsRemovedTexts() async throws {
    try folder.write([".strex.json": #"{"rules": [{"rule": "unused-key", "enabled": true}]}"#])
    let run = try await strex("lint")
    #expect(run.output.contains("\(Self.english):12:1: ") && run.output.contains("[unused-key]"), "\(run)")
  }

  @Test func migrationIncludesInterfaceTexts() async throws {
    let run = try await strex("migrate", "--delete-tables", ".")
    #expect(run.code == 0, "\(run)")
    let catalog = try folder.read(Self.catalog)
    // The table's own text counts, not the interface's.
    #expect(catalog.contains("\"value\" : \"Moor here\"") && catalog.contains("\"value\" : \"→\""))
    let parts = catalog.components(separatedBy: "\"extractionState\" : ").dropFirst().map { $0.prefix { $0 != "," } }
    let (found, own) = ("\"extracted_with_value\"", "\"manual\"")
    #expect(parts.map(String.init) == [found, own, own, own, own, own])
    let before = try folder.read(Self.catalog)
    let sync = try await strex("sync")
    #expect(sync.output == "all catalogs are up to date\n", "\(sync)")
    #expect(try folder.read(Self.catalog) == before)
    #expect(!FileStatus.exists(folder(Self.german)))
  }
}
