import Foundation

/// A run of a program, from start to exit. `Foundation.Process` starts threads and scans all descriptors: 3 ms of CPU
/// time a run, where git takes 1 ms. On Linux it also notices the exit up to 50 ms late.
struct ChildProcess {
  /// Everything that the program wrote to its standard output.
  let output: ContiguousArray<UInt8>
  /// The exit code, or `nil` if a signal ended the program.
  let code: Int32?
  /// Whether the program was terminated because it was inactive for too long.
  let isSilent: Bool
  /// Whether the program was terminated because it wrote more than the limit.
  let isExcessive: Bool

  /// - Parameters:
  ///   - words: the program, which is searched for in `PATH`, and its arguments.
  ///   - environment: lines of `NAME=value`.
  ///   - input: its standard input.
  ///   - keepsErrors: whether standard error is part of the output. Otherwise, it is discarded.
  ///   - patience: the number of seconds of inactivity (no reads, no writes, no computation) before termination.
  ///   - limit: the number of bytes of output before termination.
  /// - Returns: `nil` if it cannot be started.
  init?(
    _ words: [String], environment: [String], input: [UInt8] = [], keepsErrors: Bool = false,
    sharesErrors: Bool = false, patience: Int32 = Self.patience, limit: Int = .max
  ) {
    guard let results = Self.pipe() else { return nil }
    defer { close(results.source) }
    let given = input.isEmpty ? nil : Self.pipe()
    guard input.isEmpty || given != nil else {
      close(results.sink)
      return nil
    }
    let process = Self.start(
      words, environment, given?.source, results.sink,
      keepsErrors ? results.sink : sharesErrors ? STDERR_FILENO : nil)
    close(results.sink)
    if let given { close(given.source) }
    guard let process else {
      if let given { close(given.sink) }
      return nil
    }
    let exchange = PipeExchange(process, input, to: given?.sink, from: results.source, patience, limit: limit)
    (output, isSilent, isExcessive) = (exchange.output, exchange.isSilent, exchange.isExcessive)
    if isSilent || isExcessive { kill(process, SIGKILL) }
    code = Self.code(of: process)
  }

  #if canImport(Darwin)
    /// Longer, because the CPU time of child processes is not checked on Darwin.
    package static let patience: Int32 = 120
  #else
    package static let patience: Int32 = 20
  #endif

  /// Returns a pipe that later children do not inherit, except as a standard stream.
  private static func pipe() -> (source: Int32, sink: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard Foundation.pipe(&ends) == 0 else { return nil }
    let kept = ends.map { fcntl($0, F_DUPFD_CLOEXEC, STDERR_FILENO + 1) }
    for end in ends { close(end) }
    if kept.allSatisfy({ $0 >= 0 }) { return (kept[0], kept[1]) }
    for end in kept where end >= 0 { close(end) }
    return nil
  }

  private static func start(
    _ words: [String], _ environment: [String], _ input: Int32?, _ output: Int32, _ errors: Int32?
  ) -> pid_t? {
    #if canImport(Darwin)
      var (actions, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?) = (nil, nil)
    #else
      var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    } else {
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    }
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    if let errors {
      // Standard error is inherited without an action.
      if errors != STDERR_FILENO { posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO) }
    } else {
      posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    }
    // The child starts without this process's ignored and blocked signals.
    var (blocked, reset) = (signals([]), signals([SIGPIPE, SIGXFSZ, SIGCHLD]))
    posix_spawnattr_setsigmask(&attributes, &blocked)
    posix_spawnattr_setsigdefault(&attributes, &reset)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    return withCStrings(words) { words in
      withCStrings(environment) { environment in
        var process: pid_t = 0
        guard let program = words[0] else { return nil }
        return posix_spawnp(&process, program, &actions, &attributes, words, environment) == 0 ? process : nil
      }
    }
  }

  static func signals(_ numbers: [Int32]) -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for number in numbers { sigaddset(&set, number) }
    return set
  }

  private static func withCStrings<Result>(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = texts.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }

  private static func code(of process: pid_t) -> Int32? {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 { if errno != EINTR { return nil } }
    return status & 0x7f == 0 ? status >> 8 & 0xff : nil
  }
}
