import Foundation
import ProjectTestSupport
import Testing

@testable import strex

/// An invocation of `xcstringstool`, with the expected result and the public source of the fact.
struct ToolInvocationRow: Sendable, CustomTestStringConvertible {
  let words: [String]
  var code: Int32 = 0
  /// The beginning of standard output; empty for no output.
  var output = ""
  /// The beginning of standard error; empty for no output.
  var errors = ""
  /// Texts that files contain after the run. An empty text only requires the file.
  var files: [String: [String]] = [:]
  var missing: [String] = []
  let source: String

  init(
    _ line: String, code: Int32 = 0, output: String = "", errors: String = "", files: [String: [String]] = [:],
    missing: [String] = [], source: String
  ) {
    words = line.split(separator: " ").map(String.init)
    (self.code, self.output, self.errors) = (code, output, errors)
    (self.files, self.missing, self.source) = (files, missing, source)
  }

  var testDescription: String { "xcstringstool \(words.joined(separator: " "))" }
}

@Suite struct XCStringsToolTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let plural = [
      "\"localizations\" : {", "  \"de\" : {", "    \"variations\" : { \"plural\" : {",
      "      \"one\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"%lld Beet\" } },",
      "      \"other\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"%lld Beete\" } }", "    } }",
      "  }", "}",
    ]
    try folder.write([
      "Localizable.xcstrings": CatalogText.of(
        ("%lld beds", plural), ("Gone", CatalogText.translated("Weg")), ("Harvest", CatalogText.translated("Ernte")),
        ("Lonely", [])),
      "Manual.xcstrings": CatalogText.of(
        ("harvest.title", ["\"extractionState\" : \"manual\","] + CatalogText.translated("Ernte"))),
      "Broken.xcstrings": "{",
      "Undefined.xcstrings": CatalogText.of(("Bed %lld", CatalogText.translated("%#@x@"))),
      "Row.stringsdata": Self.data("Row", "Harvest", "water %lld", "Apples"),
      "View.stringsdata": Self.data("View", "Zucchini"),
      "Other.stringsdata": "[]",
      "Row.swift": """
      import SwiftUI
      struct Row: View {
        let count: Int
        var body: some View { Text("Beds: \\(count)") }
        var title: String { String(localized: "title", comment: "The title") }
        var old: String { NSLocalizedString("old", comment: "An old key") }
        var own: String { Loc("own", comment: "") }
        var name: String { "plain" }
      }
      """,
      "Empty.swift": "struct Empty {}\n",
    ])
  }

  /// The output of a compiler for one source.
  private static func data(_ name: String, _ keys: String...) -> String {
    let entries = keys.enumerated().map { line, key in
      """
      {"comment": "", "key": "\(key)", "location": {"startingColumn": 1, "startingLine": \(line + 1)}}
      """
    }
    return """
      {"source": "/src/\(name).swift", "tables": {"Localizable": [\(entries.joined(separator: ", "))]}, "version": 1}
      """
  }

  @Test(arguments: rows)
  func invocationBehavesAsRecorded(_ row: ToolInvocationRow) async throws {
    let run = try await ToolRun.strex(["xcstringstool"] + row.words, in: folder)
    #expect(run.code == row.code, "\(row.source): \(run)")
    #expect(
      run.output.hasPrefix(row.output) && run.output.isEmpty == row.output.isEmpty, "\(row.source): \(run.output)")
    #expect(
      run.errors.hasPrefix(row.errors) && run.errors.isEmpty == row.errors.isEmpty, "\(row.source): \(run.errors)")
    for (file, texts) in row.files {
      let text = try folder.read(file)
      for part in texts { #expect(part.isEmpty || text.contains(part), "\(row.source): \(file) has \(text)") }
    }
    for file in row.missing { #expect(!FileManager.default.fileExists(atPath: folder(file)), "\(row.source): \(file)") }
  }

  /// The rows are also in the table of the documentation.
  @Test func documentationNamesEveryOption() throws {
    let page = Sample.root.appendingPathComponent("Sources/strex/strex.docc/XCStringsTool.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    for verb in XCStringsToolCommand.verbs {
      for parameter in verb.form.parameters where parameter.kind != .argument {
        #expect(text.contains("`--\(parameter.name)"), "\(verb.form.name) --\(parameter.name)")
        let isTried = Self.rows.contains { $0.words.first == verb.form.name && $0.uses(parameter) }
        #expect(isTried, "no row has \(verb.form.name) --\(parameter.name)")
      }
    }
  }

  @Test func linkWithTheNameOfTheToolRunsIt() throws {
    let link = folder("xcstringstool")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: Subprocess.builtTool)
    let run = try Subprocess.run(link, ["print", "Localizable.xcstrings"], in: folder.path.string)
    #expect(run.code == 0 && run.output == "%lld beds\nGone\nHarvest\nLonely\n", "\(run)")
  }

  /// A file in the order of Xcode's editor keeps it; otherwise, new keys are in byte order.
  @Test func newKeysAreInByteOrderUnlessTheFileHasAnother() async throws {
    let words = [
      "xcstringstool", "sync", "Localizable.xcstrings", "--stringsdata", "Row.stringsdata", "View.stringsdata",
    ]
    for (keys, expected) in [
      ([], ["Apples", "Harvest", "Zucchini", "water %lld"]),
      (["a", "B"], ["a", "Apples", "B", "Harvest", "water %lld", "Zucchini"]),
    ] {
      let entries = keys.map { ($0, CatalogText.translated("x")) }
      try folder.write(["Localizable.xcstrings": CatalogText.of(entries)])
      #expect(try await ToolRun.strex(words, in: folder).code == 0)
      let lines = try folder.read("Localizable.xcstrings").split(separator: "\n").map(String.init)
      let found = lines.filter { $0.hasPrefix("    \"") }.map { $0.split(separator: "\"")[1] }
      #expect(found.map(String.init) == expected)
    }
  }

  /// The table is named after the file, so two files of one name in different folders get the same strings.
  @Test func catalogsOfOneNameGetTheSameStrings() async throws {
    try folder.write(["A/Localizable.xcstrings": CatalogText.of(), "B/Localizable.xcstrings": CatalogText.of()])
    let run = try await ToolRun.strex(
      "xcstringstool", "sync", "A/Localizable.xcstrings", "B/Localizable.xcstrings", "--stringsdata",
      "View.stringsdata",
      in: folder)
    #expect(run.code == 0)
    for name in ["A", "B"] { #expect(try folder.read("\(name)/Localizable.xcstrings").contains("\"Zucchini\" : {")) }
  }

  /// Like in Apple's tool, the catalog of an earlier extraction is replaced. Unlike there, translations are never lost.
  @Test func extractionDoesNotReplaceTranslations() async throws {
    let words = ["xcstringstool", "extract", "Row.swift", "--SwiftUI", "--output-format", "xcstrings", "-o"]
    for _ in 1...2 { #expect(try await ToolRun.strex(words + ["new"], in: folder).code == 0) }
    let before = try folder.read("Localizable.xcstrings")
    let run = try await ToolRun.strex(words + ["."], in: folder)
    #expect(run.code == 1 && run.errors.contains("Localizable.xcstrings: error: cannot be written"), "\(run)")
    #expect(try folder.read("Localizable.xcstrings") == before)
  }
}

extension ToolInvocationRow {
  /// Returns whether the row uses a parameter by one of its names.
  func uses(_ parameter: ToolParameter) -> Bool {
    words.contains("--\(parameter.name)") || parameter.letter.map { words.contains("-\($0)") } ?? false
  }
}
