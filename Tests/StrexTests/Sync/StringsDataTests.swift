import Foundation
import ProjectTestSupport
import Testing

@testable import ProjectModel
@testable import strex

/// Tests `strex extract --format stringsdata` and `strex sync --stringsdata`.
@Suite struct StringsDataTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func strex(_ arguments: String...) async throws -> ToolRun { try await ToolRun.strex(arguments, in: folder) }

  private func files(in path: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder(path)).filter { $0.hasSuffix(".stringsdata") }.sorted()
  }

  @Test(arguments: Sample.all, [true, false])
  func extractedFilesSyncToTheSameCatalogs(_ sample: Sample, readsSources: Bool) async throws {
    try sample.copy(to: folder)
    #expect(try await strex("extract", "--format=stringsdata", "--output", "made/data", sample.path).code == 0)
    let catalogs = sample.tables.flatMap { ["--catalog", sample.catalog($0)] }
    let run = try await ToolRun.strex(
      ["sync", "--stringsdata", "made"] + (readsSources ? [sample.path] : catalogs), in: folder)
    #expect(run.code == 0, "\(run.errors)")
    for table in sample.tables {
      #expect(try folder.read(sample.catalog(table)) == sample.expected(table), "\(table)")
    }
  }

  @Test func separateExtractionAndSyncGiveTheSameCatalogs() async throws {
    let sample = Sample.questRooms
    try sample.copy(to: folder)
    let sources = try FileManager.default.subpathsOfDirectory(atPath: folder(sample.path)).filter {
      $0.hasSuffix(".swift")
    }
    var data: [String] = []
    for source in sources {
      let name = FilePath(source).stem
      let run = try await strex(
        "extract", "--isolated", "--index", sample.path, "--format=stringsdata", "--output", "made/\(data.count)",
        "\(sample.path)/\(source)")
      #expect(run.code == 0 && run.output.isEmpty && run.errors.isEmpty, "\(run.errors)")
      data += ["--stringsdata", "made/\(data.count)/\(name).stringsdata"]
    }
    try FileManager.default.removeItem(atPath: folder("\(sample.path)/Rooms"))
    for table in sample.tables {
      let before = try folder.read(sample.catalog(table))
      let words = ["sync", "--catalog", sample.catalog(table), "--output", "made/\(table).xcstrings"] + data
      #expect(try await ToolRun.strex(words, in: folder).code == 0)
      #expect(try folder.read("made/\(table).xcstrings") == sample.expected(table))
      #expect(try folder.read(sample.catalog(table)) == before)
    }
  }

  @Test func sourcePathsAreAsGivenAndNamesAreUnique() async throws {
    try folder.touch("App/Views/Row.swift", "Kit/Row.swift", "Kit/Old.m")
    #expect(try await strex("extract", "--format=stringsdata", "--output=data", "App", "Kit").code == 0)
    #expect(try files(in: "data") == ["Kit-Row.stringsdata", "Old.m.stringsdata", "Views-Row.stringsdata"])
    #expect(try folder.read("data/Kit-Row.stringsdata").contains("\"source\": \"Kit/Row.swift\""))
    #expect(try await strex("extract", "--format=stringsdata", "--output=data", folder("Kit")).code == 0)
    #expect(try folder.read("data/Row.stringsdata").contains("\"source\": \"\(folder("Kit/Row.swift"))\""))
  }

  @Test func sourceWithSyntaxErrorHasNoFile() async throws {
    try folder.write(["A.swift": "let a = (1", "B.swift": ""])
    let run = try await strex("extract", "--format=stringsdata", "--output=data")
    #expect(run.code == 2 && run.errors.contains("A.swift:1:9: the bracket is not closed"), "\(run.errors)")
    #expect(try files(in: "data") == ["B.stringsdata"])
  }

  @Test(arguments: [
    ["extract", "--format", "stringsdata"], ["extract", "--output", "data"],
    ["sync", "--output", "a.xcstrings"], ["sync", "--check", "--catalog", "C.xcstrings", "--output", "a.xcstrings"],
    ["sync", "--stringsdata", "d", "--catalog", "C.xcstrings", "--target", "App"],
    ["sync", "--stringsdata", "d", "--catalog", "C.xcstrings", "--catalog", "e/C.xcstrings"],
  ])
  func unclearCommandLinesAreRefused(_ words: [String]) async throws {
    try folder.write(["C.xcstrings": CatalogText.of(), "e/C.xcstrings": CatalogText.of()])
    try folder.write(["d/A.stringsdata": data(of: "A.swift", "")])
    let run = try await ToolRun.strex(words, in: folder)
    #expect(run.code == 2 && run.errors.contains("[usage]"), "\(run.errors)")
  }
}

