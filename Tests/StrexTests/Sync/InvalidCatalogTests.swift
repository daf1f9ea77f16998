import ProjectTestSupport
import Testing

@testable import strex

/// Tests a catalog that cannot be parsed among valid ones.
@Suite struct InvalidCatalogTests {
  static let bad: [(text: String, place: String)] = [
    ("{ \"sourceLanguage\" : \"en\",\n  \"strings\" : { oops", ":2:17: error: "), ("", ":1:1: error: "),
    ("[]", ":1:1: error: "), ("<<<<<<< HEAD\n{}\n", ":1:1: error: "),
    ("{ \"sourceLanguage\" : \"en\", \"strings\" : { \"a\" : { \"comment\" : 1 } } }", ":1:62: error: "),
    (
      "{ \"sourceLanguage\" : \"en\",\n  \"strings\" : { \"Old\" : {} }, \"version\" : \"2.0\" }",
      ":2:43: error: unknown catalog format version `2.0`"
    ),
  ]

  private static let view = """
    import SwiftUI
    let one = Text("One")
    let two = Text("Two", tableName: "Other")
    let three = Text("Three", tableName: "Third")

    """
  private static let files = [
    "View.swift": view, "Localizable.xcstrings": CatalogText.of(("Old", [])), "Third.xcstrings": SmallProject.empty,
  ]

  @Test(arguments: bad)
  func otherCatalogsAreSynced(_ text: String, _ place: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.files)
    try folder.write(["Other.xcstrings": text])
    let check = try await ToolRun.strex("sync", "--check", in: folder)
    #expect(check.code == 2 && check.errors.contains("Other.xcstrings" + place), "\(check.errors)")
    #expect(check.output.contains("\"One\" is missing from") && check.output.contains("\"Three\" is missing from"))
    let run = try await ToolRun.strex("sync", in: folder)
    #expect(run.code == 2 && run.errors.contains("Other.xcstrings" + place), "\(run.errors)")
    #expect(try folder.read("Localizable.xcstrings") == CatalogText.of(("One", [])))
    #expect(try folder.read("Third.xcstrings") == CatalogText.of(("Three", [])))
    #expect(try folder.read("Other.xcstrings") == text)
  }

  @Test(arguments: bad)
  func otherStagedCatalogsAreSynced(_ text: String, _ place: String) async throws {
    let project = try StagedProject()
    for (path, text) in Self.files { try project.write(path, text) }
    try project.write("Other.xcstrings", text)
    try project.git("add", ".")
    let check = try await ToolRun.strex("sync", "--staged", "--check", in: project.folder)
    #expect(check.code == 2 && check.errors.contains("Other.xcstrings" + place), "\(check.errors)")
    let run = try await ToolRun.strex("sync", "--staged", "--fix", in: project.folder)
    #expect(run.code == 2 && run.errors.contains("Other.xcstrings" + place), "\(run.errors)")
    #expect(try project.staged() == CatalogText.of(("One", [])))
    #expect(try project.staged("Third.xcstrings") == CatalogText.of(("Three", [])))
    #expect(try project.staged("Other.xcstrings") == text)
  }

  @Test func duplicateEntriesDoNotStopTheSync() async throws {
    let folder = try TemporaryFolder()
    let twice = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "Gone" : { "comment" : "a" },
          "Gone" : { "comment" : "b" }
        },
        "version" : "1.0"
      }
      """
    try folder.write(["View.swift": "import SwiftUI\nlet one = Text(\"One\")\n", "Localizable.xcstrings": twice])
    let run = try await ToolRun.strex("sync", in: folder)
    #expect(run.code == 0)
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(run.errors.hasPrefix("Localizable.xcstrings:5:5: warning: duplicate member \"Gone\";"))
    let after = try folder.read("Localizable.xcstrings")
    #expect(try CatalogText.keys(of: after) == ["Gone", "One"])
    #expect(after.contains("\"Gone\" : { \"comment\" : \"a\" },\n    \"Gone\" : { \"comment\" : \"b\" }"))
    #expect(try await ToolRun.strex("sync", "--check", in: folder).code == 0)
  }
}
