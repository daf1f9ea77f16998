import Foundation
import ProjectTestSupport
import Testing

/// Tests `strex export --format android` and `strex import` of `strings.xml`.
@Suite struct AndroidTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write([
      "App/Localizable.xcstrings": CatalogText.of(
        ("Book %lld seats", CatalogText.translated("%lld Plätze buchen")), ("Cancel", []),
        ("Don’t", CatalogText.translated("Nicht 'so'")), ("p: %p", [])),
      "App/Menu.xcstrings": CatalogText.of(("Open", CatalogText.translated("Öffnen"))),
    ])
  }

  private func export(_ words: String...) async throws -> ToolRun {
    try await ToolRun.strex(["export", "--format", "android", "--output", "res"] + words, in: folder)
  }

  @Test func foldersAreWritten() async throws {
    let dry = try await export("--dry-run")
    #expect(
      dry.output == "res/values-de/strings.xml\nres/values-de/menu.xml\nres/values/strings.xml\nres/values/menu.xml\n")
    #expect(!FileManager.default.fileExists(atPath: folder("res")))
    let run = try await export()
    #expect(
      run.code == 0
        && run.output
          == "res/values-de: 3 resources from 2 files\nres/values: 4 resources from 2 files\n"
    )
    #expect(
      run.errors
        == "App/Localizable.xcstrings:27:1: warning: \"p: %p\" was not exported for `en` because Android does not support `%p` [cannot-cross]\n"
    )
    let text = try folder.read("res/values-de/strings.xml")
    #expect(text.contains("<string name=\"book_seats\" strex:key=\"Book %lld seats\">%1$d Plätze buchen</string>"))
    #expect(text.contains(#">Nicht \'so\'<"#) && !text.contains("Cancel"))
    #expect(try folder.read("res/values/strings.xml").contains("<string name=\"Cancel\">Cancel</string>"))
  }

  /// A loss in several languages is reported once for each key.
  @Test func lossesAreNamedOnceForAllLanguages() async throws {
    let text = { (language: String) in
      "\"\(language)\":{\"variations\":{\"device\":{\"other\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"x\"}}}}}"
    }
    try folder.write([
      "App/Localizable.xcstrings":
        "{\"sourceLanguage\":\"en\",\"strings\":{\"tap\":{\"localizations\":{\(text("de")),\(text("fr"))}}},\"version\":\"1.0\"}"
    ])
    let run = try await export()
    let line =
      "App/Localizable.xcstrings:1:1: warning: \"tap\" was not exported for `de`, `fr` because it varies by `device`"
    #expect(run.code == 0 && run.errors.contains(line) && run.errors.components(separatedBy: "\"tap\"").count == 2)
  }

  @Test func newLanguageHasNoFile() async throws {
    let run = try await export("--language", "fr")
    #expect(run.code == 0 && run.output.isEmpty, "\(run)")
    #expect(run.errors == "fr: nothing is translated, so no file was written\n", "\(run)")
  }

  @Test func importingAnExportChangesNothing() async throws {
    let before = try folder.read("App/Localizable.xcstrings")
    #expect(try await export().code == 0)
    let files = ["values", "values-de"].flatMap { ["res/\($0)/strings.xml", "res/\($0)/menu.xml"] }
    let run = try await ToolRun.strex(["import"] + files, in: folder)
    #expect(run.code == 0 && run.output.contains("App/Localizable.xcstrings: nothing to import\n") && run.errors == "")
    #expect(try folder.read("App/Localizable.xcstrings") == before)
  }

  private static func file(_ content: String) -> String { "<resources>\n  \(content)\n</resources>\n" }

  @Test(arguments: ["res/values-de/strings.xml", "res/values-b+de/strings.xml"])
  func translationsAreImported(_ path: String) async throws {
    try folder.write([
      path: Self.file("<string name=\"book_seats\">%1$d Sitze</string><string name=\"nope\">a</string>")
    ])
    let before = try folder.read("App/Localizable.xcstrings")
    let run = try await ToolRun.strex("import", path, in: folder)
    #expect(run.code == 0 && run.output == "App/Localizable.xcstrings: imported 1, skipped 1\n")
    #expect(run.errors.hasPrefix("\(path):2:"))
    #expect(
      run.errors.contains(
        "warning: \"nope\" was skipped because the catalog has no such key or variation [unknown-unit]\n"))
    let after = before.replacingOccurrences(of: "%lld Plätze buchen", with: "%lld Sitze")
    #expect(try folder.read("App/Localizable.xcstrings") == after)
  }

  @Test(arguments: [
    ("res/values-night/strings.xml", "<resources/>", "the folder `values-night` is not a simple language folder"),
    ("strings.xml", "<resources/>", "the file's language is unknown because it is not in a `values-LANG` folder"),
    (
      "res/values-de/colors.xml", "<resources/>",
      "the project has no catalog for `colors.xml`; pass the right catalog as PATH"
    ),
    ("res/values-de/strings.xml", "<!DOCTYPE a><resources/>", "document types and entities are not supported"),
    ("res/values-de/strings.xml", "<plist/>", "not an Android string file"),
  ])
  func unsuitableFilesChangeNothing(_ path: String, _ text: String, _ message: String) async throws {
    try folder.write([path: text])
    let run = try await ToolRun.strex("import", path, in: folder)
    #expect(run.code == 2 && run.errors.contains(message), "\(run.errors)")
  }

  @Test func pathArgumentSelectsTheCatalog() async throws {
    try folder.write(["res/values-de/texts.xml": Self.file("<string name=\"Open\">Auf</string>")])
    let run = try await ToolRun.strex("import", "res/values-de/texts.xml", "App/Menu.xcstrings", in: folder)
    #expect(run.code == 0 && run.output == "App/Menu.xcstrings: imported 1\n", "\(run.errors)")
  }

  /// Exports keep the app's folder names, and two catalogs never write the same file.
  @Test func namesOfFoldersAndFilesAreKept() async throws {
    try folder.write(["res/values-zh-rCN/colors.xml": "<resources/>"])
    let catalog = CatalogText.of(("a", CatalogText.translated("b"))).replacing("\"de\"", with: "\"zh-Hans\"")
    try folder.write(["App/Localizable.xcstrings": catalog])
    let run = try await export("App/Localizable.xcstrings", "--language", "zh-Hans")
    #expect(run.output == "res/values-zh-rCN/strings.xml: 1 resource from 1 file\n", "\(run.errors)")
    try folder.write(["B/Localizable.xcstrings": catalog])
    let both = try await export("--language", "zh-Hans")
    #expect(
      both.code == 2 && both.errors.contains("would be exported to the same file `values-zh-rCN/strings.xml`"))
  }

  @Test func onlyOptionIsRejected() async throws {
    let run = try await export("--only", "missing")
    #expect(run.code == 2 && run.errors == "error: --format android and --only cannot be combined [usage]\n")
  }
}
