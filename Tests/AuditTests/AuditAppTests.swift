import Diagnostics
import Testing

@testable import Audit

/// Audits an app that contains literals to report and many more literals that are not findings.
@Suite struct AuditAppTests {
  /// All rules except those that need a catalog, and those that only have a fixture of their own.
  private let rules = Set(AuditRules.all.map(\.identifier)).subtracting([
    "key-as-string", "missing-comment", "main-bundle-lookup", "format-arguments", "fixed-text-size",
    "joined-list", "language-choice", "left-right-layout", "localized-comparison", "name-order",
    "phrase-without-table", "shortcut-phrase", "target-without-catalog",
    "unmirrored-symbol", "word-in-two-roles",
  ])

  @Test func markedLiteralsAreFound() async {
    let expected = AuditFixture.app.expected
    let found = AuditFixture.lines(await AuditFixture.app.findings(of: rules))
    #expect(expected.count >= 60)
    #expect(Set(expected.map { $0.split(separator: " ")[1] }) == Set(rules.map { $0[...] }))
    let missed = expected.filter { !found.contains($0) }
    #expect(missed == [], "\(expected.count - missed.count) of \(expected.count) found")
    #expect(found.filter { !expected.contains($0) } == [])
    #expect(found.count == expected.count)
  }

  /// Checks the literals that are not findings.
  @Test func otherLiteralsAreNotReported() async throws {
    let texts = AuditFixture.app.sources.map { $0.text(0..<$0.bytes.count) }.joined()
    let literals = texts.split(separator: "\n").reduce(0) { $0 + $1.prefix { _ in true }.count { $0 == "\"" } / 2 }
    let found = await AuditFixture.app.findings(of: rules).count
    #expect(literals - found >= 60)
  }

  @Test func threadCountDoesNotChangeFindings() async {
    let first = await AuditFixture.app.findings().sorted(by: Diagnostic.precedes)
    #expect(await AuditFixture.app.findings().sorted(by: Diagnostic.precedes) == first)
  }
}
