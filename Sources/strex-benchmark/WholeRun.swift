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
  static func measure(_ options: BenchmarkOptions, sourceBytes: Int) async throws -> WholeRun? {
    guard let tool = Programs.strex else { return nil }
    let watch = Stopwatch(runs: options.runs)
    let extract = try await watch.median {
      try run(tool, ["extract", options.path, "--format", "json", "--no-catalog", "--no-cache"])
    }
    let memory = PeakMemory.ofChildren
    var search: Double?
    if let rg = Programs.named("rg") {
      search = try await watch.median { try run(rg, ["-c", "Text\\(", "-g", "*.swift", options.path]) }.seconds
    }
    return WholeRun(
      extractSeconds: extract.seconds, extractPeakMemory: memory, sourceBytes: sourceBytes, searchSeconds: search)
  }

  /// Runs a program and discards its output. Exit code 1 means findings, and a higher one means failure.
  private static func run(_ program: URL, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let end = process.terminationReason == .exit ? "exit code" : "signal"
    guard end == "exit code", process.terminationStatus < 2 else {
      throw BenchmarkError("\(program.lastPathComponent) ended with \(end) \(process.terminationStatus)")
    }
  }
}