// The information in the files, and its limits.
extension StringsDataTests {
  /// A file in the compiler's format, without its layout.
  private func data(of source: String, _ entries: String) -> String {
    "{\"source\": \"\(source)\", \"tables\": {\"Localizable\": [\(entries)]}, \"version\": 1}"
  }

  private func entry(_ key: String, line: Int, column: Int) -> String {
    let location = "{\"startingColumn\": \(column), \"startingLine\": \(line)}"
    return "{\"comment\": \"\", \"key\": \"\(key)\", \"location\": \(location)}"
  }

  private func writeApp() throws {
    try folder.write([
      "App/A.swift": "import SwiftUI\nlet a = Text(\"a\")\nlet old = NSLocalizedString(\"old\", comment: \"Old\")\n",
      "App/B.swift": "import SwiftUI\nlet b = Text(\"b\")\n",
      "App/Localizable.xcstrings": CatalogText.of(("gone", CatalogText.translated("weg")), ("old", [])),
    ])
  }

  /// The keys in their order; stale ones in parentheses.
  private func keys() throws -> String {
    let text = try folder.read("App/Localizable.xcstrings")
    let found = text.matches(of: /\n    "(.*?)" : \{\n( *"extractionState" : "stale")?/)
    return found.map { $0.output.2 == nil ? String($0.output.1) : "(\($0.output.1))" }.joined(separator: " ")
  }

  @Test func compilerFilesAreCombinedWithSources() async throws {
    try writeApp()
    try folder.write([
      "Derived/arm64/A.stringsdata": data(of: folder("App/A.swift"), entry("a %lld", line: 2, column: 14)),
      "Derived/x86/A.stringsdata": data(of: folder("App/A.swift"), entry("a %lld", line: 2, column: 14)),
      "Derived/B.stringsdata": data(of: folder("App/B.swift"), ""),
      "Derived/ExtractedAppShortcutsMetadata.stringsdata": "[]",
    ])
    let run = try await strex("sync", "--stringsdata", "Derived", "App")
    #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(try keys() == "a %lld (gone) old")
    #expect(try folder.read("App/Localizable.xcstrings").contains("\"comment\" : \"Old\""))
  }

  @Test func uncompiledSourcesMakeNoEntryStale() async throws {
    try writeApp()
    try folder.write(["d/A.stringsdata": data(of: "App/A.swift", entry("a", line: 2, column: 14))])
    let run = try await strex("sync", "--stringsdata", "d", "App")
    #expect(run.code == 0 && run.errors.contains("App/B.swift was not scanned and might use them"), "\(run.errors)")
    #expect(try keys() == "a gone old")
  }

  @Test func filesOfChangedAndOtherSourcesDoNotCount() async throws {
    try folder.write(["d/A.stringsdata": data(of: "App/A.swift", entry("older", line: 2, column: 14))])
    try folder.write(["d/X.stringsdata": data(of: "/nowhere/X.swift", entry("x", line: 1, column: 1))])
    try writeApp()
    let run = try await strex("sync", "--stringsdata", "d", "App")
    let outdated =
      "App/A.swift: warning: the .stringsdata file for this source file was ignored because it is out of date"
    #expect(run.code == 0 && run.errors.contains(outdated), "\(run.errors)")
    let foreign = "note: 1 .stringsdata file was ignored because its source file is not part"
    #expect(run.errors.contains(foreign), "\(run.errors)")
    #expect(try keys() == "gone old")
  }

  @Test(arguments: ["App", nil])
  func hostileFilesChangeNothing(_ path: String?) async throws {
    try writeApp()
    try folder.write([
      "d/A.stringsdata": data(of: "App/A.swift", entry("a", line: 2, column: 14)),
      "d/B.stringsdata": data(of: "App/B.swift", "\n  {\"key\": 7}"),
    ])
    let before = try folder.read("App/Localizable.xcstrings")
    let place = path.map { [$0] } ?? ["--catalog", "App/Localizable.xcstrings"]
    let run = try await ToolRun.strex(["sync", "--stringsdata", "d"] + place, in: folder)
    #expect(run.code == 2)
    #expect(run.errors == "d/B.stringsdata:2:11: error: `key` is not a string [invalid-stringsdata]\n")
    #expect(try folder.read("App/Localizable.xcstrings") == before)
  }

  @Test func folderWithoutFilesIsAnError() async throws {
    try writeApp()
    try folder.touch("d/notes.txt")
    let run = try await strex("sync", "--stringsdata", "d", "--catalog", "App/Localizable.xcstrings")
    #expect(
      run.code == 2
        && run.errors == "d: error: cannot be read: the folder contains no .stringsdata files [unreadable]\n"
    )
    #expect(try keys() == "gone old")
  }
}
