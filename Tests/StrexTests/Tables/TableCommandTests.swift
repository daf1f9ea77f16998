import Foundation
import ProjectTestSupport
import Testing

@testable import strex

/// Tests `strex lint` and `strex status` of tables without a catalog.
@Suite struct TableCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write([
      "App/en.lproj/Localizable.strings": "\"%lld seats\" = \"%lld seats\";\n\"Book\" = \"Book\";\n",
      "App/de.lproj/Localizable.strings": "/* Plätze */\n\n\"%lld seats\" = \"%@ Plätze\";\n",
      "App/uk.lproj/Localizable.strings": "\"Book\" = \"Так\";\n\"Book\" = \"Книга\";\n\"Book\" = \"Книга\";\n",
    ])
  }

  @Test func textFindingsHavePositions() async throws {
    let run = try await ToolRun.strex("lint", in: folder)
    #expect(run.code == 1)
    #expect(
      run.output == """
        App/de.lproj/Localizable.strings:3:1: error: "%lld seats" in de formats argument 1 with %@, but the key has \
        %lld [format-type]
        App/uk.lproj/Localizable.strings:2:1: error: duplicate key "Book"; this value replaces the one on line 1 \
        [duplicate-member]
        App/uk.lproj/Localizable.strings:3:1: note: duplicate key "Book"; line 2 has the same value [duplicate-member]

        """)
  }

  /// No user sees the texts of `dk.lproj`, and the texts of `qqq.lproj` are notes for translators.
  @Test func namesOfFoldersAreChecked() async throws {
    try folder.write([
      "App/de.lproj/Localizable.strings": "", "App/uk.lproj/Localizable.strings": "",
      "App/dk.lproj/Localizable.strings": "\"Book\" = \"Bog\";\n",
      "App/qqq.lproj/Localizable.strings": "\"%lld seats\" = \"The number of seats\";\n",
    ])
    let run = try await ToolRun.strex("lint", in: folder)
    #expect(
      run.output == """
        App/dk.lproj/Localizable.strings:1:1: warning: "dk" is not a language identifier [unknown-language]
        help: use "da"; "dk" is a country

        """, "\(run)")
  }

  @Test func argumentsComeFromTheCode() async throws {
    try folder.write([
      "App/App.swift": "import SwiftUI\nlet seats: String = \"\"\nlet view = Text(\"\\(seats) seats\")\n",
      "App/en.lproj/Localizable.strings": "\"%@ seats\" = \"%lld seats\";\n",
      "App/de.lproj/Localizable.strings": "", "App/uk.lproj/Localizable.strings": "",
    ])
    let run = try await ToolRun.strex("lint", in: folder)
    #expect(run.code == 1)
    #expect(
      run.output.hasPrefix(
        "App/en.lproj/Localizable.strings:1:1: error: \"%@ seats\" in en formats argument 1 with %lld"))
  }

  @Test func rulesAreDisabledAsForCatalogs() async throws {
    let rules = #"[{"rule": "duplicate-member", "enabled": false}, {"rule": "format-type", "enabled": false}]"#
    try folder.write([".strex.json": "{\"rules\": \(rules)}"])
    let run = try await ToolRun.strex("lint", in: folder)
    #expect(run.code == 0 && run.output.isEmpty)
  }

  @Test func unusedKeysAreReportedOnRequest() async throws {
    try folder.write([
      "App/App.swift": "import SwiftUI\nlet view = Text(\"Book\")\n",
      "App/de.lproj/Localizable.strings": "\"Book\" = \"Buch\";", "App/uk.lproj/Localizable.strings": "",
    ])
    #expect(try await ToolRun.strex("lint", in: folder).output.isEmpty)
    try folder.write([".strex.json": #"{"rules": [{"rule": "unused-key", "enabled": true}]}"#])
    let run = try await ToolRun.strex("lint", in: folder)
    #expect(
      run.output
        == "App/en.lproj/Localizable.strings:1:1: note: \"%lld seats\" is no longer used in code [unused-key]\n")
    #expect(run.code == 0)
  }

  @Test func brokenTablesAreProblems() async throws {
    try folder.write(["App/de.lproj/Localizable.strings": "\"Book\" = \"Buch"])
    for command in ["lint", "status"] {
      let run = try await ToolRun.strex(command, in: folder)
      #expect(run.code == 2)
      #expect(
        run.errors.hasPrefix(
          "App/de.lproj/Localizable.strings:1:10: error: the string is not closed by `\"` "
            + "[invalid-table]\n"))
    }
  }

  @Test func languagesAreCounted() async throws {
    let run = try await ToolRun.strex("status", "App/de.lproj/Localizable.strings", in: folder)
    #expect(run.code == 0 && run.errors.isEmpty)
    #expect(
      run.output == """
        App/*.lproj/Localizable.strings: 2 keys; source language en
          language  translated  needs review     new  missing  stale    done
          de                 1             0       0        1      0     50%
          uk                 1             0       0        1      0     50%

        """)
    let list = try await ToolRun.strex("status", "--list", "missing", in: folder)
    #expect(
      list.output == """
        App/*.lproj/Localizable.strings: "%lld seats" is missing from uk
        App/*.lproj/Localizable.strings: "Book" is missing from de

        """)
  }

  /// The title of the totals says “tables” if there are tables.
  @Test(arguments: [
    (["Kit/en.lproj/Extra.strings": "\"A\" = \"A\";\n", "Kit/de.lproj/Extra.strings": ""], "All 2 tables\n"),
    (
      ["Kit/Extra.xcstrings": CatalogText.of(("A", CatalogText.translated("B")))], "1 catalog and 1 table together\n"
    ),
  ])
  func totalsIncludeTablesAndCatalogs(_ files: [String: String], _ title: String) async throws {
    try folder.write(files)
    let run = try await ToolRun.strex("status", in: folder)
    #expect(run.output.hasPrefix(title), "\(run.output)")
  }

  @Test func tablesWithACatalogAreIgnored() async throws {
    try folder.write(["App/Localizable.xcstrings": CatalogText.of(("Book", CatalogText.translated("Buchen")))])
    let run = try await ToolRun.strex("status", in: folder)
    #expect(run.output == "App/Localizable.xcstrings: 1 key; source language en\n  complete: de\n")
    #expect(try await ToolRun.strex("lint", in: folder).output.isEmpty)
  }
}
