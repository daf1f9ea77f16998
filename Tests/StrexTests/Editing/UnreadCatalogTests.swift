import Foundation
import ProjectTestSupport
import Testing

/// Tests that commands neither change nor judge a project if one of its catalogs cannot be read.
@Suite struct UnreadCatalogTests {
  private let folder: TemporaryFolder

  private static let code =
    "import SwiftUI\nlet a = Text(\"Save\", bundle: .module)\nlet b = Text(\"Send\", tableName: \"Other\", bundle: .module)\n"
  private static let catalog = CatalogText.of(("Save", CatalogText.translated("Sichern")))

  init() throws {
    folder = try TemporaryFolder()
    try folder.write([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "App", defaultLocalization: "en", targets: [
        .target(name: "App", resources: [.process("Localizable.xcstrings"), .process("Other.xcstrings")])])
      """,
      "Sources/App/Localizable.xcstrings": Self.catalog, "Sources/App/App.swift": Self.code,
      "Sources/App/Other.xcstrings": CatalogText.of(("Send", [])),
    ])
    try folder.git("init", "-q")
    try folder.git("add", ".")
    try folder.git("commit", "-qm", "One")
  }

  private static let edits = [
    "rename Save Store", "edit comment Save Verb", "edit set Save Speichern --language de",
    "edit language rename de de-AT", "translate --with cat", "symbols convert --to symbols --key Save", "prune",
  ]
  private static let checks = ["lint", "status --fail-under 100", "export --format csv --output out", "diff"]

  /// Words that only the other catalog could know.
  private static let namings = [
    "rename Send Go", "edit comment Send Verb", "edit set Send Envoyer --language fr",
    "edit copy Save --to Sources/App/Other.xcstrings", "edit add New --catalog Sources/App/Other.xcstrings",
    "edit add New --table Other", "edit language rename fr fr-CA", "translate --language fr --with cat",
    "symbols convert --to symbols --key Send", "lint --language fr", "status --language fr",
    "report --language fr --output out.html", "explain --key Nowhere", "explain Sources/App/Other.xcstrings:1",
  ]

  private func expectRefusal(_ command: String, _ error: String) async throws {
    let run = try await ToolRun.strex(command.split(separator: " ").map(String.init), in: folder)
    #expect(run.code == 2 && run.errors.contains("Sources/App/Other.xcstrings" + error), "\(command): \(run)")
    let isDenial = ["[usage]", "unknown", "neither"].contains { run.errors.contains($0) }
    #expect(!isDenial && !run.output.contains("no "), "\(command): \(run)")
    #expect(try folder.read("Sources/App/App.swift") == Self.code, "\(command)")
    #expect(try folder.read("Sources/App/Localizable.xcstrings") == Self.catalog, "\(command)")
  }

  @Test(arguments: edits + checks + namings)
  func conflictIsReported(_ command: String) async throws {
    let conflict = "<<<<<<< ours\n{}\n=======\n{ }\n>>>>>>> theirs\n"
    try folder.write(["Sources/App/Other.xcstrings": conflict])
    try await expectRefusal(command, ":1:1: error: the file contains a merge conflict; resolve it first")
  }

  @Test(arguments: ["sync", "rename Send Go", "audit"] + edits + checks)
  func catalogOutsideASparseCheckoutIsReported(_ command: String) async throws {
    try folder.git("sparse-checkout", "set", "--no-cone", "/*", "!/Sources/App/Other.xcstrings")
    try await expectRefusal(command, ": error: the catalog is not checked out")
  }

  /// A source that is not checked out may be left out on purpose.
  @Test func sourceOutsideASparseCheckoutIsReported() async throws {
    try folder.git("sparse-checkout", "set", "--no-cone", "/*", "!/Sources/App/App.swift")
    let run = try await ToolRun.strex("audit", in: folder)
    let message =
      "Sources/App/App.swift: note: the source file is not checked out, so its strings are unknown [not-checked-out]"
    #expect(run.code == 0 && run.errors.contains(message), "\(run)")
  }

  @Test func incompleteCodeIsReported() async throws {
    try folder.write(["Sources/App/App.swift": Self.code + "func broken() {\n"])
    let run = try await ToolRun.strex("rename", "Save", "Store", in: folder)
    let note = "nothing was changed because the project could not be read completely\n"
    #expect(run.code == 2 && run.errors.contains("App.swift:4:15: warning: ") && run.errors.hasSuffix(note), "\(run)")
  }
}
