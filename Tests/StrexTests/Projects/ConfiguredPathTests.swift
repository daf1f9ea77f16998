import Foundation
import ProjectTestSupport
import Testing

@testable import ProjectChecks
@testable import strex

/// Tests paths and rules of `.strex.json`, and warnings for entries that match nothing.
@Suite struct ConfiguredPathTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write([
      "App/Old/a.swift": Self.source("First"), "App/b.swift": Self.source("Second"),
      "Localizable.xcstrings": CatalogText.of(),
    ])
    try folder.git("init", "-q")
  }

  private static func source(_ key: String, _ rest: String = "") -> String {
    "import SwiftUI\nlet v\(key) = Text(\"\(key)\"\(rest))\n"
  }

  private func audit() async throws -> ToolRun { try await ToolRun.strex(["audit"], in: folder) }

  @Test func globsSelectFiles() async throws {
    try folder.write([
      ".strex.json": #"{"rules": [{"rule": "key-not-in-catalog", "enabled": false, "paths": ["**/Ol?/*.swift"]}]}"#
    ])
    let run = try await audit()
    #expect(run.output.contains("App/b.swift:2:") && !run.output.contains("App/Old/a.swift"))
    #expect(!run.errors.contains("idle-path"))
  }

  @Test func globsSelectFilesOfTargets() async throws {
    try folder.write([".strex.json": #"{"targets": [{"name": "Kit", "paths": ["A*"], "exclude": ["**/Old"]}]}"#])
    let run = try await ToolRun.strex("targets", "-v", in: folder)
    #expect(run.output.contains("  sources    1\n    App/b.swift"))
  }

  @Test func pathsThatMatchNothingAreReported() async throws {
    try folder.write([
      ".strex.json": """
      {"rules": [{"rule": "key-not-in-catalog", "severity": "note", "paths": ["App/Olt"], "exclude": ["*.c"]}],
       "targets": [{"name": "Kit", "paths": ["App", "Kit"]}]}
      """
    ])
    let run = try await audit()
    #expect(
      run.errors.contains(".strex.json:1:73: warning: no file matches `App/Olt` (did you mean `App/Old`?) [idle-path]"))
    #expect(run.errors.contains(".strex.json:1:97: warning: no file matches `*.c` [idle-path]"))
    #expect(run.errors.contains(".strex.json:2:47: warning: no file matches `Kit` [idle-path]"))
  }

  @Test func unknownRulesInCommentsGetAHint() async throws {
    try folder.write(["App/b.swift": "// strex:disable:next key-not-in-catalogue\n" + Self.source("Second")])
    let run = try await audit()
    #expect(
      run.output.contains("unknown rule `key-not-in-catalogue` (did you mean `key-not-in-catalog`?)"))
  }

  @Test func tablesWithoutCatalogCanBeSwitchedOff() async throws {
    try folder.write(["App/b.swift": Self.source("Second", ", tableName: \"Localisable\"")])
    let warning =
      "this string is not in any catalog because no catalog is named \"Localisable\" (did you mean \"Localizable\"?)"
    let sync = try await ToolRun.strex("sync", "--dry-run", in: folder)
    #expect(sync.errors.contains("App/b.swift:2:20: warning: \(warning) [table-without-catalog]"))
    #expect(try await audit().output.contains(warning))
    let explained = try await ToolRun.strex("explain", "App/b.swift:2", in: folder)
    #expect(explained.output.contains("It does not belong to a catalog because no catalog is named \"Localisable\""))
    try folder.write([
      ".strex.json": #"{"rules": [{"rule": "table-without-catalog", "enabled": false, "paths": ["App/b.*"]}]}"#
    ])
    #expect(try await !ToolRun.strex("sync", "--dry-run", in: folder).errors.contains("table-without-catalog"))
  }

  @Test func missingCatalogMessageNamesTheCause() async throws {
    try FileManager.default.removeItem(atPath: folder("Localizable.xcstrings"))
    try folder.write([
      "App/Localizable.xcstrings": CatalogText.of(),
      "Kit/Package.swift":
        "// swift-tools-version:6.0\nimport PackageDescription\nlet package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])\n",
      "Kit/Sources/Kit/k.swift": Self.source("Third"),
      ".strex.json": #"{"targets": [{"name": "App", "paths": ["App"]}]}"#,
    ])
    let kit = try await ToolRun.strex("explain", "Kit/Sources/Kit/k.swift:2", in: folder)
    let cause = "the package has no catalog and does not set defaultLocalization"
    #expect(kit.output.contains("It does not belong to a catalog because \(cause).\n"), "\(kit)")
    try folder.write([
      "App/Other.xcstrings": CatalogText.of(), "App/b.swift": Self.source("Second", ", tableName: \"Othr\""),
    ])
    let app = try await ToolRun.strex("explain", "App/b.swift:2", in: folder)
    #expect(
      app.output.contains("no catalog of target `App` is named \"Othr\" (did you mean \"Other\"?)."))
  }

  @Test func explainNamesCatalogAndDisplay() async throws {
    try folder.write([
      ".strex.json": #"{"targets": [{"name": "App", "paths": ["App"]}]}"#,
      "App/Localizable.xcstrings": CatalogText.of(),
      "App/Row.swift":
        "import SwiftUI\nstruct Row: View {\n  let title: String\n  var body: some View { Text(title) }\n}\n",
      "App/b.swift": "import SwiftUI\nlet a = Text(\"Key\")\nlet b = Row(title: \"Shown as it is\")\n",
    ])
    let key = try await ToolRun.strex("explain", "App/b.swift:2", in: folder)
    #expect(key.output.contains("It belongs to App/Localizable.xcstrings, for target App.\n"))
    let text = try await ToolRun.strex("explain", "App/b.swift:3", in: folder)
    #expect(text.output.contains("It is shown untranslated by Text.init(_:). (App/Row.swift:4:30)"))
  }

  @Test func theSchemaListsTheRules() async throws {
    let run = try await ToolRun.strex("targets", "--schema", in: folder)
    #expect(KnownRules.identifiers.allSatisfy { run.output.contains("\"\($0)\"") })
    #expect(run.output.contains("\"table-without-catalog\""))
  }
}
