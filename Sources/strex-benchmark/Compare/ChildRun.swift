import Foundation

/// A completed run of a program, and the resources that it used. Its output is discarded.
struct ChildRun {
  /// The wall time in seconds.
  let seconds: Double
  /// The CPU time on all cores in seconds.
  let cpuSeconds: Double
  /// The peak memory in bytes.
  let peakMemory: Int

  /// - Throws: `BenchmarkError` if the program cannot be started, or if its exit code is above 1, which means
  ///   findings.
  init(_ program: String, _ arguments: [String]) throws {
    let start = ContinuousClock.now
    let child = try Self.start(program, arguments)
    var status: Int32 = 0
    var usage = rusage()
    while wait4(child, &status, 0, &usage) < 0 {
      guard errno == EINTR else { throw BenchmarkError("cannot wait for \(program)") }
    }
    let time = (ContinuousClock.now - start).components
    seconds = Double(time.seconds) + Double(time.attoseconds) * 1e-18
    cpuSeconds = Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime)
    peakMemory = PeakMemory.bytes(usage)
    guard status & 0x7F == 0, status >> 8 < 2 else { throw BenchmarkError("\(program) exited with status \(status)") }
  }

  /// Returns the run with the median time.
  static func median(_ runs: Int, _ program: String, _ arguments: [String]) throws -> ChildRun {
    let all = try (0..<runs).map { _ in try ChildRun(program, arguments) }
    return all.sorted { $0.seconds < $1.seconds }[runs / 2]
  }

  private static func start(_ program: String, _ arguments: [String]) throws -> pid_t {
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    #if canImport(Darwin)
      // Not yet tested on macOS.
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    var child: pid_t = 0
    guard posix_spawn(&child, program, &actions, nil, words, environ) == 0 else {
      throw BenchmarkError("\(program) cannot be started")
    }
    return child
  }

  private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) * 1e-6 }
}
