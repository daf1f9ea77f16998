import Foundation
import Testing

@testable import TranslationEditor

@Suite struct EditorServiceTests {
  private func entry(_ key: String, in answer: [String: Any]) throws -> [String: Any] {
    let entries = try #require(answer["entries"] as? [[String: Any]])
    return try #require(entries.first { $0["key"] as? String == key })
  }

  private func values(_ entry: Any?) -> [String: String] {
    let texts = (entry as? [String: Any])?["texts"] as? [[String: String]] ?? []
    return Dictionary(uniqueKeysWithValues: texts.map { ($0["path"] ?? "?", $0["value"] ?? "?") })
  }

  @Test func pageIsServedWithItsPolicy() async throws {
    let app = try await EditedProject()
    let text = await app.exchange("GET /?token=\(app.access.token) HTTP/1.1\r\nHost: \(app.access.host)\r\n\r\n")
    #expect(text.hasPrefix("HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\n"))
    let policy = try #require(text.split(separator: "\r\n").first { $0.hasPrefix("Content-Security-Policy: ") })
    #expect(policy.contains("default-src 'none'") && policy.contains("connect-src 'self'"))
    #expect(policy.contains("frame-ancestors 'none'") && !policy.contains("unsafe"))
    #expect(text.hasSuffix("</html>\n") && !text.contains(app.access.token))
    await app.end()
  }

  @Test func projectAndEntriesAreListed() async throws {
    let app = try await EditedProject()
    let (status, project) = try await app.ask("/api/project")
    #expect(status == 200 && project["languages"] as? [String] == ["de", "en"] && project["first"] as? String == "de")
    let categories = project["pluralCategories"] as? [String: [String]]
    #expect(categories?["de"] == ["one", "other"])
    let list = try await app.ask("/api/entries?language=de").answer
    #expect((list["entries"] as? [Any])?.count == 4)
    #expect(values(try entry("%lld plots", in: list)) == ["plural.one": "%lld Beet", "plural.other": "%lld Beete"])
    let harvest = try entry("Harvest", in: list)
    #expect(harvest["comment"] as? String == "A button" && harvest["places"] as? [String] == ["View.swift:2"])
    for language in ["", "xx", "../de"] {
      #expect(try await app.ask("/api/entries?language=\(language)").status == 400)
    }
    await app.end()
  }

  @Test func savedTextChangesOnlyItsEntry() async throws {
    let app = try await EditedProject()
    let (status, answer) = try await app.save("Harvest", ["": "Ernten"])
    #expect(status == 200 && values(answer["entry"]) == ["": "Ernten"])
    let own = #""Harvest" : { "comment" : "A button" },"#
    let parts = EditedProject.catalog.components(separatedBy: own)
    let after = try app.text()
    #expect(after.hasPrefix(parts[0]) && after.hasSuffix(parts[1]))
    #expect(after.contains("\"Ernten\"") && after.contains("\"A button\""))
    // Removing the text restores the entry, apart from its line breaks.
    #expect(try await app.save("Harvest", base: ["": "Ernten"], [:]).status == 200)
    #expect(try app.text().filter { !$0.isWhitespace } == EditedProject.catalog.filter { !$0.isWhitespace })
    await app.end()
  }

  @Test func wrongSpecifierIsRefused() async throws {
    let app = try await EditedProject()
    for path in ["/api/check", "/api/save"] {
      let (status, answer) = try await app.save("Zone %@", ["": "Zone %lld"], path: path)
      #expect(status == 422, "\(path)")
      #expect((answer["error"] as? String)?.contains("format") ?? false, "\(answer)")
    }
    #expect(try await app.save("Zone %@", ["": "Zone %@"], path: "/api/check").status == 200)
    #expect(try app.text() == EditedProject.catalog)
    await app.end()
  }

  @Test func pluralFormsAreAddedAndRemoved() async throws {
    let app = try await EditedProject()
    let base = ["plural.one": "%lld Beet", "plural.other": "%lld Beete"]
    let more = base.merging(["plural.many": "%lld viele"]) { $1 }
    var answer = try await app.save("%lld plots", base: base, more).answer
    #expect(values(answer["entry"]) == more)
    answer = try await app.save("%lld plots", base: more, base).answer
    #expect(values(answer["entry"]) == base)
    answer = try await app.save("%lld plots", base: base, ["": "%lld Beete"]).answer
    #expect(values(answer["entry"]) == ["": "%lld Beete"])
    answer = try await app.save("%lld plots", base: ["": "%lld Beete"], base).answer
    #expect(values(answer["entry"]) == base)
    #expect(try await app.save("%lld plots", base: base, ["plural.one": "%lld"]).status == 422)
    await app.end()
  }

  @Test func deviceVariationsAreAdded() async throws {
    let app = try await EditedProject()
    let texts = ["device.mac": "Gießen", "device.other": "Wasser"]
    let (status, answer) = try await app.save("Water", base: ["": "Wasser"], texts, baseState: "needs_review")
    #expect(status == 200 && values(answer["entry"]) == texts)
    await app.end()
  }

