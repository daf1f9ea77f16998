/// Measures the time of repeated work.
struct Stopwatch {
  let runs: Int

  /// Returns the median of the wall times in seconds, and the result of the last run.
  func median<Result>(_ work: () async throws -> Result) async rethrows -> (seconds: Double, result: Result) {
    var last = try await timed(work)
    var seconds = [last.seconds]
    for _ in 1..<runs {
      last = try await timed(work)
      seconds.append(last.seconds)
    }
    return (seconds.sorted()[seconds.count / 2], last.result)
  }

  private func timed<Result>(_ work: () async throws -> Result) async rethrows -> (seconds: Double, result: Result) {
    let start = ContinuousClock.now
    let result = try await work()
    let time = (ContinuousClock.now - start).components
    return (Double(time.seconds) + Double(time.attoseconds) * 1e-18, result)
  }
}
