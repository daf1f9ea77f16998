import SwiftLexing

@testable import SwiftParsing

/// A source parsed in the order of the type checker: its outline, then the code of every declaration.
struct Reading {
  private(set) var problems: [String]
  /// The number of parser steps over tokens, and the number of tokens in the source.
  private(set) var steps = 0
  let tokenCount: Int

  init(_ source: SourceText) {
    var parser = Parser(source)
    tokenCount = parser.tokens.count
    parser.parseFile()
    steps = parser.steps
    problems = TreeInvariants(parser.tree, source).problems
    for declaration in parser.tree.declarations {
      read(declaration.initializer, of: source) { _ = $0.parseExpression() }
      read(declaration.body, of: source) { parser in
        switch declaration.kind {
        case .variable, .subscript: _ = parser.parseAccessors()
        case .macroExpansion: _ = parser.parseExpression()
        case .code: _ = parser.parseCode()
        default: _ = parser.parseBlock()
        }
      }
    }
    for parameter in parser.tree.parameters { read(parameter.defaultValue, of: source) { _ = $0.parseExpression() } }
    for attribute in parser.tree.attributes { read(attribute.arguments, of: source) { _ = $0.parseArgumentRun() } }
  }

  private mutating func read(_ range: ByteRange, of source: SourceText, _ parse: (inout Parser) -> Void) {
    guard !range.isNone else { return }
    var parser = Parser(source, in: range.range)
    parse(&parser)
    steps += parser.steps
    problems += TreeInvariants(parser.tree, source).problems
  }
}
