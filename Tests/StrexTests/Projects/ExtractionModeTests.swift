import ProjectTestSupport
import StringCatalog
import Testing

@testable import strex

/// Tests how targets without `SWIFT_EMIT_LOC_STRINGS` extract: by text, unless their catalogs show extraction by type.
@Suite struct ExtractionModeTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static func specification(_ settings: String = "platform: iOS") -> String {
    "name: Pier\ntargets:\n  Pier:\n    type: application\n    sources: [App]\n    \(settings)\n"
  }

  private func sync() async throws -> (catalog: String, run: ToolRun) {
    let run = try await ToolRun.strex("sync", in: folder)
    return (try folder.read("App/Localizable.xcstrings"), run)
  }

  /// Code with keys that have default values.
  private static func values(_ keys: [String]) -> String {
    "import Foundation\nlet all = ["
      + keys.map { "String(localized: \"\($0)\", defaultValue: \"Word \($0)\")" }.joined(separator: ", ") + "]\n"
  }

  private static func entry(_ state: String, _ text: String) -> [String] {
    [
      "\"extractionState\" : \"\(state)\",", "\"localizations\" : {", "  \"en\" : {", "    \"stringUnit\" : {",
      "      \"state\" : \"new\",", "      \"value\" : \"\(text)\"", "    }", "  }", "}",
    ]
  }

  /// New keys and stale keys in use do not change the mode, because a sync exists to update them.
  @Test func newAndStaleKeysDoNotChangeTheMode() async throws {
    let known = (0..<8).map { "known.\($0)" }
    let new = (0..<20).map { "new.\($0)" }
    let entries = known.map { ($0, Self.entry($0 < "known.3" ? "stale" : "extracted_with_value", "Word \($0)")) }
    try folder.write([
      "project.yml": Self.specification(), "App/A.swift": Self.values(known + new),
      "App/Localizable.xcstrings": CatalogText.of(entries),
    ])
    let (catalog, run) = try await sync()
    #expect(try CatalogText.keys(of: catalog) == known + new.sorted() && !catalog.contains("stale"), "\(run)")
    #expect(
      run.errors.contains(
        "but 5 keys seem to be extracted by type, so strex assumes that xcodebuild receives it as an argument; "
          + "if not, Xcode may mark them as stale"), "\(run)")
  }

  /// A catalog with only translated entries may be written by hand. Other entries have a mark, but their keys are found
  /// by text.
  @Test func translatedEntriesDoNotShowTheMode() async throws {
    let code = """
      import SwiftUI
      let all = [Text("Harbor"), Text(String(localized: "No data")), Text("\\(1 + 1) tides"), Text("New")]
      let hours = Text("\\(1.5, specifier: "%.1f") hours")
      let button = Button("Refresh") {}
      """
    let keys = ["%lld tides", "Harbor", "No data", "Refresh"]
    try folder.write([
      "project.yml": Self.specification(), "App/A.swift": code,
      "App/Localizable.xcstrings": CatalogText.of(
        [("%.1f hours", [])] + keys.map { ($0, CatalogText.translated("x")) }),
    ])
    for _ in 1...2 {
      let (catalog, run) = try await sync()
      #expect(run.errors.contains("warning: SWIFT_EMIT_LOC_STRINGS is not set for `Pier`, so Xcode extracts"), "\(run)")
      #expect(
        try CatalogText.keys(of: catalog) == [
          "%.1f hours", "%@ tides", "%lld tides", "Harbor", "New", "No data", "Refresh",
        ])
      #expect(!catalog.contains("\"stale\""), "\(catalog)")
    }
  }

  /// If the catalog shows that Xcode searches the text, plain literals keep entries only in sources for several
  /// platforms, as in other targets. The entries of keys are kept because the code looks them up. The warning mentions
  /// this.
  @Test(
    arguments: [
      ("platform: iOS", "stale", ["Gone", "Off", "Title"]), ("platform: iOS", nil, ["Gone"]),
      ("platform: auto\n    supportedDestinations: [iOS, macOS]", "stale", ["Gone", "Off"]),
    ] as [(String, String?, [String])])
  func literalsThatLeftTextsBecomeStale(_ settings: String, _ state: String?, _ stale: [String]) async throws {
    let code = """
      import SwiftUI
      func part(_ title: LocalizedStringKey) -> Text { Text(title) }
      let a = part("Brightness"), b = String(localized: "Off")
      let title: String = "Title"
      """
    let keys = ["Brightness", "Gone", "Off", "Title"]
    try folder.write([
      "project.yml": Self.specification(settings), "App/A.swift": code,
      "App/Localizable.xcstrings": CatalogText.of(
        keys.map { ($0, CatalogText.translated("x", state: $0 == "Off" ? state : nil)) }),
    ])
    let (catalog, run) = try await sync()
    let parsed = try Catalog(ContiguousArray(catalog.utf8))
    let found = parsed.keys.enumerated().filter { parsed.entry(at: $0.offset).extractionState == .stale }
    #expect(found.map(\.element) == stale, "\(catalog) \(run)")
    #expect(run.errors.contains("Swift code and marks other keys as stale [emit") == (state != nil), "\(run)")
  }

  /// A file that git ignores does not change what a commit extracts.
  /// Without types, Xcode extracts `%@`. The code still looks up the key with `%lld`, so renaming it would be wrong.
  @Test func keysWithOtherSpecifiersAreNotSuggested() async throws {
    try folder.write([
      "project.yml": Self.specification("settings: { SWIFT_EMIT_LOC_STRINGS: NO }"),
      "App/A.swift": "import SwiftUI\nlet tides = Text(\"\\(1 + 1) tides\")\n",
      "App/Localizable.xcstrings": CatalogText.of([("%lld tides", CatalogText.translated("%lld Gezeiten"))]),
    ])
    let (catalog, run) = try await sync()
    #expect(
      try CatalogText.keys(of: catalog) == ["%@ tides", "%lld tides"] && !run.errors.contains("similar"), "\(run)")
  }

  @Test func missingSettingsFileIsNamed() async throws {
    let settings = "platform: iOS\n    configFiles: {Debug: Signing.xcconfig, Release: Signing.xcconfig}"
    try folder.write([
      "project.yml": Self.specification(settings), "App/Localizable.xcstrings": CatalogText.of(),
      "App/A.swift": "import SwiftUI\nlet a = Text(\"On\"), b = Button(\"Off\") {}\n",
    ])
    let (catalog, run) = try await sync()
    #expect(try CatalogText.keys(of: catalog) == ["On"])
    #expect(run.errors.contains("from its Swift code, unless the missing file Signing.xcconfig sets it"), "\(run)")
    try folder.write(["Signing.xcconfig": "SWIFT_EMIT_LOC_STRINGS = YES\n"])
    #expect(try await CatalogText.keys(of: sync().catalog) == ["Off", "On"])
  }
}
