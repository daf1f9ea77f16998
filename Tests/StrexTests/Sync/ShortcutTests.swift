import ProjectTestSupport
import Testing

@testable import strex

/// Tests `strex sync` for the phrases of App Shortcuts.
@Suite struct ShortcutTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let catalog = "App/AppShortcuts.xcstrings"

  private func source(_ phrases: [String]...) -> String {
    let shortcuts = phrases.map { list in
      let list = list.map { "\"" + $0.replacing("APP", with: "\\(.applicationName)") + "\"" }.joined(separator: ", ")
      return "AppShortcut(intent: Sail(), phrases: [\(list)], shortTitle: \"Sail\", systemImageName: \"sailboat\")"
    }
    return """
      import AppIntents
      struct Sail: AppIntent { static let title: LocalizedStringResource = "Sail" }
      struct Harbour: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          \(shortcuts.joined(separator: "\n    "))
        }
      }

      """
  }

  /// The lines of an entry with phrases in English, and German if there are any.
  private func entry(
    _ phrases: [String], german: [String] = [], state: String? = "extracted_with_value", review: Bool = false,
    source: String = "new"
  ) -> (key: String, lines: [String]) {
    func set(_ language: String, _ state: String, _ values: [String]) -> String {
      let list = values.map { "              \"\($0)\"" }.joined(separator: ",\n")
      return
        "\"\(language)\" : {\n          \"stringSet\" : {\n            \"state\" : \"\(state)\",\n"
        + "            \"values\" : [\n\(list)\n            ]\n          }\n        }"
    }
    let texts =
      (german.isEmpty ? [] : [set("de", review ? "needs_review" : "translated", german)]) + [set("en", source, phrases)]
    let lines =
      (state.map { ["\"extractionState\" : \"\($0)\","] } ?? []) + [
        "\"localizations\" : {\n        \(texts.joined(separator: ",\n        "))\n      }"
      ]
    return (
      phrases[0].replacing("APP", with: "${applicationName}"),
      lines.map { $0.replacing("APP", with: "${applicationName}") }
    )
  }

  private func sync(_ code: [[String]], _ entries: (key: String, lines: [String])...) async throws -> String {
    let shortcuts = code
    try folder.write([
      Self.catalog: CatalogText.of(entries),
      "App/Shortcuts.swift": shortcuts.count == 1 ? source(shortcuts[0]) : source(shortcuts[0], shortcuts[1]),
    ])
    let run = try await ToolRun.strex("sync", in: folder)
    #expect(run.code == 0)
    return try folder.read(Self.catalog)
  }

  @Test func newPhrasesAreOneEntry() async throws {
    let phrases = ["Cast off with APP", "Start APP"]
    #expect(try await sync([phrases]) == CatalogText.of(entry(phrases)))
  }

  @Test func upToDatePhrasesAreNotChanged() async throws {
    let known = entry(["Cast off with APP", "Start APP"], german: ["Mit APP ablegen"])
    #expect(try await sync([["Cast off with APP", "Start APP"]], known) == CatalogText.of(known))
  }

  @Test func changedPhrasesNeedReview() async throws {
    let before = entry(["Cast off with APP", "Start APP"], german: ["Mit APP ablegen"])
    let after = entry(["Cast off with APP", "Go, APP"], german: ["Mit APP ablegen"], review: true)
    #expect(try await sync([["Cast off with APP", "Go, APP"]], before) == CatalogText.of(after))
  }

  @Test func phrasesEditedInTheCatalogAreKept() async throws {
    let edited = entry(["Cast off with APP", "Anchor up, APP"], source: "translated")
    #expect(try await sync([["Cast off with APP", "Start APP"]], edited) == CatalogText.of(edited))
  }

  @Test func staleEntriesAreRevived() async throws {
    let stale = entry(["Cast off with APP"], german: ["Mit APP ablegen"], state: "stale")
    let back = entry(["Cast off with APP"], german: ["Mit APP ablegen"])
    #expect(try await sync([["Cast off with APP"]], stale) == CatalogText.of(back))
  }

  @Test func removedKeyWithTranslationBecomesStale() async throws {
    let old = entry(["Moor with APP"], german: ["Mit APP anlegen"])
    let untouched = entry(["Turn with APP", "Tack with APP"])
    let known = entry(["Start APP"])
    let stale = entry(["Moor with APP"], german: ["Mit APP anlegen"], state: "stale")
    #expect(try await sync([["Start APP"]], old, known, untouched) == CatalogText.of(stale, known))
  }

  @Test func entriesInOlderFormAreKept() async throws {
    let unit = { (state: String, text: String) in
      "{\n          \"stringUnit\" : {\n            \"state\" : \"\(state)\",\n            \"value\" : \"\(text)\"\n"
        + "          }\n        }"
    }
    let old = (
      key: "Start ${applicationName}",
      lines: [
        "\"extractionState\" : \"extracted_with_value\",",
        "\"localizations\" : {\n        \"en\" : \(unit("new", "Start ${applicationName}"))\n      }",
      ]
    )
    let byHand = (key: "Stop ${applicationName}", lines: CatalogText.translated("${applicationName} anhalten"))
    #expect(try await sync([["Start APP"], ["Stop APP"]], old, byHand) == CatalogText.of(old, byHand))
  }

  @Test func phrasesNeedNoCatalog() async throws {
    try folder.write([
      "App/Shortcuts.swift": source(["Start APP"]),
      "App/Localizable.xcstrings": CatalogText.of(("Sail", [])),
    ])
    let run = try await ToolRun.strex("sync", "--check", "--create-catalogs", in: folder)
    #expect(run.code == 0 && !run.errors.contains("warning"))
  }

  /// A table has a text for each phrase, a catalog one entry for each shortcut.
  @Test func tablesBecomeOneEntryForEachShortcut() async throws {
    func table(_ texts: [(String, String)]) -> String {
      texts.map { "\"\($0)\" = \"\($1)\";\n" }.joined().replacing("APP", with: "${applicationName}")
    }
    let phrases = ["Cast off with APP", "Start APP"]
    try folder.write([
      "App/Shortcuts.swift": source(phrases),
      "App/en.lproj/AppShortcuts.strings": table((phrases + ["Moor with APP"]).map { ($0, $0) }),
      "App/de.lproj/AppShortcuts.strings": table([
        ("Start APP", "APP starten"), ("Moor with APP", "Anlegen"), ("Cast off with APP", "Mit APP ablegen"),
      ]),
    ])
    for _ in 0..<2 {
      let run = try await ToolRun.strex("migrate", "--source-language", "en", in: folder)
      #expect(run.code == 0 && run.errors == "")
      let whole = entry(phrases, german: ["Mit APP ablegen", "APP starten"], state: "migrated")
      let alone = entry(["Moor with APP"], german: ["Anlegen"], state: "migrated")
      #expect(try folder.read(Self.catalog) == CatalogText.of(whole, alone))
    }
  }

  @Test func stagedPhrasesAreKept() async throws {
    try folder.git("init", "-q")
    try folder.write([
      Self.catalog: CatalogText.of(entry(["Start APP"])), "App/Shortcuts.swift": source(["Start APP"]),
      "App/Localizable.xcstrings": CatalogText.of(("Sail", [])),
    ])
    try folder.git("add", ".")
    for _ in 0..<2 { #expect(try await ToolRun.strex("sync", "--staged", "--check", in: folder).code == 0) }
    try folder.write(["App/Shortcuts.swift": source(["Start APP", "Go, APP"])])
    try folder.git("add", ".")
    for _ in 0..<2 { #expect(try await ToolRun.strex("sync", "--staged", "--check", in: folder).code == 1) }
  }

  @Test func explainNamesTheCatalogOfPhrases() async throws {
    try folder.write([
      Self.catalog: CatalogText.of(entry(["Start APP"])), "App/Shortcuts.swift": source(["Start APP"]),
    ])
    let run = try await ToolRun.strex("explain", "App/Shortcuts.swift:5", in: folder)
    #expect(run.output.contains("It belongs to App/AppShortcuts.xcstrings."))
  }

  @Test func stringsDataContainsNoPhrases() async throws {
    try folder.write([Self.catalog: CatalogText.of(entry(["Start APP"])), "Data/a.stringsdata": ""])
    let run = try await ToolRun.strex("sync", "--stringsdata", "Data", "--catalog", Self.catalog, in: folder)
    #expect(run.code == 2)
  }
}
