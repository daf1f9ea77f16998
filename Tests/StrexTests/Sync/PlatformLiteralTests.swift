import ProjectTestSupport
import Testing

@testable import strex

/// Tests literals that keep entries because their sources are compiled more than once.
@Suite struct PlatformLiteralTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Syncs and returns the keys of the app's catalog.
  private func sync() async throws -> [String] {
    _ = try await ToolRun.strex("sync", in: folder)
    return try CatalogText.keys(of: folder.read("App/Localizable.xcstrings"))
  }

  @Test(
    arguments: [
      ("iphoneos iphonesimulator", "\"app\"", false), ("iphoneos macosx", "\"app\"", true),
      // Of 20 entries that only `Text(verbatim:)` could keep, Xcode kept none (facts J).
      ("iphoneos macosx", "Text(verbatim: \"app\")", false),
      ("iphoneos macosx", "SwiftUI.Text(verbatim: \"app\")", false),
      ("iphoneos macosx", "Text(verbatim: \"app\")\nlet name = \"app\"", true),
      ("iphoneos macosx", "Text(\"other\") // \"app\"", false), ("iphoneos macosx", "Text(\"an app\")", false),
      ("iphoneos macosx", "Text(\"app\", tableName: \"Other\")", false),
      ("iphoneos macosx", "Text(\"app\", tableName: \"Other\")\nlet folder = \"app\"", true),
    ])
  func literalsKeepEntriesOfAppsForSeveralPlatforms(_ platforms: String, _ code: String, _ isKept: Bool) async throws {
    try folder.write(SmallProject.files(settings: "SUPPORTED_PLATFORMS = \"\(platforms)\"; SUPPORTS_MACCATALYST = NO;"))
    _ = try await sync()
    try folder.write(["App/App.swift": "import SwiftUI\nlet app = \(code)\n"])
    #expect(try await sync().contains("app") == isKept)
  }

  /// An app kept the entries of literals in sources that another target compiles as well, and lost those in its own
  /// sources. The result was the same if both targets are for one platform (facts J).
  @Test(arguments: ["macosx", "iphoneos"])
  func literalsOfSharedSourcesKeepEntriesOfAppsForOnePlatform(_ platform: String) async throws {
    try folder.write(SmallProject.files(settings: "SDKROOT = \(platform);"))
    #expect(try await sync() == ["app", "both", "legacy", "made"])
    try folder.write(["App/App.swift": "let app = \"app\"\n", "Shared/Both.swift": "let both = \"both\"\n"])
    #expect(try await sync() == ["both", "legacy", "made"])
  }

  /// An app lost the entries of literals in sources that only the app and the widgets it embeds compile, because each
  /// build compiles all of these targets (9 of 9 in three apps).
  @Test(arguments: ["target = TW;", "targetProxy = DP;"])
  func literalsOfTargetsBuiltTogetherKeepNoEntries(_ reference: String) async throws {
    try folder.write(SmallProject.files(settings: "SDKROOT = iphoneos;"))
    let project = try folder.read("Small.xcodeproj/project.pbxproj")
    let dependency = """
      DW = {isa = PBXTargetDependency; \(reference) };
      DP = {isa = PBXContainerItemProxy; remoteGlobalIDString = TW; };
      TA = {isa = PBXNativeTarget; dependencies = (DW, );
      """
    try folder.write([
      "Small.xcodeproj/project.pbxproj": project.replacing("TA = {isa = PBXNativeTarget;", with: dependency)
    ])
    #expect(try await sync() == ["app", "both", "legacy", "made"])
    try folder.write(["Shared/Both.swift": "let both = \"both\"\n"])
    #expect(try await sync() == ["app", "legacy", "made"])
  }

  @Test func emptyLiteralKeepsTheEmptyKey() async throws {
    let catalog = CatalogText.of(("", []), ("app", []))
    try folder.write(SmallProject.files(settings: "SUPPORTED_PLATFORMS = \"iphoneos macosx\";"))
    try folder.write(["App/Localizable.xcstrings": catalog])
    #expect(try await !sync().contains(""))
    try folder.write(["App/Localizable.xcstrings": catalog])
    try folder.write(["Made/Made.swift": "func made(_ text: String?) -> String { text ?? \"\" }\n"])
    #expect(try await sync().contains(""))
    try folder.write(["Made/Made.swift": "func made(_ text: String) -> String { \"\\(text)\" }\n"])
    #expect(try await !sync().contains(""))
  }

  /// An app for two platforms had `Ticks: %llu` next to `Ticks: %lld` for some 50 syncs, and lost the former key of a
  /// `String(localized:)`. Apps for one platform lose both.
  @Test(
    arguments: [
      ("iphoneos macosx", "Text(\"\\(n) apples\")", true), ("iphoneos", "Text(\"\\(n) apples\")", false),
      ("iphoneos macosx", "Text(String(localized: \"\\(n) apples\"))", false),
    ])
  func literalsWithOtherSpecifiersKeepEntries(_ platforms: String, _ code: String, _ isKept: Bool) async throws {
    let settings = "SUPPORTED_PLATFORMS = \"\(platforms)\"; SUPPORTS_MACCATALYST = NO;"
    try folder.write(SmallProject.files(settings: settings))
    let source = { (type: String) in "import SwiftUI\nfunc app(n: \(type)) -> Text { \(code) }\n" }
    try folder.write(["App/App.swift": source("Int")])
    #expect(try await sync().contains("%lld apples"))
    try folder.write(["App/App.swift": source("String")])
    let app = try await sync()
    #expect(app.contains("%@ apples") && app.contains("%lld apples") == isKept)
  }

  /// `"\(value)"` of any type kept an app's `%@`.
  @Test(arguments: [("iphoneos macosx", true), ("iphoneos", false)])
  func bareInterpolationKeepsItsSpecifier(_ platforms: String, _ isKept: Bool) async throws {
    let settings = "SUPPORTED_PLATFORMS = \"\(platforms)\"; SUPPORTS_MACCATALYST = NO;"
    try folder.write(SmallProject.files(settings: settings))
    try folder.write([
      "App/App.swift": "func app(_ price: Double) -> String {\n  let text = \"\\(price)\"\n  return text\n}\n"
    ])
    try folder.write(["App/Localizable.xcstrings": CatalogText.of(("%@", []), ("app", []))])
    let app = try await sync()
    #expect(app.contains("%@") == isKept && !app.contains("app"))
  }

  /// Two targets for one platform each that own a catalog do not make it a catalog for several platforms (facts J).
  @Test func secondTargetOfTheCatalogKeepsNoEntries() async throws {
    var files = SmallProject.files(settings: "SDKROOT = macosx;")
    let project = "Small.xcodeproj/project.pbxproj"
    files[project] = files[project]?.replacing("buildPhases = (PW, );", with: "buildPhases = (PW, PR, );")
    try folder.write(files)
    #expect(try await sync().contains("app"))
    try folder.write(["App/App.swift": "let app = \"app\"\n", "Shared/Both.swift": "let both = \"both\"\n"])
    let keys = try await sync()
    #expect(!keys.contains("app") && keys.contains("both"))
  }

  /// A manifest that covers the sources of an app's target does not change the target's platforms (facts J).
  @Test func packageAroundAnAppKeepsNoEntries() async throws {
    try folder.write(SmallProject.files(settings: "SDKROOT = macosx;"))
    try folder.write([
      "Package.swift": """
      // swift-tools-version: 6.0
      let package = Package(name: "App", targets: [.executableTarget(name: "App", path: "App")])
      """
    ])
    #expect(try await sync().contains("app"))
    try folder.write(["App/App.swift": "let app = \"app\"\n"])
    #expect(try await !sync().contains("app"))
  }

  /// Xcode gives a package's targets all platforms, not only those that the app is built for.
  @Test func literalsKeepEntriesOfPackages() async throws {
    try folder.write(SmallProject.files(settings: "SDKROOT = macosx;"))
    try folder.write([
      "Kit/Package.swift": """
      // swift-tools-version: 6.0
      let package = Package(name: "Kit", defaultLocalization: "en", targets: [.target(name: "Kit")])
      """,
      "Kit/Sources/Kit.swift":
        "public let kept = \"kept\"\n#if TRANSPILED\nlet key = LocalizedStringKey(\"never\")\n#endif\n",
      "Kit/Sources/Localizable.xcstrings": CatalogText.of(("gone", []), ("kept", [])),
    ])
    _ = try await sync()
    #expect(try CatalogText.keys(of: folder.read("Kit/Sources/Localizable.xcstrings")) == ["kept"])
  }
}
