import StringExtraction
import SwiftLexing
import Testing

/// Tests the explanation of a line with joined literals.
@Suite struct ExplainedLineTests {
  private static let text = """
    import Foundation
    let a = NSLocalizedString("one" +
      "two" + "three", comment: "c") + NSLocalizedString("four" + "five", comment: "")
    """

  @Test(arguments: [(2, nil, ["onetwothree"]), (3, nil, ["onetwothree", "fourfive"]), (3, 11, ["onetwothree"])])
  func joinedLiteralsAreExplainedOnce(_ line: Int, _ column: Int?, _ keys: [String]) async {
    let source = SourceText(path: "a.swift", text: Self.text)
    let extractor = await Extractor(sources: [source], sdk: FixtureProgram.reading)
    #expect(extractor.explain(0, line: line, column: column).compactMap(\.extracted?.key) == keys)
  }
}
