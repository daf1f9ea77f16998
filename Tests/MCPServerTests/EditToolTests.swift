import Foundation
import ProjectTestSupport
import Testing

/// Tests the tools with which agents edit catalogs.
@Suite struct EditToolTests {
  private let folder: TemporaryFolder

  private static let catalog = CatalogText.of(("Anchor", []), ("Moor", []), ("Sail", []))

  init() throws {
    folder = try TemporaryFolder()
    try folder.write([
      "A/Localizable.xcstrings": Self.catalog, "A/Code.swift": "import SwiftUI\nlet a = Text(\"Anchor\")\n",
    ])
  }

  private func call(_ tool: String, _ arguments: String) async throws -> String {
    try await AgentSession(folder).call(tool, arguments)
  }
  private var text: String { get throws { try folder.read("A/Localizable.xcstrings") } }

  @Test func keysAreEdited() async throws {
    let answer = try await call("edit_keys", #"{"action":"comment","match":["*o*"],"comment":"Verb"}"#)
    #expect(answer == #"{"changed":[{"catalog":"A/Localizable.xcstrings","keys":2}]}"#)
    #expect(try text.split(separator: "\"Verb\"").count == 3)
    _ = try await call("edit_keys", #"{"action":"manual","keys":["Sail"]}"#)
    #expect(try text.contains("\"manual\""))
    _ = try await call("edit_keys", #"{"action":"remove","keys":["Sail"],"dry_run":true}"#)
    #expect(try text.contains("\"Sail\""))
  }

  @Test func removalOfLanguagesKeepsOtherTexts() async throws {
    try folder.write(["A/Localizable.xcstrings": CatalogText.of(("Sail", CatalogText.translated("Segel")))])
    _ = try await call("edit_language", #"{"action":"prefill","language":"fr","other":"de"}"#)
    _ = try await call("edit_keys", #"{"action":"remove","keys":["Sail"],"languages":["fr"]}"#)
    #expect(try text.contains("\"Segel\"") && !text.contains("\"fr\""))
  }

  @Test(
    arguments: [
      ("edit_keys", #"{"action":"manual","keys":["Keel"]}"#), ("add_key", #"{"key":"Keel","catalog":"A/B.xcstrings"}"#),
      ("edit_language", #"{"action":"remove","language":"de"}"#), ("get_entry", #"{"key":"Keel"}"#),
      ("list_missing", #"{"language":"fr"}"#),
      ("set_translations", #"{"language":"de","translations":[{"key":"Keel","text":"Kiel"}]}"#),
    ])
  func unreadCatalogsAreNamed(_ tool: String, _ arguments: String) async throws {
    try folder.write(["A/B.xcstrings": "{"])
    let answer = try await call(tool, arguments)
    #expect(answer.hasPrefix("!") && answer.contains("A/B.xcstrings:1:2: error: "), "\(answer)")
    #expect(try text == Self.catalog)
  }

  @Test(
    arguments: [
      (#"{"action":"remove"}"#, "keys, match or states is required"),
      (#"{"action":"remove","keys":["Nope"]}"#, "no catalog contains the key \"Nope\""),
      (#"{"action":"state","keys":["Sail"],"state":"new"}"#, "needs the `state` and `languages` arguments"),
      (#"{"action":"frob"}"#, "action must be one of"),
      (#"{"action":"remove","keys":["Sail"],"catalog":"../missing/x.xcstrings"}"#, "unknown catalog"),
    ])
  func wrongCallsAreRefused(_ arguments: String, _ reason: String) async throws {
    let answer = try await call("edit_keys", arguments)
    #expect(answer.hasPrefix("!") && answer.contains(reason), "\(answer)")
    #expect(try text == Self.catalog)
  }

  @Test func keysAndLanguagesAreAdded() async throws {
    let added = try await call("add_key", #"{"key":"menu.open","text":"Open","comment":"Menu"}"#)
    #expect(added.contains("\"keys\":1"), "\(added)")
    #expect(try await call("add_key", #"{"key":"menu.open"}"#).contains("already contains the key"))
    #expect(try await call("edit_language", #"{"action":"add","language":"fr"}"#).contains("\"keys\":4"))
    #expect(
      try await call("edit_language", #"{"action":"rename","language":"fr","other":"fr-CA"}"#).contains("\"keys\":4"))
    let answer = try await call("edit_language", #"{"action":"rename","language":"fr"}"#)
    #expect(answer.contains("needs the `other` argument"))
    #expect(try text.contains("\"fr-CA\"") && !text.contains("\"fr\""))
  }

  @Test(
    arguments: [
      (#"{"action":"remove","language":"dee"}"#, "unknown language `dee` (known: `en`)"),
      (#"{"action":"prefill","language":"fr","other":"it"}"#, "unknown language `it` (known: `en`)"),
      (
        #"{"action":"add","language":"fr","catalog":"A/Localisable.xcstrings"}"#,
        "unknown catalog `A/Localisable.xcstrings` (did you mean `A/Localizable.xcstrings`?)"
      ),
      (
        #"{"action":"add","language":"fr","catalog":"Menu"}"#,
        "unknown catalog `Menu` (known: `A/Localizable.xcstrings`)"
      ),
    ])
  func unknownNamesAreAnsweredWithKnownOnes(_ arguments: String, _ reason: String) async throws {
    let answer = try await call("edit_language", arguments)
    #expect(answer.hasPrefix("!") && answer.contains(reason), "\(answer)")
    #expect(try text == Self.catalog)
  }

  @Test func unusedKeysAreRemoved() async throws {
    let dry = try await call("prune", #"{"dry_run":true}"#)
    #expect(dry.contains("\"removedCount\":2") && dry.contains("\"key\":\"Moor\""), "\(dry)")
    #expect(try text == Self.catalog)
    _ = try await call("prune", #"{"keys":["Moor"]}"#)
    #expect(try !text.contains("Moor") && text.contains("Sail"))
  }

  @Test func changesSinceACommitAreReturned() async throws {
    try folder.git("init", "-q")
    try folder.git("add", ".")
    try folder.git("commit", "-q", "-m", "one")
    _ = try await call("add_key", #"{"key":"menu.open","text":"Open"}"#)
    let answer = try await call("diff", "{}")
    #expect(answer.contains(#""kind":"new","key":"menu.open","text":"Open""#), "\(answer)")
    #expect(try await call("diff", #"{"old":"nonsense"}"#).contains("unknown commit"))
  }
}
