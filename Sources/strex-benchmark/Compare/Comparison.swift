import Foundation
import StringExtraction
import SwiftLexing

/// Compares strex with other programs in one run on one machine.
struct Comparison {
  private let options: BenchmarkOptions
  private let tool: String
  private let scratch: URL

  /// - Throws: `BenchmarkError` if `strex` was not built next to this program.
  init(_ options: BenchmarkOptions) throws {
    guard let tool = Programs.strex else {
      throw BenchmarkError("strex is not in the same folder as strex-benchmark; build the package first")
    }
    (self.options, self.tool) = (options, tool.path)
    scratch = FileManager.default.temporaryDirectory.appendingPathComponent("strex-benchmark-\(UUID().uuidString)")
  }

  /// Measures everything. Parts that use memory of this process are last, because a child's peak includes its parent's
  /// memory.
  func report() async throws -> ComparisonReport {
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let sources = try FileSet(extension: "swift", under: options.path)
    guard !sources.isEmpty else { throw BenchmarkError("no Swift files under \(options.path)") }
    let ratios = try extraction(sources) + [startUp(), await sync(), linearity(), await cores(sources)]
    return ComparisonReport(
      path: options.path, runs: options.runs, cores: ProcessInfo.processInfo.activeProcessorCount, ratios: ratios)
  }

  private func extract(_ folder: String, runs: Int) throws -> ChildRun {
    try ChildRun.median(runs, tool, ["extract", folder, "--format", "json", "--no-catalog", "--no-cache"])
  }

  /// Compares the time with a search through the same files, and the memory with their size.
  private func extraction(_ sources: FileSet) throws -> [ComparedRatio] {
    let run = try extract(options.path, runs: options.runs)
    let size = (Double(sources.byteCount) / 1e6).short + " MB of Swift"
    let allowed = 2 * Double(sources.byteCount) + 30e6
    let peak = (Double(run.peakMemory) / 1e6).short + " MB"
    let memory = ComparedRatio(
      "memory of extract", Double(run.peakMemory) / allowed, .atMost(1),
      "\(peak), compared with twice the sources and 30 MB: \((allowed / 1e6).short) MB")
    guard let rg = Programs.named("rg") else {
      return [ComparedRatio("time of extract", nil, .atMost(6), "\(run.seconds.milliseconds); no rg here"), memory]
    }
    let search = try ChildRun.median(options.runs, rg.path, ["-c", "Text\\(", "-g", "*.swift", options.path])
    let time = ComparedRatio(
      "time of extract", run.seconds / search.seconds, .atMost(6),
      "\(run.seconds.milliseconds) for \(size), compared with rg -c 'Text\\(' -g '*.swift': "
        + search.seconds.milliseconds)
    return [time, memory]
  }

  private func startUp() throws -> ComparedRatio {
    let folder = scratch.appendingPathComponent("empty")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let all = try (0..<max(9, options.runs)).map { _ in try ChildRun(tool, ["extract", folder.path]).cpuSeconds }
    let seconds = all.sorted()[all.count / 2]
    return ComparedRatio(
      "start", seconds / 0.01, .atMost(1), "\(seconds.milliseconds) of CPU in an empty folder, compared with 10 ms")
  }

  /// Compares a sync that adds one key with a library's copy of the catalog.
  private func sync() async throws -> ComparedRatio {
    let folder = scratch.appendingPathComponent("sync")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let text = try options.catalog.map { try Data(contentsOf: URL(fileURLWithPath: $0)) }
    let catalog = text ?? Data(GeneratedCatalog(bytes: 2_000_000).text.utf8)
    let file = folder.appendingPathComponent("Localizable.xcstrings")
    let source = "import SwiftUI\nlet added = Text(\"A key of the benchmark\")\n"
    try Data(source.utf8).write(to: folder.appendingPathComponent("A.swift"))
    // Short runs are repeated more often.
    let runs = 5 * options.runs
    let times = try (0..<runs).map { _ in
      try catalog.write(to: file)
      return try ChildRun(tool, ["sync", folder.path, "--no-stale"]).seconds
    }
    try catalog.write(to: file)
    let copy = try await JSONCopy.measure(file, to: scratch.appendingPathComponent("copy"), runs: runs)
    let seconds = times.sorted()[times.count / 2]
    let size = (Double(catalog.count) / 1e6).short + " MB"
    return ComparedRatio(
      "time of sync", seconds / copy.seconds, .atMost(3),
      "\(seconds.milliseconds) for a catalog of \(size), compared with a copy through \(copy.library): "
        + copy.seconds.milliseconds)
  }

