import CatalogSync
import Diagnostics
import Foundation
import StringCatalog
import Testing

@testable import Audit
@testable import CatalogLint
@testable import PushPayloads
@testable import Reporting
@testable import strex

/// Tests that generated files match the tables of commands and options; `UPDATE_FIXTURES=1` rewrites them.
@Suite struct ReferenceTests {
  private static let updates = ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] == "1"

  @Test func documentationIsUpToDate() throws {
    try Self.check("Sources/strex/strex.docc/Commands.md", is: CommandReference(commands: Strex.descriptions).page)
  }

  @Test func listOfLintRulesIsUpToDate() throws {
    let remark = " Plural categories are from CLDR \(PluralCategories.dataVersion)."
    let page = RulePage.text(CatalogLinter.rules, command: "strex lint", remark: remark)
    try Self.check("Sources/CatalogLint/CatalogLint.docc/Rules.md", is: page)
  }

  @Test func listOfAuditRulesIsUpToDate() throws {
    let rules = AuditRules.all + [SuppressionComments.unusedSuppression]
    try Self.check("Sources/Audit/Audit.docc/Rules.md", is: RulePage.text(rules, command: "strex audit"))
  }

  @Test func diagnosticsReferenceIsUpToDate() throws {
    try Self.check("Sources/strex/strex.docc/DiagnosticsReference.md", is: DiagnosticReference.page)
  }

  @Test func listOfPushRulesIsUpToDate() throws {
    let page = RulePage.text(PushRules.all, command: "strex audit")
    try Self.check("Sources/PushPayloads/PushPayloads.docc/Rules.md", is: page)
  }

  @Test func listOfRetentionReasonsIsUpToDate() throws {
    let path = "Sources/strex/strex.docc/WhyAKeyIsStale.md"
    let page = try String(contentsOf: Sample.root.appendingPathComponent(path), encoding: .utf8)
    let (start, end) = ("<!-- reasons -->\n", "\n<!-- end of reasons -->")
    let first = try #require(page.range(of: start))
    let last = try #require(page.range(of: end))
    let items = RetentionReason.allCases.map { Self.item("`\($0.rawValue)`: \($0.sentence). \($0.inXcode)") }
    try Self.check(
      path, is: page[..<first.upperBound] + items.joined(separator: "\n") + "\n" + page[last.lowerBound...])
  }

  /// A list item with lines of at most 120 columns.
  private static func item(_ text: String) -> String {
    var lines = ["-"]
    for word in text.split(separator: " ") {
      if lines[lines.count - 1].count + 1 + word.count > 120 { lines.append(" ") }
      lines[lines.count - 1] += " " + word
    }
    return lines.joined(separator: "\n")
  }

  /// All commands and options in guides exist, both in code blocks and within sentences.
  @Test(arguments: ["AppDeveloper", "Translator", "BuildEngineer", "Contributor"])
  func commandsInGuidesExist(_ reader: String) throws {
    let url = Sample.root.appendingPathComponent("Sources/strex/strex.docc/\(reader)Guide.md")
    let text = try String(contentsOf: url, encoding: .utf8)
    let commands = text.matches(of: /(?:^|`)strex ([a-z][^`#\n]*)/.anchorsMatchLineEndings()).map(\.output.1)
    #expect(!commands.isEmpty)
    for command in commands {
      #expect(throws: Never.self, "strex \(command)") {
        try Strex.parse(command.split(separator: " ").map(String.init))
      }
    }
  }

  static func check(_ path: String, is expected: some StringProtocol) throws {
    let url = Sample.root.appendingPathComponent(path)
    if updates { try expected.write(to: url, atomically: true, encoding: .utf8) }
    #expect(try String(contentsOf: url, encoding: .utf8) == String(expected))
  }
}

extension DiagnosticReference {
  /// The page of the documentation.
  static var page: String {
    let sections = identifiers.compactMap { identifier in text(of: identifier).map { "## \($0)\n" } }
    return """
      # Diagnostics reference

      Find out what a message means and how to fix the problem. Each message ends with its identifier in brackets. In a
      terminal, `strex explain IDENTIFIER` prints the same text. To ignore a finding or turn a rule off, see
      [Auditing](Auditing.md) and [Configuration file](Configuration.md).

      <!-- Generated: UPDATE_FIXTURES=1 swift test --filter ReferenceTests updates this page. -->

      \(sections.joined(separator: "\n"))
      """
  }
}
