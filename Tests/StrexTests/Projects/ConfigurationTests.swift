import Foundation
import ProjectTestSupport
import Testing

@testable import strex

/// Tests settings that audit and lint share, in both formats of the configuration file.
@Suite struct ConfigurationTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.git("init", "-q")
    try folder.write([
      "App/Localizable.xcstrings": CatalogText.of(
        ("Open the Tide Log", CatalogText.translated("Logbuch öffnen")),
        ("Share with Sandbank", CatalogText.translated("Mit Untiefe teilen")))
    ])
  }

  private func lint(_ words: String..., settings: [String: String]) async throws -> ToolRun {
    try folder.write(settings)
    return try await ToolRun.strex(["lint"] + words, in: folder)
  }

  private static let glossary = """
    App/Localizable.xcstrings:9:23: warning: "Open the Tide Log" in de does not translate "Tide Log" as "Gezeitenbuch" \
    [glossary]

    """
  private static let kept = """
    App/Localizable.xcstrings:19:23: warning: "Share with Sandbank" in de does not contain "Sandbank", which should \
    stay untranslated [kept-word]

    """

  @Test(arguments: [
    (".strex.json", #"{"glossary": {"Tide Log": {"de": "Gezeitenbuch"}}, "keep": ["Sandbank"]}"#),
    (".strex.yml", "# Terms\nglossary:\n  Tide Log: {de: Gezeitenbuch}\nkeep: [Sandbank]\n"),
  ])
  func termsAreRead(_ name: String, _ text: String) async throws {
    let run = try await lint(settings: [name: text])
    #expect(run.output == Self.glossary + Self.kept && run.code == 1, "\(run)")
  }

  @Test(arguments: [
    ("Terms.csv", "en;de\nTide Log;Gezeitenbuch\n"),
    ("Terms.csv", "term\tde\tfr\nTide Log\tGezeitenbuch\t\n"),
    (
      "Terms.tbx",
      "<martif><text><body><termEntry><langSet xml:lang=\"en\"><tig><term>Tide Log</term></tig></langSet>"
        + "<langSet xml:lang=\"de\"><tig><term>Gezeitenbuch</term></tig></langSet></termEntry></body></text></martif>"
    ),
    (
      "Terms.tbx",
      "<tbx><text><body><conceptEntry><langSec xml:lang=\"en\"><termSec><term>Tide Log</term></termSec></langSec>"
        + "<langSec xml:lang=\"de\"><termSec><term>Gezeitenbuch</term></termSec></langSec></conceptEntry></body></text>"
        + "</tbx>"
    ),
  ])
  func glossaryFilesAreRead(_ name: String, _ text: String) async throws {
    let run = try await lint(settings: [name: text, ".strex.yml": "glossary: [\(name)]\n"])
    #expect(run.output == Self.glossary, "\(run)")
  }

  @Test(arguments: [
    ("Terms.csv", "en,de\n\"Tide", "Terms.csv:2:1: error: a quoted cell is not closed [invalid-glossary]"),
    ("Terms.tbx", "<martif>", "Terms.tbx:1:"), ("Other.csv", "", "Terms.csv: error: cannot be read"),
  ])
  func faultyGlossariesAreErrors(_ name: String, _ text: String, _ message: String) async throws {
    let given = message.prefix { $0 != ":" }
    let run = try await lint(settings: [name: text, ".strex.json": "{\"glossary\": \"\(given)\"}"])
    #expect(run.code == 2 && run.errors.contains(message), "\(run)")
  }

  @Test(arguments: [".strex.yaml": ".strex.yml", "strex.yml": ".strex.yml", ".strex.jsonc": ".strex.json"])
  func filesWithSimilarNamesAreNamed(_ name: String, _ right: String) async throws {
    try folder.write(["App/App.swift": "import SwiftUI\n"])
    let warning =
      "\(name): warning: the settings are ignored because the file is not named `\(right)` [misnamed-configuration]\n"
      + "help: rename the file to `\(right)`\n"
    for command in [["sync", "--check"], ["lint"], ["audit"], ["status"], ["sync", "--check", "--staged"]] {
      let before = try await ToolRun.strex(command, in: folder)
      try folder.write([name: "keep: [Sandbank]\n"])
      try folder.git("add", ".")
      let run = try await ToolRun.strex(command, in: folder)
      #expect(!before.errors.contains(warning) && run.errors.contains(warning) && run.code == before.code, "\(command)")
      try FileManager.default.removeItem(atPath: folder(name))
      try folder.git("add", ".")
    }
  }

  @Test func exitCodeAndBaselineComeFromTheConfiguration() async throws {
    let settings = "keep: [Sandbank]\nfail-on: error\nbaseline: App/known.txt\n"
    let missing = try await lint(settings: [".strex.yml": settings])
    #expect(missing.code == 2 && missing.errors.contains("App/known.txt"), "\(missing)")
    let update = try await lint("--update-baseline", settings: [:])
    #expect(update.errors.contains("App/known.txt: wrote "), "\(update)")
    #expect(!update.errors.contains(folder.path.string), "\(update)")
    #expect(update.code == 0 && update.output.isEmpty, "\(update)")
    let known = try await lint("--fail-on", "warning", settings: [:])
    #expect(known.code == 0 && known.output.isEmpty, "\(known)")
    try folder.write(["App/known.txt": "# strex baseline 1\n"])
    #expect(try await lint(settings: [:]).code == 0)
    #expect(try await lint("--fail-on", "warning", settings: [:]).code == 1)
  }

  @Test(arguments: ["App", "**/*.xcstrings"]) func excludedFilesHaveNoFindings(_ pattern: String) async throws {
    let run = try await lint(settings: [".strex.json": "{\"keep\": [\"Sandbank\"], \"exclude\": [\"\(pattern)\"]}"])
    #expect(run.code == 0 && run.output.isEmpty && !run.errors.contains("idle-path"), "\(run)")
  }

  @Test(arguments: [
    ("fail-om: never\n", "1:1: error: unknown setting `fail-om` (did you mean `fail-on`?)"),
    ("xcode: 26\nfail-on: fatal\n", "2:10: error: `fail-on` must be one of warning, error, note, never"),
    ("keep: Sandbank\n", "1:7: error: `keep` must be an array of strings"),
    ("glossary: {Log: Buch}\n", "1:17: error: `glossary` must be a path, an array of paths, or an object with terms"),
    ("rules:\n  - {rule: glosary}\n", "2:12: error: unknown rule `glosary` (did you mean `glossary`?)"),
    ("keep: [a\n", "error: "), ("- a\n", "1:1: error: expected an object"),
  ])
  func faultyFilesInYAMLAreRefused(_ text: String, _ message: String) async throws {
    let run = try await lint(settings: [".strex.yml": text])
    #expect(run.code == 2 && run.errors.contains(".strex.yml:") && run.errors.contains(message), "\(run)")
  }

  @Test func twoFilesAreRefused() async throws {
    let run = try await lint(settings: [".strex.yml": "xcode: 26\n", ".strex.json": "{}"])
    #expect(run.code == 2 && run.errors.contains("keep only one of the two files"), "\(run)")
  }

  @Test func messagesNameTheFileOfTheProject() async throws {
    let folder = try TemporaryFolder()
    try folder.write(SmallProject.files(common: ""))
    try folder.write([".strex.yml": "routines: [L10n]\n"])
    let run = try await ToolRun.strex("sync", in: folder)
    #expect(run.errors.contains("declare the target in .strex.yml with `extractsSwiftTypes`"), "\(run)")
  }
}
