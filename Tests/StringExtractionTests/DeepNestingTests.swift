import SwiftLexing
import SwiftParsing
import TestSupport
import Testing

@testable import StringExtraction
@testable import SwiftTypeChecking

/// Tests that no nesting of code exhausts the stack of a worker thread: code that is nested too deep is skipped, with a
/// warning, and the strings after it are found.
@Suite struct DeepNestingTests {
  /// A kind of code that contains code of any kind.
  struct Nesting: CustomTestStringConvertible, Sendable {
    let opening: String
    let closing: String

    var testDescription: String { opening + "…" + closing }

    init(_ opening: String, _ closing: String) { (self.opening, self.closing) = (opening, closing) }
  }

  static let expressions = [
    Nesting("(", ")"), Nesting("[", "]"), Nesting("[\"a\": ", "]"), Nesting("(1, ", ")"), Nesting("f(", ")"),
    Nesting("Text(", ")"), Nesting("f { ", " }"), Nesting("{ ", " }()"), Nesting("\"\\(", ")\""),
    Nesting("b ? 1 : ", ""),
    Nesting("b ? ", " : 1"), Nesting("n ?? ", ""), Nesting("b && ", ""), Nesting("!", ""), Nesting("try ", ""),
    Nesting("n[", "]"), Nesting(".a(", ")"), Nesting("if b { ", " } else { 1 }"),
    Nesting("switch n { case 1: ", "; default: 1 }"), Nesting("{ x in ", " }(1)"),
    Nesting("{ let x = ", "; return x }()"),
    Nesting("{ var x: Int { ", " }; return x }()"), Nesting("{ func g() -> Int { ", " }; return g() }()"),
    Nesting("{ if b { return ", " }; return 1 }()"), Nesting("VStack { if b { ", " } }"),
    Nesting("Text(\"x\").overlay { ", " }"),
  ]

  static let suffixes = [
    ".a", "()", "[0]", "?.a", "!", " as Int", " + 1", " == 1", ".f { 1 }", ".help(\"a\")", " ?? 1", " && b",
  ]

  /// Each kind, and pairs of kinds with long chains of suffixes at each level.
  static let sources: [String] = {
    var random = SeededRandom(7)
    let plain = expressions.map { nest([$0], 3_000) { _ in "" } }
    let mixed = (0..<TestScale.count(12, full: 300)).map { _ in
      let kinds = [random.pick(expressions), random.pick(expressions)]
      let suffix = String(repeating: random.pick(suffixes), count: 400)
      return nest(kinds, 150) { $0 % 3 == 0 ? suffix : "" }
    }
    return plain + mixed
  }()

  private static func nest(_ kinds: [Nesting], _ levels: Int, suffix: (Int) -> String) -> String {
    let openings = (0..<levels).map { kinds[$0 % kinds.count].opening }.joined()
    return openings + "\"a\"" + (0..<levels).reversed().map { kinds[$0 % kinds.count].closing + suffix($0) }.joined()
  }

  @Test(arguments: TestScale.some(20, of: sources)) func deepCodeFitsTheStack(_ code: String) async {
    let text = """
      import SwiftUI
      func use(b: Bool, n: Int) { _ = \(code) }
      let last: LocalizedStringKey = "last"
      """
    let source = SourceText(path: "a.swift", text: text)
    let library = await FixtureProgram.reading.names().index(of: .standard)
    let found = await SmallStack.run { () -> [Int] in
      let index = SymbolIndex(library, interfaces: [], sources: [FileOutline(source)])
      let checker = Checker(index)
      let file = index.firstProjectFile
      return index.files[Int(file)].tree.declarations.indices.flatMap { position in
        checker.readings(of: DeclID(file: file, index: Int32(position)))
      }.map(\.literals.count)
    }
    #expect(found.last == 1)
  }

  @Test(arguments: [
    "(1 + " + String(repeating: "(1 + ", count: 200) + "\"x\"" + String(repeating: ")", count: 201),
    "n" + String(repeating: ".a", count: 2_000) + ".f(\"x\")",
  ]) func skippedCodeIsReported(_ code: String) async {
    let source = SourceText(path: "a.swift", text: "import SwiftUI\nfunc f() { _ = \(code) }\n")
    let found = await Extractor(sources: [source], sdk: FixtureProgram.reading).extract([0])
    #expect(found.diagnostics.map(\.identifier) == ["nested-too-deep"])
  }

  @Test func longChainsWithoutLiteralsAreNotReported() async {
    let text = "let n = 1" + String(repeating: " + 1", count: 5_000) + "\nlet k: LocalizedStringKey = \"k\"\n"
    let source = SourceText(path: "a.swift", text: text)
    let found = await Extractor(sources: [source], sdk: FixtureProgram.reading).extract([0])
    #expect(found.diagnostics.isEmpty && found.strings.map(\.key) == ["k"])
  }

  /// Each level of closures that do not fit types the closures inside again, until the limit. The last types are kept,
  /// and they are right for the final parameters.
  @Test func closuresThatAreTypedOftenKeepTheirKeys() async {
    let levels = 12
    let opening = (0..<levels).map { "bad({ _ in 1 }) { x\($0) in { " }.joined()
    let closing = String(repeating: " }() }", count: levels)
    let text = """
      import SwiftUI
      func bad(_ f: (String) -> Int, _ g: (Int) -> String) -> Double { 1 }
      func use() { \(opening)Text("inner \\(x0)")\(closing) }
      """
    let source = SourceText(path: "a.swift", text: text)
    let found = await Extractor(sources: [source], sdk: FixtureProgram.reading).extract([0])
    #expect(found.diagnostics.isEmpty && found.strings.map(\.key) == ["inner %lld"])
  }
}
