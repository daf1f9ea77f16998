import Foundation
import StringExtraction
import SwiftLexing

/// Types the sources of a project in many orders and compares the results.
struct ShuffledProject: Encodable {
  let path: String
  let sources: Int
  let strings: Int
  /// The first difference between an order and the order of the files.
  let differences: [Difference]

  struct Difference: Encodable {
    /// `seed 3`, `alone`, or `typed` for an order in which every call was type-checked.
    let order: String
    let file: String
    let given: String
    let expected: String
  }

  private static let workers = 3

  /// - Parameter times: the number of random distributions of sources to workers.
  init(_ path: String, times: Int) async throws {
    let files = try FileSet(extension: "swift", under: path).shipped
    guard !files.isEmpty else { throw BenchmarkError("no Swift files under \(path)") }
    let paths = files.paths
    let texts = zip(paths, try files.contents()).map { SourceText(path: $0, bytes: $1) }
    var options = ExtractionOptions()
    options.workers = ProcessInfo.processInfo.activeProcessorCount
    let extractor = await Extractor(sources: texts, options: options)
    let expected = await extractor.extractions(dealt: [Array(texts.indices)], WordSource(seed: 0))
    var differences: [Difference] = []
    for seed in 1...times {
      let chance = WordSource(seed: seed)
      let given = await extractor.extractions(dealt: Self.hands(texts.count, chance), chance)
      differences += Self.difference("seed \(seed)", given, expected, paths).map { [$0] } ?? []
    }
    let alone = await extractor.extractions(dealt: texts.indices.map { [$0] }, WordSource(seed: 0))
    differences += Self.difference("alone", alone, expected, paths).map { [$0] } ?? []
    let typed = await extractor.extractions(dealt: [Array(texts.indices)], WordSource(seed: 0), decidesCalls: false)
    differences += Self.difference("typed", typed, expected, paths).map { [$0] } ?? []
    (self.path, sources, self.differences) = (path, texts.count, differences)
    strings = expected.values.reduce(0) { $0 + $1.strings.count }
  }

  /// Returns the sources of each worker.
  static func hands(_ count: Int, _ chance: WordSource) -> [[Int]] {
    var chance = chance
    var hands = [[Int]](repeating: [], count: workers)
    for position in (0..<count).shuffled(using: &chance) { hands[chance.number(below: workers)].append(position) }
    return hands
  }

  /// Returns the first difference, in the order of the files.
  private static func difference(
    _ order: String, _ given: [Int: Extraction], _ expected: [Int: Extraction], _ paths: [String]
  ) -> Difference? {
    guard let file = paths.indices.first(where: { given[$0] != expected[$0] }) else { return nil }
    let (a, b) = (lines(given[file]), lines(expected[file]))
    let line = (0..<max(a.count, b.count)).first { a[orNil: $0] != b[orNil: $0] } ?? 0
    return Difference(
      order: order, file: paths[file], given: a[orNil: line] ?? "nothing", expected: b[orNil: line] ?? "nothing")
  }

  private static func lines(_ extraction: Extraction?) -> [String] {
    guard let extraction else { return [] }
    return extraction.strings.map(line) + extraction.untyped.map { "\($0)" } + extraction.diagnostics.map { "\($0)" }
      + extraction.shortcuts.map { "\($0)" }
  }

  private static func line(_ string: ExtractedString) -> String {
    let place = "\(string.site.location.line):\(string.site.location.column)"
    let evidence = string.interpolations.map { "\($0.specifier) \($0.evidence)" }.joined(separator: ", ")
    let rest = [string.table, string.comment ?? "", string.defaultValue ?? "", string.bundle ?? ""]
    return "\(place) \"\(string.key)\" (\(string.site.api)) [\(evidence)] \(rest) \(string.formatArguments ?? [])"
  }
}

extension Array {
  fileprivate subscript(orNil position: Int) -> Element? { indices.contains(position) ? self[position] : nil }
}

/// Reports whether results depend on the order in which sources are typed.
struct ShuffleReport: PrintedReport {
  let times: Int
  let projects: [ShuffledProject]

  init(_ paths: [String], times: Int) async throws {
    var projects: [ShuffledProject] = []
    for path in paths { projects.append(try await ShuffledProject(path, times: times)) }
    (self.times, self.projects) = (times, projects)
  }

  var isAlike: Bool { projects.allSatisfy(\.differences.isEmpty) }

  func text() -> String { projects.map(text).joined(separator: "\n") }

  private func text(_ project: ShuffledProject) -> String {
    let counts = "\(project.path): \(project.sources) source files, \(project.strings) strings"
    let ways = "\(times) orders, alone and with all calls type-checked"
    guard !project.differences.isEmpty else { return counts + ": the same in \(ways)" }
    return
      ([counts + ": \(project.differences.count) of \(ways) differ"]
      + project.differences.map { "  \($0.order), \($0.file)\n    gives    \($0.given)\n    not      \($0.expected)" })
      .joined(separator: "\n")
  }
}
