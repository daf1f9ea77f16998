import SwiftLexing
import TestSupport
import Testing

/// Tests lexing a part of a file.
struct RangeTests {
  @Test func tokensOfABodyEqualThoseOfTheFile() {
    let source = Fixture("Code.swift.txt").source
    let tokens = Lexer.tokenize(source)
    let openings = tokens.indices.filter { tokens[$0].kind == .leftBrace }
    for opening in openings {
      let closing = closingBrace(of: opening, in: tokens)
      let range = Int(tokens[opening].end)..<Int(tokens[closing].start)
      let body = Lexer.tokenize(source, in: range)
      #expect(body.dropLast().map(\.range) == tokens[(opening + 1)..<closing].map(\.range))
      #expect(body.dropLast().map(\.kind) == tokens[(opening + 1)..<closing].map(\.kind))
      #expect(body.last?.range == range.upperBound..<range.upperBound)
    }
    #expect(openings.count > 10)
  }

  @Test func firstTokenOfARangeIsFlagged() {
    let source = SourceText(path: "Test.swift", text: "a-b")
    let tokens = Lexer.tokenize(source, in: 1..<3)
    #expect(tokens.map(\.kind) == [.prefixOperator, .identifier, .endOfFile])
    #expect(tokens[0].flags == [.newlineBefore, .spaceBefore])
  }

  @Test func rangesOutsideAreClamped() {
    let source = SourceText(path: "Test.swift", text: "a")
    #expect(Lexer.tokenize(source, in: 5..<9).map(\.range) == [1..<1])
    #expect(Lexer.tokenize(source, in: 0..<9).map(\.range) == [0..<1, 1..<1])
  }

  private func closingBrace(of opening: Int, in tokens: ContiguousArray<Token>) -> Int {
    var depth = 0
    for index in tokens.indices[opening...] {
      if tokens[index].kind == .leftBrace { depth += 1 }
      if tokens[index].kind == .rightBrace { depth -= 1 }
      if depth == 0 { return index }
    }
    return tokens.endIndex - 1
  }
}
