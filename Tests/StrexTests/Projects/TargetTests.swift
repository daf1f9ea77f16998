import Foundation
import ProjectTestSupport
import Testing

@testable import strex

/// Tests Xcode projects, configuration files and routines.
@Suite struct TargetTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func sync(_ arguments: String...) async throws -> (app: [String], widget: [String], run: ToolRun) {
    let run = try await ToolRun.strex(["sync"] + arguments, in: folder)
    let (app, widget) = (try folder.read("App/Localizable.xcstrings"), try folder.read("Widget/Localizable.xcstrings"))
    return (try CatalogText.keys(of: app), try CatalogText.keys(of: widget), run)
  }

  @Test func stringsBelongToTheCatalogsOfTheirTargets() async throws {
    try folder.write(SmallProject.files())
    let (app, widget, run) = try await sync()
    #expect(app == ["app", "both", "legacy", "made"])
    #expect(widget == ["both", "widget"])
    #expect(run.code == 0)
  }

  /// A guess belongs to both catalogs of its target, each with its own specifier (a random project, seed 8024005).
  @Test func guessUsesTheSpecifierOfEachCatalog() async throws {
    let catalog = { (key: String) in "{\"sourceLanguage\":\"en\",\"strings\":{\"\(key)\":{}},\"version\":\"1.0\"}" }
    try folder.write([
      ".strex.json": #"{"targets": [{"name": "App", "paths": ["A", "B"]}]}"#,
      "A/Code.swift": #"import SwiftUI; func text(_ stay: Stay) -> Text { Text("\(stay.absent) rooms") }"#,
      "A/Localizable.xcstrings": catalog("%lld rooms"), "B/Localizable.xcstrings": catalog("%lf rooms"),
    ])
    let run = try await ToolRun.strex("extract", in: folder)
    let keys = run.output.split(separator: "\n").filter { $0.contains("rooms") }
    #expect(keys.count == 2, "\(run.output)")
    for key in ["%lld rooms", "%lf rooms"] { #expect(run.output.contains(key), "\(run.output)") }
  }

  @Test func ignoredSourcesOfProjectsAreRead() async throws {
    try folder.write(SmallProject.files().merging([".gitignore": "Made\nWidget/*.swift\n"]) { $1 })
    try folder.git("init", "-q")
    let (app, widget, _) = try await sync()
    #expect(app.contains("made"))
    #expect(widget.contains("widget"))
  }

  /// Without compiler extraction, Xcode finds only `Text("…")`, each interpolation is `%@`, and other entries do not
  /// change.
  @Test(arguments: ["SWIFT_EMIT_LOC_STRINGS = NO;", ""])
  func withoutCompilerExtractionOnlyTextsCount(_ setting: String) async throws {
    try folder.write(SmallProject.files(settings: setting, common: setting))
    let code = #"""
      import SwiftUI
      struct Sets: View {
        let set: Int, share: Double
        var body: some View {
          Text("Set \(set) of \(share, specifier: "%.1f")"); Text("50 % \(set)")
          Button("Finish") {}
          Text(set > 1 ? "many" : "one"); Text(String(localized: "done"))
          Text(String(localized: "ready", defaultValue: "Ready"))
        }
      }
      #Preview { Text("preview") }
      """#
    try folder.write(["App/App.swift": code])
    try folder.write([
      "App/Localizable.xcstrings": CatalogText.of(
        ("Finish", []), ("Set %lld of %.1f", CatalogText.translated("x")), ("gone", []))
    ])
    let (app, widget, run) = try await sync()
    #expect(app == ["50 %% %@", "Finish", "Set %@ of %.1f", "Set %lld of %.1f", "both", "legacy", "made"])
    #expect(widget == ["both", "mac", "widget"])
    let warnings = run.errors.split(separator: "\n").filter { $0.contains("[emit-loc-strings]") }
    #expect(warnings.count == (setting.isEmpty ? 1 : 0))
    #expect(warnings.allSatisfy { $0.contains("`App`, `Widget`") })
    let explained = try await ToolRun.strex("explain", "App/App.swift:5:10", in: folder).output
    #expect(explained.contains("Extracted as \"Set %@ of %.1f\"") && explained.contains("It belongs to App/Local"))
  }

  /// xcodebuild gets the setting as an argument, so the project has none. The catalog has keys that only types give.
  @Test func catalogShowsThatTheCompilerExtracts() async throws {
    try folder.write(SmallProject.files(common: ""))
    let code = """
      import SwiftUI
      func app(n: Int) -> [Text] { [Text("\\(n) locks"), Text(String(localized: "done")), Text("next \\(n)")] }
      """
    let entries: [(String, [String])] = [("%lld locks", []), ("done", [])]
    try folder.write(["App/App.swift": code, "App/Localizable.xcstrings": CatalogText.of(entries)])
    let (app, _, run) = try await sync()
    #expect(app.contains("%lld locks") && app.contains("next %lld") && !app.contains("next %@"), "\(app)")
    #expect(run.errors.contains("note: SWIFT_EMIT_LOC_STRINGS is not set for `App`, but 2 keys seem to be extracted"))
    #expect(run.errors.contains("help: set it to YES in the project, or declare the target in .strex.json"))
    // The other target has no such key.
    #expect(run.errors.contains("warning: SWIFT_EMIT_LOC_STRINGS is not set for `Widget`, so Xcode extracts only"))
    // A build in Xcode without the setting made them stale.
    let stale: [(String, [String])] = [("%lld locks", []), ("done", CatalogText.translated("fertig", state: "stale"))]
    try folder.write(["App/Localizable.xcstrings": CatalogText.of(stale)])
    #expect(try await sync().app.contains("next %@"))
  }

  /// Only the compiler finds such keys: in syncs of seven apps without the setting, all 34 of them became stale.
  @Test func keysWithDefaultValuesDependOnThePlatform() async throws {
    try folder.write(SmallProject.files(settings: "SDKROOT = iphoneos;"))
    let keys = #"String(localized: "mac.value", defaultValue: "Mac"), NSLocalizedString("mac.routine", comment: "")"#
    try folder.write(["App/App.swift": "import Foundation\n#if os(macOS)\nlet all = [\(keys)]\n#endif\n"])
    #expect(try await sync().app.filter { $0.hasPrefix("mac.") } == ["mac.routine"])
  }

  @Test func targetsWithAndWithoutTheCompilerShareSources() async throws {
    try folder.write(SmallProject.files(settings: "SWIFT_EMIT_LOC_STRINGS = NO;"))
    try folder.write(["Shared/Both.swift": "import SwiftUI\nfunc both(n: Int) -> Text { Text(\"\\(n) sets\") }\n"])
    let (app, widget, _) = try await sync()
    #expect(app.contains("%@ sets") && !app.contains("%lld sets"))
    #expect(widget.contains("%lld sets") && !widget.contains("%@ sets"))
  }

  @Test func macrosOfSettingsAndRoutinesOfTheCommandLineCount() async throws {
    try folder.write(SmallProject.files(settings: "LOCALIZED_STRING_MACRO_NAMES = \"$(inherited) Mark\";"))
    try folder.write(["App/App.swift": "let a = Mark(\"marked\")\nlet b = Tag(\"tagged\", comment: \"Note\")\n"])
    #expect(try await sync().app.contains("marked"))
    let explained = try await ToolRun.strex("explain", "App/App.swift:1", in: folder).output
    #expect(explained.contains("Extracted as \"marked\" in table Localizable."))
    let app = try await sync("--routine", "Tag").app
    #expect(app.contains("tagged") && app.contains("marked"))
  }

  @Test(arguments: ["YES", "NO"])
  func routinesForKeysKeepComments(_ emits: String) async throws {
    let settings = "LOCALIZED_STRING_MACRO_NAMES = Mark; SWIFT_EMIT_LOC_STRINGS = \(emits);"
    let code = """
      import SwiftUI
      func Mark(_ key: LocalizedStringKey, comment: StaticString) -> Text { Text(key, comment: comment) }
      let a = Mark("marked", comment: "Note"), b = Text("text")
      """
    try folder.write(SmallProject.files(settings: settings).merging(["App/App.swift": code]) { $1 })
    let app = try await sync().app
    #expect(app.filter { $0 == "marked" || $0 == "text" } == ["marked", "text"])
    #expect(try folder.read("App/Localizable.xcstrings").contains("\"comment\" : \"Note\""))
  }

  @Test func packagesInsideSynchronizedFoldersKeepTheirFiles() async throws {
    let manifest = "// swift-tools-version: 6.0\nlet package = Package(name: \"P\", targets: [.target(name: \"P\")])\n"
    try folder.write(SmallProject.files())
    try folder.write([
      "Widget/P/Package.swift": manifest, "Widget/P/Sources/P/p.swift": "import SwiftUI\nlet p = Text(\"package\")\n",
    ])
    #expect(try await sync().widget == ["both", "widget"])
  }

  @Test func undefinedConditionsCompileNothing() async throws {
    let code = "import SwiftUI\n#if BETA\nlet app = Text(\"beta\")\n#else\nlet app = Text(\"app\")\n#endif\n"
    try folder.write(SmallProject.files().merging(["App/App.swift": code]) { $1 })
    #expect(try await !sync().app.contains("beta"))
    #expect(try await ToolRun.strex("extract", in: folder).output.contains("beta"))
    // Entries are not stale, because another configuration may define the condition.
    let stale = CatalogText.of(("beta", CatalogText.translated("Beta", state: "stale")))
    try folder.write(["App/Localizable.xcstrings": stale])
    #expect(try await sync().app == ["app", "beta", "both", "legacy", "made"])
    #expect(try !folder.read("App/Localizable.xcstrings").contains("stale"))
    try folder.write(
      SmallProject.files(settings: "SWIFT_ACTIVE_COMPILATION_CONDITIONS = BETA;").merging(["App/App.swift": code]) {
        $1
      })
    #expect(try await sync().app.contains("beta"))
  }

  @Test(arguments: [("15.6", "", false), ("16.0", "", true), ("15.6", "@available(iOS 17, *)\n", true)])
  func undoActionsAreKeysOnNewerSystems(_ oldest: String, _ lead: String, _ isKey: Bool) async throws {
    let code = "import SwiftUI\n\(lead)func name(_ undo: UndoManager) { undo.setActionName(\"Undo me\") }\n"
    let settings = "SDKROOT = iphoneos; IPHONEOS_DEPLOYMENT_TARGET = \(oldest);"
    try folder.write(SmallProject.files(settings: settings).merging(["App/App.swift": code]) { $1 })
    #expect(try await sync().app.contains("Undo me") == isKey)
    let place = "App/App.swift:\(lead.isEmpty ? 2 : 3)"
    let explained = try await ToolRun.strex("explain", place, in: folder).output
    #expect(
      explained.contains("Extracted as \"Undo me\"") && explained.contains("no target extracts this literal") == !isKey)
  }

  @Test func missingSourceMakesNoEntryStale() async throws {
    try folder.write(SmallProject.files())
    _ = try await sync()
    try FileManager.default.removeItem(atPath: folder("Made/Made.swift"))
    let (app, _, run) = try await sync()
    #expect(app.contains("made"))
    #expect(run.errors.contains("Made/Made.swift belongs to the catalog's target but is missing"))
  }

  /// A source that no target compiles neither adds keys nor keeps entries, even if it does not parse (facts J).
  @Test func uncompiledFilesAreIgnored() async throws {
    try folder.write(SmallProject.files())
    try folder.write([
      "App/Localizable.xcstrings": CatalogText.of(("loose", CatalogText.translated("lose"))),
      "Widget/Localizable.xcstrings": CatalogText.of(("mac", CatalogText.translated("Mac"))),
    ])
    _ = try await sync()
    #expect(try folder.read("App/Localizable.xcstrings").contains("\"stale\""))
    #expect(try !folder.read("Widget/Localizable.xcstrings").contains("\"stale\""))
    try folder.write(["App/Loose.swift": "let broken = Text(\"loose\""])
    let checked = try await ToolRun.strex("sync", "--check", in: folder)
    #expect(checked.code == 0 && !checked.errors.contains("Loose.swift"))
    try folder.write(["App/Loose.swift": "let loose = Text(\"loose\")"])
    let extracted = try await ToolRun.strex("extract", in: folder)
    #expect(!extracted.output.contains("loose") && !extracted.output.contains("mac"))
    #expect(extracted.errors.contains("2 literals were ignored"))
    #expect(try await ToolRun.strex("extract", "App/Loose.swift", in: folder).output.contains("loose"))
  }

  @Test func oneTargetCanBeSelected() async throws {
    try folder.write(SmallProject.files())
    let (app, widget, _) = try await sync("--target", "Widget")
    #expect(app == [] && widget == ["both", "widget"])
    let wrong = try await ToolRun.strex("sync", "--target", "Wigdet", in: folder)
    #expect(wrong.code == 2 && wrong.errors.contains("did you mean `Widget`?"))
  }

  @Test func explanationsAndEditsAreLimitedToATarget() async throws {
    try folder.write(SmallProject.files())
    let both = ["explain", "--key", "both"]
    #expect(try await ToolRun.strex(both, in: folder).output.contains("App/Localizable.xcstrings"))
    let one = try await ToolRun.strex(both + ["--target", "Widget"], in: folder)
    #expect(one.output.contains("Widget/Localizable.xcstrings") && !one.output.contains("App/Localizable.xcstrings"))
    let foreign = try await ToolRun.strex("explain", "App/App.swift:2", "--target", "Widget", in: folder)
    #expect(foreign.code == 2 && foreign.errors.contains("not a Swift source file in `Widget`"))
    let edit = try await ToolRun.strex("edit", "add", "Anchor", "--target", "Widget", in: folder)
    #expect(edit.code == 0)
    #expect(try folder.read("Widget/Localizable.xcstrings").contains("Anchor"))
    #expect(try !folder.read("App/Localizable.xcstrings").contains("Anchor"))
  }

  @Test func tablesOfATargetAreMigrated() async throws {
    var files = SmallProject.files()
    for name in ["App", "Widget"] {
      files["\(name)/Localizable.xcstrings"] = nil
      files["\(name)/en.lproj/Localizable.strings"] = "\"Anchor\" = \"Anchor\";\n"
    }
    try folder.write(files)
    let run = try await ToolRun.strex("migrate", "--target", "Widget", in: folder)
    #expect(run.code == 0 && run.output == "Widget/Localizable.xcstrings: 1 string for 1 key in en\n")
    let wrong = try await ToolRun.strex("migrate", "--target", "Wigdet", in: folder)
    #expect(wrong.code == 2 && wrong.errors.contains("did you mean `Widget`?"))
  }

  @Test func foldersInAnotherCaseBelongToTheirTarget() async throws {
    var files = SmallProject.files()
    let project = files["Small.xcodeproj/project.pbxproj"] ?? ""
    files["Small.xcodeproj/project.pbxproj"] = project.replacingOccurrences(
      of: "path = Widget;", with: "path = widget;")
    try folder.write(files)
    let (app, widget, _) = try await sync()
    #expect(app == ["app", "both", "legacy", "made"] && widget == ["both", "widget"])
  }

  @Test func packageWithoutLanguageChangesNoTargetOfAProject() async throws {
    var files = SmallProject.files(common: "")
    files["Package.swift"] = """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Small", targets: [.target(name: "Small", path: "App")])
      """
    files["App/App.swift"] = "import SwiftUI\nlet a = Text(\"app\")\nlet b = String(localized: \"typed\")\n"
    try folder.write(files)
    #expect(try await sync().0 == ["app", "both", "legacy", "made"])
  }

  @Test func testsAreRecognizedByTarget() async throws {
    try folder.write(SmallProject.files())
    #expect(try await !ToolRun.strex("extract", in: folder).output.contains("spec"))
    #expect(try await ToolRun.strex("extract", "--tests", in: folder).output.contains("spec"))
    #expect(try await ToolRun.strex("extract", "Specs", in: folder).output.contains("spec"))
  }

  @Test func projectsInFoldersForTestsAreForTests() async throws {
    try folder.write(["Package.swift": "// swift-tools-version: 6.0\n"])
    for (path, text) in SmallProject.files() where !path.hasSuffix(".xcstrings") {
      try folder.write(["Tests/UITests/\(path)": text])
    }
    #expect(try await !ToolRun.strex("extract", in: folder).output.contains("app"))
    #expect(try await ToolRun.strex("extract", "--tests", in: folder).output.contains("app"))
    #expect(try await ToolRun.strex("extract", "Tests/UITests", in: folder).output.contains("app"))
  }

  @Test func targetsWithCatalogsAreNotTests() async throws {
    try folder.write(["Package.swift": "// swift-tools-version: 6.0\n"])
    for (path, text) in SmallProject.files() where path != "Widget/Localizable.xcstrings" {
      try folder.write(["Tests/UITests/\(path)": text])
    }
    let output = try await ToolRun.strex("extract", in: folder).output
    #expect(output.contains("\"app\"") && !output.contains("widget") && !output.contains("spec"))
    #expect(try await ToolRun.strex("sync", in: folder).code == 0)
    let catalog = try folder.read("Tests/UITests/App/Localizable.xcstrings")
    #expect(catalog.contains("\"app\"") && catalog.contains("\"both\"") && !catalog.contains("widget"))
    #expect(try await ToolRun.strex("status", in: folder).output.contains("Localizable.xcstrings"))
  }

  @Test(
    arguments: [
      (
        "Empty",
        "Empty: error: cannot be read: the folder is not a valid Xcode project (no project.pbxproj) [unreadable]"
      ),
      ("Bad.xcodeproj", "Bad.xcodeproj/project.pbxproj:1:1: error: not a valid Xcode project: "),
      ("note.txt", "note.txt: error: not a valid Xcode project: "),
      ("None.xcodeproj", "None.xcodeproj: error: cannot be read: No such file or directory"),
      ("", "error: --project needs a value"),
    ])
  func invalidProjectCannotBeSelected(_ name: String, _ message: String) async throws {
    try folder.write(SmallProject.files())
    try folder.touch("Empty/a.txt")
    try folder.write(["Bad.xcodeproj/project.pbxproj": "<", "note.txt": "text"])
    let before = try folder.read("App/Localizable.xcstrings")
    for command in [
      ["sync"], ["sync", "--check"], ["sync", "--print-inputs"], ["extract"], ["audit"], ["lint"], ["targets"],
    ] {
      let run = try await ToolRun.strex(command + ["--project", name], in: folder)
      #expect(run.code == 2 && run.errors.hasPrefix(message) && run.output.isEmpty, "\(command): \(run.errors)")
    }
    #expect(try folder.read("App/Localizable.xcstrings") == before)
  }

  @Test(arguments: ["--interface", "--index"])
  func folderWithoutSourcesIsRejected(_ option: String) async throws {
    try folder.touch("Empty/a.txt", "A.swift")
    let run = try await ToolRun.strex("extract", option, "Empty", in: folder)
    #expect(
      run.code == 2
        && run.errors == "Empty: error: cannot be read: the folder contains no Swift source file [unreadable]\n")
  }

  @Test func tooDeepGroupsAreReported() async throws {
    let name = "Small.xcodeproj/project.pbxproj"
    try folder.write(SmallProject.files())
    let long = String(repeating: "g/", count: 2100)
    let text = try folder.read(name)
    try folder.write([
      name: text.replacingOccurrences(of: "path = Made/Made.swift", with: "path = \"\(long)Made.swift\"")
    ])
    try folder.write(["App/Localizable.xcstrings": CatalogText.of(("gone", CatalogText.translated("Weg")))])
    let run = try await ToolRun.strex("targets", in: folder)
    #expect(
      run.errors.contains("\(name): warning: some groups in the project have paths longer than 4096 bytes"),
      "\(run.errors)")
    #expect(try await sync().run.errors.contains("the build generates 1 source file for `App`"))
  }

  @Test func invalidProjectIsReportedAndFoldersDecide() async throws {
    try folder.write(SmallProject.files())
    try folder.write(["Small.xcodeproj/project.pbxproj": "{\n<<<<<<< HEAD\n}"])
    let (app, widget, run) = try await sync()
    #expect(run.code == 0)
    #expect(
      run.errors.contains(
        "Small.xcodeproj/project.pbxproj:2:1: warning: the project was ignored, so files are assigned by folder"),
      "\(run.errors)")
    #expect(app == ["app", "legacy", "loose"] && widget == ["mac", "widget"])
  }

  @Test func stringsOfOtherBundlesBelongToTheirModules() async throws {
    let manifest = """
      // swift-tools-version: 6.0
      let package = Package(name: "P", defaultLocalization: "en", targets: [.target(name: "App"), .target(name: "Kit")])
      """
    try folder.write([
      "Package.swift": manifest,
      "Sources/App/a.swift": """
      import SwiftUI
      let a = Text("own", bundle: .module)
      let b = Text("kit", bundle: .kit)
      let c = String(localized: "class", bundle: Bundle(for: KitToken.self))
      func d(_ bundle: Bundle) -> Text { Text("far", bundle: bundle) }
      """,
      "Sources/Kit/k.swift":
        "import Foundation\npublic class KitToken {}\nextension Bundle { public static let kit = Bundle.module }\n",
      "Sources/App/Localizable.xcstrings": SmallProject.empty, "Sources/Kit/Localizable.xcstrings": SmallProject.empty,
    ])
    let run = try await ToolRun.strex("sync", in: folder)
    #expect(try CatalogText.keys(of: folder.read("Sources/App/Localizable.xcstrings")) == ["far", "own"])
    #expect(try CatalogText.keys(of: folder.read("Sources/Kit/Localizable.xcstrings")) == ["class", "kit"])
    #expect(run.errors.contains("`bundle` refers to an unknown module"))
  }
}
