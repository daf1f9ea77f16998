import Foundation

/// Writes the input of a running program and reads its output at the same time, because git answers each line before it
/// reads the next.
struct PipeExchange {
  private(set) var output: ContiguousArray<UInt8> = []
  /// Whether the program neither read, wrote nor computed for longer than the patience.
  private(set) var isSilent = false
  /// Whether the program wrote more than the limit.
  private(set) var isExcessive = false
  private var input: ArraySlice<UInt8>
  /// The descriptor for the input; -1 after all input was written or the program has closed its end.
  private var sink: Int32
  private var buffer = [UInt8](repeating: 0, count: 1 << 14)

  /// Closes the sink, but not the source.
  /// - Parameters:
  ///   - patience: the maximum inactivity in seconds.
  ///   - limit: the maximum number of bytes of output.
  init(_ process: pid_t, _ input: [UInt8], to sink: Int32?, from source: Int32, _ patience: Int32, limit: Int) {
    self.input = input[...]
    self.sink = sink ?? -1
    Self.withoutPipeSignal(of: sink) { run(process, source, patience, limit) }
    endInput()
  }

  private mutating func run(_ process: pid_t, _ source: Int32, _ patience: Int32, _ limit: Int) {
    var computed = Self.computingTime(of: process)
    while true {
      var requests = [
        pollfd(fd: source, events: Int16(POLLIN), revents: 0), pollfd(fd: sink, events: Int16(POLLOUT), revents: 0),
      ]
      let count = poll(&requests, 2, patience * 1000)
      if count < 0, errno != EINTR { return }
      if count == 0 {
        let now = Self.computingTime(of: process)
        isSilent = now == computed
        if isSilent { return }
        computed = now
      }
      guard count > 0 else { continue }
      if requests[1].revents != 0 { feed() }
      if requests[0].revents != 0, !readSome(source) { return }
      isExcessive = output.count > limit
      if isExcessive { return }
    }
  }

  private mutating func feed() {
    let count = input.withUnsafeBytes { write(sink, $0.baseAddress, $0.count) }
    if count < 0, errno == EINTR || errno == EAGAIN { return }
    input = count < 0 ? [] : input.dropFirst(count)
    if input.isEmpty { endInput() }
  }

  private mutating func endInput() {
    if sink >= 0 { close(sink) }
    sink = -1
  }

  /// - Returns: `false` at the end of the output.
  private mutating func readSome(_ source: Int32) -> Bool {
    let count = buffer.withUnsafeMutableBytes { read(source, $0.baseAddress, $0.count) }
    if count > 0 { output += buffer[..<count] }
    return count > 0 || count < 0 && errno == EINTR
  }

  /// Runs code that writes to the sink. A program that exits before it has read all input must not end this process as
  /// well.
  private static func withoutPipeSignal(of sink: Int32?, _ body: () -> Void) {
    guard let sink else { return body() }
    _ = fcntl(sink, F_SETFL, fcntl(sink, F_GETFL) | O_NONBLOCK)
    #if canImport(Darwin)
      // On Darwin, the setting applies to the whole process (not tested).
      _ = fcntl(sink, F_SETNOSIGPIPE, 1)
      body()
    #else
      var (pipe, former) = (ChildProcess.signals([SIGPIPE]), sigset_t())
      pthread_sigmask(SIG_BLOCK, &pipe, &former)
      body()
      var now = timespec()
      while sigtimedwait(&pipe, nil, &now) > 0 {}
      pthread_sigmask(SIG_SETMASK, &former, nil)
    #endif
  }

  /// Returns the CPU time of a process in nanoseconds, or `nil` if the system does not provide it.
  private static func computingTime(of process: pid_t) -> Int? {
    #if canImport(Darwin)
      return nil
    #else
      var (clock, time) = (clockid_t(), timespec())
      guard clock_getcpuclockid(process, &clock) == 0, clock_gettime(clock, &time) == 0 else { return nil }
      return time.tv_sec * 1_000_000_000 + time.tv_nsec
    #endif
  }
}
