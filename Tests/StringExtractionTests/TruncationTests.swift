import SwiftLexing
import SwiftParsing
import SwiftTypeChecking
import TestSupport
import Testing

@testable import StringExtraction

/// Tests sources that end anywhere, as they do during typing.
struct TruncationTests {
  @Test(arguments: FixtureProgram.all)
  func truncatedSourcesDoNotCrash(_ fixture: FixtureProgram) async {
    let source = fixture.sources[0]
    let step = UInt32(TestScale.count(35, full: 7))
    for token in Lexer.tokenize(source) where token.start % step == 0 {
      let text = SourceText(path: "A.swift", bytes: ContiguousArray(source.bytes[..<Int(token.end)]))
      let found = await extraction(of: text)
      let sites = found.strings.map(\.site) + found.untyped.map(\.site)
      #expect(sites.allSatisfy { $0.location.line > 0 && $0.location.column > 0 })
    }
  }

  /// Found by fuzzing: the parser read the name of a function after the end of the file.
  @Test(arguments: [
    "func", "func ", "struct A { func", "prefix func /* ", "static func\n", "enum A { case", "var", "init",
  ])
  func declarationsMayLackTheirNames(_ text: String) async {
    #expect(await extraction(of: SourceText(path: "A.swift", text: text)).strings.isEmpty)
  }

  private func extraction(of source: SourceText) async -> Extraction {
    let index = SymbolIndex(interfaces: SmallSDK.outlines, sources: [FileOutline(source)])
    return await Extractor(index: index, options: ExtractionOptions()).extract([0])
  }
}
