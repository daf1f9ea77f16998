import Foundation

/// The result of a run, in its own process or in this one.
package protocol EndedRun {
  var code: Int32 { get }
  var output: String { get }
  var errors: String { get }
}

/// A program that has ended.
package struct Subprocess: EndedRun {
  package let code: Int32
  package let output: String
  package let errors: String

  /// - Parameter environment: additional environment variables.
  package static func run(
    _ program: String, _ arguments: [String], in folder: String? = nil, environment: [String: String] = [:]
  ) throws -> Subprocess {
    try Running(program, arguments, in: folder, environment: environment).end()
  }

  /// A running program.
  package final class Running {
    private let process = Process()
    private let scratch: TemporaryFolder

    package init(
      _ program: String, _ arguments: [String], in folder: String? = nil, environment: [String: String] = [:]
    ) throws {
      scratch = try TemporaryFolder()
      process.executableURL = URL(fileURLWithPath: program)
      process.arguments = arguments
      process.environment = Self.surroundings.merging(environment) { $1 }
      // Tests that run strex within this process change the current folder, and remove their folders at the end.
      process.currentDirectoryURL = folder.map { URL(fileURLWithPath: $0) } ?? FileManager.default.temporaryDirectory
      process.standardInput = FileHandle.nullDevice
      try scratch.write(["output": "", "errors": ""])
      process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: scratch("output")))
      process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: scratch("errors")))
      try process.run()
    }

    /// The environment of the tests without git variables from user settings or from a hook that runs the tests.
    private static let surroundings = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
      .merging(["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"]) { $1 }

    package var isRunning: Bool { process.isRunning }

    /// The output to standard error so far.
    package var errors: String { get throws { try scratch.read("errors") } }

    /// Sends what Ctrl-C sends.
    package func interrupt() { process.interrupt() }

    package func end() throws -> Subprocess {
      process.waitUntilExit()
      return Subprocess(code: process.terminationStatus, output: try scratch.read("output"), errors: try errors)
    }
  }
}
