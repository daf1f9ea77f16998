import Diagnostics
import FileSystem
import ProjectLoading
import ProjectModel
import TextBasics

extension CommandContext {
  /// Runs a command while no other run is active in the projects of the given paths.
  /// - Parameter paths: `nil` for a command that writes nothing, or that locks its projects later.
  func exclusively(
    in paths: [NamedPath]?, run: () async throws -> ExitCode
  ) async throws -> ExitCode {
    do {
      var lock: RunLock?
      if let paths { lock = try await self.lock(paths) }
      defer { withExtendedLifetime(lock) {} }
      return try await run()
    } catch let timeout as RunLock.Timeout {
      let message = "another strex process is still running in this project, so nothing was written"
      console.report(Diagnostic(.error, "locked", message, file: timeout.folder.string))
      return .problem
    }
  }

  /// Locks the projects of the given paths for this run, and prints a note while it waits for another run.
  func lock(_ paths: [NamedPath]) async throws -> RunLock {
    defer { DiskFacts.current?.forgetAsked() }
    return try await RunLock(paths.map { $0.project.path }, patience: patience) { folder in
      // The output cannot be cached, because a repeated run may not have to wait.
      DiskFacts.current?.giveUp()
      console.note("waiting for another strex process in \(TerminalSafeText.escaped(folder.string))")
    }
  }
}
