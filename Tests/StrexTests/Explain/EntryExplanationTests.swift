import CatalogSync
import Foundation
import ProjectTestSupport
import Testing

/// `strex explain` of catalog entries: by key, and by the line of a catalog.
@Suite struct EntryExplanationTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write([
      "App/Shop.swift": """
      import SwiftUI
      struct Shop: View {
        let total: Unknown
        var body: some View {
          Text("Buy")
          Text("New")
          Text("Costs \\(total)")
          helper("Maybe")
        }
      }
      """,
      "App/Localizable.xcstrings": CatalogText.of(
        ("Buy", CatalogText.translated("Kaufen")), ("Costs %lld", CatalogText.translated("Kostet %lld")),
        ("Gone", CatalogText.translated("Weg")), ("Manual", CatalogText.translated("Hand", state: "manual")),
        ("Maybe", CatalogText.translated("Vielleicht")), ("Old", CatalogText.translated("Alt", state: "stale")),
        ("Unused", [])),
    ])
  }

  private func explain(_ words: String...) throws -> Subprocess {
    try Subprocess.run(Subprocess.builtTool, ["explain"] + words, in: folder.path.string)
  }

  /// The decision and the reason of a key, as the JSON output names them.
  private func decision(_ key: String) throws -> [String] {
    let run = try explain("--key", key, "--format", "json")
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let entries = json?["entries"] as? [[String: Any]] ?? []
    return entries.flatMap { entry in ["decision", "reason"].compactMap { entry[$0] as? String } }
  }

  @Test func everyDecisionHasAReason() throws {
    #expect(try decision("Buy") == ["up-to-date"])
    #expect(try decision("New") == ["added"])
    #expect(try decision("Gone") == ["stale"])
    #expect(try decision("Unused") == ["removed"])
    #expect(try decision("Manual") == ["kept", RetentionReason.manual.rawValue])
    #expect(try decision("Old") == ["kept", RetentionReason.alreadyStale.rawValue])
    #expect(try decision("Maybe") == ["kept", RetentionReason.unknownType.rawValue])
  }

  @Test func stepsAgreeWithTheDecision() throws {
    for key in ["Gone", "Old", "Unused"] {
      #expect(try explain("--key", key).output.contains("None of the catalog's source files use the key."))
    }
    #expect(try explain("--key", "Maybe").output.contains("It is uncertain whether"))
  }

  @Test func catalogEditChangesTheExplanation() throws {
    #expect(try decision("Gone") == ["stale"])
    let catalog = try folder.read("App/Localizable.xcstrings").replacing("\"Gone\"", with: "\"Left\"")
    try folder.write(["App/Localizable.xcstrings": catalog])
    #expect(try explain("--key", "Gone").code == 2)
    #expect(try decision("Left") == ["stale"])
  }

  @Test func catalogLineIsExplainedAsItsKey() throws {
    let lines = try folder.read("App/Localizable.xcstrings").split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains("Weg") } as Int?)
    let byLine = try explain("App/Localizable.xcstrings:\(line + 1)")
    #expect(try byLine.output == explain("--key", "Gone").output && byLine.code == 0)
    #expect(byLine.output.contains("\"Gone\"\n"), "\(byLine)")
    #expect(byLine.output.contains("The next sync marks the entry as stale"), "\(byLine)")
  }

  @Test func literalThatKeepsAnEntryIsNamed() throws {
    #expect(try explain("--key", "Maybe").output.contains("(App/Shop.swift:8:12)"))
  }

  @Test func unknownKeyIsAnError() throws {
    let run = try explain("--key", "Nowhere")
    #expect(run.code == 2 && run.output.isEmpty && run.errors.contains("[unknown-key]"), "\(run)")
    #expect(try explain("--key", "Buy", "--table", "Other").code == 2)
    #expect(try explain("App/Shop.swift:1", "App/Shop.swift:2").errors.contains("explain needs one operand: "))
    #expect(try explain("--table", "Other").errors.contains("--table needs --key KEY"))
  }

  @Test func everyReasonHasASentence() {
    let sentences = RetentionReason.allCases.map(\.sentence)
    #expect(Set(sentences).count == sentences.count)
    #expect(!RetentionReason.allCases.contains { $0.inXcode.isEmpty })
  }
}
