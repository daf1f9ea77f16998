import ProjectTestSupport
import Testing

@testable import strex

/// Tests how translations of changed source texts are found by git.
@Suite struct SourceChangeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.git("init", "-q")
    try folder.write([
      "App/Localizable.xcstrings": Self.catalog("Ships"),
      "App/en.lproj/Dock.strings": "\"rope\" = \"Rope\";\n", "App/de.lproj/Dock.strings": "\"rope\" = \"Seil\";\n",
      "App/de.lproj/Pier.strings": "\"pier\" = \"Steg\";\n", "App/Pier.swift": Self.pier("Pier"),
    ])
    try commit()
  }

  private static func catalog(_ title: String, key: String = "dock.title", state: String = "translated") -> String {
    CatalogText.of(
      (
        key,
        [
          "\"extractionState\" : \"manual\",", "\"localizations\" : {",
          "  \"de\" : { \"stringUnit\" : { \"state\" : \"\(state)\", \"value\" : \"Schiffe\" } },",
          "  \"en\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"\(title)\" } }", "}",
        ]
      ))
  }

  private static func pier(_ text: String) -> String {
    "import Foundation\n"
      + "let pier = NSLocalizedString(\"pier\", tableName: \"Pier\", value: \"\(text)\", comment: \"\")\n"
  }

  private func commit() throws {
    try folder.git("add", "-A")
    try folder.git("commit", "-q", "-m", "Change")
  }

  /// The findings of the rule, without help lines.
  private func lint(_ words: String...) async throws -> [String] {
    let run = try await ToolRun.strex(["lint", "--rule", "source-changed"] + words, in: folder)
    return run.output.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("help:") }
  }

  @Test(arguments: [["lint"], ["status"], ["sync", "--check"]])
  func invalidFormerCatalogIsNoted(_ words: [String]) async throws {
    try folder.write(["App/Localizable.xcstrings": "<<<<<<< ours\n"])
    try commit()
    try folder.write(["App/Localizable.xcstrings": Self.catalog("Ships")])
    let run = try await ToolRun.strex(words, in: folder)
    let note = "App/Localizable.xcstrings: note: changes of source strings were not checked because"
    #expect(run.code != 2 && (run.output + run.errors).contains(note), "\(run)")
  }

  @Test func textsOfCatalogsAreComparedWithTheLastCommit() async throws {
    #expect(try await lint().isEmpty)
    try folder.write(["App/Localizable.xcstrings": Self.catalog("Boats")])
    #expect(
      try await lint() == [
        "App/Localizable.xcstrings:7:69: warning: \"dock.title\" in de was not updated when its source string changed "
          + "from \"Ships\" to \"Boats\" [source-changed]"
      ])
    try folder.write(["App/Localizable.xcstrings": Self.catalog("Boats", state: "needs_review")])
    #expect(try await lint().isEmpty)
  }

  @Test func sinceNamesAnEarlierCommit() async throws {
    try folder.write(["App/Localizable.xcstrings": Self.catalog("Boats")])
    try commit()
    #expect(try await lint().isEmpty)
    #expect(try await lint("--since", "HEAD~1").count == 1)
    // A renamed catalog is compared with the former file.
    try folder.git("mv", "App/Localizable.xcstrings", "App/Harbour.xcstrings")
    #expect(try await lint("--since", "HEAD~1").first?.hasPrefix("App/Harbour.xcstrings:7:69:") == true)
  }

  @Test func tablesAndValuesInCodeAreCompared() async throws {
    try folder.write(["App/en.lproj/Dock.strings": "\"rope\" = \"Line\";\n", "App/Pier.swift": Self.pier("Jetty")])
    let found = try await lint()
    try #require(found.count == 2, "\(found)")
    #expect(found[0].hasPrefix("App/de.lproj/Dock.strings:1:1: warning: \"rope\" in de was not updated"))
    #expect(found[1].hasPrefix("App/de.lproj/Pier.strings:1:1: warning: \"pier\" in de was not updated"))
    #expect(found[1].contains("from \"Pier\" to \"Jetty\""))
  }

  @Test func storyboardsAreComparedWithTheirTables() async throws {
    let storyboard = { (text: String) in
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch">
        <scenes><scene sceneID="a1"><objects><viewController id="v1"><view key="view" id="v2"><subviews>
          <label text="\(text)" id="lab-el-001"/>
        </subviews></view></viewController></objects></scene></scenes>
      </document>
      """
    }
    try folder.write([
      "App/Base.lproj/Main.storyboard": storyboard("Moor"),
      "App/de.lproj/Main.strings": "\"lab-el-001.text\" = \"Festmachen\";\n",
    ])
    try commit()
    try folder.write(["App/Base.lproj/Main.storyboard": storyboard("Tie up")])
    let found = try await lint()
    try #require(found.count == 1, "\(found)")
    #expect(found[0].hasPrefix("App/de.lproj/Main.strings:1:1:") && found[0].contains("from \"Moor\" to \"Tie up\""))
  }

  @Test func checksOfSyncWarnAsWell() async throws {
    try folder.write(["App/Localizable.xcstrings": Self.catalog("Boats")])
    let check = try await ToolRun.strex("sync", "--check", in: folder)
    #expect(check.errors.contains("\"dock.title\" in de was not updated when its source string changed"), "\(check)")
    try folder.git("add", "-A")
    let staged = try await ToolRun.strex("sync", "--staged", "--check", in: folder)
    #expect(staged.output.contains("[source-changed]") || staged.errors.contains("[source-changed]"), "\(staged)")
    try folder.write([".strex.json": #"{"rules": [{"rule": "source-changed", "enabled": false}]}"#])
    let disabled = try await ToolRun.strex("sync", "--check", in: folder)
    #expect(!disabled.errors.contains("[source-changed]"), "\(disabled)")
  }

  @Test func statusCountsThem() async throws {
    try folder.write(["App/Localizable.xcstrings": Self.catalog("Boats")])
    try commit()
    #expect(!(try await ToolRun.strex("status", in: folder).output.contains("source changed")))
    let run = try await ToolRun.strex("status", "--since", "HEAD~1", in: folder)
    #expect(run.output.contains("source changed"))
    let list = try await ToolRun.strex("status", "--since", "HEAD~1", "--list", "source-changed", in: folder)
    #expect(list.output.contains("\"dock.title\" has a new source string but an old translation in de"), "\(list)")
  }
}
