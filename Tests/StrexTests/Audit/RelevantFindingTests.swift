import Foundation
import ProjectTestSupport
import Testing

@testable import strex

/// Tests which findings of a project are left out: about code of others, and about languages that it does not have.
@Suite struct RelevantFindingTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func findings(_ arguments: String...) async throws -> [String] {
    let run = try await ToolRun.strex(arguments + ["--quiet", "--format", "xcode"], in: folder)
    return run.output.split(separator: "\n").map { line in
      let path = line.dropFirst(folder("").count + 1).prefix { $0 != ":" }
      return "\(path) \(line.split(separator: "[").last?.dropLast() ?? "")"
    }
  }

  private static let arrow = "import SwiftUI\nlet v = Image(systemName: \"chevron.right\")\n"
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <scenes><scene sceneID="a"><objects>
        <label text="Tide" textAlignment="right" id="lab-01-aaa"/>
      </objects></scene></scenes>
    </document>
    """

  private static func catalog(_ language: String) -> String {
    CatalogText.of(("Known", CatalogText.translated("Bekannt"))).replacing("\"de\"", with: "\"\(language)\"")
  }

  @Test func directionMattersOnlyForLanguagesThatNeedIt() async throws {
    try folder.write([
      "App/a.swift": Self.arrow, "App/Base.lproj/Main.storyboard": Self.storyboard,
      "Localizable.xcstrings": Self.catalog("de"),
    ])
    #expect(try await findings("audit") == [])
    let all = ["App/Base.lproj/Main.storyboard left-right-layout", "App/a.swift unmirrored-symbol"]
    #expect(try await findings("audit", "--rule", "left-right-layout", "--rule", "unmirrored-symbol") == all)
    try folder.write(["Localizable.xcstrings": Self.catalog("he")])
    #expect(try await findings("audit") == all)
    let run = try await ToolRun.strex(["audit", "--quiet"], in: folder)
    #expect(run.output.contains("warning: the symbol \"chevron.right\" does not mirror"), "\(run)")
  }

  @Test(arguments: ["Pods/Kit", "Carthage/Checkouts/Kit", "Third-Party/Kit", "Vendor", "App/third_party"])
  func codeOfOthersIsReportedOnlyIfNamed(_ place: String) async throws {
    try folder.write([
      "\(place)/a.swift": Self.arrow, "\(place)/Base.lproj/Kit.storyboard": Self.storyboard,
      "\(place)/Kit.xcstrings": CatalogText.of(("Save", CatalogText.translated(" Sichern"))),
      "App/Vendor/b.swift": Self.arrow, "Localizable.xcstrings": Self.catalog("he"),
    ])
    try folder.git("init", "-q")
    #expect(try await findings("audit") == ["App/Vendor/b.swift unmirrored-symbol"])
    #expect(try await findings("lint") == [])
    let named = try await findings("audit", place, "--disable", "key-not-in-catalog")
    #expect(named == ["\(place)/Base.lproj/Kit.storyboard left-right-layout", "\(place)/a.swift unmirrored-symbol"])
    #expect(try await findings("lint", place) == ["\(place)/Kit.xcstrings outer-space"])
  }

  @Test func namedFilesOfOthersAreReported() async throws {
    try folder.write(["Vendor/a.swift": Self.arrow, "Localizable.xcstrings": Self.catalog("he")])
    try folder.git("init", "-q")
    #expect(try await findings("audit") == [])
    #expect(try await findings("audit", "Vendor/a.swift") == ["Vendor/a.swift unmirrored-symbol"])
  }

  @Test func sampleDataIsReportedOnlyWithTests() async throws {
    let catalog = CatalogText.of(("Save", CatalogText.translated(" Sichern")))
    try folder.write(["tools/tests/fixtures/L.xcstrings": catalog, "App/a.swift": Self.arrow])
    #expect(try await findings("lint") == [])
    #expect(try await findings("lint", "--tests") == ["tools/tests/fixtures/L.xcstrings outer-space"])
    #expect(try await findings("lint", "tools/tests/fixtures") == ["tools/tests/fixtures/L.xcstrings outer-space"])
  }

  /// The name of an application looks like a symbolic key.
  @Test func nameOfTheApplicationIsNoSymbolicKey() async throws {
    try folder.write([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "seedRadar", defaultLocalization: "en", products: [.executable(name: "seedRadar", targets: ["seedRadar"])],
        targets: [.executableTarget(name: "seedRadar", resources: [.process("Localizable.xcstrings")])])
      """,
      "Sources/seedRadar/Localizable.xcstrings": CatalogText.of(("seedRadar", []), ("seedTitle", [])),
      "Sources/seedRadar/a.swift": "import SwiftUI\nlet v = [Text(\"seedRadar\"), Text(\"seedTitle\")]\n",
    ])
    let run = try await ToolRun.strex(["lint", "--quiet", "--rule", "raw-key"], in: folder)
    #expect(run.output.contains("\"seedTitle\"") && !run.output.contains("\"seedRadar\""), "\(run)")
  }
}

