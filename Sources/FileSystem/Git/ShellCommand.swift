import Foundation

/// A run of a command line of the user, from start to exit. It shares the standard error of this process.
package struct ShellCommand {
  /// The reason why a command has no result.
  package struct Failure: Error {
    /// The predicate of a sentence whose subject is the command.
    package let predicate: String
  }

  /// Programs may wait for a server for a long time without any activity.
  private static let hours: Int32 = 1
  /// The maximum output in megabytes.
  private static let megabytes = 64

  /// Returns the text that the command wrote to standard output.
  ///
  /// - Parameter input: the standard input of the command.
  /// - Throws: also if the command does not exit with status 0.
  package static func output(of line: String, input: [UInt8]) throws(Failure) -> String {
    let environment = ProcessInfo.processInfo.environment.map { "\($0)=\($1)" }
    let process = ChildProcess(
      ["/bin/sh", "-c", line], environment: environment, input: input, sharesErrors: true, patience: hours * 3600,
      limit: megabytes << 20)
    guard let process else { throw Failure(predicate: "cannot be started") }
    if process.isExcessive { throw Failure(predicate: "printed more than \(megabytes) MB and was stopped") }
    if process.isSilent { throw Failure(predicate: "did nothing for an hour and was stopped") }
    guard let code = process.code else { throw Failure(predicate: "was ended by a signal") }
    guard code == 0 else { throw Failure(predicate: "failed with exit status \(code)") }
    return String(decoding: process.output, as: UTF8.self)
  }
}
