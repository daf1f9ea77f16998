import Foundation
import ProjectTestSupport
import Testing

@testable import strex

@Suite struct LintTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.git("init", "-q")
    try folder.write([
      "App/Localizable.xcstrings": CatalogText.of(
        ("%lld seats", CatalogText.translated("%@ Plätze")), ("Book ", CatalogText.translated("Buchen")),
        ("Gone %@", CatalogText.translated("%lld weg", state: "stale"))),
      "App/Seats.swift": "import SwiftUI\nfunc f(_ n: Int) { _ = Text(\"\\(n) seats\") }\nlet b = Text(\"Book \")\n",
    ])
  }

  private static let type =
    "App/Localizable.xcstrings:9:23: error: \"%lld seats\" in de formats argument 1 with %@, but the code at "
    + "App/Seats.swift:2 passes %lld [format-type]\n"
  private static let space =
    "App/Localizable.xcstrings:19:23: note: \"Book \" in de ends without a space, unlike the source [outer-space]\n"

  @Test func findingsHaveThePositionsOfTheirTexts() async throws {
    let run = try await ToolRun.strex("lint", in: folder)
    #expect(run.code == 1)
    #expect(run.output == Self.type + Self.space)
    #expect(run.errors == "1 error, 1 note\n")
  }

  @Test(arguments: [
    ("String(format: NSLocalizedString(\"k\", comment: \"\"), name, n)", "argument 1 with %d, but the code", 2),
    (
      "String(format: NSLocalizedString(\"k\", comment: \"\"), locale: nil, name)",
      "argument 1 with %d, but the code", 2
    ),
    (
      "String.localizedStringWithFormat(NSLocalizedString(\"k\", comment: \"\"), n)",
      "argument 2 (%@), but 1 is passed", 1
    ),
    (
      "String(format: b ? NSLocalizedString(\"k\", comment: \"\") : String(localized: \"l\"), n, n)",
      "argument 2 with %@", 1
    ),
    (
      "{ let f = NSLocalizedString(\"k\", comment: \"\"); return String(format: f, n) }()",
      "argument 2 (%@), but 1 is", 1
    ),
    (
      "let f = NSLocalizedString(\"k\", comment: \"\"); return String(format: f, name, n)", "argument 1 with %d, but", 2
    ),
    ("let f = NSLocalizedString(\"k\", comment: \"\"); let n = m(); return String(format: f, n, name)", "", 0),
    ("let f = NSLocalizedString(\"k\", comment: \"\"); return list.map { n in String(format: f, n, name) }[0]", "", 0),
    ("String(format: NSLocalizedString(\"k\", comment: \"\"), n, name)", "", 0),
    ("String(format: NSLocalizedString(\"k\", comment: \"\"), n, mystery)", "", 0),
    ("String(format: NSLocalizedString(\"k\", comment: \"\"), arguments: list)", "", 0),
    ("NSLocalizedString(\"k\", comment: \"\")", "", 0),
  ])
  func argumentsOfFormatsAreTyped(_ call: String, _ message: String, _ count: Int) async throws {
    let folder = try TemporaryFolder()
    let catalog = CatalogText.of(("k", CatalogText.translated("%d von %@")), ("l", CatalogText.translated("%d, %d")))
    try folder.write([
      "Localizable.xcstrings": catalog,
      "V.swift":
        "import Foundation\nfunc f(n: Int, name: String, b: Bool, list: [any CVarArg]) -> String { \(call) }\n",
    ])
    let run = try await ToolRun.strex("lint", in: folder)
    #expect(run.output.split(separator: "\n").count == count)
    #expect(count == 0 || run.output.contains(message))
  }

  @Test func oneCatalogCanBeSelected() async throws {
    try folder.write(["Kit/Kit.xcstrings": CatalogText.of(("Book ", CatalogText.translated("Buchen")))])
    let run = try await ToolRun.strex("lint", "App/Localizable.xcstrings", in: folder)
    #expect(run.output == Self.type.replacing("the code at App/Seats.swift:2 passes", with: "the key has") + Self.space)
  }

  @Test func tablesOfATargetAreChecked() async throws {
    let folder = try TemporaryFolder()
    try folder.write([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "P", defaultLocalization: "en", targets: [.target(name: "T"), .target(name: "U")])
      """,
      "Sources/T/T.swift": "", "Sources/U/U.swift": "", "Sources/T/en.lproj/L.strings": "\"k\" = \"%d seats\";\n",
      "Sources/T/de.lproj/L.strings": "\"k\" = \"%@ Plätze\";\n",
    ])
    #expect(try await ToolRun.strex("lint", "--target", "T", in: folder).output.contains("[format-type]"))
    #expect(try await ToolRun.strex("lint", "--target", "U", in: folder).output.isEmpty)
  }

  @Test(arguments: [("never", 0), ("note", 1), ("error", 1)])
  func theExitCodeFollowsFailOn(_ limit: String, _ code: Int32) async throws {
    #expect(try await ToolRun.strex("lint", "--fail-on", limit, in: folder).code == code)
  }

  /// Users never see such strings, so only the files are reported.
  @Test func filesInNoAppAreNotChecked() async throws {
    let folder = try TemporaryFolder()
    try folder.write([
      "project.yml": """
      name: Pier
      targets:
        Pier:
          type: application
          platform: iOS
          sources:
            - path: Pier
              excludes: [fa.lproj]
        Log:
          type: tool
          platform: macOS
          sources: [Log]

      """,
      "Pier/Pier.swift": "import Foundation\nlet a = NSLocalizedString(\"%d boats\", comment: \"\")\n",
      "Pier/en.lproj/Localizable.strings": "\"%d boats\" = \"%d boats\";\n",
      "Pier/de.lproj/Localizable.strings": "\"%d boats\" = \"Boote\";\n",
      "Pier/fa.lproj/Localizable.strings": "\"%d boats\" = \"x\";\n",
      "Log/Log.swift": "let a = 1\n",
      "Log/Localizable.xcstrings": CatalogText.of(("%d rows", CatalogText.translated("Zeilen"))),
    ])
    func findings(_ words: String...) async throws -> [String] {
      let run = try await ToolRun.strex(["lint"] + words, in: folder)
      return run.output.split(separator: "\n").filter { $0.contains("[") }.map { line in
        "\(line.prefix { $0 != ":" }) \(line.drop { $0 != "[" })"
      }
    }
    #expect(
      try await findings("Pier", "Log") == [
        "Log/Localizable.xcstrings [unshipped-table]", "Pier/de.lproj/Localizable.strings [format-missing]",
        "Pier/fa.lproj/Localizable.strings [unshipped-table]",
      ])
    #expect(try await findings("Pier/fa.lproj/Localizable.strings").contains { $0.hasSuffix("[format-missing]") })
  }

  /// Users never see the strings of a manual key that no code uses. The rule is checked if it is named.
  @Test func notesAboutUnusedKeysAreLeftOut() async throws {
    let folder = try TemporaryFolder()
    try folder.write([
      "App/Boats.swift":
        "import Foundation\nlet a = NSLocalizedString(name(), comment: \"\")\nfunc name() -> String { \"used \" }\n",
      "App/Localizable.xcstrings": CatalogText.of(
        ("gone ", CatalogText.translated("weg", state: "manual")),
        ("used ", CatalogText.translated("benutzt", state: "manual"))),
    ])
    func keys(_ words: String...) async throws -> [Substring] {
      let run = try await ToolRun.strex(["lint"] + words, in: folder)
      return run.output.matches(of: #/"(\w+) " in de ends without a space/#).map(\.1)
    }
    #expect(try await keys() == ["used"])
    #expect(try await keys("--rule", "outer-space") == ["gone", "used"])
  }

  @Test func notesAboutUnusedKeysOfTablesAreLeftOut() async throws {
    let folder = try TemporaryFolder()
    try folder.write([
      "Quay/Quay.swift": "import Foundation\nlet a = NSLocalizedString(\"moored \", comment: \"\")\n",
      "Quay/en.lproj/Localizable.strings": "\"moored \" = \"moored \";\n\"lost \" = \"lost \";\n",
      "Quay/de.lproj/Localizable.strings": "\"moored \" = \"vertäut\";\n\"lost \" = \"verloren\";\n",
    ])
    let run = try await ToolRun.strex("lint", in: folder)
    #expect(run.output.contains("\"moored \" in de ends without a space") && !run.output.contains("lost"), "\(run)")
  }

  /// The table of a storyboard that no longer exists.
  @Test func tablesOfRemovedInterfacesAreNotChecked() async throws {
    let folder = try TemporaryFolder()
    let keys = "\"1XJ-Gd-jYy.title\" = \"%d boats\";\n"
    try folder.write([
      "Pier/en.lproj/Main.strings": keys, "Pier/de.lproj/Main.strings": keys.replacing("%d boats", with: "Boote %"),
    ])
    let run = try await ToolRun.strex("lint", "Pier", in: folder)
    #expect(run.output.isEmpty, "\(run)")
  }

  @Test func correctCatalogHasNoFindings() async throws {
    try folder.write([
      "App/Localizable.xcstrings": CatalogText.of(("%lld seats", CatalogText.translated("%lld Plätze")))
    ])
    let run = try await ToolRun.strex("lint", in: folder)
    #expect(run.code == 0 && run.output.isEmpty && run.errors == "no findings\n")
  }

  @Test func rulesCanBeDisabledForKeysAndPaths() async throws {
    let settings = [
      #"{"rule": "format-type", "enabled": false, "keys": ["%lld seats"]}"#,
      #"{"rule": "outer-space", "severity": "error", "paths": ["App"]}"#,
    ]
    try folder.write([".strex.json": #"{"rules": [\#(settings.joined(separator: ","))]}"#])
    let run = try await ToolRun.strex("lint", in: folder)
    #expect(run.output == Self.space.replacing("note", with: "error"))
    try folder.write([".strex.json": #"{"rules": [{"rule": "format-type", "enabled": false, "keys": ["other"]}]}"#])
    #expect(try await ToolRun.strex("lint", in: folder).output == Self.type + Self.space)
  }

  /// A narrower run finds fewer problems, so it must keep the other entries of the baseline.
  @Test(arguments: [["--language", "fr"], ["App/Localizable.xcstrings"], ["--isolated"]])
  func baselineUpdateOfANarrowerRunKeepsEntries(_ words: [String]) async throws {
    _ = try await ToolRun.strex("lint", "--baseline", "known.txt", "--update-baseline", in: folder)
    let known = try folder.read("known.txt")
    try folder.write(["App/Localizable.xcstrings": CatalogText.of(("Anchor", Self.french))])
    let update = ["lint", "--baseline", "known.txt", "--update-baseline"]
    #expect(try await ToolRun.strex(update + words, in: folder).errors.contains("known.txt: nothing to remove\n"))
    #expect(try folder.read("known.txt") == known)
    _ = try await ToolRun.strex(update, in: folder)
    #expect(try folder.read("known.txt").split(separator: "\n").count == 1)
  }

  private static let french = CatalogText.translated("Ancre").map { $0.replacing("\"de\"", with: "\"fr\"") }

  @Test func baselineSuppressesItsFindings() async throws {
    let first = try await ToolRun.strex("lint", "--baseline", "known.txt", "--update-baseline", in: folder)
    #expect(first.code == 0 && first.output.isEmpty)
    let known = try await ToolRun.strex("lint", "--baseline", "known.txt", in: folder)
    #expect(known.code == 0 && known.errors == "no new findings\n")
    try folder.write(["App/Kit.xcstrings": CatalogText.of(("Pay ", CatalogText.translated("Zahlen")))])
    let second = try await ToolRun.strex("lint", "--baseline", "known.txt", in: folder)
    #expect(second.output.hasPrefix("App/Kit.xcstrings:9:23: note: \"Pay \""))
    #expect(second.output.split(separator: "\n").count == 1)
  }

  @Test(arguments: ["json", "sarif", "github", "xcode"])
  func everyFormatNamesTheRule(_ format: String) async throws {
    let run = try await ToolRun.strex("lint", "--format", format, in: folder)
    #expect(run.code == 1 && run.output.contains("format-type"))
  }

  @Test func invalidCatalogIsAnErrorAndOthersAreLinted() async throws {
    try folder.write(["App/Broken.xcstrings": "{\"sourceLanguage\" : 1}"])
    let run = try await ToolRun.strex("lint", in: folder)
    #expect(run.code == 2 && run.output == Self.type + Self.space)
    #expect(run.errors.contains("App/Broken.xcstrings:1:21: error: "))
  }
}
