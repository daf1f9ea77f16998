import StringExtraction
import SwiftLexing
import SwiftParsing
import TestSupport
import Testing

/// Tests properties of random programs that need no type checker.
@Suite struct GeneratorTests {
  private static let seeds = TestScale.seeds(6, full: 40)

  @Test(arguments: seeds)
  func seedDeterminesTheProgram(_ seed: UInt64) {
    let program = Generator.program(seed: seed)
    #expect(program.lines == Generator.program(seed: seed).lines)
    #expect(program.lines != Generator.program(seed: seed + 1).lines)
  }

  @Test(arguments: seeds)
  func programsParseCompletely(_ seed: UInt64) {
    let text = (Prelude.lines + Generator.program(seed: seed).text(number: 1)).joined(separator: "\n")
    let source = SourceText(path: "Program.swift", text: text)
    let trees = Self.trees(source)
    for tree in trees {
      let missing = tree.exprs.dropFirst().filter { if case .missing = $0.node { true } else { false } }
      #expect(missing.map { source.text(Int($0.start)..<Int($0.end)) } == [])
    }
    let literals = Lexer.tokenize(source).filter { $0.kind == .string || $0.kind == .stringHead }
    #expect(Set(trees.flatMap(\.literals).map { Int($0.start) }) == Set(literals.map(\.range.lowerBound)), "\(text)")
  }

  /// Calls that are decided without typing give the same result as with typing.
  @Test(arguments: seeds)
  func decidedCallsEqualTypedCalls(_ seed: UInt64) async {
    let text = (Prelude.lines + Generator.program(seed: seed).text(number: 1)).joined(separator: "\n")
    let extractor = await Extractor(sources: [SourceText(path: "Program.swift", text: text)])
    let chance = SeededRandom(seed)
    let decided = await extractor.extractions(dealt: [[0]], chance)
    #expect(decided[0]?.strings.isEmpty == false)
    #expect(await extractor.extractions(dealt: [[0]], chance, decidesCalls: false) == decided, "\(text)")
  }

  /// All code of a file: bodies, initial values, default arguments and the arguments of attributes.
  private static func trees(_ source: SourceText) -> [SyntaxTree] {
    let tree = FileOutline(source).tree
    let bodies = tree.declarations.compactMap { declaration in
      self.tree(source, declaration.body) {
        switch declaration.kind {
        case .function, .initializer: _ = $0.parseBlock()
        default: _ = $0.parseAccessors()
        }
      }
    }
    let values = tree.declarations.map(\.initializer) + tree.parameters.map(\.defaultValue)
    return bodies + values.compactMap { self.tree(source, $0) { _ = $0.parseExpression() } }
      + tree.attributes.compactMap { self.tree(source, $0.arguments) { _ = $0.parseArgumentRun() } }
  }

  private static func tree(_ source: SourceText, _ range: ByteRange, _ read: (inout Parser) -> Void) -> SyntaxTree? {
    guard !range.isNone else { return nil }
    var parser = Parser(source, in: range.range)
    read(&parser)
    return parser.tree
  }

  @Test func linesAreRemoved() {
    let program = Program(lines: ["func a() {", "  let x = \"\\(1) b\"", "}", "let y = 2"])
    #expect(Shrinker.units(of: program) == [0..<3, 1..<2, 3..<4])
    #expect(program.removing([0..<3]).lines == ["let y = 2"])
    #expect(Shrinker.withoutHoles(program).map { $0.lines[1] } == ["  let x = \" b\""])
  }
}
