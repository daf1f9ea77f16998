import TestSupport
import Testing

@testable import TextBasics

@Suite struct GappedTextTests {
  /// Texts made of few letters, so that many match each other. An empty piece at an end is a gap.
  private static func texts(_ random: inout SeededRandom) -> [GappedText] {
    (0..<60).map { _ in
      GappedText((0...random.below(3)).map { _ in Array(word(&random).utf8) })
    }
  }

  private static func word(_ random: inout SeededRandom) -> String {
    (0..<random.below(4)).map { _ in random.pick(["a", "b", "ä"]) }.joined()
  }

  @Test func aSetFindsTheTextsThatMatchOneByOne() {
    var random = SeededRandom(7)
    var count = 0
    for _ in 0..<50 {
      let texts = Self.texts(&random)
      let set = GappedTextSet(texts)
      for _ in 0..<20 {
        let text = (0..<3).map { _ in Self.word(&random) }.joined()
        let expected = texts.indices.filter { texts[$0].matches(text) }
        #expect(set.matches(text) == expected, "\(text)")
        count += expected.count
      }
    }
    #expect(count > 0)
  }

  @Test(arguments: [
    (["ab"], "ab", true), (["ab"], "abc", false), (["a", "c"], "abc", true), (["a", ""], "abc", true),
    (["", "c"], "abc", true), (["a", "b", "c"], "axbyc", true), (["ab", "bc"], "abc", false), (["", ""], "", true),
  ])
  func pieces(_ pieces: [String], match text: String, _ isMatch: Bool) {
    #expect(GappedText(pieces.map { Array($0.utf8) }).matches(text) == isMatch)
  }
}
