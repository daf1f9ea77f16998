import Testing

@testable import SwiftLexing

/// Compares the tables with the language's grammar, for every scalar at a boundary.
struct ScalarRangesTests {
  @Test(arguments: [ScalarRanges.identifier, .combining, .operatorSign, .operatorModifier])
  func rangesAreSortedAndDisjoint(_ table: ScalarRanges) {
    #expect(zip(table.ranges, table.ranges.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound })
  }

  @Test(arguments: ["é", "ї", "日", "🌿", "𝔸", "ª", "\u{200D}"] as [Unicode.Scalar])
  func identifierScalars(_ scalar: Unicode.Scalar) {
    #expect(scalar.startsIdentifier)
  }

  @Test(arguments: ["→", "±", "•", "∑", "§", "¿", "✨"] as [Unicode.Scalar])
  func operatorScalars(_ scalar: Unicode.Scalar) {
    #expect(scalar.startsOperator && !scalar.startsIdentifier)
  }

  @Test(arguments: ["\u{301}", "\u{20D7}", "\u{FE20}"] as [Unicode.Scalar])
  func combiningScalarsOnlyContinue(_ scalar: Unicode.Scalar) {
    #expect(
      scalar.continuesIdentifier && scalar.continuesOperator && !scalar.startsIdentifier && !scalar.startsOperator)
  }

  @Test(arguments: ["“", "\u{A0}", "\u{2028}", "\u{E000}", "×"] as [Unicode.Scalar])
  func otherScalars(_ scalar: Unicode.Scalar) {
    #expect(!scalar.continuesIdentifier)
  }
}