  /// Returns the sizes of generated projects in megabytes: each is four times the one before, up to the largest.
  static func sizes(upTo largest: Int) -> [Int] {
    Array(sequence(first: 1) { $0 * 4 }.prefix { $0 < largest }) + [largest]
  }

  private func linearity() throws -> ComparedRatio {
    var points: [(size: Double, cost: Double)] = []
    for size in Self.sizes(upTo: options.upTo) {
      let folder = scratch.appendingPathComponent("\(size)")
      try GeneratedProject(bytes: size * 1_000_000).write(to: folder)
      points.append((Double(size), try extract(folder.path, runs: size > 64 ? 1 : options.runs).seconds))
      try FileManager.default.removeItem(at: folder)
    }
    let steps = points.map { "\(Int($0.size)) MB \($0.cost.milliseconds)" }.joined(separator: ", ")
    return ComparedRatio("power of the size", PowerFit(points)?.exponent, .atMost(1.1), "extract of \(steps)")
  }

  /// Measures the parallel part on one core and on two.
  private func cores(_ sources: FileSet) async throws -> ComparedRatio {
    let name = "two cores"
    guard ProcessInfo.processInfo.activeProcessorCount > 1 else {
      return ComparedRatio(name, nil, .atLeast(1.8), "one core here")
    }
    let files = sources.shipped
    let texts = zip(files.paths, try files.contents()).map { SourceText(path: $0, bytes: $1) }
    var seconds: [Double] = []
    for workers in 1...2 {
      var settings = ExtractionOptions()
      settings.workers = workers
      let extractor = await Extractor(sources: texts, options: settings)
      seconds.append(
        await Stopwatch(runs: options.runs).median { await extractor.extract(Array(texts.indices)) }.seconds)
    }
    return ComparedRatio(
      name, seconds[0] / seconds[1], .atLeast(1.8),
      "types of literals: \(seconds[0].milliseconds) on one, \(seconds[1].milliseconds) on two")
  }
}

/// The exponent of growth with size: the slope of the least-squares line through the logarithms.
struct PowerFit: Equatable {
  /// The exponent, or 1 for linear growth.
  let exponent: Double

  /// - Parameter points: sizes and costs, all above 0. Fails unless there are two different sizes.
  init?(_ points: [(size: Double, cost: Double)]) {
    let logs = points.map { (x: log($0.size), y: log($0.cost)) }
    let count = Double(logs.count)
    let (meanX, meanY) = (logs.reduce(0) { $0 + $1.x } / count, logs.reduce(0) { $0 + $1.y } / count)
    let spread = logs.reduce(0) { $0 + ($1.x - meanX) * ($1.x - meanX) }
    guard points.count > 1, spread > 0 else { return nil }
    exponent = logs.reduce(0) { $0 + ($1.x - meanX) * ($1.y - meanY) } / spread
  }
}

/// All ratios of a single run, as a table.
struct ComparisonReport: PrintedReport {
  let path: String
  let runs: Int
  let cores: Int
  let ratios: [ComparedRatio]

  /// Returns the table in Markdown.
  func text() -> String {
    let rows = ratios.map { ratio in
      let verdict = ratio.holds.map { $0 ? "yes" : "no" } ?? "–"
      return [ratio.name, ratio.ratio?.short ?? "–", ratio.bar.text, verdict, ratio.detail]
    }
    return Self.table([["what", "ratio", "bar", "holds", "measured"]] + rows)
  }

  /// Returns a table of rows, starting with the header. All columns except the last are as wide as their widest cell.
  static func table(_ rows: [[String]]) -> String {
    guard let head = rows.first else { return "" }
    let widths = head.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    func line(_ cells: [String]) -> String {
      let padded = zip(cells, widths).map { cell, width in cell + String(repeating: " ", count: width - cell.count) }
      return "| " + (padded.dropLast() + [cells[cells.count - 1]]).joined(separator: " | ") + " |"
    }
    let rule = "| " + widths.dropLast().map { String(repeating: "-", count: $0) }.joined(separator: " | ") + " | --- |"
    return ([line(head), rule] + rows.dropFirst().map(line)).joined(separator: "\n")
  }
}
