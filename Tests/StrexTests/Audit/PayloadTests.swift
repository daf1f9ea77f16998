import Foundation
import ProjectTestSupport
import Testing

@testable import strex

/// Tests `strex audit --payloads`.
@Suite struct PayloadTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write([
      "App/App.swift": "import SwiftUI\nlet a = Text(\"Ashore\")\n",
      "App/Localizable.xcstrings": CatalogText.of(
        ("Ashore", CatalogText.translated("An Land")),
        ("Lost %@", CatalogText.translated("%@ vermisst")),
        ("Tide %@", CatalogText.translated("Gezeiten %@", state: "manual"))),
      "Server/push.ts": "send({ \"loc-key\": \"Tide %@\", \"loc-args\": [place] });\n",
      "Server/lost.json": "{\"loc-key\": \"Lost %@\", \"loc-args\": [\"Skua\"]}\n",
      "Server/tsconfig.json": "{ // local settings\n  \"locale\": 1 }\n",
      "Server/node_modules/a.js": "({ \"loc-key\": \"not ours\" })\n",
    ])
  }

  private func audit(_ arguments: String...) async throws -> ToolRun {
    try await ToolRun.strex(["audit", "--quiet"] + arguments, in: folder)
  }

  private static let lost =
    "Server/lost.json:1:13: warning: \"Lost %@\" is not in the code, and the next sync will mark it as stale in "
    + "App/Localizable.xcstrings [push-key-not-manual]\nhelp: mark the key as manual with `strex edit manual KEY`\n"

  @Test func serverKeysMustBeManual() async throws {
    let run = try await audit("App", "--payloads", "Server")
    #expect(run.output.contains("push-key-not-manual") && run.code == 1)
    #expect(try await audit("App").code == 0)
  }

  @Test func configurationNamesPayloads() async throws {
    try folder.git("init", "-q")
    try folder.write([".strex.json": "{\"payloads\": [\"Server\"]}"])
    let run = try await audit()
    #expect(run.output == Self.lost)
    try folder.write([
      ".strex.json":
        "{\"payloads\": [\"Server\"], \"rules\": [{\"rule\": \"push-key-not-manual\", \"enabled\": false}]}"
    ])
    #expect(try await audit().code == 0)
  }

  @Test func keysOfLocalNotificationsCount() async throws {
    try folder.write([
      "App/Note.swift": """
      import UserNotifications
      let b = NSString.localizedUserNotificationString(forKey: "Tide %@", arguments: nil)
      let c = NSString.localizedUserNotificationString(forKey: "Ebb", arguments: nil)

      """
    ])
    let run = try await audit()
    #expect(run.output.contains("Note.swift:2:58: warning: the string for \"Tide %@\" expects 1 argument in de, en"))
    #expect(run.output.contains("Note.swift:3:58: warning: \"Ebb\" is missing from App/Localizable.xcstrings"))
  }

  @Test(arguments: [
    ("Server/gone", "error: cannot be read: No such file"), ("Server/broken.json", "error: "),
    ("App/Localizable.xcstrings", "neither JSON nor source code in a known language"),
  ])
  func unreadablePayloadIsAProblem(_ path: String, _ message: String) async throws {
    try folder.write(["Server/broken.json": "{\"loc-key\": }"])
    let run = try await audit("--payloads", path)
    #expect(run.code == 2 && run.errors.contains(message))
  }

  @Test func withoutTableNoKeyIsChecked() async throws {
    try FileManager.default.removeItem(atPath: folder("App/Localizable.xcstrings"))
    let run = try await ToolRun.strex("audit", "--payloads", "Server", in: folder)
    #expect(run.errors.contains("[no-push-table]"))
  }
}
