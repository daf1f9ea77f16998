import SwiftLexing
import TestSupport
import Testing

@testable import StringExtraction

/// What is asked before decides nothing.
@Suite struct OrderTests {
  /// Constants each made of the one before, and two files that show some of them.
  private static func sources(_ count: Int) -> [SourceText] {
    let constants = (1..<count).map { "let c\($0) = c\($0 - 1)" }.joined(separator: "\n")
    return [
      SourceText(path: "a.swift", text: "let c0 = 1.5\n\(constants)\n"),
      SourceText(path: "b.swift", text: "import SwiftUI\nlet b = Text(\"\\(c\(count / 3)) \\(c\(count / 2))\")\n"),
      SourceText(path: "c.swift", text: "import SwiftUI\nlet c = Text(\"\\(c\(count - 1))\")\n"),
    ]
  }

  @Test(arguments: [31, TestDose.count(500, full: 5_000)]) func aChainOfConstantsHasOneType(_ count: Int) async {
    let extractor = await Extractor(sources: Self.sources(count), sdk: FixtureProgram.reading)
    for hands in [[[2]], [[1, 2]], [[2, 1]], [[0, 1, 2]], [[2, 1, 0]], [[1], [2, 0]]] {
      let found = await extractor.extractions(dealt: hands, Chance())
      #expect(found[2]?.strings.map(\.key) == ["%lf"], "\(hands)")
      if let other = found[1] { #expect(other.strings.map(\.key) == ["%lf %lf"], "\(hands)") }
    }
  }

  @Test(arguments: TestDose.some(12, of: FixtureProgram.all)) func fixturesAreAlikeInAnyOrder(_ fixture: FixtureProgram)
    async
  {
    let extractor = await Extractor(
      sources: fixture.sources, interfaces: fixture.interfaces, sdk: FixtureProgram.reading, options: fixture.options)
    let order = Array(fixture.sources.indices)
    let expected = await extractor.extractions(dealt: [order], Chance())
    let others = [[Array(order.reversed())], order.map { [$0] }]
    for (seed, hands) in others.enumerated() {
      #expect(await extractor.extractions(dealt: hands, Chance(state: UInt64(seed + 2))) == expected)
    }
  }

  private struct Chance: RandomNumberGenerator, Sendable {
    var state: UInt64 = 1

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 33
    }
  }
}
