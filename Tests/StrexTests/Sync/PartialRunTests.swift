import Foundation
import ProjectTestSupport
import Testing

@testable import strex

/// Tests `strex sync` on a part of the sources: its allowed changes, and when a part is enough.
@Suite struct PartialRunTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func view(_ name: String, _ lines: String...) -> String {
    "import SwiftUI\nstruct \(name): View {\n  var body: some View {\n"
      + lines.map { "    \($0)\n" }.joined() + "  }\n}\n"
  }

  private let gone = CatalogText.translated("Weg")

  @Test func singleFileIsTypedWithItsTargetAndKeepsEntries() async throws {
    try folder.write([
      "App/Model.swift": "struct Room {\n  var count: Int\n}\n",
      "App/A.swift": "import SwiftUI\nlet a = { (room: Room) in Text(\"\\(room.count) rooms\") }\n",
      "App/B.swift": view("B", "Text(\"Other\")"),
      "App/Localizable.xcstrings": CatalogText.of(
        ("Back", CatalogText.translated("Zurück", state: "stale")), ("Gone", gone)),
    ])
    let run = try await ToolRun.strex("sync", "App/A.swift", in: folder)
    #expect(run.code == 0)
    #expect(run.output == "App/Localizable.xcstrings: 1 added\n")
    #expect(
      run.errors.contains(
        "App/Localizable.xcstrings: note: 1 key was not found in the code but was kept [staleness-suppressed]"))
    let after = try folder.read("App/Localizable.xcstrings")
    #expect(
      after
        == CatalogText.of(
          ("%lld rooms", []), ("Back", CatalogText.translated("Zurück", state: "stale")), ("Gone", gone)))
  }

  /// All sources of two apps are named. Other sources belong to a catalog only because it is the only one.
  @Test(arguments: [false, true])
  func allSourcesOfSelectedAppsCount(_ isInPackage: Bool) async throws {
    let package =
      "// swift-tools-version: 6.0\nlet package = Package(targets: [.target(name: \"Tool\", path: \"Tool\")])\n"
    if isInPackage { try folder.write(["Package.swift": package]) }
    try folder.write([
      "One/A.swift": view("A", "Text(\"Start\")", "Text(String(localized: \"Booked\", table: \"Booking\"))"),
      "One/Localizable.xcstrings": CatalogText.of(("Gone", gone)),
      "One/Booking.xcstrings": CatalogText.of(("Gone", gone)), "Two/A.swift": view("B", "Text(\"Two\")"),
      "Two/Localizable.xcstrings": CatalogText.of(("Gone", gone)), "Tool/T.swift": "let t = 1\n",
      ".git/HEAD": "",
    ])
    let run = try await ToolRun.strex("sync", "One", "Two", in: folder)
    let counts = "1 added, 1 stale\n"
    let names = ["One/Booking", "One/Localizable", "Two/Localizable"]
    #expect(run.output == names.map { "\($0).xcstrings: \(counts)" }.joined() && run.errors.isEmpty)
  }

  @Test func catalogUsedElsewhereNeedsAllSources() async throws {
    try folder.write([
      "One/A.swift": view("A", "Text(\"One\")"), "One/Booking.xcstrings": CatalogText.of(("Gone", gone)),
      "Two/A.swift": view("B", "Text(String(localized: \"Booked\", table: \"Booking\"))"),
      "Tool/T.swift": "let t = 1\n",
      ".git/HEAD": "",
    ])
    let part = try await ToolRun.strex("sync", "One", "Two", in: folder)
    #expect(part.errors.contains("Tool/T.swift was not scanned and might use them [partial-run]"))
    #expect(part.output == "One/Booking.xcstrings: 1 added\n")
    let whole = try await ToolRun.strex("sync", in: folder)
    #expect(whole.output == "One/Booking.xcstrings: 1 stale\n")
  }

  @Test func keyOfUnselectedFileIsKept() async throws {
    try folder.write([
      "One/A.swift": view("A", "Text(\"One\")"),
      "One/Localizable.xcstrings": CatalogText.of(("Far", gone), ("Gone", gone)),
      "Two/B.swift": view("B", "Text(\"Far\")"), ".git/HEAD": "",
    ])
    let run = try await ToolRun.strex("sync", "One", in: folder)
    #expect(run.output == "One/Localizable.xcstrings: 1 added, 1 stale\n")
    #expect(try folder.read("One/Localizable.xcstrings").contains("\"Far\" : {\n      \"localizations\""))
  }

  /// A run on one of the targets writes only changes that a run on all would write, with the same result for each key.
  @Test(arguments: [[["A"], ["B"]], [["B"], ["A"]], [["A", "B"]]])
  func targetsWithASharedCatalogGiveTheSameInParts(_ parts: [[String]]) async throws {
    let code = { (name: String) in
      """
      let a = String(localized: "both", defaultValue: "From \(name)", comment: "In \(name)")
      let b = String(localized: "only\(name)", comment: "In \(name)")
      let c = NSLocalizedString("%@ rooms in \(name)", comment: "")
      """
    }
    try folder.write([
      "A/A.swift": code("A"), "B/B.swift": code("B"), "Shared/Localizable.xcstrings": CatalogText.of(),
      ".strex.json":
        #"{"targets": [{"name": "A", "paths": ["A", "Shared"]}, {"name": "B", "paths": ["B", "Shared"]}]}"#,
    ])
    for part in parts {
      let words = ["sync"] + part.flatMap { ["--target", $0] }
      #expect(try await ToolRun.strex(words, in: folder).code == 0)
    }
    let text = try folder.read("Shared/Localizable.xcstrings")
    #expect(try await ToolRun.strex("sync", "--check", in: folder).code == 0)
    #expect(text.contains(#""comment" : "In A\nIn B""#) && text.contains("From A") && !text.contains("From B"))
  }

  /// A sparse checkout omits sources that git knows, which does not count as deletion.
  @Test func sparseCheckoutIsAPartialRun() async throws {
    try folder.write([
      "A/A.swift": view("A", "Text(\"Start\")"), "B/B.swift": view("B", "Text(\"Far\")"),
      "Localizable.xcstrings": CatalogText.of(("Far", []), ("Gone", gone)),
    ])
    try folder.git("init", "-q")
    try folder.git("add", ".")
    try folder.git("commit", "-qm", "One")
    try folder.git("sparse-checkout", "set", "A")
    let part = try await ToolRun.strex("sync", in: folder)
    #expect(part.errors.contains("B/B.swift is not checked out and might use them [staleness-suppressed]"))
    #expect(part.output == "Localizable.xcstrings: 1 added\n")
    try folder.git("sparse-checkout", "disable")
    try FileManager.default.removeItem(atPath: folder("B"))
    let whole = try await ToolRun.strex("sync", in: folder)
    #expect(whole.output == "Localizable.xcstrings: 1 stale, 1 removed\n")
  }

  /// A second catalog would conflict with the repository's own when that is checked out.
  @Test func catalogOutsideTheCheckoutIsNotCreated() async throws {
    try folder.write([
      "A/A.swift": view("A", "Text(\"Start\")"), "A/Texts/Localizable.xcstrings": CatalogText.of(("Start", [])),
    ])
    try folder.git("init", "-q")
    try folder.git("add", ".")
    try folder.git("commit", "-qm", "One")
    try folder.git("sparse-checkout", "set", "--no-cone", "/*", "!A/Texts")
    let run = try await ToolRun.strex("sync", "--create-catalogs", in: folder)
    #expect(run.code == 2 && run.output == "")
    let place = "A/Texts/Localizable.xcstrings"
    #expect(run.errors.hasPrefix("\(place): error: the catalog is not checked out"), "\(run.errors)")
    #expect(run.errors.split(separator: "\n").count == 1)
    let plain = try await ToolRun.strex("sync", in: folder)
    #expect(plain.code == 2 && plain.errors == run.errors, "\(plain.errors)")
    #expect(try await ToolRun.strex("extract", in: folder).code == 0)
    #expect(!FileManager.default.fileExists(atPath: folder("A/Localizable.xcstrings")))
  }

  /// The existing catalog belongs to other code.
  @Test func otherCatalogsReceiveNoStringsOfAMissingOne() async throws {
    let other = CatalogText.of(("Far", []))
    try folder.write([
      "A/A.swift": view("A", "Text(\"Start\")"), "A/Texts/Localizable.xcstrings": CatalogText.of(("Start", [])),
      "B/B.swift": view("B", "Text(\"Far\")"), "B/Localizable.xcstrings": other,
      "A/C.swift": "let c = NSLocalizedString(\"old\", tableName: \"Old\", comment: \"\")\n",
      "A/en.lproj/Old.strings": "\"old\" = \"old\";\n",
    ])
    try folder.git("init", "-q")
    try folder.git("add", ".")
    try folder.git("commit", "-qm", "One")
    try folder.git("sparse-checkout", "set", "--no-cone", "/*", "!A/Texts", "!A/en.lproj")
    let run = try await ToolRun.strex("sync", "--create-catalogs", in: folder)
    #expect(run.code == 2)
    for (place, kind) in [("A/Texts/Localizable.xcstrings", "catalog"), ("A/en.lproj/Old.strings", "table")] {
      #expect(run.errors.contains("\(place): error: the \(kind) is not checked out"), "\(run.errors)")
    }
    #expect(try folder.read("B/Localizable.xcstrings") == other)
    #expect(!FileManager.default.fileExists(atPath: folder("A/Old.xcstrings")))
    #expect(!FileManager.default.fileExists(atPath: folder("Old.xcstrings")))
  }

  /// A user in the wrong folder gets a warning.
  @Test(arguments: [("Tool", true), ("App", false), (".", false)])
  func folderWithoutStringsIsReported(_ place: String, _ isSaid: Bool) async throws {
    try folder.write([
      ".git/HEAD": "", "Tool/T.swift": "let t = 1\n", "App/A.swift": view("A", "Text(\"Start\")"),
      "App/Localizable.xcstrings": CatalogText.of(("Start", [])),
    ])
    let run = try await ToolRun.strex(["sync"], in: folder, at: place)
    let note =
      "note: no string catalog found, and the strings in this code do not belong to any catalog [nothing-to-sync]\n"
    #expect(run.code == 0 && run.errors == (isSaid ? note : ""), "\(run)")
    #expect(run.output == (isSaid ? "" : "all catalogs are up to date\n"))
  }
}
