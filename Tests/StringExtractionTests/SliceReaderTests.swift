import Foundation
import SwiftLexing
import SwiftParsing
import TestSupport
import Testing

@testable import StringExtraction

/// Tests that reading a file with only the declarations that it needs gives the same result as reading the whole
/// project.
@Suite struct SliceReaderTests {
  private static let sample = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Samples/QuestRooms").standardizedFileURL

  private static func sources() throws -> [SourceText] {
    let names = FileManager.default.enumerator(atPath: sample.path)?.compactMap { $0 as? String } ?? []
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      SourceText(path: name, text: try String(contentsOf: sample.appending(path: name), encoding: .utf8))
    }
  }

  @Test func slicesEqualTheWholeProject() async throws {
    let sources = try Self.sources()
    let sdk = await FixtureProgram.reading.names()
    let extractor = await Extractor(sources: sources, sdk: FixtureProgram.reading)
    let whole = await extractor.readings(Array(sources.indices))
    #expect(await extractor.extract(Array(sources.indices)).strings == whole.flatMap(\.extraction.strings))
    for position in TestScale.some(4, of: Array(sources.indices)) {
      for expected in [[], whole[position].queries] {
        let reader = SliceReader(
          sdk: sdk, packages: extractor.packages, options: ExtractionOptions(),
          outline: { $0.map { FileOutline(sources[$0]) } },
          answering: { asked in whole.indices.filter { !whole[$0].answers.isDisjoint(with: asked) } })
        let found = await reader.readings(
          of: [position], atMost: sources.count, expecting: expected)
        #expect(found?.first?.extraction.strings == whole[position].extraction.strings, "\(sources[position].path)")
        #expect(found?.first?.queries == whole[position].queries, "\(sources[position].path)")
        #expect(found?.first?.answers == whole[position].answers, "\(sources[position].path)")
      }
    }
  }

  /// A checker that has read other files repeats the queries.
  @Test func earlierFilesDoNotChangeTheResult() async throws {
    let sources = try Self.sources()
    let extractor = await Extractor(sources: sources, sdk: FixtureProgram.reading)
    let inOneGo = await extractor.readings(Array(sources.indices.reversed()))
    for position in TestScale.some(4, of: Array(sources.indices)) {
      let alone = await extractor.readings([position])
      #expect(alone.first?.queries == inOneGo[sources.count - 1 - position].queries, "\(sources[position].path)")
    }
  }
}
