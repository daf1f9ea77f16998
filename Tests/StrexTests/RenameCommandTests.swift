import Foundation
import Testing

@testable import strex

/// `strex sync --carry-renames`, from the sources to the catalog.
@Suite struct RenameCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func view(_ keys: String...) -> String {
    "import SwiftUI\nstruct V: View {\n  var body: some View {\n"
      + keys.map { "    Text(\"\($0)\")\n" }.joined() + "  }\n}\n"
  }

  private func sync(_ arguments: String...) async throws -> ToolRun {
    try await ToolRun.strex(["sync"] + arguments, in: folder)
  }

  private func german(_ value: String, state: String = "translated") -> [String] {
    CatalogText.translated(value).map { $0.replacing("translated", with: state) }
  }

  private let path = "Localizable.xcstrings"

  @Test func aRenameIsSuggestedAndCarriedOnRequest() async throws {
    try folder.write(["V.swift": view("Book this room"), path: CatalogText.of(("Book a room", german("Buchen")))])
    let before = try folder.read(path)
    let plain = try await sync()
    #expect(
      plain.errors == "V.swift:4:10: note: \"Book this room\" may be \"Book a room\" in new words; "
        + "--carry-renames keeps the translations [possible-rename]\n")
    #expect(plain.output == "Localizable.xcstrings: 1 added, 0 revived, 1 stale, 0 removed, 0 changed\n")
    #expect(try await sync().errors.isEmpty)
    for text in [before, try folder.read(path)] {
      try folder.write([path: text])
      let carried = try await sync("--carry-renames")
      #expect(carried.code == 0)
      #expect(carried.output == "Localizable.xcstrings: 0 added, 0 revived, 0 stale, 0 removed, 0 changed, 1 renamed\n")
      #expect(
        carried.errors == "V.swift:4:10: note: \"Book this room\" takes the translations of \"Book a room\", "
          + "to be reviewed [carried-rename]\n")
      #expect(try folder.read(path) == CatalogText.of(("Book this room", german("Buchen", state: "needs_review"))))
      #expect(try await sync("--carry-renames").output == "everything is in step\n")
    }
  }

  @Test func checkAndJSONNameRenames() async throws {
    try folder.write(["V.swift": view("Book this room"), path: CatalogText.of(("Book a room", german("Buchen")))])
    let check = try await sync("--check", "--carry-renames")
    #expect(check.code == 1)
    #expect(
      check.output == """
        Localizable.xcstrings:4:5: warning: "Book a room" stands in the code no longer; its translations go to \
        "Book this room" [renamed-key]
        V.swift:4:10: warning: "Book this room" is not in Localizable.xcstrings [missing-key]
        Localizable.xcstrings: would rename 1

        """)
    let json = try await sync("--dry-run", "--carry-renames", "--format=json").output
    let site = #"{"file":"V.swift","line":4,"column":10,"api":"Text.init(_:tableName:bundle:comment:)"}"#
    #expect(json.contains(#""renamed":[{"key":"Book this room","from":"Book a room","score":80,"sites":[\#(site)]}]"#))
    let plain = try await sync("--dry-run", "--format=json").output
    #expect(plain.contains(#""suggestedRenames":[{"key":"Book this room","from":"Book a room","score":80}]"#))
  }

  @Test(arguments: [true, false])
  func theCommitOfTheCatalogTellsWhereAKeyStood(_ isCommitted: Bool) async throws {
    try folder.write([
      "V.swift": view("Pick a game", "Other"), "Gone.swift": view("Start it all over"),
      path: CatalogText.of(
        ("Other", []), ("Pick a game", german("Wählen")), ("Start it all over", german("Anfangen"))),
    ])
    try folder.git("init", "-q")
    if isCommitted {
      try folder.git("add", ".")
      try folder.git("commit", "-qm", "One")
    }
    try folder.write(["V.swift": view("Other", "Choose a game")])
    try FileManager.default.removeItem(atPath: folder("Gone.swift"))
    try folder.write(["New.swift": view("Begin it all anew")])
    if isCommitted {
      try folder.git("add", "*.swift")
      try folder.git("commit", "-qm", "Two")
    }
    let run = try await sync("--carry-renames")
    #expect(run.code == 0)
    let gone = ("Start it all over", CatalogText.translated("Anfangen", state: "stale"))
    let game = ("Choose a game", isCommitted ? german("Wählen", state: "needs_review") : [])
    let old = isCommitted ? [] : [("Pick a game", CatalogText.translated("Wählen", state: "stale"))]
    #expect(
      try folder.read(path) == CatalogText.of([("Begin it all anew", []), game, ("Other", [])] + old + [gone]))
  }

  @Test func nothingIsCarriedByARunThatHasNotSeenAllSources() async throws {
    try folder.write([
      "V.swift": view("Book this room"), "W.swift": view("Other"),
      path: CatalogText.of(("Book a room", german("Buchen"))),
    ])
    let run = try await sync("V.swift", "--carry-renames")
    #expect(run.output == "Localizable.xcstrings: 1 added, 0 revived, 0 stale, 0 removed, 0 changed\n")
    #expect(run.errors.contains("W.swift was not asked for, and may use them"))
  }
}
