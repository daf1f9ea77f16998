import ProjectLayout
import StringExtraction
import TextBasics
import Workspace

extension CommandContext {
  /// Keeps the projects of some paths to this run, and says whom it waits for.
  func lock(_ paths: [NamedPath]) async throws -> RunLock {
    try await RunLock(paths.map { $0.project.path }, patience: patience) { folder in
      console.note("waiting for another strex, which is at work in \(TerminalSafeText.escaped(folder.string))")
    }
  }
}

extension RunLock.Timeout {
  var diagnostic: Diagnostic {
    let message = "another strex has been at work here for too long; nothing was written"
    return Diagnostic(.error, "locked", message, file: folder.string)
  }
}
