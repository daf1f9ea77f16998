import Foundation

/// Measures every part of strex on a folder: `strex-benchmark [--runs N] [--json] PATH`. `--generate LINES` instead
/// writes an app of that many lines into the folder, as input for measurements. `--compare` compares strex with other
/// programs. `--shuffle TIMES PATH…` types the sources in that many orders, and reports different results.
@main
struct Benchmark {
  static func main() async {
    do {
      let options = try BenchmarkOptions(CommandLine.arguments.dropFirst())
      if let lines = options.generatedLines {
        let written = try GeneratedProject(lines: lines).write(to: URL(fileURLWithPath: options.path))
        return print("\(written.files) source files, \(written.lines) lines")
      }
      if let times = options.shuffles {
        let report = try await ShuffleReport(options.paths, times: times)
        print(options.printsJSON ? try report.json() : report.text())
        exit(report.isAlike ? 0 : 1)
      }
      let report: any PrintedReport =
        if options.compares { try await Comparison(options).report() } else { try await measure(options) }
      print(options.printsJSON ? try report.json() : report.text())
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(2)
    }
  }

  private static func measure(_ options: BenchmarkOptions) async throws -> BenchmarkReport {
    let sources = try FileSet(extension: "swift", under: options.path)
    let catalogs = try FileSet(extension: "xcstrings", under: options.path)
    guard !sources.isEmpty || !catalogs.isEmpty else {
      throw BenchmarkError("no Swift files or String Catalogs under \(options.path)")
    }
    // Runs first, because a child's peak includes the memory that this process had when it started the child.
    let whole = try WholeRun.measure(options, sourceBytes: sources.byteCount)
    var stages: [StageResult] = []
    stages += try await SourceStages(sources, runs: options.runs).measure()
    stages += try await CatalogStages(catalogs, runs: options.runs).measure()
    return BenchmarkReport(
      path: options.path, runs: options.runs, sources: sources.summary, catalogs: catalogs.summary, stages: stages,
      wholeRun: whole, peakMemory: PeakMemory.ofThisProcess)
  }
}
