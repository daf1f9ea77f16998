import SwiftLexing
import TestSupport
import Testing

@testable import StringExtraction

/// Tests that results do not depend on earlier queries.
@Suite struct OrderTests {
  /// Constants, each defined by the one before, and two files that show some of them.
  private static func sources(_ count: Int) -> [SourceText] {
    let constants = (1..<count).map { "let c\($0) = c\($0 - 1)" }.joined(separator: "\n")
    return [
      SourceText(path: "a.swift", text: "let c0 = 1.5\n\(constants)\n"),
      SourceText(path: "b.swift", text: "import SwiftUI\nlet b = Text(\"\\(c\(count / 3)) \\(c\(count / 2))\")\n"),
      SourceText(path: "c.swift", text: "import SwiftUI\nlet c = Text(\"\\(c\(count - 1))\")\n"),
    ]
  }

  @Test(arguments: [31, TestScale.count(500, full: 5_000)]) func chainOfConstantsHasOneType(_ count: Int) async {
    let extractor = await Extractor(sources: Self.sources(count), sdk: FixtureProgram.reading)
    for hands in [[[2]], [[1, 2]], [[2, 1]], [[0, 1, 2]], [[2, 1, 0]], [[1], [2, 0]]] {
      let found = await extractor.extractions(dealt: hands, SeededRandom(1))
      #expect(found[2]?.strings.map(\.key) == ["%lf"], "\(hands)")
      if let other = found[1] { #expect(other.strings.map(\.key) == ["%lf %lf"], "\(hands)") }
    }
  }

  @Test(arguments: TestScale.some(12, of: FixtureProgram.all)) func fixturesGiveTheSameInAnyOrder(
    _ fixture: FixtureProgram
  )
    async
  {
    let extractor = await Extractor(
      sources: fixture.sources, interfaces: fixture.interfaces, sdk: FixtureProgram.reading, options: fixture.options)
    let order = Array(fixture.sources.indices)
    let expected = await extractor.extractions(dealt: [order], SeededRandom(1))
    let others = [[Array(order.reversed())], order.map { [$0] }]
    for (seed, hands) in others.enumerated() {
      #expect(await extractor.extractions(dealt: hands, SeededRandom(UInt64(seed + 2))) == expected)
    }
  }

  /// Files with queries about the same declarations from different places.
  private static let programs = [
    [
      "struct V { init(x: LocalizedStringKey = \"\", y: String = \"\") {}; init(x: String = \"\", y: LocalizedStringKey = \"\") {} }",
      "import SwiftUI\nlet a = V(x: \"one\")", "import SwiftUI\nlet b = V(y: \"two\")",
    ],
    [
      "protocol P { associatedtype Item; var item: Item { get } }\nstruct S: P { let item = 1.5 }\nlet s: S.Item = 2",
      "import SwiftUI\nlet a = Text(\"\\(s)\")", "import SwiftUI\nlet b = Text(\"b \\(s) \\(S().item)\")",
    ],
    [
      "extension Sequence { func one() -> [Element] { [] } }",
      "import SwiftUI\nextension Sequence where Element == Int { func a() { print(Text(\"a \\(one().count) \\(one()[0])\")) } }",
      "import SwiftUI\nextension Sequence where Element == Double { func b() { print(Text(\"b \\(one()[0])\")) } }",
      "import SwiftUI\nfunc c(x: [String]) { print(Text(\"c \\(x.one()[0])\")) }",
    ],
    [
      "struct T: ExpressibleByStringLiteral {}\nlet k: LocalizedStringKey = \"k \\(m)\"\nlet m = n ? n : n\nlet n = o == 1\nlet o = 1",
      "import SwiftUI\nlet a = Text(\"a \\(String(describing: m)) \\(o)\")",
      "import SwiftUI\nlet b = Text(\"b \\(n.hashValue)\")",
    ],
  ]

  @Test(arguments: programs) func filesGiveTheSameInAnyOrder(_ texts: [String]) async {
    let sources = texts.enumerated().map { SourceText(path: "File\($0).swift", text: $1) }
    let extractor = await Extractor(sources: sources, sdk: FixtureProgram.reading)
    let alone = await extractor.extractions(dealt: sources.indices.map { [$0] }, SeededRandom(1))
    for seed: UInt64 in 1...24 {
      var random = SeededRandom(seed)
      let order = Array(sources.indices).shuffled(using: &random)
      #expect(await extractor.extractions(dealt: [order], random) == alone, "\(order)")
    }
  }
}
