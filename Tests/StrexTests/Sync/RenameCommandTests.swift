import Foundation
import ProjectTestSupport
import Testing

@testable import strex

/// Tests `strex sync --carry-renames`, from the sources to the catalog.
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

  @Test func renameIsSuggestedAndCarriedOnRequest() async throws {
    try folder.write(["V.swift": view("Book this room"), path: CatalogText.of(("Book a room", german("Buchen")))])
    let before = try folder.read(path)
    let plain = try await sync()
    #expect(
      plain.errors == "V.swift:4:10: note: \"Book a room\" may have been renamed to \"Book this room\" "
        + "[possible-rename]\nhelp: use `--carry-renames` to keep the translations\n")
    #expect(plain.output == "Localizable.xcstrings: 1 added, 1 stale\n")
    #expect(try await sync().errors.isEmpty)
    #expect(try await sync("--carry-renames").output == "all catalogs are up to date\n")
    for (text, option) in [(before, "--carry-renames"), (try folder.read(path), "--carry-all-renames")] {
      try folder.write([path: text])
      let carried = try await sync(option)
      #expect(carried.code == 0)
      #expect(carried.output == "Localizable.xcstrings: 1 renamed\n")
      #expect(
        carried.errors == "V.swift:4:10: note: the translations of \"Book a room\" were moved to \"Book this room\" "
          + "and marked for review [carried-rename]\n")
      #expect(try folder.read(path) == CatalogText.of(("Book this room", german("Buchen", state: "needs_review"))))
      #expect(try await sync("--carry-renames").output == "all catalogs are up to date\n")
    }
  }

  @Test func checkAndJSONListRenames() async throws {
    try folder.write(["V.swift": view("Book this room"), path: CatalogText.of(("Book a room", german("Buchen")))])
    let check = try await sync("--check", "--carry-renames")
    #expect(check.code == 1)
    #expect(
      check.output == """
        Localizable.xcstrings:4:5: warning: "Book a room" is no longer used in code; its translations will be moved to \
        "Book this room" [renamed-key]
        V.swift:4:10: warning: "Book this room" is missing from Localizable.xcstrings [missing-key]
        Localizable.xcstrings: would rename 1

        """)
    let json = try await sync("--dry-run", "--carry-renames", "--format=json").output
    let site = #"{"file":"V.swift","line":4,"column":10,"api":"Text.init(_:tableName:bundle:comment:)"}"#
    #expect(json.contains(#""renamed":[{"key":"Book this room","from":"Book a room","score":80,"sites":[\#(site)]}]"#))
    let plain = try await sync("--dry-run", "--format=json").output
    #expect(plain.contains(#""suggestedRenames":[{"key":"Book this room","from":"Book a room","score":80}]"#))
  }

  @Test(arguments: [true, false])
  func catalogCommitGivesTheOldPositionOfAKey(_ isCommitted: Bool) async throws {
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

  /// A key that another catalog contains as well may be the new key of a rename, because targets share many keys.
  @Test func keysThatAnotherCatalogHasAreCarriedTo() async throws {
    let other = "let other = Text(\"Open that pier\", tableName: \"Inspector\")\n"
    let text = CatalogText.of(("Open that pier", []))
    try folder.write([
      "V.swift": view("Open this pier") + other, path: CatalogText.of(("Open this pier", german("Auf"))),
      "Inspector.xcstrings": text,
    ])
    try folder.git("init", "-q")
    try folder.git("add", ".")
    try folder.git("commit", "-qm", "One")
    try folder.write(["V.swift": view("Open that pier") + other])
    #expect(try await sync().code == 0)
    #expect(try await sync("--carry-renames").code == 0)
    #expect(try folder.read(path) == CatalogText.of(("Open that pier", german("Auf", state: "needs_review"))))
    #expect(try folder.read("Inspector.xcstrings") == text)
  }

  /// The check suggests the pairs that a sync carries, before and after it, until the catalog is committed.
  @Test func checkSuggestsTheCarriedPairs() async throws {
    let german = [("Pick a game", german("Wählen")), ("Start it all over", german("Anfangen"))]
    let early = ("Leave the room", CatalogText.translated("Gehen", state: "stale"))
    try folder.write([
      "V.swift": view("Leave a room", "Pick a game", "Start it all over"),
      path: CatalogText.of([("Leave a room", [])] + [early] + german),
    ])
    try folder.git("init", "-q")
    try folder.git("add", ".")
    try folder.git("commit", "-qm", "One")
    try folder.write(["V.swift": view("Leave a room", "Choose a game", "Begin it all over")])
    for _ in 0..<2 {
      let json = try await sync("--check", "--format=json").output
      #expect(json.contains(#""suggestedRenames":[{"key":"Choose a game","from":"Pick a game","score":"#), "\(json)")
      #expect(json.contains(#"{"key":"Begin it all over","from":"Start it all over","score":"#))
      let carried = try await sync("--check", "--carry-renames")
      #expect(carried.code == 1 && carried.output.contains("would rename 2\n"), "\(carried.output)")
      let all = try await sync("--check", "--carry-all-renames")
      #expect(all.output.contains("would rename 3\n"), "\(all.output)")
      #expect(try await sync().code == 0)
    }
    try folder.git("commit", "-qam", "Two")
    #expect(try await sync("--check").errors.isEmpty)
    #expect(try await sync("--check", "--carry-renames").output == "all catalogs are up to date\n")
    #expect(try await sync("--check", "--carry-all-renames").output.contains("would rename 1\n"))
  }

  @Test func chosenRenameMayBeDissimilar() async throws {
    try folder.write(["V.swift": view("Reserve"), path: CatalogText.of(("a=b", german("Buchen")))])
    let before = try folder.read(path)
    #expect(try await sync("--check", "--carry-renames").output.contains("1 stale"))
    let check = try await sync("--check", "--rename", "a=b=Reserve")
    #expect(check.code == 1 && check.output.contains("its translations will be moved to \"Reserve\" [renamed-key]"))
    let dry = try await sync("--dry-run", "--rename", "a=b=Reserve", "--catalog", path)
    #expect(dry.code == 0 && dry.output.contains("+    \"Reserve\" : {") && dry.errors.contains("would rename 1"))
    #expect(try folder.read(path) == before)
    let run = try await sync("--rename", "a=b=Reserve")
    #expect(run.code == 0 && run.output.contains("1 renamed"))
    #expect(try folder.read(path) == CatalogText.of(("Reserve", german("Buchen"))))
  }

  @Test(arguments: [
    ("No=such=key", "no catalog in this run contains the key \"No\" or \"No=such\"; nothing was written"),
    (
      "Book the room=Reserve",
      "no catalog in this run contains the key \"Book the room\" (did you mean \"Book a room\"?)"
    ),
    (
      "Book a room=Reserved",
      "the code does not contain the key \"Reserved\" for this catalog (did you mean \"Reserve\"?); nothing was written"
    ),
    ("Book a room=%lld rooms", "\"Book a room\" and \"%lld rooms\" take different arguments; nothing was written"),
    ("Kept=Reserve", "the code still uses \"Kept\" or might use it; nothing was written"),
    (
      "Book a room=Kept",
      "\"Kept\" already has translations, or another key's translations are moved to it; nothing was written"
    ),
    ("Book a room", "--rename needs OLD=NEW"), ("=Reserve", "--rename needs OLD=NEW"),
  ])
  func impossibleRenameExitsWith2(_ rename: String, _ message: String) async throws {
    let catalog = CatalogText.of(("Book a room", german("Buchen")), ("Kept", german("Bleibt")))
    try folder.write(["V.swift": view("Kept", "Reserve", "\\(3) rooms"), path: catalog])
    let run = try await sync("--rename", rename)
    #expect(run.code == 2 && run.errors.contains(message), "\(run.errors)")
    #expect(try folder.read(path) == catalog)
  }

  @Test func partialRunCarriesNoRenames() async throws {
    try folder.write([
      "V.swift": view("Book this room"), "W.swift": view("Other"),
      path: CatalogText.of(("Book a room", german("Buchen"))),
    ])
    let run = try await sync("V.swift", "--carry-renames")
    #expect(run.output == "Localizable.xcstrings: 1 added\n")
    #expect(run.errors.contains("W.swift was not scanned and might use them"))
  }

  /// The translations move, with their specifiers changed, to be reviewed.
  @Test func renameChangesSpecifiers() async throws {
    try folder.write([
      "V.swift": "import SwiftUI\nfunc f(_ n: Int) -> Text { Text(\"\\(n) boats\") }\n",
      path: CatalogText.of(("%@ boats", CatalogText.translated("%@ Boote"))),
    ])
    let run = try await sync("--rename", "%@ boats=%lld boats")
    let catalog = try folder.read(path)
    #expect(run.code == 0 && run.output.contains("1 renamed"), "\(run)")
    #expect(try CatalogText.keys(of: catalog) == ["%lld boats"])
    #expect(catalog.contains("%lld Boote") && catalog.contains("needs_review"))
  }

  /// In a package, which is built for several platforms, literals keep entries of their shape. The literal with the new
  /// key does not keep the old one from being renamed.
  @Test func renameChangesSpecifiersInPackages() async throws {
    let catalog = "Sources/Kit/Localizable.xcstrings"
    try folder.write([
      "Package.swift": """
      let package = Package(name: "Kit", defaultLocalization: "en", targets: [.target(name: "Kit")])
      """,
      "Sources/Kit/V.swift": "import SwiftUI\nfunc f(_ n: Int) -> Text { Text(\"\\(n) boats\") }\n",
      catalog: CatalogText.of(("%d boats", CatalogText.translated("%d Boote"))),
    ])
    let run = try await ToolRun.strex("sync", "--rename", "%d boats=%lld boats", in: folder)
    #expect(run.code == 0 && run.output.contains("1 renamed"), "\(run)")
    #expect(try CatalogText.keys(of: folder.read(catalog)) == ["%lld boats"])
  }
}
