import StringExtraction
import SwiftLexing
import TestSupport
import Testing

/// Tests expressions of generated code that nest very deeply to the left: no crash, and the strings that follow are
/// found.
@Suite struct LongChainTests {
  @Test(arguments: [
    "let v = Text(\"first\")" + String(repeating: ".bold()", count: TestScale.count(4_000, full: 20_000)),
    "let n = 1" + String(repeating: " + 1", count: TestScale.count(10_000, full: 50_000)),
    "let a = [" + String(repeating: "\"x\", ", count: TestScale.count(4_000, full: 20_000)) + "]",
    "let c = " + String(repeating: "a ? \"b\" : ", count: TestScale.count(2_000, full: 5_000)) + "\"c\"",
  ])
  func longChainsDoNotCrash(_ line: String) async {
    let source = SourceText(path: "a.swift", text: "import SwiftUI\n\(line)\nlet k: LocalizedStringKey = \"last\"\n")
    let found = await Extractor(sources: [source], sdk: FixtureProgram.reading).extract([0])
    #expect(found.strings.map(\.key).last == "last")
  }

  @Test func allKeysOfALongConditionalChainAreFound() async {
    let links = (0..<1_000).map { "n == \($0) ? \"text \($0)\" : " }.joined()
    let text = "import SwiftUI\nfunc title(_ n: Int) -> LocalizedStringKey { \(links)\"other\" }\n"
    let source = SourceText(path: "a.swift", text: text)
    let found = await Extractor(sources: [source], sdk: FixtureProgram.reading).extract([0])
    #expect(found.strings.count == 1_001 && found.diagnostics.isEmpty)
  }
}
