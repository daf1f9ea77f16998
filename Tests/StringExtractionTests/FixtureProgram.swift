import SDKInterfaces
import SwiftLexing
import SwiftParsing
import SwiftTypeChecking
import TestSupport
import Testing

@testable import StringExtraction

/// A program in the folder Fixtures: one file, or a folder with several files.
struct FixtureProgram: CustomTestStringConvertible, Sendable {
  let name: String
  let sources: [SourceText]
  /// Files that end in `.swiftinterface.txt`.
  let interfaces: [SourceText]

  var testDescription: String { name }

  static let all: [FixtureProgram] = Fixture.files(endingIn: "").compactMap { file in
    if file.name.hasSuffix(".swift.txt") {
      return FixtureProgram(name: file.name, sources: texts([file]), interfaces: [])
    }
    if file.name.contains(".") { return nil }
    let sources = texts(Fixture.files(endingIn: ".swift.txt", in: file.name))
    let interfaces = texts(Fixture.files(endingIn: ".swiftinterface.txt", in: file.name))
    return sources.isEmpty ? nil : FixtureProgram(name: file.name, sources: sources, interfaces: interfaces)
  }

  static func named(_ name: String) throws -> FixtureProgram { try #require(all.first { $0.name == name }) }

  private static func texts(_ files: [Fixture]) -> [SourceText] {
    files.map { SourceText(path: $0.fileName, bytes: (try? $0.bytes) ?? []) }
  }

  /// `// previews: on` or `// xcode: 16` in the first line.
  var options: ExtractionOptions {
    var options = ExtractionOptions()
    options.includesPreviews = text(sources[0]).hasPrefix("// previews: on\n")
    if text(sources[0]).hasPrefix("// xcode: 16\n") { options.xcode = .xcode16 }
    return options
  }

  /// The SDK, read once for all extractors.
  static let reading = SDKLoad()

  func extraction() async -> Extraction { await Self.extraction(of: sources, interfaces, options) }

  static func extraction(
    of sources: [SourceText], _ interfaces: [SourceText] = [], _ options: ExtractionOptions = .init()
  ) async -> Extraction {
    let (outlines, others) = (sources.map { FileOutline($0) }, interfaces.map { FileOutline($0) })
    let packages = PackageOutlines(importedBy: others + outlines)
    let index = SymbolIndex(
      await reading.names().index(of: options.xcode), interfaces: packages.files + others, sources: outlines)
    return await Extractor(index: index, options: options).extract(Array(sources.indices))
  }

  func text(_ source: SourceText) -> String { source.text(0..<source.bytes.count) }
}
