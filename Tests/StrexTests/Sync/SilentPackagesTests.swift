import Foundation
import ProjectTestSupport
import Testing

@testable import strex

/// Tests packages without `defaultLocalization`. Three apps of the dev corpus have over 200 literals in such packages;
/// none of these is a live key of their catalogs.
@Suite struct SilentPackagesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func makePackage(_ arguments: String) throws {
    let manifest = "// swift-tools-version: 6.0\nlet package = Package(name: \"Kit\"\(arguments), targets: [])\n"
    try folder.write([
      "Kit/Package.swift": manifest,
      "Kit/Sources/Kit/a.swift": "let a = String(localized: \"kit\")\n",
      "App/b.swift": "let b = String(localized: \"app\")\n",
    ])
  }

  @Test func literalsOfSuchPackagesAreOmittedAndReported() async throws {
    try makePackage("")
    let result = try await ToolRun.strex("extract", in: folder)
    #expect(result.code == 0)
    #expect(!result.output.contains("kit") && result.output.contains("app"))
    let note = "note: a literal was ignored because Xcode does not extract strings from a package without"
    #expect(result.errors.contains("Kit/Package.swift: \(note)"))
  }

  @Test func defaultLocalizationRestoresTheLiterals() async throws {
    try makePackage(", defaultLocalization: \"en\"")
    let result = try await ToolRun.strex("extract", in: folder)
    #expect(result.output.contains("kit") && result.output.contains("app"))
    #expect(result.errors.isEmpty)
  }

  /// Xcode saved the catalog of an app's package 17 times in six weeks without the package's three literals (facts J).
  @Test(arguments: [(CatalogText.of(), true), (CatalogText.of(("old", ["fr"])), false)])
  func catalogInThePackageChangesNothing(_ catalog: String, _ isEmpty: Bool) async throws {
    try makePackage("")
    try folder.write(["Kit/Sources/Kit/Localizable.xcstrings": catalog])
    #expect(try await !ToolRun.strex("extract", in: folder).output.contains("kit"))
    let run = try await ToolRun.strex("sync", "Kit", in: folder)
    #expect(try folder.read("Kit/Sources/Kit/Localizable.xcstrings") == catalog)
    #expect(run.errors.contains("not in any catalog because the package does not set defaultLocalization"))
  }

  /// SwiftPM rejects a catalog in such a package.
  @Test func noCatalogIsCreatedInThePackage() async throws {
    try makePackage("")
    let run = try await ToolRun.strex("sync", "--create-catalogs", in: folder)
    #expect(run.errors.contains("help: set `defaultLocalization` in Package.swift"), "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: folder("Kit/Sources/Kit/Localizable.xcstrings")))
  }

  @Test func isolatedPathIgnoresTheManifest() async throws {
    try makePackage("")
    #expect(try await ToolRun.strex("extract", "--isolated", "Kit", in: folder).output.contains("kit"))
  }
}
