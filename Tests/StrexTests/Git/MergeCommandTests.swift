import Foundation
import ProjectTestSupport
import Testing

@testable import strex

/// Tests `strex merge` on three files.
@Suite struct MergeCommandTests {
  private let folder: TemporaryFolder
  private static let base = TranslatedText.catalog(("Open", "Öffnen"), ("Save", "Sichern"))
  private static let ours = TranslatedText.catalog(("Open", "Auf"), ("Save", "Sichern"))
  private static let theirs = TranslatedText.catalog(("Open", "Öffnen"), ("Quit", "Beenden"), ("Save", "Speichern"))
  private static let merged = TranslatedText.catalog(("Open", "Auf"), ("Quit", "Beenden"), ("Save", "Speichern"))
  private static let rival = TranslatedText.catalog(("Open", "Offen"), ("Save", "Sichern"))
  private static let twice = TranslatedText.catalog(("Open", nil), ("Open", nil))

  init() throws {
    folder = try TemporaryFolder()
    try folder.write([
      "base": Self.base, "ours": Self.ours, "theirs": Self.theirs, "rival": Self.rival, "empty": "",
      "twice": Self.twice,
    ])
  }

  private func strex(_ arguments: String...) async throws -> ToolRun {
    try await ToolRun.strex(["merge"] + arguments, in: folder)
  }

  @Test func resultIsWrittenToOurs() async throws {
    let run = try await strex("base", "ours", "theirs")
    #expect(run.code == 0 && run.output == "" && run.errors == "")
    #expect(try folder.read("ours") == Self.merged && folder.read("theirs") == Self.theirs)
    #expect(try await strex("base", "ours", "theirs").code == 0)
    #expect(try folder.read("ours") == Self.merged)
  }

  @Test func resultIsWrittenToTheOutput() async throws {
    let print = try await strex("base", "ours", "theirs", "--output", "-")
    #expect(print.code == 0 && print.output == Self.merged)
    #expect(try await strex("base", "ours", "theirs", "--output", "new").code == 0)
    #expect(try folder.read("new") == Self.merged && folder.read("ours") == Self.ours)
  }

  @Test func conflictsAreReportedAndOursIsKept() async throws {
    let run = try await strex(
      "base", "ours", "rival", "-p", "App/L.xcstrings", "-L", "old", "-L", "main", "-L", "topic")
    #expect(run.code == 1 && run.output == "")
    let sentence =
      "error: \"Open\" in de is \"Auf\" in main but \"Offen\" in topic; the merge kept main [merge-conflict]"
    #expect(run.errors == "App/L.xcstrings:7:11: \(sentence)\n")
    #expect(try folder.read("ours") == Self.ours)
    let gone = try await strex("base", "ours", "rival", "--output", "-")
    #expect(gone.code == 1 && gone.output == Self.ours && gone.errors.hasPrefix("ours:7:11: error: \"Open\" in de"))
  }

  @Test(arguments: ["empty", "/dev/null", "missing"])
  func aBaseMayBeMissing(_ base: String) async throws {
    let run = try await strex(base, "base", "theirs")
    #expect(run.code == 1 && run.errors.contains("is \"Sichern\" in our version but \"Speichern\" in their version"))
    #expect(try folder.read("base").contains("\"Quit\""))
  }

  @Test(
    arguments: [
      (["base", "ours", "twice"], "duplicate member \"Open\""),
      (["twice", "ours", "theirs"], "the common ancestor is not a valid catalog"),
      (["base", "ours", "empty"], "their version is not a valid catalog: the file is empty"),
      (["base", "ours", "missing"], "cannot be read"), (["base", "missing", "theirs"], "cannot be read"),
      (["base", "ours"], "needs three files"), ([], "needs three files"),
      (["a", "b", "c", "d"], "unexpected operand"), (["install", "--output", "x"], "cannot be combined with"),
      (["--check", "-L", "x"], "cannot be combined with"), (["--check", "a", "b"], "one revision or range"),
      (["base", "ours", "theirs", "-L", "1", "-L", "2", "-L", "3", "-L", "4"], "at most three names"),
      (["base", "ours", "theirs", "--output", "missing/x"], "cannot be written"),
      (["base", "ours", "theirs", "--output", "a.swift"], "not a valid catalog file name"),
    ] as [([String], String)])
  func unmergeableFilesAreNotChanged(_ words: [String], _ message: String) async throws {
    let run = try await ToolRun.strex(["merge"] + words, in: folder)
    #expect(run.code == 2 && run.output == "" && run.errors.contains(message), "\(run.errors)")
    #expect(try folder.read("ours") == Self.ours)
  }

  @Test func errorInAllSidesIsReportedForEach() async throws {
    let sides = ["base", "ours", "theirs"]
    let names = ["the common ancestor", "our version", "their version"]
    for side in sides {
      let strings = "\"a\":{\"localizations\":\"de\"},\"\(side)\":{}"
      try folder.write([side: "{\"sourceLanguage\":\"en\",\"strings\":{\(strings)},\"version\":\"1.0\"}"])
    }
    let run = try await strex("base", "ours", "theirs")
    let named = run.errors.split(separator: "\n").compactMap { line in
      names.first { line.contains("error: \($0) is not a valid catalog") }
    }
    #expect(run.code == 2 && named == names, "\(run.errors)")
  }

  @Test func reportEscapesKeys() async throws {
    try folder.write([
      "base": TranslatedText.catalog(), "ours": TranslatedText.catalog(("a\\u001b[31m\\n", "x")),
      "theirs": TranslatedText.catalog(("a\\u001b[31m\\n", "y")),
    ])
    let run = try await strex("base", "ours", "theirs")
    #expect(run.code == 1 && run.errors.contains("\"a\\u{1B}[31m\\n\" in de"))
  }
}
