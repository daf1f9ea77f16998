import Foundation
import ProjectTestSupport
import Testing

/// Tests `strex edit`.
@Suite struct EditTests {
  private let folder: TemporaryFolder

  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "%lld boats" : {
          "comment" : "Count"
        },
        "Save" : {
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "needs_review",
                "value" : "Sichern"
              }
            }
          }
        }
      },
      "version" : "1.0"
    }
    """

  init() throws {
    folder = try TemporaryFolder()
    try folder.write([
      "App/Localizable.xcstrings": Self.catalog,
      "App/Other.xcstrings": "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\n  },\n  \"version\" : \"1.0\"\n}",
    ])
  }

  private func strex(_ words: String...) async throws -> ToolRun { try await ToolRun.strex(words, in: folder) }
  private var text: String { get throws { try folder.read("App/Localizable.xcstrings") } }

  @Test func setChangesOneText() async throws {
    let run = try await strex("edit", "set", "Save", "Speichern", "--language", "de")
    #expect(run == ToolRun(code: 0, output: "App/Localizable.xcstrings: 1 key changed\n", errors: ""))
    let expected = Self.catalog.replacing("needs_review", with: "translated").replacing("Sichern", with: "Speichern")
    #expect(try text == expected)
  }

  /// Empty arguments mostly come from unset variables of scripts.
  @Test(arguments: [
    ["edit", "set", "Save", "", "--language", "de"], ["edit", "add", "", "x"], ["rename", "Save", ""],
    ["edit", "set", "Save", "--language", "de", "--plural", "other="],
  ])
  func emptyTextsAreUsageErrors(_ words: [String]) async throws {
    let run = try await ToolRun.strex(words, in: folder)
    #expect(run.code == 2 && run.errors.contains("is empty"), "\(run)")
    #expect(try text == Self.catalog)
  }

  @Test func setWritesPlurals() async throws {
    let run = try await strex(
      "edit", "set", "%lld boats", "--language", "de", "--plural", "one=%lld Boot", "other=%lld Boote")
    #expect(run.code == 0, "\(run.errors)")
    #expect(try text.contains("\"value\" : \"%lld Boote\""))
  }

  @Test(
    arguments: [
      (["set", "%lld boats", "%@ Boote", "--language", "de"], 1, "[refused-edit]"),
      (["set", "%lld boats", "%@ ships", "--language", "en"], 1, "has a different type in the string than in the key"),
      (["remove", "--match", "z*"], 2, "no catalog contains a key that matches \"z*\""),
      (["set", "Nope", "x", "--language", "de"], 2, "no catalog contains the key \"Nope\""),
      (["set", "Save", "x", "--language", "fr"], 2, "use --add-language"),
      (["set", "Save", "x"], 2, "set needs one --language LANG"),
      (["remove"], 2, "remove needs a KEY"), (["frob"], 2, "unknown verb `frob`"),
      (["language", "remove", "en"], 1, "`en` is the source language"),
      (["copy", "Save", "--to", "Missing.xcstrings"], 2, ""),
      (["language", "add", "French"], 1, "not a language identifier (did you mean `fr`?)"),
      (["language", "rename", "de", "de_AT"], 1, "did you mean `de-AT`?"),
      (["language", "add", "EN"], 1, "`EN` is the same language as `en`"),
      (["remove", "Save", "--table", "Nope"], 2, "unknown table"),
    ] as [([String], Int32, String)])
  func refusalsAreNamed(_ words: [String], _ code: Int32, _ message: String) async throws {
    let run = try await ToolRun.strex(["edit"] + words, in: folder)
    #expect(run.code == code && (message.isEmpty || run.errors.contains(message)), "\(run.code) \(run.errors)")
    #expect(try text == Self.catalog)
  }

  @Test(
    arguments: [
      (["set", "Save", "x", "--language", ""], 2, "is not a language identifier"),
      (["language", "add", ""], 2, "is not a language identifier"),
      (["language", "rename", "de", "d e"], 2, "is not a language identifier"),
      (["set", "Save", "x", "--language", "iw", "--add-language"], 2, "did you mean `he`?"),
      (["language", "remove", "de", "--key", "Save"], 2, "language cannot be combined with --key"),
      (["format", "--match", "S*"], 2, "format cannot be combined with --match"),
      (["add", "New", "--language", "de"], 2, "add cannot be combined with --language"),
      (["state", "new", "Save", "--language", "de", "--state", "new"], 2, "state cannot be combined with --state"),
      (["remove", "Save", "--language", "en"], 1, "`en` is the source language"),
      (["add", "%lld ships", "%@ ships", "--table", "Other"], 1, "has a different type in the string than in the key"),
    ] as [([String], Int32, String)])
  func unusedOptionsAndWrongLanguagesAreRefused(_ words: [String], _ code: Int32, _ message: String) async throws {
    let other = try folder.read("App/Other.xcstrings")
    let run = try await ToolRun.strex(["edit"] + words, in: folder)
    #expect(run.code == code && run.errors.contains(message), "\(run.code) \(run.errors)")
    #expect(try text == Self.catalog && folder.read("App/Other.xcstrings") == other)
  }

  @Test func stringsOfOneLanguageAreRemoved() async throws {
    let run = try await strex("edit", "remove", "Save", "--language", "de")
    #expect(run.code == 0, "\(run.errors)")
    #expect(try text.contains("\"Save\"") && !text.contains("Sichern"))
  }

  @Test func variationsAreNotLost() async throws {
    let plural = ["edit", "set", "%lld boats", "--language", "de", "--plural", "one=%lld Boot", "other=%lld Boote"]
    _ = try await ToolRun.strex(plural, in: folder)
    let before = try text
    let run = try await strex("edit", "set", "%lld boats", "%lld Boote", "--language", "de")
    #expect(run.code == 1 && run.errors.contains("--replace") && run.errors.contains("--plural"), "\(run.errors)")
    #expect(try text == before)
    #expect(try await strex("edit", "set", "%lld boats", "%lld Boote", "--language", "de", "--replace").code == 0)
    #expect(try !text.contains("plural"))
  }

  @Test func nestedVariationsAreNotLost() async throws {
    let set = ["edit", "set", "%lld boats", "--language", "de"]
    let paths = ["device.mac.plural.other", "device.other"].flatMap { ["--variation", "\($0)=%lld Boote"] }
    #expect(try await ToolRun.strex(set + paths, in: folder).code == 0)
    let before = try text
    let run = try await ToolRun.strex(set + ["--device", "mac=%lld Schiffe"], in: folder)
    #expect(run.code == 1 && run.errors.contains("device.mac varies by plural"), "\(run.errors)")
    #expect(try text == before)
  }

  @Test func substitutionsOfTheSourceAreChecked() async throws {
    let run = try await strex(
      "edit", "set", "%lld boats", "%#@n@", "--language", "en", "--variation", "substitutions.n.plural.other=%@ boats")
    #expect(run.code == 1, "\(run.output)\(run.errors)")
  }

  @Test func unreadableCatalogsStopTheEdit() async throws {
    try folder.write(["App/Broken.xcstrings": "{"])
    let run = try await strex("edit", "set", "Save", "Speichern", "--language", "de")
    #expect(run.code == 2, "\(run.errors)")
    #expect(try text == Self.catalog)
  }

  @Test func keysAreAddedToTables() async throws {
    try folder.write(["App/en.lproj/Old.strings": "\"open\" = \"Open\";\n"])
    let run = try await strex("edit", "add", "close", "Close", "--catalog", "App/en.lproj/Old.strings")
    #expect(run.code == 0, "\(run.errors)")
    #expect(try folder.read("App/en.lproj/Old.strings") == "\"open\" = \"Open\";\n\"close\" = \"Close\";\n")
  }

  @Test func entriesAreEdited() async throws {
    #expect(try await strex("edit", "comment", "%lld boats", "").code == 0)
    #expect(try !text.contains("Count"))
    #expect(try await strex("edit", "state", "translated", "--only", "needs-review", "--language", "de").code == 0)
    #expect(try !text.contains("needs_review"))
    #expect(try await strex("edit", "manual", "--match", "*boats").code == 0)
    #expect(try text.contains("\"extractionState\" : \"manual\""))
    #expect(try await strex("edit", "automatic", "%lld boats").code == 0)
    #expect(try await strex("edit", "translate", "no", "%lld boats").code == 0)
    #expect(try text.contains("\"shouldTranslate\" : false"))
    #expect(try await strex("edit", "remove", "--key", "%lld boats").code == 0)
    #expect(try !text.contains("boats"))
  }

  @Test func keysMoveToAnotherCatalog() async throws {
    let copy = try await strex("edit", "copy", "%lld boats", "--to", "App/Other.xcstrings")
    #expect(copy == ToolRun(code: 0, output: "App/Other.xcstrings: 1 key changed\n", errors: ""))
    let run = try await strex("edit", "move", "Save", "--to", "App/Other.xcstrings")
    #expect(run.code == 0 && run.output.contains("App/Localizable") && run.output.contains("App/Other"), "\(run)")
    #expect(try !text.contains("Save") && folder.read("App/Other.xcstrings").contains("Sichern"))
  }

  @Test func keysComeFromAFile() async throws {
    try folder.write(["keys.txt": "\"%lld boats\"\nSave\n", "none.txt": "\n"])
    #expect(try await strex("edit", "translate", "no", "--keys-from", "keys.txt").code == 0)
    #expect(try text.split(separator: "shouldTranslate").count == 3)
    #expect(try await strex("edit", "remove", "--keys-from", "none.txt").code == 2)
  }

  @Test func languagesAreAddedAndRenamed() async throws {
    #expect(try await strex("edit", "language", "add", "fr", "--table", "Localizable").code == 0)
    #expect(try text.split(separator: "\"fr\"").count == 3)
    #expect(try await strex("edit", "language", "prefill", "de-AT", "de").code == 0)
    #expect(try text.contains("\"de-AT\""))
    #expect(try await strex("edit", "language", "rename", "fr", "fr-CA").code == 0)
    #expect(try await strex("edit", "language", "remove", "fr-CA").code == 0)
    #expect(try await strex("edit", "language", "remove", "de-AT").code == 0)
    #expect(try text == Self.catalog)
  }

  @Test func dryRunsWriteNothing() async throws {
    let run = try await strex("edit", "add", "New", "New text", "--catalog", "App/Localizable.xcstrings", "--dry-run")
    #expect(run.code == 0 && run.output.contains("+    \"New\" : {\n"))
    #expect(try text == Self.catalog)
  }

  @Test func tablesLoseKeysAndTakeTexts() async throws {
    try folder.write([
      "App/en.lproj/Old.strings": "\"open\" = \"Open\";\n\"quit\" = \"Quit %@\";\n",
      "App/de.lproj/Old.strings": "\"open\" = \"Auf\";\n",
    ])
    #expect(try await strex("edit", "set", "quit", "%@ beenden", "--language", "de").code == 0)
    #expect(try folder.read("App/de.lproj/Old.strings") == "\"open\" = \"Auf\";\n\"quit\" = \"%@ beenden\";\n")
    #expect(try await strex("edit", "remove", "open").code == 0)
    #expect(try folder.read("App/en.lproj/Old.strings") == "\"quit\" = \"Quit %@\";\n")
    #expect(try folder.read("App/de.lproj/Old.strings") == "\"quit\" = \"%@ beenden\";\n")
    #expect(try await strex("edit", "manual", "quit").code == 1)
  }
}
