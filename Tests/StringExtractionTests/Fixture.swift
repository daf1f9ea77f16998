import AppleSDK
import Foundation
import SwiftLexing
import SwiftOutline
import SwiftTypes
import Testing

@testable import StringExtraction

/// A program in the folder Fixtures: one file, or a folder of files that belong together.
struct Fixture: CustomTestStringConvertible, Sendable {
  let name: String
  let sources: [SourceText]
  /// Files that end in `.swiftinterface.txt`.
  let interfaces: [SourceText]

  var testDescription: String { name }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  static let all: [Fixture] = names(in: folder).compactMap { name in
    let place = folder.appendingPathComponent(name)
    if name.hasSuffix(".swift.txt") {
      return Fixture(name: name, sources: texts([name], in: folder), interfaces: [])
    }
    let files = names(in: place)
    let sources = texts(files.filter { $0.hasSuffix(".swift.txt") }, in: place)
    let interfaces = texts(files.filter { $0.hasSuffix(".swiftinterface.txt") }, in: place)
    return sources.isEmpty ? nil : Fixture(name: name, sources: sources, interfaces: interfaces)
  }

  static func named(_ name: String) throws -> Fixture { try #require(all.first { $0.name == name }) }

  private static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  private static func texts(_ names: [String], in folder: URL) -> [SourceText] {
    names.compactMap { name in
      guard let data = try? Data(contentsOf: folder.appendingPathComponent(name)) else { return nil }
      return SourceText(path: name, bytes: ContiguousArray(data))
    }
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
    let known = await reading.outlines.files(of: options.xcode) + packages.files + others
    let index = SymbolIndex(interfaces: known, sources: outlines)
    return await Extractor(index: index, options: options).extract(Array(sources.indices))
  }

  func text(_ source: SourceText) -> String { source.text(0..<source.bytes.count) }
}
