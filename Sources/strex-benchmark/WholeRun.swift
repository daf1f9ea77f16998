import Foundation

/// A run of the tool, compared with the fastest search through the same files.
struct WholeRun: Encodable {
  /// The median wall time of `strex extract PATH --format json --no-catalog --no-cache`.
  let extractSeconds: Double
  /// The peak memory of `strex`.
  let extractPeakMemory: Int
  let sourceBytes: Int
  /// The median wall time of `rg -c 'Text\(' -g '*.swift' PATH`, or `nil` if `rg` is missing.
  let searchSeconds: Double?

  /// Returns `nil` if `strex` was not built next to this program.
  static func measure(_ options: BenchmarkOptions, sourceBytes: Int) throws -> WholeRun? {
    guard let tool = Programs.strex else { return nil }
    let extract = try ChildRun.median(
      options.runs, tool.path, ["extract", options.path, "--format", "json", "--no-catalog", "--no-cache"])
    let search = try Programs.named("rg").map { rg in
      try ChildRun.median(options.runs, rg.path, ["-c", "Text\\(", "-g", "*.swift", options.path])
    }
    return WholeRun(
      extractSeconds: extract.seconds, extractPeakMemory: extract.peakMemory, sourceBytes: sourceBytes,
      searchSeconds: search?.seconds)
  }
}
