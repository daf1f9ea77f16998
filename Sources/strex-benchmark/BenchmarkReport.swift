import Foundation

/// The results of all measurements.
struct BenchmarkReport: PrintedReport {
  let path: String
  let runs: Int
  let sources: FileSet.Summary
  let catalogs: FileSet.Summary
  let stages: [StageResult]
  let wholeRun: WholeRun?
  /// The peak memory of the benchmark itself, which keeps all files in memory.
  let peakMemory: Int

  func text() -> String {
    let lines =
      ["\(described(sources)) of Swift, \(described(catalogs)) of catalogs; medians of \(runs) runs"]
      + stages.map(line)
      + (wholeRun.map(bars) ?? ["strex is not in the same folder as strex-benchmark; build the package first"])
      + ["benchmark's peak memory  \(megabytes(peakMemory))"]
    return lines.joined(separator: "\n")
  }

  private func line(_ stage: StageResult) -> String {
    let cores = stage.cores == 1 ? "1 core" : "\(stage.cores) cores"
    return [
      stage.stage.padding(toLength: 16, withPad: " ", startingAt: 0),
      String(format: "%8.1f MB/s", stage.megabytesPerSecond),
      String(format: "%8.1f ms", stage.seconds * 1e3),
      String(format: "reading %7.1f ms", stage.readingSeconds * 1e3),
      "\(cores), \(stage.found) \(stage.foundNoun)",
    ].joined(separator: "  ")
  }

  private func bars(_ run: WholeRun) -> [String] {
    let memory = Double(run.extractPeakMemory) / Double(max(1, run.sourceBytes))
    let search = run.searchSeconds.map { seconds in
      String(format: "%.0f ms, extract takes %.1f times that", seconds * 1e3, run.extractSeconds / seconds)
    }
    return [
      String(format: "strex extract  %.0f ms, ", run.extractSeconds * 1e3)
        + String(format: "%@ at most, %.1f times the sources", megabytes(run.extractPeakMemory), memory),
      "rg -c 'Text\\('  " + (search ?? "not installed"),
    ]
  }

  private func described(_ files: FileSet.Summary) -> String { "\(files.count) files, \(megabytes(files.bytes))" }

  private func megabytes(_ bytes: Int) -> String { String(format: "%.1f MB", Double(bytes) / 1e6) }
}