/// Tests findings about strings that no catalog contains, in projects that are translated.
@Suite struct UntranslatedTargetTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write([
      "project.yml": """
      name: Harbour
      targets:
        App: {type: application, platform: iOS, sources: [App], settings: {SWIFT_EMIT_LOC_STRINGS: YES}}
        Widget: {type: app-extension, platform: iOS, sources: [Widget]}
        Kit: {type: framework, platform: iOS, sources: [Kit]}
        Tool: {type: tool, platform: macOS, sources: [Tool]}
        Static: {type: library.static, platform: iOS, sources: [Static]}
        WidgetTests: {type: bundle.unit-test, platform: iOS, sources: [WidgetTests]}
      """,
      "App/a.swift": "import SwiftUI\nlet v = Text(\"Tide\")\n",
      "App/s.swift": """
      import AppIntents
      struct S: AppShortcutsProvider {
        static var appShortcuts: [AppShortcut] {
          AppShortcut(
            intent: I(), phrases: ["Show tides in \\(.applicationName)", "Tides of \\(.applicationName)"],
            shortTitle: "Tides", systemImageName: "ferry")
        }
      }
      """,
      "Widget/w.swift": "import SwiftUI\nlet w = [Text(\"High\"), Text(\"Low\"), Text(\"Widget\")]\n",
      // Frameworks look up their strings in the application's bundle.
      "Kit/k.swift": "import SwiftUI\nlet k = Text(\"Current\")\n",
      // A tool cannot contain a catalog, and static libraries are part of the application.
      "Tool/t.swift": "import Foundation\nlet t = String(localized: \"Usage\")\n",
      "Static/s.swift": "import SwiftUI\nlet s = Text(\"Swell\")\n",
      "WidgetTests/t.swift": "import SwiftUI\nlet t = Text(\"Test\")\n",
      "App/Localizable.xcstrings": CatalogText.of(("Tide", CatalogText.translated("Flut")), ("Tides", [])),
    ])
  }

  private func audit() async throws -> String {
    let rules = ["--rule", "target-without-catalog", "--rule", "phrase-without-table"]
    return try await ToolRun.strex(["audit", "--quiet"] + rules, in: folder).output
  }

  @Test func extensionsAndPhrasesWithoutCatalogAreReportedOnce() async throws {
    let expected = """
      App/s.swift:5:30: warning: 2 App Shortcut phrases are not translated because no AppShortcuts catalog contains \
      them [phrase-without-table]
      help: add AppShortcuts.xcstrings to the target and run `strex sync`
      Widget/w.swift:2:15: warning: 2 strings are the same in every language because target `Widget` has no catalog \
      [target-without-catalog]
      help: add a catalog to the target, or run `strex sync --create-catalogs` to create one

      """
    #expect(try await audit() == expected)
  }

  /// The other findings about its sources are less certain, unless it has other catalogs.
  @Test func targetWithoutADefaultTableIsReportedOnce() async throws {
    try folder.write([
      "Widget/view.swift": """
      import SwiftUI
      struct Sign: View {
        let words: String
        var body: some View { Text(words) }
      }
      let sign = Sign(words: "The tide is high")

      """
    ])
    let all = try await ToolRun.strex(["audit"], in: folder)
    #expect(!all.output.contains("The tide is high"), "\(all.output)")
    let withoutRule = ["audit", "--disable", "target-without-catalog"]
    #expect(try await ToolRun.strex(withoutRule, in: folder).output.contains("The tide is high"))
    try folder.write(["Widget/Tides.xcstrings": CatalogText.of(("High tide", CatalogText.translated("Flut")))])
    let found = try await ToolRun.strex(["audit"], in: folder).output
    #expect(found.contains("because no catalog of target `Widget` is named \"Localizable\""), "\(found)")
    #expect(found.contains("The tide is high"), "\(found)")
  }

  @Test func catalogThatNoTargetCompilesIsNone() async throws {
    let specification = try folder.read("project.yml")
    let excluded = "[{path: Widget, excludes: [Localizable.xcstrings]}]"
    try folder.write([
      "project.yml": specification.replacing("[Widget]", with: excluded),
      "Widget/Localizable.xcstrings": CatalogText.of(),
    ])
    let found = try await audit()
    #expect(found.contains("in every language because no target compiles Widget/Localizable.xcstrings"), "\(found)")
    #expect(found.contains("help: add the catalog to target `Widget`"), "\(found)")
  }

  @Test func catalogsOfTheirOwnResolveTheFindings() async throws {
    try folder.write([
      "App/AppShortcuts.xcstrings": CatalogText.of(), "Widget/Localizable.xcstrings": CatalogText.of(),
    ])
    #expect(try await audit() == "")
  }

  @Test func tablesTranslateAnApplicationAsWell() async throws {
    try FileManager.default.removeItem(atPath: folder("App/Localizable.xcstrings"))
    try folder.write([
      "App/en.lproj/Localizable.strings": "\"Tide\" = \"Tide\";\n\"Tides\" = \"Tides\";\n",
      "App/de.lproj/Localizable.strings": "\"Tide\" = \"Flut\";\n",
    ])
    let found = try await audit()
    #expect(found.contains("Widget/w.swift:2:15: warning: 2 strings are the same in every language"), "\(found)")
  }

  @Test func projectsInOneLanguageHaveNoFindings() async throws {
    try folder.write(["App/Localizable.xcstrings": CatalogText.of(("Tide", []), ("Tides", []))])
    #expect(try await audit() == "")
  }
}
