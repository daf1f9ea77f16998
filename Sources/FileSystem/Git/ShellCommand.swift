import Foundation

/// A run of a command line of the user, from start to exit. It shares the standard error of this process.
package struct ShellCommand {
  /// The text that the command wrote to standard output.
  package let output: String
  /// The exit code; `nil` if a signal ended the command.
  package let code: Int32?

  /// Programs may wait for a server for a long time without any activity.
  private static let patience: Int32 = 3600

  /// - Parameter input: the standard input of the command.
  /// - Returns: `nil` if the shell cannot be started.
  package init?(_ line: String, input: [UInt8]) {
    let environment = ProcessInfo.processInfo.environment.map { "\($0)=\($1)" }
    guard
      let process = ChildProcess(
        ["/bin/sh", "-c", line], environment: environment, input: input, sharesErrors: true, patience: Self.patience)
    else { return nil }
    (output, code) = (String(decoding: process.output, as: UTF8.self), process.code)
  }
}
