import StringExtraction
import SwiftLexing
import Testing

/// Expressions that nest to the left as far as somebody's generator makes them: no crash, and what follows is found.
@Suite struct LongChainTests {
  @Test(arguments: [
    "let v = Text(\"first\")" + String(repeating: ".bold()", count: 20_000),
    "let n = 1" + String(repeating: " + 1", count: 50_000),
    "let a = [" + String(repeating: "\"x\", ", count: 20_000) + "]",
    "let c = " + String(repeating: "a ? \"b\" : ", count: 5_000) + "\"c\"",
  ])
  func areSurvived(_ line: String) async {
    let source = SourceText(path: "a.swift", text: "import SwiftUI\n\(line)\nlet k: LocalizedStringKey = \"last\"\n")
    let found = await Extractor(sources: [source], sdk: Fixture.reading).extract([0])
    #expect(found.strings.map(\.key).last == "last")
  }
}
