import Diagnostics
import Foundation
import ProjectTestSupport
import Testing

@testable import ProjectChecks
@testable import Reporting

/// `strex rules`, `strex explain RULE`, `--rule` and `--disable`.
@Suite struct RuleCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write([
      "App/A.swift": """
      import SwiftUI

      struct A: View {
        let count: Int
        var body: some View {
          Text(verbatim: "Please wait a moment")
          Text("\\(count) seed\\(count == 1 ? "" : "s")")
        }
      }

      """,
      "App/Localizable.xcstrings": CatalogText.of(("%lld seed%@", [])),
    ])
  }

  private func strex(_ arguments: String...) async throws -> ToolRun { try await ToolRun.strex(arguments, in: folder) }

  @Test func rulesAreListed() async throws {
    let run = try await strex("rules")
    #expect(run.code == 0 && run.errors == "")
    for rule in KnownRules.all { #expect(run.output.contains("  \(rule.identifier) "), "\(rule.identifier)") }
    #expect(run.output.hasPrefix("Rules of strex audit:\n"))
  }

  @Test func rulesAreListedForPrograms() async throws {
    let run = try await strex("rules", "--format", "json")
    let json = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let rules = try #require(json["rules"] as? [[String: Any]])
    #expect(json["version"] as? Int == 1 && rules.count == KnownRules.all.count)
    let rule = try #require(rules.first { $0["rule"] as? String == "missing-comment" })
    #expect(rule["enabled"] as? Bool == false && rule["command"] as? String == "audit")
  }

  @Test(arguments: DiagnosticReference.identifiers)
  func everyDiagnosticIsExplained(_ identifier: String) async throws {
    let run = try await strex("explain", identifier)
    #expect(run.code == 0 && run.output.hasPrefix("\(identifier)\n\n"), "\(run)")
  }

  @Test func unknownRulesGetASuggestion() async throws {
    let explained = try await strex("explain", "verbatim-pros")
    #expect(explained.code == 2 && explained.errors.contains("did you mean `verbatim-prose`?"), "\(explained)")
    let audited = try await strex("audit", "--rule", "hand-made-plurals")
    #expect(audited.code == 2)
    #expect(audited.errors.contains("unknown rule `hand-made-plurals` (did you mean `hand-made-plural`?)"))
    #expect(try await strex("lint", "--disable", "verbatim-prose").code == 2)
  }

  @Test func rulesAreSelected() async throws {
    let all = try await strex("audit", "--quiet", "--confidence", "low")
    #expect(all.output.contains("[verbatim-prose]") && all.output.contains("[hand-made-plural]"), "\(all)")
    let one = try await strex("audit", "--quiet", "--confidence", "low", "--rule", "hand-made-plural")
    #expect(one.code == 1 && !one.output.contains("[verbatim-prose]") && one.output.contains("[hand-made-plural]"))
    let other = try await strex("audit", "--quiet", "--confidence", "low", "--disable", "hand-made-plural")
    #expect(other.output.contains("[verbatim-prose]") && !other.output.contains("[hand-made-plural]"))
  }

  /// A chosen rule applies although it is off by default or disabled in the configuration.
  @Test func aChosenRuleOverridesTheConfiguration() async throws {
    try folder.write([".strex.json": #"{"rules": [{"rule": "hand-made-plural", "enabled": false}]}"#])
    #expect(try await !strex("audit", "--quiet").output.contains("[hand-made-plural]"))
    #expect(try await strex("audit", "--quiet", "--rule", "hand-made-plural").output.contains("[hand-made-plural]"))
    #expect(try await strex("audit", "--quiet", "--rule", "missing-comment").output.contains("[missing-comment]"))
  }

  /// All identifiers that sources print have an entry in the reference.
  @Test func everyIdentifierIsInTheReference() throws {
    let known = Set(DiagnosticReference.identifiers)
    let sources = try #require(
      FileManager.default.enumerator(atPath: Sample.root.appendingPathComponent("Sources").path))
    var found = 0
    for case let path as String in sources where path.hasSuffix(".swift") && !path.hasPrefix("strex-benchmark") {
      let text = try String(contentsOf: Sample.root.appendingPathComponent("Sources/\(path)"), encoding: .utf8)
      for match in text.matches(of: /Diagnostic\(\s*\.(?:error|warning|note), "([a-z-]+)"|\.diagnostic\("([a-z-]+)"/) {
        let identifier = String(match.output.1 ?? match.output.2 ?? "")
        #expect(known.contains(identifier), "\(identifier) in \(path)")
        found += 1
      }
    }
    #expect(found > 50)
  }
}
