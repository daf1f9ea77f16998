import Foundation
import ProjectTestSupport
import Testing

@testable import Reporting
@testable import strex

/// Tests that nothing in a repository can send workflow commands to a CI server.
@Suite struct ServerCommandTests {
  @Test(arguments: [
    ("::stop-commands::x.swift:1:1: warning", "\\u{3A}:stop-commands::x.swift:1:1: warning"),
    ("one\n\t ::debug::two", "one\n\t \\u{3A}:debug::two"), ("one\r::debug::two", "one\r\\u{3A}:debug::two"),
    ("##[endgroup]", "#\\u{23}[endgroup]"), ("a \"##vso[task.complete]\"", "a \"#\\u{23}vso[task.complete]\""),
    ("###[x]", "##\\u{23}[x]"), ("##teamcity[x]", "#\\u{23}teamcity[x]"), ("a::b ## c [d]", "a::b ## c [d]"),
    ("#[x]", "#[x]"), ("", ""),
  ]) func commandsAreEscaped(_ text: String, _ escaped: String) {
    #expect(ServerCommands.escaped(text, as: .text) == escaped)
  }

  @Test func escapedDocumentsKeepTheirValues() throws {
    let json = ServerCommands.escaped("[\"##[x]\"]", as: .json)
    #expect(json == "[\"#\\u0023[x]\"]")
    #expect(try JSONDecoder().decode([String].self, from: Data(json.utf8)) == ["##[x]"])
    #expect(ServerCommands.escaped("<a b=\"##[x]\"/>", as: .xml) == "<a b=\"#&#x23;[x]\"/>")
  }

  static let commands = [
    "extract", "extract --format json", "sync --check", "sync --dry-run", "sync --check --format json",
    "sync --check --format github", "sync --check --format sarif", "sync --check --format gitlab",
    "sync --check --format junit", "sync --check --format checkstyle", "sync --check --format xcode", "audit",
    "audit --format github", "audit --fix --dry-run", "lint", "lint --format json", "lint --format github",
    "lint --format junit", "status", "status --format json", "status --list missing", "targets",
    "targets --format json", "report", "pseudo --dry-run", "export --output out --dry-run",
    "compile ##[b].xcstrings --output out --dry-run", "explain ::stop-commands::a.swift:2", "extract ::none::",
    "generate-symbols ##[b].xcstrings",
  ]

  @Test(arguments: commands) func noOutputLineIsACommand(_ words: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write([
      "::stop-commands::a.swift": """
      import SwiftUI
      let a = Text("##[endgroup] one")
      let b = Text("::error::two", comment: "##vso[task.complete]\\n::debug::x")
      let c = NSLocalizedString("three\\n::stop-commands::t\\n##teamcity[x]", tableName: "##[b]", comment: "")
      let d = Text(verbatim: "##[group]Shown to users")
      let e = Text(broken

      """,
      "::set-output::/Localizable.xcstrings": CatalogText.of(("##[x] gone", CatalogText.translated("##[y] %@"))),
      "##[b].xcstrings": CatalogText.of(("::warning::x", ["\"extractionState\" : \"manual\""])),
    ])
    let run = try await ToolRun.strex(words.split(separator: " ").map(String.init), in: folder)
    for line in (run.output + run.errors).split(whereSeparator: \.isNewline) {
      let line = line.drop(while: \.isWhitespace)
      let isOwn = ["::error ", "::warning ", "::notice ", "::error::", "::warning::", "::notice::"].contains {
        words.hasSuffix("github") && line.hasPrefix($0)
      }
      #expect(isOwn || line.firstMatch(of: /^::|##[a-z]*\[/) == nil, "\(line)")
    }
  }
}
