import Testing

@testable import strex

/// Literals that keep entries where sources are compiled for several platforms.
@Suite struct PlatformLiteralTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Syncs, and gives the keys of the app's catalog.
  private func sync() async throws -> [String] {
    _ = try await ToolRun.strex("sync", in: folder)
    return try CatalogText.keys(of: folder.read("App/Localizable.xcstrings"))
  }

  @Test(
    arguments: [
      ("iphoneos iphonesimulator", "Text(verbatim: \"app\")", false),
      ("iphoneos macosx", "Text(verbatim: \"app\")", true),
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

  /// An app for macOS kept what stood in a file that its sister for iOS compiles too, and lost what stood elsewhere.
  @Test func literalsOfSharedSourcesKeepEntriesOfAppsForOnePlatform() async throws {
    try folder.write(SmallProject.files(settings: "SDKROOT = macosx;"))
    #expect(try await sync() == ["app", "both", "legacy", "made"])
    try folder.write(["App/App.swift": "let app = \"app\"\n", "Shared/Both.swift": "let both = \"both\"\n"])
    #expect(try await sync() == ["both", "legacy", "made"])
  }

  @Test func theEmptyLiteralKeepsTheEmptyKey() async throws {
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

  /// An app for two platforms had `Ticks: %llu` beside `Ticks: %lld` for some 50 syncs, and lost what had stood in
  /// `String(localized:)`; apps for one platform lose either.
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

  /// `"\(value)"` of whatever type kept an app's `%@`.
  @Test(arguments: [("iphoneos macosx", true), ("iphoneos", false)])
  func interpolationsAloneKeepTheirSpecifier(_ platforms: String, _ isKept: Bool) async throws {
    let settings = "SUPPORTED_PLATFORMS = \"\(platforms)\"; SUPPORTS_MACCATALYST = NO;"
    try folder.write(SmallProject.files(settings: settings))
    try folder.write([
      "App/App.swift": "func app(_ price: Double) -> String {\n  let text = \"\\(price)\"\n  return text\n}\n"
    ])
    try folder.write(["App/Localizable.xcstrings": CatalogText.of(("%@", []), ("app", []))])
    let app = try await sync()
    #expect(app.contains("%@") == isKept && !app.contains("app"))
  }

  /// Xcode gives a package's targets all platforms, whatever the app is for that uses it.
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
