import Foundation
import StringExtraction
import SwiftLexing
import SwiftParsing

/// The parts that read Swift sources.
struct SourceStages {
  private let files: FileSet
  private let watch: Stopwatch

  init(_ files: FileSet, runs: Int) {
    self.files = files
    watch = Stopwatch(runs: runs)
  }

  func measure() async throws -> [StageResult] {
    guard !files.isEmpty else { return [] }
    let reading = try await watch.median { try files.contents() }
    let sources = zip(files.paths, reading.result).map { SourceText(path: $0, bytes: $1) }
    let lexing = await watch.median { sources.reduce(0) { $0 + Lexer.tokenize($1).count } }
    let outline = await watch.median { sources.reduce(0) { $0 + FileOutline($1).tree.declarations.count } }
    return [
      StageResult("lexing", files, lexing, "tokens", reading: reading.seconds),
      StageResult("outline", files, outline, "declarations", reading: reading.seconds),
    ] + (try await extraction())
  }

  /// Extracts without test targets, as the tool does by default.
  private func extraction() async throws -> [StageResult] {
    let files = files.shipped
    if files.isEmpty { return [] }
    let reading = try await watch.median { try files.contents() }
    let sources = zip(files.paths, reading.result).map { SourceText(path: $0, bytes: $1) }
    var options = ExtractionOptions()
    options.workers = ProcessInfo.processInfo.activeProcessorCount
    let extraction = await watch.median { [options] in
      await Extractor(sources: sources, options: options).extract(Array(sources.indices)).strings.count
    }
    return [
      StageResult("extraction", files, extraction, "strings", reading: reading.seconds, cores: options.workers)
    ]
  }
}
