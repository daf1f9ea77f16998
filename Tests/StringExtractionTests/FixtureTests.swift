import SwiftLexing
import Testing

@testable import StringExtraction

/// Tests that each fixture gives exactly the keys that are marked in its text.
struct FixtureTests {
  @Test(arguments: FixtureProgram.all)
  func fixtureYieldsMarkedKeys(_ fixture: FixtureProgram) async {
    let extraction = await fixture.extraction()
    for problem in differences(fixture, extraction) { Issue.record(Comment(rawValue: problem)) }
    #expect(extraction.diagnostics == [])
  }

  @Test(arguments: FixtureProgram.all)
  func fixtureYieldsMarkedUntypedLiterals(_ fixture: FixtureProgram) async {
    for source in fixture.sources {
      let expected = Expectation.untyped(in: fixture.text(source))
      guard !expected.isEmpty else { continue }
      let found = await fixture.extraction().untyped.filter { $0.site.file == source.path }
      #expect(found.map { "\($0.site.location.line): \($0.text)" } == expected)
    }
  }

  @Test func fixturesAreFound() {
    #expect(FixtureProgram.all.count >= 32)
  }

  private func differences(_ fixture: FixtureProgram, _ extraction: Extraction) -> [String] {
    var problems: [String] = []
    var left = extraction.strings
    for source in fixture.sources {
      let (expected, free) = Expectation.read(fixture.text(source), file: source.path)
      for expectation in expected {
        guard let hit = left.firstIndex(where: { mismatch(expectation, $0) == nil }) else {
          let here = left.filter { isAt(expectation, $0) }.map { mismatch(expectation, $0) ?? "" }
          problems.append("\(source.path):\(expectation.line): missed \(expectation.key.debugDescription) \(here)")
          continue
        }
        left.remove(at: hit)
      }
      left.removeAll { $0.site.file == source.path && free.contains($0.site.location.line) }
    }
    return problems + left.map { "\($0.site.file):\($0.site.location.line): unexpected \($0.key.debugDescription)" }
  }

  private func isAt(_ expectation: Expectation, _ found: ExtractedString) -> Bool {
    found.site.file == expectation.file && found.site.location.line == expectation.line
  }

  /// The difference between a string and the expectation for its line.
  private func mismatch(_ expectation: Expectation, _ found: ExtractedString) -> String? {
    guard isAt(expectation, found) else { return "another line" }
    guard found.key == expectation.key else { return "found \(found.key.debugDescription)" }
    let always = ["table": "Localizable", "comment": "", "value": ""]
    let actual = [
      "table": found.table, "comment": found.comment ?? "", "value": found.defaultValue ?? "",
      "evidence": found.evidence.rawValue, "column": String(found.site.location.column),
      "debug": found.isDebugOnly ? "yes" : found.isReleaseOnly ? "release" : "no", "api": found.site.api,
      "bundle": found.bundle ?? "",
    ]
    let wanted = always.merging(expectation.parts) { $1 }.sorted { $0.key < $1.key }
    guard let wrong = wanted.first(where: { actual[$0.key] != $0.value }) else { return nil }
    return
      "\(wrong.key): expected \(wrong.value.debugDescription), found \((actual[wrong.key] ?? "?").debugDescription)"
  }
}
