import SwiftLexing
import TestSupport
import Testing
import TextBasics

struct LineTableTests {
  @Test(arguments: [
    ("", 0, 1, 1),
    ("ab", 1, 1, 2),
    ("ab", 2, 1, 3),
    ("a\nb", 1, 1, 2),
    ("a\nb", 2, 2, 1),
    ("a\r\nb", 1, 1, 2),
    ("a\r\nb", 2, 1, 3),
    ("a\r\nb", 3, 2, 1),
    ("a\rb", 2, 2, 1),
    ("a\n\rb", 2, 2, 1),
    ("a\n\rb", 3, 3, 1),
    ("\n\n\n", 2, 3, 1),
    ("a\n", 2, 2, 1),
    ("ї = \"я\"", 5, 1, 6),
    ("a long first line\nand a second one", 22, 2, 5),
    ("a\nb", 99, 2, 2),
    ("a\nb", -1, 1, 1),
  ])
  func offsetHasLineAndColumn(_ text: String, _ offset: Int, _ line: Int, _ column: Int) {
    let table = LineTable(SourceText(path: "Test.swift", text: text))
    #expect(table.location(at: offset) == SourceLocation(line: line, column: column))
  }

  @Test(arguments: [("", 1), ("a", 1), ("a\n", 2), ("a\r\nb\rc\nd", 4), ("0123456789\r0123456789\n\n", 4)])
  func linesAreCounted(_ text: String, _ count: Int) {
    #expect(LineTable(SourceText(path: "Test.swift", text: text)).count == count)
  }

  @Test(arguments: Fixture.all)
  func columnsIncreaseByOneInALine(_ fixture: Fixture) {
    let table = LineTable(fixture.source)
    var expected = SourceLocation(line: 1, column: 1)
    for (offset, byte) in fixture.source.bytes.enumerated() {
      #expect(table.location(at: offset) == expected)
      expected = SourceLocation(
        line: expected.line + (byte == 0x0A ? 1 : 0), column: byte == 0x0A ? 1 : expected.column + 1)
    }
  }
}
