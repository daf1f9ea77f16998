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

  @Test func tablesAreSelectedToo() async throws {
    let run = try await strex("import", "From/de.lproj/Menu.strings", "App", "--key", "quit")
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    #expect(try folder.read("App/de.lproj/Menu.strings") == "\"open\" = \"Auf\";\n\"quit\" = \"Ende\";\n")
  }
}
