import Diagnostics
import Testing

@Suite struct BaselineTests {
  private let findings: [Diagnostic] = [
    .sample("one", line: 3), .sample("same", line: 5), .sample("same", line: 9),
    .sample("tab\tand\nline", rule: "other", path: "dir\t/\n😀.swift"), .sample("whole", path: nil),
  ]

  @Test func baselineContainsItsFindings() {
    #expect(Baseline(findings).unknown(of: findings) == [])
    #expect(Baseline([]).unknown(of: findings) == findings)
  }

  @Test func movedLinesStillMatch() {
    let moved = findings.map { finding in
      var finding = finding
      finding.range?.start.line += 40
      return finding
    }
    #expect(Baseline(findings).unknown(of: moved) == [])
  }

  @Test func baselineIgnoresAsManyFindingsAsItContains() {
    let third = Diagnostic.sample("same", line: 11)
    #expect(Baseline(findings).unknown(of: findings + [third]) == [third])
  }

  @Test(arguments: [
    Diagnostic.sample("one", rule: "else", line: 3), .sample("one", path: "b.swift", line: 3), .sample("two", line: 3),
  ])
  func rulePathAndContentMustMatch(_ finding: Diagnostic) {
    #expect(Baseline(findings).unknown(of: [finding]) == [finding])
  }

  @Test func parsingRestoresTheBaseline() throws {
    let baseline = Baseline(findings)
    let read = try Baseline(parsing: baseline.text)
    #expect(read.text == baseline.text)
    #expect(read.count == 5)
    #expect(read.unknown(of: findings) == [])
    #expect(baseline.text.split(separator: "\n").count == 6)
    #expect(try Baseline(parsing: "").count == 0)
  }

  @Test func updateOnlyShrinks() {
    let baseline = Baseline(findings)
    let left = [findings[0], findings[2], .sample("new")]
    let shrunk = baseline.shrunk(to: left) { _, _ in true }
    #expect(shrunk == Baseline([findings[0], findings[1]]))
    #expect(shrunk.unknown(of: left) == [.sample("new")])
    #expect(baseline.shrunk(to: findings + left) { _, _ in true } == baseline)
  }

  @Test func updateKeepsFindingsOutsideTheRun() {
    let baseline = Baseline(findings)
    #expect(baseline.shrunk(to: []) { rule, _ in rule != "other" }.count == 1)
    #expect(baseline.shrunk(to: []) { _, path in path != "a.swift" }.count == 3)
  }

  private func about(_ parts: [String], line: Int = 3) -> Diagnostic {
    var finding = Diagnostic.sample("de", rule: "untranslated", line: line)
    finding.parts = parts.enumerated().map { offset, part in
      FindingPart(part, range: TextRange(TextPosition(line: line + offset, column: 1)))
    }
    return finding
  }

  @Test func newPartsOfAKnownFindingAreReported() throws {
    let baseline = try Baseline(parsing: Baseline([about(["Tea", "Milk"])]).text)
    #expect(baseline.count == 2)
    #expect(baseline.unknown(of: [about(["Milk"], line: 9)]) == [])
    #expect(baseline.unknown(of: [about(["Jam", "Tea"])]).map(\.message) == ["de (new: \"Jam\")"])
    let grown = baseline.unknown(of: [about(["Tea", "Milk", "Jam", "Bun"], line: 5)])
    #expect(grown.map(\.message) == ["de (new: \"Jam\", \"Bun\")"])
    #expect(grown.first?.range?.start.line == 7)
    #expect(baseline.unknown(of: [about(["Jam"])]) == [about(["Jam"])], "all of it is new")
    #expect(baseline.shrunk(to: [about(["Tea", "Jam"])]) { _, _ in true } == Baseline([about(["Tea"])]))
  }

  /// Such baselines list only whole findings. An update makes them precise.
  @Test func baselinesOfEarlierVersionsContainAllParts() throws {
    let old = Baseline([.sample("de", rule: "untranslated", line: 3)])
    let finding = about(["Tea", "Milk"])
    #expect(old.unknown(of: [finding]) == [])
    let updated = old.shrunk(to: [finding]) { _, _ in true }
    #expect(updated == Baseline([finding]))
    #expect(updated.unknown(of: [about(["Tea", "Jam"])]).count == 1)
  }

  @Test(arguments: [
    ("hello", 1), ("# another file\n", 1), ("# strex baseline 1\nrule\tpath\n", 2),
    ("# strex baseline 1\n\nrule\tpath\t12345\tnote\n", 3), ("# strex baseline 1\nrule\tpath\t+123456789abcdef\n", 2),
  ])
  func otherFilesAreRejected(_ text: String, _ line: Int) {
    #expect { try Baseline(parsing: text) } throws: { ($0 as? BaselineError)?.line == line }
  }

  @Test func damagedBaselinesNeverCrash() {
    let text = Baseline(findings).text
    for end in text.indices { _ = try? Baseline(parsing: String(text[..<end])) }
    #expect((try? Baseline(parsing: String(text.dropLast(text.count / 2)))) != Baseline(findings))
  }

  @Test func fingerprintsArePinned() {
    #expect(Fingerprint(of: Diagnostic(.warning, "r", "m", file: "p", content: "c")).description.count == 16)
    let parts = [Diagnostic(.warning, "ab", "", file: "c"), Diagnostic(.warning, "a", "", file: "bc")]
    #expect(Fingerprint(of: parts[0]) != Fingerprint(of: parts[1]))
  }
}
