import Foundation
import ProjectTestSupport
import Testing

@testable import strex

/// Catalogs that targets do not compile (facts J).
@Suite struct TargetCatalogTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static func text(_ key: String) -> String { "import SwiftUI\nlet view = Text(\"\(key)\")\n" }

  /// A package with a target that excludes the catalog in its folder.
  @Test func strayCatalogTakesNoStrings() async throws {
    let stray = CatalogText.of(("Frost", CatalogText.translated("Frost")))
    try folder.write([
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Sky", defaultLocalization: "en",
        targets: [
          .target(name: "Wind", path: "Sky/Wind"),
          .target(name: "Ice", path: "Sky/Ice", exclude: ["Localizable.xcstrings", "fixtures"]),
        ])
      """,
      "Sky/Wind/Wind.swift": Self.text("Gale"), "Sky/Ice/Ice.swift": Self.text("Frost"),
      "Sky/Ice/Localizable.xcstrings": stray, "Sky/Ice/fixtures/Localizable.xcstrings": stray,
    ])
    let run = try await ToolRun.strex("sync", in: folder)
    // A fixture of tests is not the app's catalog.
    #expect(run.errors.components(separatedBy: "[uncompiled-catalog]").count == 2, "\(run)")
    #expect(try folder.read("Sky/Ice/Localizable.xcstrings") == stray)
    #expect(run.errors.contains("Sky/Wind/Wind.swift:2:17: warning: "), "\(run)")
    #expect(run.errors.contains("[table-without-catalog]") && run.errors.contains("[uncompiled-catalog]"), "\(run)")
  }

  private static let project = """
    // !$*UTF8*$!
    { rootObject = P; objects = {
      P = { isa = PBXProject; mainGroup = G; targets = (T, U); };
      G = { isa = PBXGroup; children = (A, B, C, D, E); sourceTree = "<group>"; };
      A = { isa = PBXFileReference; path = Desk/A.swift; sourceTree = "<group>"; };
      B = { isa = PBXFileReference; path = Wrist/B.swift; sourceTree = "<group>"; };
      C = { isa = PBXFileReference; path = Common/C.swift; sourceTree = "<group>"; };
      D = { isa = PBXFileReference; path = Desk/Other.xcstrings; sourceTree = "<group>"; };
      E = { isa = PBXFileReference; path = Desk/Localizable.xcstrings; sourceTree = "<group>"; };
      T = { isa = PBXNativeTarget; name = Desk; buildPhases = (S, R); buildConfigurationList = L;
        productType = "com.apple.product-type.application"; };
      U = { isa = PBXNativeTarget; name = Wrist; buildPhases = (V); buildConfigurationList = L;
        productType = "com.apple.product-type.application"; };
      S = { isa = PBXSourcesBuildPhase; files = (SA, SC); }; V = { isa = PBXSourcesBuildPhase; files = (VB, VC); };
      R = { isa = PBXResourcesBuildPhase; files = (RESOURCES); };
      SA = { isa = PBXBuildFile; fileRef = A; }; SC = { isa = PBXBuildFile; fileRef = C; };
      VB = { isa = PBXBuildFile; fileRef = B; }; VC = { isa = PBXBuildFile; fileRef = C; };
      RD = { isa = PBXBuildFile; fileRef = D; }; RE = { isa = PBXBuildFile; fileRef = E; };
      L = { isa = XCConfigurationList; buildConfigurations = (X); };
      X = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SWIFT_EMIT_LOC_STRINGS = YES; }; };
    }; }
    """

  /// The targets share a source, whose folder does not count.
  @Test func newCatalogsAreInTheFoldersOfTheirTargets() async throws {
    try folder.write([
      "App.xcodeproj/project.pbxproj": Self.project.replacing("RESOURCES", with: ""), "Desk/A.swift": Self.text("Desk"),
      "Wrist/B.swift": Self.text("Wrist"), "Common/C.swift": "let one = 1\n",
    ])
    _ = try await ToolRun.strex("sync", "--create-catalogs", in: folder)
    #expect(try folder.read("Desk/Localizable.xcstrings").contains("Desk"))
    #expect(try folder.read("Wrist/Localizable.xcstrings").contains("Wrist"))
  }

  /// Another catalog that exists does not hide the missing one.
  @Test(arguments: ["sync", "lint", "status"]) func catalogThatOnlyTheProjectNamesIsAnError(_ command: String)
    async throws
  {
    try folder.write([
      "App.xcodeproj/project.pbxproj": Self.project.replacing("RESOURCES", with: "RD, RE"),
      "Desk/A.swift": Self.text("Desk"), "Wrist/B.swift": "let two = 2\n", "Common/C.swift": "let one = 1\n",
      "Desk/Other.xcstrings": CatalogText.of(),
    ])
    let run = try await ToolRun.strex(command, in: folder)
    #expect(run.code == 2 && run.errors.contains("Desk/Localizable.xcstrings: error: cannot be read"), "\(run)")
  }

  /// Templates for new files in Xcode have placeholders instead of code.
  @Test func templatesAreNoSources() async throws {
    try folder.write([
      "Templates/Screen.xctemplate/___FILEBASENAME___.swift": Self.text("___VARIABLE_name___") + "struct {\n",
      "App/A.swift": Self.text("Wave"), "App/Localizable.xcstrings": CatalogText.of(("Wave", [])),
    ])
    let run = try await ToolRun.strex("sync", "--check", in: folder)
    #expect(run.code == 0 && run.errors.isEmpty, "\(run)")
  }

  /// Sources that two targets share belong to the new catalog as well.
  @Test func newCatalogIsComplete() async throws {
    try folder.write([
      ".strex.json":
        #"{"targets": [{"name": "A", "paths": ["App", "Shared"]}, {"name": "E", "paths": ["Ext", "Shared"]}]}"#,
      "App/A.swift": Self.text("Mast"), "Shared/S.swift": Self.text("Deck"), "Ext/E.swift": Self.text("Keel"),
      "App/Localizable.xcstrings": CatalogText.of(("Deck", []), ("Mast", [])),
    ])
    let run = try await ToolRun.strex("sync", "--create-catalogs", in: folder)
    #expect(try folder.read("Ext/Localizable.xcstrings") == CatalogText.of(("Deck", []), ("Keel", [])), "\(run)")
  }

  @Test func previewsNeedNoCatalog() async throws {
    try folder.write([
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Sky", defaultLocalization: "en", targets: [.target(name: "Wind"), .target(name: "Style")])
      """,
      "Sources/Wind/Wind.swift": Self.text("Gale"),
      "Sources/Style/Style.swift": "import SwiftUI\n#Preview { Text(\"Sample\") }\n",
    ])
    _ = try await ToolRun.strex("sync", "--create-catalogs", in: folder)
    #expect(try folder.read("Sources/Wind/Localizable.xcstrings").contains("Gale"))
    #expect(!FileManager.default.fileExists(atPath: folder("Sources/Style/Localizable.xcstrings")))
  }

  private static let specification = """
    name: Harbor
    settings:
      base: {SWIFT_EMIT_LOC_STRINGS: YES}
    targets:
      Harbor:
        type: application
        platform: iOS
        sources: [App]
    """

  /// An extension looks keys up in its own bundle, so that the app's entries do not serve it.
  @Test func extensionWithoutCatalogKeepsNoEntryOfTheApp() async throws {
    try folder.write([
      "project.yml": Self.specification + """

          Tides:
            type: app-extension
            platform: iOS
            sources: [Tides]
        """,
      "App/App.swift": Self.text("Quay"), "Tides/Tides.swift": Self.text("Ebb"),
      "App/Localizable.xcstrings": CatalogText.of(("Ebb", CatalogText.translated("Ebbe")), ("Quay", [])),
    ])
    let run = try await ToolRun.strex("sync", in: folder)
    #expect(run.output == "App/Localizable.xcstrings: 1 stale\n", "\(run)")
    #expect(run.errors.contains("target `Tides` has no catalog"), "\(run)")
  }

  /// The test target does not extract strings, so its own strings are not in any catalog.
  @Test func testTargetWithoutExtractionAddsNoKeys() async throws {
    try folder.write([
      "project.yml": Self.specification + """

          Checks:
            type: bundle.ui-testing
            platform: iOS
            sources: [Checks, App/App.swift]
            settings: {SWIFT_EMIT_LOC_STRINGS: NO}
        """,
      "App/App.swift": "import SwiftUI\nfunc laps(_ n: Int) -> Text { Text(\"Laps: \\(n)\") }\n",
      "Checks/Checks.swift": "import SwiftUI\nlet label = Text(\"Only checked\")\n",
      "App/Localizable.xcstrings": CatalogText.of(("Laps: %lld", [])),
    ])
    let run = try await ToolRun.strex("sync", in: folder)
    #expect(run.output == "all catalogs are up to date\n" && run.errors.isEmpty, "\(run)")
    let found = try await ToolRun.strex("extract", in: folder)
    #expect(found.output.split(separator: "\n").count == 1 && found.output.contains("Laps: %lld"), "\(found)")
  }

  /// A source that is missing concerns only the catalogs of its own targets.
  @Test func missingSourceKeepsOnlyItsOwnCatalog() async throws {
    let gone = CatalogText.of(("Gone", CatalogText.translated("Weg")))
    try folder.write(
      SmallProject.files().merging(["App/Localizable.xcstrings": gone, "Widget/Localizable.xcstrings": gone]) { $1 })
    try FileManager.default.removeItem(atPath: folder("Made/Made.swift"))
    let run = try await ToolRun.strex("sync", in: folder)
    #expect(
      run.errors.contains("Made/Made.swift belongs to the catalog's target but is missing [staleness-suppressed]"),
      "\(run)")
    #expect(try !folder.read("App/Localizable.xcstrings").contains("\"stale\""))
    #expect(try folder.read("Widget/Localizable.xcstrings").contains("\"stale\""))
  }

  /// The setting does not matter at run time: `Button("Finish")` looks its key up.
  @Test(arguments: ["SWIFT_EMIT_LOC_STRINGS = NO;", ""])
  func keysThatNoTargetExtractsFailTheCheck(_ setting: String) async throws {
    let code = "import SwiftUI\nlet a = Button(\"Finish\") {}, b = Text(\"app\"), c = Button(\"+\") {}\n"
    let catalog = CatalogText.of(("app", []), ("both", []), ("legacy", []), ("made", []))
    try folder.write(
      SmallProject.files(settings: setting, common: setting).merging([
        "App/App.swift": code, "App/Localizable.xcstrings": catalog,
        "Widget/Localizable.xcstrings": CatalogText.of(("both", []), ("mac", []), ("widget", [])),
      ]) { $1 })
    _ = try await ToolRun.strex("sync", in: folder)
    let run = try await ToolRun.strex("sync", "--check", in: folder)
    #expect(run.code == 1 && run.errors.contains("App/App.swift:2:16: warning: this string is missing from"), "\(run)")
    #expect(run.errors.contains("[unextracted-key]") && !run.output.contains("up to date"), "\(run)")
    let edit = ["edit", "add", "Finish", "--catalog", "App/Localizable.xcstrings"]
    #expect(try await ToolRun.strex(edit, in: folder).code == 0)
    #expect(try await ToolRun.strex("sync", "--check", in: folder).code == 0)
  }

  /// A second sync would not create the catalog either.
  @Test func uncompiledCatalogIsNotCreatedAgain() async throws {
    try folder.write([
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Sky", defaultLocalization: "en",
        targets: [.target(name: "Ice", exclude: ["Localizable.xcstrings"])])
      """,
      "Sources/Ice/Ice.swift": Self.text("Frost"),
    ])
    #expect(try await ToolRun.strex("sync", "--create-catalogs", in: folder).code == 0)
    let run = try await ToolRun.strex("sync", "--check", in: folder)
    #expect(run.code == 1 && !run.errors.contains("--create-catalogs"), "\(run)")
    #expect(run.errors.contains("because no target compiles Sources/Ice/Localizable.xcstrings"), "\(run)")
    #expect(run.errors.contains("and out of `exclude`, or list it with `.process` in `resources`"), "\(run)")
  }
}
