import ProjectModel
import ProjectTestSupport
import Testing

@testable import strex

@Suite struct SyntaxErrorTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// An unfinished string literal includes the code that follows it.
  @Test func unfinishedEditMakesNoEntryStale() async throws {
    let good = "import SwiftUI\nlet a = Text(\"One\")\nlet b = Text(\"Two\")\n"
    try folder.write(["A.swift": good, "Localizable.xcstrings": CatalogText.of(("One", []), ("Two", []))])
    try folder.write(["B.swift": "import SwiftUI\nlet c = Text(\"Three\")\n"])
    try folder.write(["A.swift": good.replacing("\"One\"", with: "\"One")])
    let run = try await ToolRun.strex("sync", in: folder)
    #expect(run.code == 0)
    #expect(run.output == "Localizable.xcstrings: 1 added\n")
    #expect(
      run.errors.contains(
        "1 key was not found in the code but was kept because A.swift:2:14: the string is not closed"))
    let three = CatalogText.of(("One", []), ("Three", []), ("Two", []))
    #expect(try folder.read("Localizable.xcstrings") == three)
  }

  /// Every command that reads Swift reports syntax errors, because its output may lack keys.
  @Test(arguments: [["sync"], ["extract"], ["audit"], ["lint"], ["targets"], ["explain", "A.swift:1"]])
  func everyCommandReportsSyntaxErrors(_ words: [String]) async throws {
    let text = "struct Half {\n  let a = Text(\"One\"); let b = String(localized: \"Two\n}\n"
    try folder.write(["A.swift": text, "Localizable.xcstrings": CatalogText.of(("One", []))])
    let run = try await ToolRun.strex(words, in: folder)
    let warning = "A.swift:2:50: warning: the string is not closed; keys in this file may be missing [broken-source]\n"
    #expect(run.errors.contains(warning) && run.errors.components(separatedBy: warning).count == 2)
    #expect(run.code == (["audit", "lint"].contains(words[0]) ? 1 : 0))
  }

  @Test func unresolvedMergeConflictIsReported() async throws {
    let text = "import SwiftUI\n<<<<<<< HEAD\nlet a = Text(\"One\")\n=======\nlet a = Text(\"Two\")\n>>>>>>> other\n"
    try folder.write(["A.swift": text, "Localizable.xcstrings": CatalogText.of(("Old", []))])
    let run = try await ToolRun.strex("sync", in: folder)
    #expect(
      run.errors.contains("A.swift:2:1: warning: a merge conflict is not resolved; keys in this file may be missing"))
    #expect(try folder.read("Localizable.xcstrings").contains("\"Old\""))
  }

  /// A source that no target compiles does not use a target's catalog, wherever it is; file templates never parse
  /// (facts J).
  @Test(arguments: [
    ("App/Loose.swift", true), ("Templates/New.swift", true), ("../Templates/New.swift", true),
    ("Made/Made.swift", false),
    ("Shared/Both.swift", false),
  ])
  func syntaxErrorAffectsOnlyCatalogsOfItsTargets(_ path: String, _ goes: Bool) async throws {
    try folder.git("init", "-q")
    for (name, text) in SmallProject.files(settings: "SDKROOT = macosx; SWIFT_EMIT_LOC_STRINGS = YES;") {
      try folder.write(["Project/\(name)": text])
    }
    let source = FilePath("Project/\(path)").resolvingParents.string
    try folder.write([
      "Project/App/Localizable.xcstrings": CatalogText.of(("Old", [])), source: "struct ___NAME___ {\n",
    ])
    let run = try await ToolRun.strex("sync", in: folder)
    #expect(run.code == 0)
    #expect(try CatalogText.keys(of: folder.read("Project/App/Localizable.xcstrings")).contains("Old") == !goes)
  }

  /// Nested deeper than the compiler's own limit of 256, so the code is not valid Swift and its contents are unknown.
  @Test(arguments: [
    ("f(", ")"), ("[", "]"), ("{ ", " }"), ("\"\\(", ")\""), ("if true { ", " }"), ("struct A { ", " }"),
  ])
  func tooDeepNestingMakesNoEntryStale(_ opening: String, _ closing: String) async throws {
    let (open, close) = (String(repeating: opening, count: 10_000), String(repeating: closing, count: 10_000))
    let head = opening.hasPrefix("struct") ? "" : opening.hasPrefix("if") ? "func a() { _ = { " : "let a = "
    let tail = opening.hasPrefix("if") ? " } }" : ""
    let text = "import SwiftUI\n\(head)\(open) let b = Text(\"Deep\") \(close)\(tail)\n"
    try folder.write(["A.swift": text, "B.swift": "import SwiftUI\nlet c = Text(\"Three\")\n"])
    try folder.write(["Localizable.xcstrings": CatalogText.of(("Deep", []), ("Old", []))])
    let run = try await ToolRun.strex("sync", in: folder)
    #expect(run.code == 0)
    #expect(run.errors.contains("A.swift:2:") && run.errors.contains("[nested-too-deep]"))
    #expect(run.errors.contains("warning: the code is nested too deeply [nested-too-deep]"))
    #expect(run.errors.contains("2 keys were not found in the code but were kept because A.swift:2:"))
    #expect(try folder.read("Localizable.xcstrings") == CatalogText.of(("Deep", []), ("Old", []), ("Three", [])))
  }
}
