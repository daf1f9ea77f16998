import ProjectTestSupport
import Testing

@testable import strex

/// Tests storyboards and xibs with `extract`, `sync` and `explain`.
@Suite struct InterfaceTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func strex(_ arguments: String...) async throws -> ToolRun { try await ToolRun.strex(arguments, in: folder) }

  private func xib(_ elements: String...) -> String {
    "<document targetRuntime=\"MacOSX.Cocoa\">\n" + elements.map { $0 + "\n" }.joined() + "</document>\n"
  }

  /// The entry that Xcode writes for a menu item.
  private func item(_ id: String, _ title: String, german: String? = nil, state: String = "extracted_with_value")
    -> (String, [String])
  {
    let unit = { (state: String, text: String) in
      "{\n          \"stringUnit\" : {\n            \"state\" : \"\(state)\",\n            \"value\" : \"\(text)\"\n"
        + "          }\n        }"
    }
    let texts = (german.map { ["\"de\" : " + unit("translated", $0)] } ?? []) + ["\"en\" : " + unit("new", title)]
    let comment = "Class = \\\"NSMenuItem\\\"; title = \\\"\(title)\\\"; ObjectID = \\\"\(id)\\\";"
    return (
      "\(id).title",
      [
        "\"comment\" : \"\(comment)\",", "\"extractionState\" : \"\(state)\",",
        "\"localizations\" : {\n        \(texts.joined(separator: ",\n        "))\n      }",
      ]
    )
  }

  private static let catalog = "App/mul.lproj/Menu.xcstrings"
  private static let interface = "App/Base.lproj/Menu.xib"

  @Test func extractPrintsTheTextsOfTranslatedInterfaces() async throws {
    try folder.write([
      Self.interface: xib("<menuItem title=\"Moor\" id=\"a\"/>"),
      "App/de.lproj/Menu.xib": xib("<menuItem title=\"Anlegen\" id=\"a\"/>"),
      "App/Plain.xib": xib("<menuItem title=\"Not translated\" id=\"b\"/>"), "App/A.swift": "let a = 1\n",
    ])
    let line = "2:1: \"a.title\" [Menu] = \"Moor\" // Class = \"NSMenuItem\"; title = \"Moor\"; ObjectID = \"a\";\n"
    let whole = try await strex("extract")
    #expect(whole.code == 0 && whole.output == "App/Base.lproj/Menu.xib:" + line, "\(whole)")
    #expect(try await strex("extract", Self.interface).output == "App/Base.lproj/Menu.xib:" + line)
    // The key belongs to no literal.
    let json = try await strex("extract", "--format", "json").output
    #expect(json.contains("\"strings\":[],") && json.contains("\"interfaceTexts\":[{\"key\":\"a.title\","))
    let named = try await strex("extract", "App/Plain.xib")
    #expect(named.output.hasPrefix("App/Plain.xib:2:1: \"b.title\" [Plain] = \"Not translated\""))
  }

  /// Teams move catalogs out of `mul.lproj`.
  @Test func syncUpdatesCatalogsNextToTheLanguageFolder() async throws {
    try folder.write([
      Self.interface: xib("<menuItem title=\"Moor\" id=\"a\"/>", "<pagecontroller title=\"Pages\" id=\"b\"/>"),
      "App/Menu.xcstrings": CatalogText.of([]), "App/Other/Menu.xcstrings": CatalogText.of([]),
      "App/A.swift": "let a = 1\n",
    ])
    #expect(try await strex("sync").output.hasPrefix("App/Menu.xcstrings: 2 added\n"))
    #expect(try CatalogText.keys(of: folder.read("App/Menu.xcstrings")) == ["a.title", "b.title"])
    #expect(try CatalogText.keys(of: folder.read("App/Other/Menu.xcstrings")).isEmpty)
    let explanation = try await strex("explain", Self.interface + ":2").output
    #expect(explanation.contains("It belongs to App/Menu.xcstrings."), "\(explanation)")
    // The usual place takes precedence.
    try folder.write([Self.catalog: CatalogText.of([]), "App/Menu.xcstrings": CatalogText.of([])])
    _ = try await strex("sync")
    #expect(try CatalogText.keys(of: folder.read(Self.catalog)) == ["a.title", "b.title"])
    #expect(try CatalogText.keys(of: folder.read("App/Menu.xcstrings")).isEmpty)
  }

  /// Without `Base.lproj`, the project's language counts. Without a project, English.
  @Test(
    arguments: [
      ("options: {developmentLanguage: de}", "App/de.lproj/Menu.xib"), ("options: {}", "App/English.lproj/Menu.xib"),
      ("options: {developmentLanguage: fr}", nil), (nil, "App/English.lproj/Menu.xib"),
    ] as [(String?, String?)])
  func interfacesInTheDevelopmentLanguageCount(_ options: String?, _ interface: String?) async throws {
    let targets = "targets:\n  App: {type: application, platform: iOS, sources: [App]}\n"
    try folder.write([
      "project.yml": options.map { "name: A\n\($0)\n" + targets } ?? "name: of another tool\n",
      "App/de.lproj/Menu.xib": xib("<menuItem title=\"Anlegen\" id=\"a\"/>"),
      "App/English.lproj/Menu.xib": xib("<menuItem title=\"Moor\" id=\"a\"/>"), "App/A.swift": "let a = 1\n",
    ])
    let run = try await strex("extract")
    let places = run.output.split(separator: "\n").map { String($0.prefix { $0 != ":" }) }
    #expect(run.code == 0 && places == (interface.map { [$0] } ?? []), "\(run)")
  }

  @Test func secondSyncChangesNothing() async throws {
    try folder.write([
      Self.interface: xib(
        "<menuItem title=\"Moor\" id=\"a\"/>", "<menuItem title=\"Cast off\" id=\"b\"/>",
        "<menuItem title=\"Sail\" id=\"c\"/>"),
      Self.catalog: CatalogText.of(
        item("a", "Moor", german: "Anlegen"), item("c", "Sail", german: "Segeln", state: "stale"),
        item("d", "Row", german: "Rudern"), item("e", "Swim")),
    ])
    #expect(try await strex("sync", "--check").code == 1)
    let first = try await strex("sync")
    #expect(first.code == 0, "\(first)")
    #expect(first.output == "\(Self.catalog): 1 added, 1 revived, 1 stale, 1 removed\n")
    let expected = CatalogText.of(
      item("a", "Moor", german: "Anlegen"), item("b", "Cast off"), item("c", "Sail", german: "Segeln"),
      item("d", "Row", german: "Rudern", state: "stale"))
    #expect(try folder.read(Self.catalog) == expected)
    let second = try await strex("sync", "--check")
    #expect(second.code == 0 && second.output == "all catalogs are up to date\n", "\(second)")
  }

  @Test func aNewTextMarksTranslationsForReview() async throws {
    try folder.write([
      Self.interface: xib("<menuItem title=\"Moor here\" id=\"a\"/>"),
      Self.catalog: CatalogText.of(item("a", "Moor", german: "Anlegen")),
    ])
    #expect(try await strex("sync").code == 0)
    let expected = CatalogText.of(item("a", "Moor here", german: "Anlegen"))
    #expect(
      try folder.read(Self.catalog)
        == expected.replacing("\"state\" : \"translated\"", with: "\"state\" : \"needs_review\""))
  }

  static let kept: [(element: String, id: String)] = [
    ("<menuItem title=\"Item1\" id=\"z\"/>", "z"), ("<menuItem title=\"Row #bc-ignore!\" id=\"z\"/>", "z"),
    ("<sail title=\"Jib\" id=\"z\"/>", "z"),
  ]

  /// Default titles, marked texts and texts of unknown classes are neither added nor stale.
  @Test(arguments: kept.indices)
  func excludedTextKeepsItsEntry(_ row: Int) async throws {
    let (element, id) = Self.kept[row]
    let interface = xib("<menuItem title=\"Moor\" id=\"a\"/>", element)
    let entry = item("a", "Moor", german: "Anlegen")
    for before in [CatalogText.of(entry), CatalogText.of(entry, item(id, "Row", german: "Rudern"))] {
      try folder.write([Self.interface: interface, Self.catalog: before])
      let run = try await strex("sync")
      #expect(run.code == 0 && run.output == "all catalogs are up to date\n", "\(run)")
      #expect(try folder.read(Self.catalog) == before)
      #expect(run.errors.contains("unknown-interface-text") == element.contains("sail"), "\(run)")
    }
  }

  /// In projects, code adds its keys to the catalog of an interface, whose own texts stay in use.
  @Test(arguments: [[], ["App/Localizable.xcstrings"]])
  func codeAddsToTheCatalogOfAnInterface(_ others: [String]) async throws {
    try folder.write([
      "project.yml": "name: A\ntargets:\n  App: {type: application, platform: macOS, sources: [App]}\n",
      Self.interface: xib("<menuItem title=\"Moor\" id=\"a\"/>", "<menuItem title=\"Sail\" id=\"c\"/>"),
      Self.catalog: CatalogText.of(item("a", "Moor", german: "Anlegen"), item("c", "Sail", german: "Segeln")),
      "App/A.swift": "let ahoy = NSLocalizedString(\"Ahoy\", tableName: \"Menu\", comment: \"\")\n",
    ])
    for other in others { try folder.write([other: CatalogText.of()]) }
    let run = try await strex("sync")
    #expect(run.code == 0, "\(run)")
    #expect(run.output == "\(Self.catalog): 1 added\n")
    #expect(try await strex("sync", "--check").code == 0)
  }

  /// Xcode adds the keys of `NSLocalizedString(_:tableName:)` to the same catalog.
  @Test func entriesOfCodeAreKept() async throws {
    let before = CatalogText.of(item("a", "Moor"), ("Ahoy", CatalogText.translated("Ahoi")))
    try folder.write([Self.interface: xib("<menuItem title=\"Moor\" id=\"a\"/>"), Self.catalog: before])
    #expect(try await strex("sync").output == "all catalogs are up to date\n")
  }

  @Test func defaultTitlesCountOnRequest() async throws {
    try folder.write([
      Self.interface: xib("<menuItem title=\"Item1\" id=\"z\"/>"), Self.catalog: CatalogText.of(), "A.swift": "",
    ])
    #expect(try await strex("extract").output.isEmpty)
    #expect(try await strex("extract", "--default-titles").output.contains("\"z.title\" [Menu] = \"Item1\""))
    #expect(try await strex("sync").output == "all catalogs are up to date\n")
    try folder.write([".strex.json": "{\"defaultTitles\": true}"])
    #expect(
      try await strex("explain", "--default-titles", Self.interface + ":2").output.contains("Extracted as \"z.title\""))
    #expect(try await strex("sync").code == 0)
    #expect(try folder.read(Self.catalog) == CatalogText.of(item("z", "Item1")))
  }

  @Test func invalidInterfaceKeepsItsCatalog() async throws {
    let before = CatalogText.of(item("a", "Moor", german: "Anlegen"))
    try folder.write([Self.interface: "<document targetRuntime=\"MacOSX.Cocoa\">\n<menu>", Self.catalog: before])
    let run = try await strex("sync")
    #expect(run.code == 0, "\(run)")
    #expect(run.errors.hasPrefix("App/Base.lproj/Menu.xib:2:7: warning: the file ends within `menu`"), "\(run)")
    #expect(try folder.read(Self.catalog) == before)
  }

  @Test func catalogsCanBeNamed() async throws {
    let code = "import SwiftUI\nlet a = Text(\"Ahoy\")\n"
    let files = [
      Self.interface: xib("<menuItem title=\"Moor\" id=\"a\"/>"), Self.catalog: CatalogText.of(), "App/A.swift": code,
      "App/Localizable.xcstrings": CatalogText.of(),
    ]
    let rows = [([Self.catalog], [Self.catalog]), (["App/Localizable.xcstrings"], ["App/Localizable.xcstrings"])]
    for (named, changed) in rows + [([], ["App/Localizable.xcstrings", Self.catalog])] {
      try folder.write(files)
      let run = try await ToolRun.strex(["sync"] + named.flatMap { ["--catalog", $0] }, in: folder)
      #expect(
        run.output == changed.map { "\($0): 1 added\n" }.joined(), "\(run)")
    }
    let kept = try await strex("sync", "--no-stale", "--catalog", Self.catalog)
    #expect(kept.code == 0, "\(kept)")
  }

  @Test func commitIsCheckedAndFixed() async throws {
    try folder.git("init", "-q")
    try folder.write([
      Self.interface: xib("<menuItem title=\"Moor\" id=\"a\"/>"), Self.catalog: CatalogText.of(),
      "A.swift": "let a = 1\n",
    ])
    try folder.git("add", "-A")
    #expect(try await strex("sync", "--staged", "--check").code == 1)
    #expect(try await strex("sync", "--staged", "--fix").code == 0)
    #expect(try folder.read(Self.catalog) == CatalogText.of(item("a", "Moor")))
    #expect(try await strex("sync", "--staged", "--check").code == 0)
    try folder.write([Self.interface: xib("<menuItem title=\"Row\" id=\"b\"/>")])
    #expect(try await strex("sync", "--staged", "--check").code == 0)
    try folder.git("add", "-A")
    #expect(try await strex("sync", "--staged", "--check").code == 1)
  }

  static let explained: [(place: String, words: [String])] = [
    ("2", ["“Moor”", "Extracted as \"a.title\" in table Menu.", "It belongs to App/mul.lproj/Menu.xcstrings."]),
    ("3", ["does not extract", "Not extracted."]), ("4:1", ["`#i!`", "Not extracted."]),
    ("5", ["does not know whether Xcode extracts `title` of `sail`", "Not extracted."]),
    ("6", ["no text on line 6 of App/Base.lproj/Menu.xib"]), ("4:9", ["no text on line"]),
  ]

  @Test(arguments: explained.indices)
  func explainDescribesALine(_ row: Int) async throws {
    let (place, words) = Self.explained[row]
    try folder.write([
      Self.interface: xib(
        "<menuItem title=\"“Moor”\" id=\"a\"/>", "<menuItem title=\"Item2\" id=\"b\"/>",
        "<menuItem title=\"#i! 3 m\" id=\"c\"/>", "<sail title=\"Jib\" id=\"d\"/>", "<menuItem id=\"e\"/>"),
      Self.catalog: CatalogText.of(),
    ])
    let run = try await strex("explain", Self.interface + ":" + place)
    #expect(run.code == 0, "\(run)")
    for word in words { #expect(run.output.contains(word), "\(run)") }
  }
}
