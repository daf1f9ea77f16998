import Diagnostics
import Testing

@testable import HTMLReport

@Suite struct CodeExcerptTests {
  private func excerpt(_ text: String, _ line: Int, _ column: Int, end: Int?, margin: Int = 1) -> CodeExcerpt? {
    let range = TextRange(
      TextPosition(line: line, column: column), end: end.map { TextPosition(line: line, column: $0) })
    var source = ExcerptSource(ContiguousArray(text.utf8))
    return source.excerpt(range, margin: margin)
  }

  @Test(arguments: [
    ("a\nlet b = 1\nc", 2, 5, 6, ["1:a||", "2:let |b| = 1", "3:c||"]),
    ("é😀x\r\n", 1, 4, 5, ["1:é😀|x|", "2:||"]), ("a", 1, 9, 20, ["1:a||"]), ("a", 1, 0, 2, ["1:|a|"]),
    ("😀", 1, 2, 3, ["1:\u{FFFD}|\u{FFFD}|"]), ("abc", 1, 3, 1, ["1:ab||c"]),
  ])
  func linesAreCutAtTheMark(_ text: String, _ line: Int, _ column: Int, _ end: Int, _ expected: [String]) {
    let lines = excerpt(text, line, column, end: end)?.lines.map {
      "\($0.number):\($0.before)|\($0.marked)|\($0.after)"
    }
    #expect(lines == expected)
  }

  @Test(arguments: [0, -1, 3])
  func otherLinesAreNotShown(_ line: Int) {
    #expect(excerpt("a\nb", line, 1, end: nil) == nil)
  }

  @Test func longLinesAreCut() throws {
    let text = String(repeating: "a", count: 100_000) + "b" + String(repeating: "c", count: 100_000)
    let line = try #require(excerpt(text, 1, 100_001, end: 100_002)?.lines.first)
    #expect(line.marked == "b" && line.before.hasPrefix("…a") && line.after.hasSuffix("c…"))
    #expect(line.before.utf16.count + line.after.utf16.count <= CodeExcerpt.limit + 2)
    let other = try #require(excerpt("x\n" + text, 1, 1, end: 2)?.lines.last)
    #expect(other.before.utf16.count == CodeExcerpt.limit + 1 && other.before.hasSuffix("…"))
  }

  @Test func multilineRangeIsMarkedOnItsFirstLine() {
    let range = TextRange(TextPosition(line: 1, column: 2), end: TextPosition(line: 2, column: 1))
    var source = ExcerptSource(ContiguousArray("abc\nd".utf8))
    let line = source.excerpt(range)?.lines.first
    #expect(line?.before == "a" && line?.marked == "bc" && line?.after == "")
  }
}
