import CommandLineInterface
import Foundation
import Workspace

/// The line that strex prints when one of its own faults ends the process, in place of a backtrace.
enum CrashReport {
  /// Makes the process end with the line and exit code 2 where it would crash.
  static func install() {
    name(nil)
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = { _ in CrashReport.end() }
    #else
      action.__sigaction_handler.sa_handler = { _ in CrashReport.end() }
    #endif
    for signal in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV] { sigaction(signal, &action, nil) }
  }

  /// Names the command in the line.
  static func name(_ command: Command?) {
    let words = ["strex", command?.rawValue].compactMap(\.self).joined(separator: " ")
    let place = Build.repository.map { " at https://github.com/\($0)/issues" } ?? ""
    let text =
      "error: internal error in ‘\(words)’ of strex \(Version.described); please report it\(place) [internal]\n"
    text.withCString { _ = strncpy(line, $0, capacity - 1) }
  }

  /// The line, which a zero byte ends. A signal handler may not allocate memory, so the line is made in advance.
  private nonisolated(unsafe) static let line: UnsafeMutablePointer<CChar> = {
    let line = UnsafeMutablePointer<CChar>.allocate(capacity: capacity)
    line.initialize(repeating: 0, count: capacity)
    return line
  }()
  private static let capacity = 512

  /// Runs in the signal handler, so it only calls functions that are safe there.
  private static func end() {
    write(STDERR_FILENO, line, strlen(line))
    _exit(ExitCode.problem.rawValue)
  }
}
