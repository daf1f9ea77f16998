import ProjectTestSupport
import Testing

/// Tests commands on code that uses the generated symbols of manual keys.
@Suite struct SymbolUseTests {
  private let folder: TemporaryFolder

  private static let manual = "\"extractionState\" : \"manual\""

  init() throws {
    folder = try TemporaryFolder()
    try folder.git("init", "-q")
    try folder.write([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Ferry", defaultLocalization: "en", targets: [.target(name: "Ferry")])
      """,
      "Sources/Ferry/Localizable.xcstrings": CatalogText.of(
        ("cart.title", [Self.manual]), ("greeting %@", [Self.manual]), ("skipper", [Self.manual]),
        ("old.key", [Self.manual])),
      "Sources/Ferry/Tickets.xcstrings": CatalogText.of(("total", [Self.manual])),
      "Sources/Ferry/View.swift": """
      import SwiftUI

      struct Passenger { var skipper: String }
      let cart = Text(.cartTitle)
      func text(_ passenger: Passenger) -> String { String(localized: .greeting(passenger.skipper)) }
      let total: LocalizedStringResource = .Tickets.total
      let unknown = somewhere(.oldKey)
      let wrong = Text(.cartTitel)

      """,
    ])
  }

  @Test(arguments: [
    (
      4, 18, ".cartTitle", "It refers to `LocalizedStringResource.cartTitle`.",
      "Looks up \"cart.title\" in table Localizable."
    ),
    (
      5, 66, ".greeting", "It refers to `LocalizedStringResource.greeting(_:)`.",
      "Looks up \"greeting %@\" in table Localizable."
    ),
    (6, 47, ".total", "It refers to `LocalizedStringResource.Tickets.total`.", "Looks up \"total\" in table Tickets."),
    (7, 26, ".oldKey", "The type checker cannot find its declaration.", "Looks up \"old.key\" in table Localizable."),
  ])
  func explainNamesTheEntry(_ line: Int, _ column: Int, _ name: String, _ step: String, _ end: String) async throws {
    let run = try await ToolRun.strex("explain", "Sources/Ferry/View.swift:\(line)", in: folder)
    #expect(run.code == 0 && run.errors == "", "\(run.errors)")
    #expect(run.output.hasPrefix("Sources/Ferry/View.swift:\(line):\(column): \(name)\n"), "\(run.output)")
    #expect(run.output.contains("1. \(step)") && run.output.contains("  \(end) Not extracted."), "\(run.output)")
  }

  @Test(arguments: [
    (
      "cart.title",
      "The code uses the key through the generated symbol `LocalizedStringResource.cartTitle`. (Sources/Ferry/View.swift:4:18)"
    ),
    (
      "old.key",
      "The code might use the generated symbol `LocalizedStringResource.oldKey`. (Sources/Ferry/View.swift:7:26)"
    ),
    (
      "skipper", "No extracted string in the catalog's source files has the key. `strex prune` searches for other uses."
    ),
  ])
  func explainListsUsesOfAKey(_ key: String, _ step: String) async throws {
    let run = try await ToolRun.strex("explain", "--key", key, in: folder)
    #expect(run.code == 0 && run.output.contains("2. \(step)\n"), "\(run.output)")
  }

  @Test func symbolsInJSONHaveKeys() async throws {
    let run = try await ToolRun.strex("explain", "Sources/Ferry/View.swift:6", "--format", "json", in: folder)
    #expect(
      run.output.contains("\"key\":\"total\"") && run.output.contains("\"table\":\"Tickets\"")
        && run.output.contains("\"isExtracted\":false"), "\(run.output)")
  }

  /// `passenger.skipper` is not the symbol of the key "skipper".
  @Test func unusedManualKeysAreFound() async throws {
    let run = try await ToolRun.strex("lint", "--rule", "unused-key", in: folder)
    #expect(run.code == 1 || run.code == 0)
    #expect(
      run.output.split(separator: "\n").filter { $0.contains("[unused-key]") }.count == 1
        && run.output.contains("Sources/Ferry/Localizable.xcstrings:10:5"), "\(run.output)\(run.errors)")
  }

  @Test func pruneKeepsKeysWithUsedSymbols() async throws {
    let run = try await ToolRun.strex("prune", in: folder)
    #expect(
      run.errors.contains(
        "\"cart.title\" was kept because the code uses the generated symbol `LocalizedStringResource.cartTitle`")
        && run.errors.contains("\"old.key\" was kept because the code might use the generated symbol"), "\(run.errors)")
    #expect(
      try CatalogText.keys(of: folder.read("Sources/Ferry/Localizable.xcstrings")) == [
        "cart.title", "greeting %@", "old.key",
      ])
    #expect(try CatalogText.keys(of: folder.read("Sources/Ferry/Tickets.xcstrings")) == ["total"])
  }

  @Test func unknownSymbolsAreFound() async throws {
    let run = try await ToolRun.strex("audit", "--rule", "unknown-symbol", in: folder)
    #expect(run.code == 1)
    #expect(
      (run.output + run.errors).contains(
        "Sources/Ferry/View.swift:8:19: warning: no manual key has the symbol `cartTitel` (did you mean `cartTitle`?) [unknown-symbol]"
      ), "\(run.output)\(run.errors)")
  }

  /// Uses change no extraction, and a change of the keys is seen in the next run.
  @Test func cachedRunsSeeChangedKeys() async throws {
    let before = try await ToolRun.strex("extract", "--format", "json", in: folder)
    try folder.write([
      "Sources/Ferry/Localizable.xcstrings": CatalogText.of(("cart.titel", [Self.manual]), ("name", [Self.manual]))
    ])
    let run = try await ToolRun.strex("audit", "--rule", "unknown-symbol", in: folder)
    #expect((run.output + run.errors).contains("no manual key has the symbol `cartTitle` (did you mean `cartTitel`?)"))
    #expect(try await ToolRun.strex("extract", "--format", "json", in: folder).output == before.output)
    let explained = try await ToolRun.strex("explain", "Sources/Ferry/View.swift:8", in: folder)
    #expect(explained.output.contains("Looks up \"cart.titel\""))
  }

  @Test(arguments: ["public", "package"]) func symbolsAreDeclaredWithAccess(_ access: String) async throws {
    let catalog = "Sources/Ferry/Tickets.xcstrings"
    let plain = try await ToolRun.strex("generate-symbols", catalog, in: folder)
    let open = try await ToolRun.strex("generate-symbols", "--access", access, catalog, in: folder)
    #expect(open.code == 0 && open.output.contains("    \(access) enum Tickets {\n"))
    #expect(open.output.contains("        \(access) static var total: LocalizedStringResource {\n"))
    #expect(open.output.replacing("\(access) ", with: "") == plain.output)
  }
}
