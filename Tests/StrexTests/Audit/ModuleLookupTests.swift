import ProjectTestSupport
import Testing

@testable import strex

/// Tests keys of packages that the code looks up in the main bundle.
@Suite struct ModuleLookupTests {
  static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Kit", defaultLocalization: "en", targets: [.target(name: "Kit", resources: [.process("Resources")])])

    """
  private static let code = """
    import SwiftUI
    struct Save: View {
      var body: some View { Text("Save the boat") }
    }
    struct Sink: View {
      var body: some View { Text("Sink the boat", bundle: .module) }
    }

    """
  private static let catalog = CatalogText.of(("Save the boat", []), ("Sink the boat", []))

  private func findings(_ files: [String: String]) async throws -> String {
    let folder = try TemporaryFolder()
    try folder.write(files)
    let run = try await ToolRun.strex("audit", in: folder)
    return run.output.split(separator: "\n").filter { $0.contains("main-bundle-lookup") }.joined(separator: "\n")
  }

  @Test func keysOfThePackageAreReported() async throws {
    let found = try await findings([
      "Kit/Package.swift": Self.manifest, "Kit/Sources/Kit/Save.swift": Self.code,
      "Kit/Sources/Kit/Resources/Localizable.xcstrings": Self.catalog,
    ])
    #expect(
      found
        == "Kit/Sources/Kit/Save.swift:3:30: warning: \"Save the boat\" is looked up in the main bundle but belongs to "
        + "Kit/Sources/Kit/Resources/Localizable.xcstrings [main-bundle-lookup]")
  }

  /// The application's catalog contains the key, and the code looks it up there.
  @Test func keysThatTheApplicationHasAreFound() async throws {
    var files = SmallProject.files()
    files["App/Localizable.xcstrings"] = CatalogText.of(("Save the boat", []))
    files["Kit/Package.swift"] = Self.manifest
    files["Kit/Sources/Kit/Save.swift"] = Self.code
    files["Kit/Sources/Kit/Resources/Localizable.xcstrings"] = Self.catalog
    #expect(try await findings(files) == "")
  }

  /// If the package has no catalog, its keys belong elsewhere.
  @Test func packagesWithoutCatalogAreNotReported() async throws {
    #expect(try await findings(["Kit/Package.swift": Self.manifest, "Kit/Sources/Kit/Save.swift": Self.code]) == "")
  }

  /// The code of a framework looks keys up in the application, unless it names a bundle.
  @Test func keysOfFrameworksAreReported() async throws {
    let specification = """
      name: Dock
      settings:
        base: {SWIFT_EMIT_LOC_STRINGS: YES}
      targets:
        App:
          type: application
          platform: iOS
          sources: [App]
        Kit:
          type: framework
          platform: iOS
          sources: [Kit]
      """
    var files = [
      "project.yml": specification, "App/App.swift": "", "App/Localizable.xcstrings": CatalogText.of(),
      "Kit/Save.swift": Self.code, "Kit/Localizable.xcstrings": Self.catalog,
    ]
    let found = try await findings(files)
    #expect(
      found
        == "Kit/Save.swift:3:30: warning: \"Save the boat\" is looked up in the main bundle but belongs to "
        + "Kit/Localizable.xcstrings [main-bundle-lookup]")
    files["App/Localizable.xcstrings"] = Self.catalog
    #expect(try await findings(files) == "")
  }
}
