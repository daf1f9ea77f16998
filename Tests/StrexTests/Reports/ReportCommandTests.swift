import Foundation
import ProjectTestSupport
import Testing

@testable import strex

/// Tests the contents, the output file and the errors of `strex report`.
@Suite struct ReportCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write([
      "App/a.swift": "import SwiftUI\nlet view = Text(\"Book\")\nlet other = Text(verbatim: \"Not for everyone\")\n",
      "App/Localizable.xcstrings": CatalogText.of(
        ("Book", CatalogText.translated("Buchen")), ("Gone", CatalogText.translated("Weg", state: "stale")),
        ("Open", [])),
    ])
    try folder.git("init", "-q")
  }

  private func report(_ arguments: String...) async throws -> ToolRun {
    try await ToolRun.strex(["report"] + arguments, in: folder)
  }

  private func page(_ path: String = "out.html") throws -> String {
    try String(contentsOfFile: folder(path), encoding: .utf8)
  }

  @Test func keysOfPreviewsAndDebugBuildsAreMarked() async throws {
    try folder.write([
      "App/a.swift": "import SwiftUI\nlet view = Text(\"Book\")\n#if DEBUG\nlet other = Text(\"Open\")\n#endif\n"
    ])
    #expect(try await report("--output", "out.html").code == 0)
    let articles = try page().split(separator: "<article").filter { $0.contains("only in debug builds") }
    #expect(articles.count == 1 && articles[0].contains("<h3 dir=\"auto\">Open</h3>"))
  }

  @Test func pageContainsAllSections() async throws {
    let run = try await report("--confidence", "low", "--output", "out.html")
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output.hasPrefix("out.html: 3 keys, 1 language, "))
    let page = try page()
    for part in [
      "<h3 dir=\"auto\">Book</h3>", "<dd lang=\"de\">Buchen</dd>", "App/a.swift:2</code>", ">stale</span>",
      "Missing in <code class=\"lang\">de</code>", "<mark>&quot;Not for everyone&quot;</mark>",
      "App/Localizable.xcstrings:", ">50%</td>",
    ] {
      #expect(page.contains(part), "\(part)")
    }
  }

  @Test func theSameProjectGivesTheSameBytes() async throws {
    _ = try await report("--output", "out.html")
    let first = try page()
    let run = try await report("--output", "out.html")
    #expect(run.code == 0)
    #expect(try page() == first)
    _ = try await report("App", "--output", "other.html")
    #expect(try page("other.html") == first)
  }

  @Test(arguments: [
    "App/a.swift", "App/Localizable.xcstrings", "New.swift", "New.xcstrings", "Empty.swift", "Empty.strings",
    "notes.html", "App",
  ])
  func otherFilesAreNotOverwritten(_ path: String) async throws {
    try folder.write(["notes.html": "<!DOCTYPE html>\n<p>Mine</p>\n", "Empty.swift": "", "Empty.strings": ""])
    let before = try? page(path)
    let run = try await report("--output", path)
    #expect(run.code == 2 && run.errors.hasPrefix("\(path): error: cannot be written: "), "\(run.errors)")
    #expect((try? page(path)) == before)
  }

  @Test func incompleteReportIsNotWritten() async throws {
    try folder.write(["App/Other.xcstrings": "{\"sourceLanguage\" : \"en\",,}"])
    let run = try await report("--output", "out.html")
    #expect(run.code == 2 && run.errors.hasPrefix("App/Other.xcstrings:1:26: error: "))
    #expect((try? page()) == nil)
  }

  @Test func canonicallyEqualKeysHaveSeparatePositions() async throws {
    try folder.write([
      "App/b.swift": "import SwiftUI\nlet a = Text(\"Caf\u{e9}\")\nlet b = Text(\"Cafe\u{301}\")\n",
      "App/Localizable.xcstrings": CatalogText.of(("Cafe\u{301}", []), ("Caf\u{e9}", [])),
    ])
    _ = try await report("--output", "out.html")
    let page = try page()
    for line in [2, 3] { #expect(page.ranges(of: "App/b.swift:\(line)</code>").count == 1, "\(line)") }
  }

  @Test func codeOutsideTheProjectIsShown() async throws {
    let other = try TemporaryFolder()
    try other.write(["b.swift": "import SwiftUI\nlet view = Text(verbatim: \"Far from here\")\n"])
    _ = try await report(".", other("b.swift"), "--confidence", "low", "--output", "out.html")
    #expect(try page().contains("<mark>&quot;Far from here&quot;</mark>"))
  }

  @Test func reportNeedsAnOutputFile() async throws {
    let run = try await report()
    #expect(run.code == 2 && run.errors == "error: report needs --output FILE or --edit [usage]\n")
  }

  @Test func tooManyStringsAreAnError() async throws {
    let keys = (0..<2_001).map { "\"k\($0)\":{\"localizations\":{\"x-\($0)\":{\"stringUnit\":{\"value\":\"v\"}}}}" }
    try folder.write([
      "App/Localizable.xcstrings":
        "{\"sourceLanguage\":\"en\",\"strings\":{\(keys.joined(separator: ","))},\"version\":\"1.0\"}"
    ])
    let run = try await report("--output", "out.html")
    #expect(run.code == 2 && run.errors.contains("strings; choose languages with --language"), "\(run.errors)")
    #expect(try await report("--language", "x-1", "--output", "out.html").code == 0)
  }

  @Test func languagesCanBeSelected() async throws {
    try folder.write([
      "App/Localizable.xcstrings": """
      {"sourceLanguage":"en","strings":{"Book":{"localizations":{
      "de":{"stringUnit":{"state":"translated","value":"Buchen"}},
      "fr":{"stringUnit":{"state":"translated","value":"Réserver"}}}}},"version":"1.0"}
      """
    ])
    _ = try await report("--output", "out.html", "--language", "fr")
    let page = try page()
    #expect(page.contains("Réserver") && !page.contains("<dd lang=\"de\">"))
  }

  @Test(arguments: [
    (["--port", "8123", "--output", "a.html"], "--port needs --edit"),
    (["--edit", "--output", "a.html"], "--edit cannot be combined with --output"),
    (["--edit", "--confidence", "low"], "--edit cannot be combined with --confidence"),
    (["--edit", "--language", "de", "--language", "fr"], "--edit accepts only one --language"),
    (["--edit", "--port", "65536"], "--port needs a number from 1 to 65535, not `65536`"),
    (["--edit", "--port", "0"], "--port needs a number from 1 to 65535, not `0`"),
  ])
  func editingNeedsFittingOptions(words: [String], sentence: String) async throws {
    let run = try await ToolRun.strex(["report"] + words, in: folder)
    #expect(run.code == 2 && run.errors == "error: \(sentence) [usage]\n", "\(run.errors)")
  }

  @Test func editingNeedsALanguageOfTheProject() async throws {
    let run = try await report("--edit", "--language", "xx")
    #expect(run.code == 2 && run.errors.contains("unknown language `xx`"), "\(run.errors)")
  }

  @Test func editingServesOneAddressUntilItIsInterrupted() throws {
    let running = try Subprocess.Running(Subprocess.builtTool, ["report", "--edit", folder("App")])
    while running.isRunning, try !running.errors.contains("press Ctrl-C to stop") { usleep(20_000) }
    running.interrupt()
    let run = try running.end()
    #expect(run.code == 0, "\(run.errors)")
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 1 && run.output.hasPrefix("http://127.0.0.1:"))
    #expect(lines.first?.split(separator: "=").last?.count == 64)
  }
}
