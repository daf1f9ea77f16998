import Diagnostics
import Testing

@Suite struct SuppressionTests {
  private let active: Set<String> = ["one", "two", "unused-suppression"]

  private func comments(_ lines: [Int: String]) -> SuppressionComments {
    let comments = lines.sorted { $0.key < $1.key }.map { line, text in
      SourceComment(text, start: TextPosition(line: line, column: 3), lastLine: line + text.count { $0 == "\n" })
    }
    return SuppressionComments(path: "a.swift", comments: comments)
  }

  /// The rules and lines that remain of findings of rule `one` on lines 1 to 9 and one of `two` on line 5.
  private func left(_ lines: [Int: String]) -> [String] {
    let findings = (1...9).map { Diagnostic.sample("m", rule: "one", line: $0) } + [.sample("m", rule: "two", line: 5)]
    let kept = comments(lines).applied(to: findings, active: active, known: active.union(["idle"]))
    return kept.sorted(by: Diagnostic.precedes).map { "\($0.range?.start.line ?? 0) \($0.identifier)" }
  }

  private let all = ["1 one", "2 one", "3 one", "4 one", "5 one", "5 two", "6 one", "7 one", "8 one", "9 one"]

  @Test(arguments: [
    ([4: "// strex:disable:next one because"], ["5 one"]),
    ([4: "/* strex:disable:next one,two reason */"], ["5 one", "5 two"]),
    ([3: "// strex:disable:next one", 4: "// strex:disable:next two"], ["5 one", "5 two"]),
    ([3: "/* strex:disable:next two\n*/"], ["5 two"]),
    ([3: "// strex:disable one", 6: "// strex:enable one"], ["3 one", "4 one", "5 one", "6 one"]),
    ([7: "/// strex:disable one for the rest"], ["7 one", "8 one", "9 one"]),
    ([1: "// see strex:disable one", 2: "// strex:disabled one", 4: "plain"], []),
    ([4: "// strex:disable:next idle"], []),
    ([4: "// strex:disable:this one because"], ["4 one"]),
    ([5: "// strex:disable:this one,two"], ["5 one", "5 two"]),
    ([4: "// strex:disable:previous one"], ["3 one"]), ([6: "/* strex:disable:previous two\n*/"], ["5 two"]),
  ])
  func commentsSuppressFindings(_ lines: [Int: String], _ gone: [String]) {
    #expect(left(lines) == all.filter { !gone.contains($0) })
  }

  @Test(arguments: [
    ([9: "// strex:disable:next one"], "9 unused-suppression"),
    ([6: "// strex:disable two", 8: "// strex:enable two"], "6 unused-suppression"),
    ([3: "// strex:enable one"], "3 unused-suppression"),
    ([4: "// strex:disable:next unheard-of"], "4 unused-suppression"),
    ([4: "// strex:disable:this two"], "4 unused-suppression"),
    ([1: "// strex:disable:previous one"], "1 unused-suppression"),
    ([4: "// strex:disable:next"], "4 unused-suppression"), ([4: "/* strex:disable */"], "4 unused-suppression"),
  ])
  func unusedSuppressionsAreReported(_ lines: [Int: String], _ finding: String) {
    #expect(Set(left(lines)) == Set(all + [finding]))
  }

  @Test func duplicateSuppressionsAreReported() {
    let kept = left([1: "// strex:disable one", 2: "// strex:disable one"])
    #expect(kept == ["2 unused-suppression", "5 two"])
  }

  @Test func unusedSuppressionsOfDisabledRulesAreNotReported() {
    let comments = comments([9: "// strex:disable:next one"])
    #expect(comments.applied(to: [], active: ["one"], known: ["one"]) == [])
    #expect(comments.applied(to: [], active: ["unused-suppression"], known: ["one"]) == [])
    #expect(comments.applied(to: [], active: ["unused-suppression"], known: []).count == 1)
  }

  @Test func unknownRulesGetAHint() {
    let found = comments([4: "// strex:disable:this onne"]).applied(
      to: [], active: active, known: active, hint: { " (\($0)?)" })
    #expect(found.map(\.message) == ["unknown rule `onne` (onne?)"])
  }

  @Test func findingsOfOtherFilesAreNotSuppressed() {
    let other = Diagnostic.sample("m", rule: "one", path: "b.swift", line: 5)
    #expect(comments([1: "// strex:disable one"]).applied(to: [other], active: ["one"], known: ["one"]) == [other])
  }
}
