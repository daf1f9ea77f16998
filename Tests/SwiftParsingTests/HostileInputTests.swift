import SwiftLexing
import TestSupport
import Testing

@testable import SwiftParsing

/// Tests that artificial programs neither crash the parser nor take long.
struct HostileInputTests {
  @Test(arguments: HostileInput.nested)
  func deepNestingFitsTheStack(_ input: HostileInput) async {
    let reading = await SmallStack.run { Reading(input.source) }
    #expect(reading.problems == [])
    #expect(reading.steps <= 2 * Parser.maximumDepth * reading.tokenCount)
  }

  @Test(arguments: HostileInput.flat)
  func longCodeTakesLinearWork(_ input: HostileInput) async {
    let reading = await SmallStack.run { Reading(input.source) }
    #expect(reading.problems == [])
    #expect(reading.steps <= 5 * reading.tokenCount)
  }

  @Test(arguments: Fixture.all)
  func fixturesTakeLinearWork(_ fixture: Fixture) {
    let reading = Reading(fixture.source)
    #expect(reading.steps <= 4 * reading.tokenCount)
  }

  /// Looking at the previous or next token is safe at the ends of a file.
  @Test func anyTwoTokensAreParsed() {
    let keywords = TokenKind.allCases.filter(\.isKeyword).map { "\($0)" }
    let tokens =
      keywords + [
        "a", "_", "$0", "1", "\"\"", "\"\\(a)\"", "#if", "#endif", "#a", "@", "@a", ".", ",", ":", ";", "=", "->", "{",
        "}", "(", ")",
        "[", "]", "<", ">", "&", "?", "!", "...", "+", "`a`", "/a/", "\\a", "async", "get", "macro", "actor", "each",
        "some",
      ]
    for first in tokens {
      for second in tokens {
        let outline = FileOutline(SourceText(path: "a.swift", text: first + " " + second))
        #expect(outline.source.bytes.count > outline.tree.declarations.count)
      }
    }
  }

  @Test func longChainsAreParsedCompletely() {
    let source = SourceText(path: "a.swift", text: "let a = b" + String(repeating: ".c()", count: 10_000))
    var parser = Parser(source, in: 8..<source.bytes.count)
    let expr = parser.parseExpression()
    #expect(Int(parser.tree.record(expr).end) == source.bytes.count)
    #expect(parser.tree.exprs.count == 1 + 1 + 2 * 10_000 + 1)
  }

  @Test func longElseChainsAreParsedCompletely() {
    let text = "{ if a {} " + String(repeating: "else if b {} ", count: 10_000) + "else { last } }"
    var parser = Parser(SourceText(path: "a.swift", text: text))
    let body = parser.parseBlock()
    let chain = IfChain(parser.tree.stmtList[Int(body.start)], in: parser.tree.stmts)
    #expect(chain.links.count == 10_001)
    let last = chain.otherwise.map { parser.tree[$0] }
    #expect(last.map { if case .block(let last) = $0 { last.count == 1 } else { false } } == true)
  }
}
