import SwiftLexing
import Testing

/// Tests sources that end in the middle of typing.
@Suite struct TruncatedSourceTests {
  @Test(arguments: ["struct", "class", "enum", "actor", "protocol", "extension", "func", "var", "case", "struct A: "])
  func declarationsWithoutNamesAreAudited(_ end: String) async {
    let source = SourceText(path: "A.swift", text: "import SwiftUI\nlet a = Text(\"Pay\")\n" + end)
    let fixture = AuditFixture(name: end, sources: [source])
    #expect(await fixture.findings(of: ["verbatim-text"]).isEmpty)
  }
}