  @Test func stateAloneIsSaved() async throws {
    let app = try await EditedProject()
    #expect(try await app.save("Water", base: ["": "Wasser"], ["": "Wasser"], baseState: "needs_review").status == 200)
    let expected = EditedProject.catalog.replacingOccurrences(of: "needs_review", with: "translated")
    #expect(try app.text() == expected)
    await app.end()
  }

  @Test func changedEntryIsAConflict() async throws {
    let app = try await EditedProject()
    #expect(try await app.save("Harvest", ["": "Ernten"]).status == 200)
    let (status, answer) = try await app.save("Harvest", ["": "Ernte"])
    #expect(status == 409 && values(answer["entry"]) == ["": "Ernten"])
    #expect(try app.text().contains("\"Ernten\"") && !(try app.text().contains("\"Ernte\"")))
    // Equal texts do not conflict, and neither do changes of different keys.
    #expect(try await app.save("Harvest", ["": "Ernten"]).status == 200)
    #expect(try await app.save("Zone %@", ["": "Zone %@"]).status == 200)
    #expect(try await app.save("Harvest", base: ["": "Ernten"], ["": "Ernte"]).status == 200)
    await app.end()
  }

  @Test func changeOfAnotherProgramIsFound() async throws {
    let app = try await EditedProject()
    try app.write(EditedProject.catalog.replacingOccurrences(of: "Wasser", with: "Gießen"))
    let (status, answer) = try await app.save("Water", base: ["": "Wasser"], ["": "Nass"], baseState: "needs_review")
    #expect(status == 409 && values(answer["entry"]) == ["": "Gießen"])
    try app.write("{ broken")
    #expect(try await app.save("Harvest", ["": "Ernten"]).status == 500)
    #expect(try app.text() == "{ broken")
    try app.write(EditedProject.catalog.replacingOccurrences(of: "Harvest", with: "Crop"))
    let gone = try await app.save("Harvest", ["": "Ernten"])
    #expect(gone.status == 422 && gone.answer["error"] as? String == "the catalog no longer contains the key")
    await app.end()
  }

  @Test func commentsAreSaved() async throws {
    let app = try await EditedProject()
    func comment(_ base: String, _ new: String) async throws -> Int {
      let body = #"{"catalog":0,"key":"Harvest","language":"de","base":"\#(base)","comment":"\#(new)"}"#
      return try await app.ask("/api/comment", body).status
    }
    #expect(try await comment("A button", "A menu") == 200)
    #expect(try await comment("A button", "Other") == 409)
    #expect(try app.text() == EditedProject.catalog.replacingOccurrences(of: "A button", with: "A menu"))
    #expect(try await comment("A menu", "") == 200)
    #expect(!(try app.text().contains("comment")))
    await app.end()
  }

  private static let malformed = [
    "", "[]", "{", "null", "{}", #"{"catalog":0,"key":"Water","language":"de"}"#,
    #"{"catalog":1,"key":"Water","language":"de","base":[],"texts":[]}"#,
    #"{"catalog":-1,"key":"Water","language":"de","base":[],"texts":[]}"#,
    #"{"catalog":"../../etc/passwd","key":"Water","language":"de","base":[],"texts":[]}"#,
    #"{"catalog":0,"key":"Water","language":"xx","base":[],"texts":[]}"#,
    #"{"catalog":0,"key":"Harvest","language":"de","base":[],"texts":[{"path":"x","value":"a","state":"new"}]}"#,
    #"{"catalog":0,"key":"Harvest","language":"de","base":[],"texts":[{"path":"","value":"a","state":"odd"}]}"#,
    #"{"catalog":0,"key":"Harvest","language":"de","base":[],"texts":[{"path":"","value":1,"state":"new"}]}"#,
    #"{"catalog":0,"key":"Harvest","language":"de","base":[],"comment":"a"}"#,
  ]

  @Test func malformedBodiesAreRejected() async throws {
    let app = try await EditedProject()
    for body in Self.malformed {
      for path in ["/api/check", "/api/save"] { #expect(try await app.ask(path, body).status == 400, "\(body)") }
    }
    #expect(try app.text() == EditedProject.catalog)
    await app.end()
  }

  @Test func tablesAreEdited() async throws {
    let files = [
      "en.lproj/Localizable.strings": "\"Harvest\" = \"Harvest\";\n",
      "de.lproj/Localizable.strings": "/* A button */\n\"Harvest\" = \"Ernte\";\n",
    ]
    let app = try await EditedProject(files)
    #expect(try await app.save("Harvest", base: ["": "Ernte"], ["": "Ernten"]).status == 200)
    #expect(try app.text("de.lproj/Localizable.strings") == "/* A button */\n\"Harvest\" = \"Ernten\";\n")
    #expect(try app.text("en.lproj/Localizable.strings") == files["en.lproj/Localizable.strings"])
    #expect(try await app.save("Harvest", base: ["": "Ernte"], ["": "Lese"]).status == 409)
    await app.end()
  }
}
