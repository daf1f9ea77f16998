import FileSystem
import Foundation

/// Replaces the backtrace of a crash by one line.
enum CrashReport {
  /// Installs signal handlers that print the line and exit with code 2.
  static func install() {
    name(nil)
    unblockSignals()
    var action = sigaction()
    action.sa_flags = SA_ONSTACK
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = { _ in CrashReport.end() }
    #else
      action.__sigaction_handler.sa_handler = { _ in CrashReport.end() }
    #endif
    for signal in signals { sigaction(signal, &action, nil) }
    useOwnStack()
  }

  /// Makes the handlers run on a separate stack in the current thread. After a stack overflow, the thread's own stack
  /// has no space for them. On macOS, the threads of Dispatch, which run tasks, have no such stack.
  static func useOwnStack() {
    var stack = stack_t()
    stack.ss_size = numericCast(stackSize)
    stack.ss_sp = .allocate(byteCount: stackSize, alignment: 16)
    sigaltstack(&stack, nil)
  }

  /// In bytes. The saved registers of a processor can take 12 KiB.
  private static let stackSize = 64 << 10

  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

  /// A process inherits the blocked signals of its parent. If a crash signal is blocked, the handler never runs, and a
  /// signal that another process sends is ignored.
  private static func unblockSignals() {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  /// Adds the name of the command to the line.
  static func name(_ command: String?) {
    let words = ["strex", command].compactMap(\.self).joined(separator: " ")
    let place = Build.repository.map { " at https://github.com/\($0)/issues" } ?? ""
    let text = "error: internal error in `\(words)` (strex \(Version.described)); please report it\(place) [internal]\n"
    text.withCString { _ = strncpy(line, $0, capacity - 1) }
  }

  /// The zero-terminated line. It is made in advance, because a signal handler must not allocate memory.
  private nonisolated(unsafe) static let line: UnsafeMutablePointer<CChar> = {
    let line = UnsafeMutablePointer<CChar>.allocate(capacity: capacity)
    line.initialize(repeating: 0, count: capacity)
    return line
  }()
  private static let capacity = 512

  /// Runs in the signal handler, so it calls only async-signal-safe functions.
  private static func end() {
    write(STDERR_FILENO, line, strlen(line))
    _exit(ExitCode.problem.rawValue)
  }
}
