import SwiftLexing
import TestSupport
import Testing

@testable import SwiftParsing

/// Tests properties of the trees of any bytes.
struct InvariantTests {
  @Test(arguments: Fixture.all)
  func everyPrefixKeepsTheInvariants(_ fixture: Fixture) {
    let bytes = fixture.source.bytes
    for end in ends(of: fixture.source) where end % TestScale.count(5, full: 1) == 0 {
      check(SourceText(path: fixture.name, bytes: ContiguousArray(bytes[..<end])), "the first \(end) bytes")
    }
  }

  @Test(arguments: Fixture.all)
  func everySuffixKeepsTheInvariants(_ fixture: Fixture) {
    let bytes = fixture.source.bytes
    for start in Lexer.tokenize(fixture.source).map({ Int($0.start) }) where start % TestScale.count(16, full: 4) == 0 {
      check(SourceText(path: fixture.name, bytes: ContiguousArray(bytes[start...])), "without \(start) bytes")
    }
  }

  /// A file without one of its tokens.
  @Test(arguments: Fixture.all)
  func everyGapKeepsTheInvariants(_ fixture: Fixture) {
    let source = fixture.source
    let bytes = source.bytes
    let step = UInt32(TestScale.count(10, full: 2))
    for token in Lexer.tokenize(source) where token.start % step == 0 {
      let left = bytes[..<Int(token.start)] + bytes[Int(token.end)...]
      check(SourceText(path: fixture.name, bytes: ContiguousArray(left)), "without \(source.text(token))")
    }
  }

  /// Found by fuzzing: at the depth limit, a missing expression had the position of the start of the file.
  @Test(arguments: 100...135)
  func invalidCodeAtTheDepthLimitKeepsTheInvariants(_ depth: Int) {
    for end in ["({].", "{].a", "[}.b(", "(\"\\({]"] {
      let text = String(repeating: "(", count: depth) + end
      check(SourceText(path: "depth \(depth)", text: text), end)
    }
  }

  /// Every byte of a short file, or the tokens' ends in a long one.
  private func ends(of source: SourceText) -> [Int] {
    if source.bytes.count < 1200 { return Array(0...source.bytes.count) }
    return Lexer.tokenize(source).map { Int($0.end) }
  }

  private func check(_ source: SourceText, _ what: String) {
    let problems = Reading(source).problems
    if !problems.isEmpty { Issue.record("\(source.path), \(what): \(problems)") }
  }
}
