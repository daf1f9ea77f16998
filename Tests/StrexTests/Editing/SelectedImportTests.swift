import Foundation
import ProjectTestSupport
import Testing

/// Tests `strex import` of selected keys.
@Suite struct SelectedImportTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let unit = { (text: String, state: String) in
      "{\"localizations\" : {\"de\" : {\"stringUnit\" : {\"state\" : \"\(state)\", \"value\" : \"\(text)\"}}}}"
    }
    try folder.write([
      "App/Localizable.xcstrings": Self.catalog("\"a.one\" : \(unit("Alt", "translated")), \"a.two\" : {}, \"b\" : {}"),
      "From/Localizable.xcstrings": Self.catalog(
        "\"a.one\" : \(unit("Neu", "translated")), \"a.two\" : \(unit("Zwei", "translated")), \"b\" : \(unit("B", "translated"))"
      ),
      "App/en.lproj/Menu.strings": "\"open\" = \"Open\";\n\"quit\" = \"Quit\";\n",
      "App/de.lproj/Menu.strings": "\"open\" = \"Auf\";\n",
      "From/de.lproj/Menu.strings": "\"open\" = \"Öffnen\";\n\"quit\" = \"Ende\";\n",
    ])
  }

  private static func catalog(_ strings: String) -> String {
    "{\"sourceLanguage\" : \"en\", \"strings\" : {\(strings)}, \"version\" : \"1.0\"}"
  }

  private func strex(_ words: String...) async throws -> ToolRun { try await ToolRun.strex(words, in: folder) }
  private var text: String { get throws { try folder.read("App/Localizable.xcstrings") } }

  @Test func onlyNamedKeysAreImported() async throws {
    let run = try await strex("import", "From/Localizable.xcstrings", "App", "--match", "a.*", "--add-language")
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    #expect(try text.contains("Neu") && text.contains("Zwei") && !text.contains("\"B\""))
  }

  @Test func onlyMissingTextsAreImported() async throws {
    let run = try await strex(
      "import", "From/Localizable.xcstrings", "App", "--only", "missing", "--key", "a.one", "--key", "b")
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    #expect(try text.contains("Alt") && text.contains("\"B\"") && !text.contains("Zwei"))
  }

  /// A state that no string has is not an error: nothing is left to do.
  @Test func selectionsWithoutAnyStringAreErrors() async throws {
    let rows = [
      (["--key", "a.on"], 2, "no imported file contains the key \"a.on\" (did you mean \"a.one\"?)"),
      (["--match", "z*"], 2, "no imported file contains a key that matches \"z*\""),
      (["--language", "de", "--language", "fr"], 2, "the files do not contain translations into `fr`"),
      (["--only", "stale"], 0, ""),
    ]
    for (words, code, message) in rows {
      let run = try await ToolRun.strex(["import", "From/Localizable.xcstrings", "App"] + words, in: folder)
      #expect(run.code == code && (message.isEmpty || run.errors.contains(message)), "\(run)")
    }
    try folder.write(["App/Localizable.xcstrings": Self.catalog("\"b\" : {}")])
    let missing = try await strex("import", "From/Localizable.xcstrings", "App", "--key", "a.one")
    #expect(missing.code == 2 && missing.errors.contains("no catalog contains the key \"a.one\""), "\(missing)")
  }

  @Test func tablesAreSelectedToo() async throws {
    let run = try await strex("import", "From/de.lproj/Menu.strings", "App", "--key", "quit")
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    #expect(try folder.read("App/de.lproj/Menu.strings") == "\"open\" = \"Auf\";\n\"quit\" = \"Ende\";\n")
  }
}
