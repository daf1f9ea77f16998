import ProjectTestSupport
import Testing

@testable import strex

/// Tests generated sources: if the generator's settings name them, they count although git ignores them, and keep
/// entries while they do not exist.
@Suite struct GeneratedSourceTests {
  private let folder: TemporaryFolder
  private static let made = "Sources/App/Generated/Strings.swift"
  private static let catalog = "Sources/App/Resources/Localizable.xcstrings"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write([
      "Package.swift": Self.manifest(""), ".gitignore": "Generated/\n",
      "Sources/App/App.swift": "let a = String(localized: \"Seen\")\n",
      Self.catalog: CatalogText.of(("Made", CatalogText.translated("Gemacht")), ("Seen", [])),
    ])
    try folder.git("init", "-q")
  }

  private static func manifest(_ plugin: String) -> String {
    """
    // swift-tools-version: 6.0
    let package = Package(
      name: "P", defaultLocalization: "en",
      targets: [.target(name: "App", resources: [.process("Resources")]\(plugin))])
    """
  }

  private static let specification = """
    name: P
    settings: {SWIFT_EMIT_LOC_STRINGS: YES}
    targets:
      App:
        type: application
        platform: iOS
        sources: [Sources]
        buildToolPlugins:
          - plugin: RswiftGenerateInternalResources
            package: R
    """

  private static func settings(_ command: String, _ output: String) -> String {
    """
    output_dir: Sources/App
    \(command):
      inputs: Sources/App/Resources
      outputs:
        - templateName: structured-swift5
          output: \(output)
    """
  }

  @Test(
    arguments: [
      ([:], nil), (["swiftgen.yml": settings("fonts", "Generated/Fonts.swift")], nil),
      (["swiftgen.yml": "strings: ["], nil), (["swiftgen.yml": settings("strings", "strings.txt")], nil),
      (["swiftgen.yml": settings("strings", "/Sources/App/Generated/Strings.swift")], nil),
      (["Package.swift": manifest(", plugins: [.plugin(name: \"Linter\", package: \"Linter\")]")], nil),
      (
        ["swiftgen.yml": settings("strings", "Generated/Strings.swift")],
        "\(made) belongs to the catalog's target but is missing"
      ),
      (
        [".swiftgen.yml": settings("xcstrings", "../App/Generated/Strings.swift")],
        "\(made) belongs to the catalog's target but is missing"
      ),
      (
        ["Package.swift": manifest(", plugins: [.plugin(name: \"SwiftGenPlugin\", package: \"SwiftGenPlugin\")]")],
        "the build generates 1 source file for `App`, which might use them"
      ),
      (
        ["Package.swift": "let p = 1\n", "project.yml": specification],
        "the build generates 1 source file for `App`, which might use them"
      ),
    ] as [([String: String], String?)])
  func missingGeneratedSourceKeepsEntries(_ files: [String: String], _ reason: String?) async throws {
    try folder.write(files)
    let run = try await ToolRun.strex("sync", "--check", in: folder)
    #expect(run.code == (reason == nil ? 1 : 0), "\(run)")
    let note = "1 key was not found in the code but was kept because \(reason ?? "") [staleness-suppressed]"
    #expect((run.output + run.errors).contains(reason == nil ? "is no longer used in code" : note), "\(run)")
    // As soon as it exists, it is read like a source that a project lists.
    try folder.write([Self.made: "let m = NSLocalizedString(\"Made\", comment: \"\")\n"])
    guard reason?.hasPrefix(Self.made) == true else { return }
    let whole = try await ToolRun.strex("sync", "--check", in: folder)
    #expect(whole.code == 0 && !whole.errors.contains("left as it is"), "\(whole)")
  }

  /// The generator runs in a project's folder, which may be anywhere in the repository.
  @Test(arguments: [
    [:], ["ios/Package.swift": manifest("")], ["ios/project.yml": specification], ["ios/App.swift": "let a = 1\n"],
  ])
  func generatorSettingsApplyToTheirProject(_ files: [String: String]) async throws {
    let folder = try TemporaryFolder()
    try folder.write([
      "ios/swiftgen.yml": Self.settings("strings", "Generated/Strings.swift"),
      "ios/Sources/App/App.swift": "let a = String(localized: \"Seen\")\n",
      "ios/\(Self.catalog)": CatalogText.of(("Made", CatalogText.translated("Gemacht")), ("Seen", [])),
    ])
    try folder.write(files)
    try folder.git("init", "-q")
    for arguments in [[], ["ios"]] {
      let run = try await ToolRun.strex(["sync", "--check"] + arguments, in: folder)
      #expect(run.code == 0, "\(run)")
      #expect((run.output + run.errors).contains("1 key was not found in the code but was kept"), "\(run)")
    }
  }
}
