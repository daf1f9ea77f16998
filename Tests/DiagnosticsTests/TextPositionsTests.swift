import Diagnostics
import Testing

@Suite struct TextPositionsTests {
  private let text = "a\r\né😀x\n\r  last line \t"
  private var positions: TextPositions { TextPositions(ContiguousArray(text.utf8)) }

  @Test func columnsCountUTF16() {
    for (offset, index) in text.utf8.indices.enumerated() where index.samePosition(in: text.unicodeScalars) != nil {
      let before = text.unicodeScalars[..<index]
      let lines = String(String.UnicodeScalarView(before)).replacing("\r\n", with: "\n")
      // The position between CR and LF belongs to the first line.
      if offset == 2 { continue }
      let last = lines.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      #expect(
        positions.position(at: offset) == TextPosition(line: last.count, column: (last.last?.utf16.count ?? 0) + 1))
    }
  }

  @Test(arguments: [(1, 1, 1), (2, 3, 2), (2, 7, 4), (4, 3, 3), (9, 5, 5)])
  func byteColumnsBecomeUTF16Columns(_ line: Int, _ bytes: Int, _ units: Int) {
    #expect(positions.position(line: line, byteColumn: bytes) == TextPosition(line: line, column: units))
  }

  @Test func offsetsOutsideAreClamped() {
    #expect(positions.position(at: -3) == TextPosition(line: 1, column: 1))
    #expect(positions.position(at: 99).line == 4)
    #expect(TextPositions([]).position(at: 1) == TextPosition(line: 1, column: 1))
  }
}
