import TestSupport
import Testing

@testable import TranslationContext

struct BlockTextsTests {
  private typealias Text = (text: TextContext.Reference, offset: UInt32, branches: [Int32: Int32])

  /// The neighbors found by a binary search are those that a search through all texts finds.
  @Test(arguments: 1...20) func neighborsAreTheNearestOtherTexts(seed: UInt64) {
    var random = SeededRandom(seed)
    let words = ["a", "b", "c"].prefix(1 + Int(seed % 3))
    let texts: [Text] = (0..<40).map { position in
      let branches = (0..<3).compactMap { statement -> (Int32, Int32)? in
        let branch = random.pick([0, 1, 2])
        return branch == 0 ? nil : (Int32(statement), Int32(branch))
      }
      let text = TextContext.Reference(key: random.pick(Array(words)))
      return (text, UInt32(position * 2), Dictionary(uniqueKeysWithValues: branches))
    }
    var block = BlockTexts()
    for text in texts.reversed() { block.add(text.text, at: text.offset, in: text.branches) }
    for text in texts {
      let others = texts.filter { other in
        other.text != text.text && other.branches.allSatisfy { text.branches[$0.key] == $0.value }
      }
      let nearest = [others.last { $0.offset < text.offset }, others.first { $0.offset > text.offset }]
      #expect(
        block.sorted.neighbors(of: text.text, at: text.offset, in: text.branches) == nearest.compactMap { $0?.text })
    }
  }
}
