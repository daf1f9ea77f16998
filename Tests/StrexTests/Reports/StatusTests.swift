import Foundation
import ProjectTestSupport
import Testing

@testable import CatalogLint
@testable import Reporting
@testable import strex

@Suite struct StatusTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write([
      "A/Localizable.xcstrings": CatalogText.of(
        ("Book", CatalogText.translated("Buchen")), ("Gone", CatalogText.translated("Weg", state: "stale")),
        ("Open", [])),
      "B/Booking.xcstrings": CatalogText.of(("Pay", CatalogText.translated("Zahlen"))),
    ])
  }

  @Test func catalogsAndLanguagesAreListed() async throws {
    let run = try await ToolRun.strex("status", in: folder)
    #expect(run.code == 0 && run.errors.isEmpty)
    #expect(
      run.output == """
        All 2 catalogs
          language  translated  needs review     new  missing  stale    done
          de                 2             0       0        1      1     66%

        A/Localizable.xcstrings: 3 keys, 1 stale; source language en
          language  translated  needs review     new  missing  stale    done
          de                 1             0       0        1      1     50%

        B/Booking.xcstrings: 1 key; source language en
          complete: de

        """)
  }

  /// A key that a release build uses as well counts.
  @Test func keysOfPreviewsAndDebugBuildsAreLeftOut() async throws {
    try folder.write([
      "A/a.swift": """
      import SwiftUI
      let shown = Text("Book")
      #if DEBUG
      let panel = [Text("Open"), Text("Book")]
      #endif
      """
    ])
    let run = try await ToolRun.strex("status", "--shipping", "A", in: folder)
    #expect(run.output == "A/Localizable.xcstrings: 2 keys, 1 stale; source language en\n  complete: de\n", "\(run)")
    #expect(run.errors.contains("1 key was left out because only previews and debug builds use it"), "\(run)")
    let list = try await ToolRun.strex("status", "--shipping", "--list", "missing", "A", in: folder)
    #expect(list.output.isEmpty, "\(list)")
    #expect(try await ToolRun.strex("status", "--list", "missing", "A", in: folder).output.contains("Open"))
  }

  @Test func jsonHasTheSame() async throws {
    let run = try await ToolRun.strex("status", "--format", "json", "B/Booking.xcstrings", in: folder)
    let count =
      #"{"language":"de","translated":1,"needsReview":0,"new":0,"missing":0,"stale":0,"machineTranslated":0,"#
      + #""sourceChanged":0,"percentage":100}"#
    #expect(
      run.output == #"{"version":1,"catalogs":[{"file":"B/Booking.xcstrings","sourceLanguage":"en","keys":1,"#
        + #""staleKeys":0,"untranslatableKeys":0,"languages":[\#(count)]}],"languages":[\#(count)],"diagnostics":[]}"#
        + "\n")
  }

  @Test(arguments: [("66", 0), ("66.7", 1), ("67", 1), ("0", 0), ("101", 2), ("many", 2)])
  func failUnderDetectsIncompleteLanguages(_ limit: String, _ code: Int32) async throws {
    let run = try await ToolRun.strex("status", "--fail-under", limit, in: folder)
    #expect(run.code == code)
    if code == 1 { #expect(run.errors == "error: languages below the required \(limit)%: de [fail-under]\n") }
  }

  @Test func invalidCatalogIsReported() async throws {
    try folder.write(["A/Localizable.xcstrings": "{\"sourceLanguage\" : \"en\",,}"])
    let run = try await ToolRun.strex("status", in: folder)
    #expect(run.code == 2)
    #expect(run.errors.hasPrefix("A/Localizable.xcstrings:1:26: error: "))
    #expect(run.output.hasPrefix("B/Booking.xcstrings: 1 key"))
  }

  private static let half = [("de", TranslationCount(translated: 1, missing: 1))]

  @Test func barsShowTheShare() {
    let plain = StatusTable(Self.half, columns: nil, hasBars: true, isColored: false).lines
    #expect(plain[1].hasSuffix("50%  " + String(repeating: "█", count: 10) + String(repeating: "░", count: 10)))
    let colored = StatusTable(Self.half, columns: nil, hasBars: true, isColored: true).lines
    #expect(colored[1].contains("\u{1B}[1;33m██████████░"))
  }

  /// Bars get shorter and then disappear, and then headings get shorter.
  @Test(arguments: [120, 100, 90, 80, 75, 68, 60, 55, 52])
  func rowsFitTheTerminal(_ columns: Int) {
    let lines = StatusTable(Self.half, columns: columns, hasBars: true, isColored: false).lines
    #expect(lines.allSatisfy { $0.count <= columns })
    #expect(lines[1].contains("50%"))
    #expect(lines[0].contains("needs review") == (columns >= 68))
    #expect(lines[1].contains("█") == (columns >= 75 || columns == 60))
  }

  @Test func completeLanguagesAreSummarizedByDefault() async throws {
    let row = "  de                 1             0       0        0      0    100%\n"
    for option in [["--verbose"], ["--language", "de"]] {
      let run = try await ToolRun.strex(["status", "B"] + option, in: folder)
      #expect(run.code == 0 && run.output.hasSuffix(row))
    }
    let unknown = try await ToolRun.strex("status", "--language", "dee", in: folder)
    #expect(unknown.code == 2 && unknown.errors == "error: unknown language `dee` (did you mean `de`?) [usage]\n")
    let strange = try await ToolRun.strex("status", "--language", "uk", in: folder)
    #expect(strange.errors == "error: unknown language `uk` (known: `de`) [usage]\n", "\(strange)")
  }

  @Test func keysAreListedWithPositions() async throws {
    let missing = try await ToolRun.strex("status", "--list", "missing", in: folder)
    #expect(missing.code == 0 && missing.output == "A/Localizable.xcstrings:25: \"Open\" is missing from de\n")
    let stale = try await ToolRun.strex("status", "--list", "stale", in: folder)
    #expect(stale.output == "A/Localizable.xcstrings:14: \"Gone\" is stale but has translations in de\n")
    #expect(try await ToolRun.strex("status", "--list", "needs-review", in: folder).output.isEmpty)
    let json = try await ToolRun.strex("status", "--list", "missing", "--format", "json", "A", in: folder)
    #expect(json.output.contains(#""listed":[{"key":"Open","line":25,"languages":["de"]}]"#))
  }

  /// A target has the languages of all its catalogs and of its project.
  @Test func catalogWithoutALanguageOfItsTargetIsIncomplete() async throws {
    try folder.write([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "P", defaultLocalization: "en", targets: [.target(name: "T"), .target(name: "U")])
      """,
      "Sources/T/T.swift": "", "Sources/U/U.swift": "",
      "Sources/T/Localizable.xcstrings": CatalogText.of(("Book", CatalogText.translated("Buchen"))),
      "Sources/T/Booking.xcstrings": CatalogText.of(("Pay", [])),
      "Sources/U/Localizable.xcstrings": CatalogText.of(("Other", [])),
    ])
    let run = try await ToolRun.strex("status", "Sources", "--fail-under", "60", in: folder)
    #expect(run.code == 1 && run.errors.hasPrefix("error: languages below the required 60%: de"))
    #expect(run.output.contains("Sources/T/Booking.xcstrings: 1 key; source language en\n  language"))
    #expect(run.output.contains("Sources/U/Localizable.xcstrings: 1 key; source language en\n  language"))
    // A run for one catalog includes all languages of its target.
    #expect(try await ToolRun.strex("status", "Sources/T/Booking.xcstrings", "--fail-under", "1", in: folder).code == 1)
  }

  /// An app is not complete in a language that one of its local packages lacks.
  @Test func localPackageWithoutALanguageIsIncomplete() async throws {
    let manifest = "// swift-tools-version: 6.0\nimport PackageDescription\n"
    let kit = #"let package = Package(name: "Kit", defaultLocalization: "en", targets: [.target(name: "Kit")])"#
    let app = #"""
      let package = Package(
        name: "App", defaultLocalization: "en", dependencies: [.package(path: "../Kit")], targets: [.target(name: "App")])
      """#
    let folder = try TemporaryFolder()
    try folder.write([
      "App/Package.swift": manifest + app, "Kit/Package.swift": manifest + kit,
      "App/Sources/App/A.swift": "", "Kit/Sources/Kit/K.swift": "",
      "App/Sources/App/L.xcstrings": CatalogText.of(("Book", CatalogText.translated("Buchen"))),
      "Kit/Sources/Kit/L.xcstrings": CatalogText.of(("Pay", [])),
      "Other/Package.swift": manifest + kit, "Other/Sources/Kit/K.swift": "",
      "Other/Sources/Kit/L.xcstrings": CatalogText.of(("Stop", [])),
    ])
    let run = try await ToolRun.strex("status", "--fail-under", "60", in: folder)
    #expect(
      run.code == 1 && run.errors == "error: languages below the required 60%: de [fail-under]\n", "\(run)")
    #expect(
      run.output.contains("Other/Sources/Kit/L.xcstrings: 1 key; source language en\n  no translations"), "\(run)")
    try folder.write([".strex.json": #"{"languages": ["fr"]}"#])
    let named = try await ToolRun.strex("status", "--fail-under", "60", in: folder)
    #expect(named.errors == "error: languages below the required 60%: fr [fail-under]\n", "\(named)")
    // A language that the request names counts although the configuration does not list it.
    let half = CatalogText.of(("Book", CatalogText.translated("Buchen")), ("Go", []), ("Stay", []))
    try folder.write(["App/Sources/App/L.xcstrings": half])
    let chosen = try await ToolRun.strex("status", "--language", "de", "--fail-under", "60", in: folder)
    #expect(chosen.code == 1 && chosen.errors.contains("60%: de"), "\(chosen)")
  }

  /// Compiled tables repeat the contents of the catalog.
  @Test(
    arguments: ["Kit", "Kit/Resources"], [["--format", "text"], ["--format", "binary"], ["--platform", "linux"]])
  func compiledTablesAreNotCountedAgain(_ output: String, _ options: [String]) async throws {
    let folder = try TemporaryFolder()
    try folder.write(["Kit/Localizable.xcstrings": CatalogText.of(("Book", CatalogText.translated("Buchen")))])
    let compile = ["compile", "Kit/Localizable.xcstrings", "--output", output]
    #expect(try await ToolRun.strex(compile + options, in: folder).code == 0)
    let run = try await ToolRun.strex("status", in: folder)
    #expect(run.output == "Kit/Localizable.xcstrings: 1 key; source language en\n  complete: de\n", "\(run)")
    #expect(try await ToolRun.strex("lint", "--rule", "outdated-table", in: folder).code == 0)
    let migration = try await ToolRun.strex("migrate", in: folder)
    let note =
      "Kit/Localizable.xcstrings: note: 1 table was not migrated because it was compiled from this catalog [compiled-table]\n"
    #expect(migration.code == 0 && migration.output.isEmpty && migration.errors == note, "\(migration)")
    // Tables of another catalog are not compiled from this one.
    if options.last == "text" {
      let table = try folder.read("\(output)/de.lproj/Localizable.strings")
      try folder.write(["\(output)/de.lproj/Localizable.strings": table.replacing("Book", with: "Own")])
      #expect(try await ToolRun.strex("status", in: folder).output.contains("table together") == (output != "Kit"))
    }
  }

  /// A key was renamed after the catalog was compiled.
  @Test func olderCompiledTablesAreNotCounted() async throws {
    let folder = try TemporaryFolder()
    let late = ("Late", CatalogText.translated("Spät"))
    let changed = CatalogText.of(late, ("Reserve", CatalogText.translated("Buchen")))
    try folder.write(["Kit/Localizable.xcstrings": CatalogText.of(("Book", CatalogText.translated("Buchen")), late)])
    let compile = ["compile", "Kit/Localizable.xcstrings", "--output", "Kit/Resources"]
    #expect(try await ToolRun.strex(compile, in: folder).code == 0)
    try folder.write(["Kit/Localizable.xcstrings": changed])
    let run = try await ToolRun.strex("status", in: folder)
    #expect(run.output.hasPrefix("Kit/Localizable.xcstrings: 2 keys") && !run.output.contains("table"), "\(run)")
    let lint = try await ToolRun.strex("lint", "--rule", "outdated-table", in: folder)
    let message =
      "warning: 1 table in `Kit/Resources` was compiled from an earlier version of this catalog [outdated-table]"
    #expect(lint.output.hasPrefix("Kit/Localizable.xcstrings: \(message)\n"), "\(lint)")
    #expect(lint.output.hasSuffix("help: run `\((["strex"] + compile).joined(separator: " "))`\n"), "\(lint)")
    #expect(try await ToolRun.strex(compile, in: folder).code == 0)
    #expect(try await ToolRun.strex("lint", "--rule", "outdated-table", in: folder).code == 0)
  }

  /// The target of the tables looks up the strings of the catalog.
  @Test(arguments: ["resources: [.copy(\"en.lproj\"), .copy(\"de.lproj\")]", "resources: [.process(\"de.lproj\")]"])
  func catalogBelongsToTheTargetOfItsCompiledTables(_ resources: String) async throws {
    let folder = try TemporaryFolder()
    let target = ".target(name: \"Kit\", exclude: [\"Localizable.xcstrings\"], \(resources))"
    try folder.write([
      "Package.swift": "// swift-tools-version: 5.9\nimport PackageDescription\n"
        + "let package = Package(name: \"Kit\", defaultLocalization: \"en\", targets: [\(target)])\n",
      "Sources/Kit/Localizable.xcstrings": CatalogText.of(("Book", CatalogText.translated("Buchen"))),
      "Sources/Kit/Kit.swift":
        "import SwiftUI\nlet all = [Text(\"Book\", bundle: .module), Text(\"Pay\", bundle: .module)]\n",
    ])
    let compile = ["compile", "Sources/Kit/Localizable.xcstrings", "--output", "Sources/Kit"]
    #expect(try await ToolRun.strex(compile, in: folder).code == 0)
    let targets = try await ToolRun.strex("targets", in: folder)
    #expect(targets.output.contains("catalogs   Sources/Kit/Localizable.xcstrings"), "\(targets)")
    let sync = try await ToolRun.strex("sync", in: folder)
    #expect(sync.output == "Sources/Kit/Localizable.xcstrings: 1 added\n", "\(sync)")
  }

  @Test func knownRegionsOfTheProjectCount() async throws {
    var files = SmallProject.files()
    files["Small.xcodeproj/project.pbxproj"] = files["Small.xcodeproj/project.pbxproj"]?.replacingOccurrences(
      of: "targets = (TA, TW, TT, );", with: "targets = (TA, TW, TT, ); knownRegions = (en, Base, base, fr, );")
    files["App/Localizable.xcstrings"] = CatalogText.of(("app", []))
    try folder.write(files)
    let run = try await ToolRun.strex("status", "App", in: folder)
    #expect(run.output.contains("  fr                 0             0       0        1      0      0%"))
    #expect(!run.output.lowercased().contains("base"))
  }

  @Test func sourceLanguageIsNotATranslation() async throws {
    let folder = try TemporaryFolder()
    try folder.write(["L.xcstrings": CatalogText.of(("Book", CatalogText.translated("Buchen")))])
    let run = try await ToolRun.strex("status", "--language", "en", in: folder)
    #expect(run.code == 2 && run.errors.contains("`en` is the source language"))
  }

  @Test func emptyFolderIsReported() async throws {
    let run = try await ToolRun.strex("status", in: TemporaryFolder())
    #expect(run.code == 0 && run.output.isEmpty)
    #expect(run.errors == "note: no string catalog found [no-catalog]\n")
  }

  /// Nothing was checked, so the required percentage is not met.
  @Test func percentageNeedsALanguage() async throws {
    let folder = try TemporaryFolder()
    try folder.write(["A.swift": "", "Localizable.xcstrings": CatalogText.of(("Book", []))])
    let run = try await ToolRun.strex("status", "--fail-under", "50", in: folder)
    #expect(run.code == 2 && run.errors.contains("[no-language]\nhelp: list all required languages as"), "\(run)")
    #expect(try await ToolRun.strex("status", in: folder).code == 0)
    try folder.write([".strex.json": #"{"languages": ["en"]}"#])
    #expect(try await ToolRun.strex("status", "--fail-under", "50", in: folder).code == 0)
  }
}
