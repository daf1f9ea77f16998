import CommandLineInterface
import Findings
import ProjectLayout
import ProjectSync
import StringExtraction
import Workspace

/// `strex sync`: updates catalogs from the sources.
struct SyncCommand {
  let request: SyncRequest
  /// The list to print instead; `nil` to sync.
  private let list: PhaseFiles.List?
  let context: CommandContext

  init(_ arguments: ParsedArguments, _ context: CommandContext) throws(UsageProblem) {
    request = try arguments.syncRequest(from: context.currentFolder)
    list = arguments.has(.printInputs) ? .inputs : arguments.has(.printOutputs) ? .outputs : nil
    self.context = context
  }

  private var console: Console { context.console }

  func run() async throws -> ExitCode {
    if let list { return try await printFiles(list) }
    if request.isStaged {
      return try await context.exclusively(in: nil) {
        try await StagedSync(request, console, context.sdk).run { try await context.lock(try lockedPaths) }
      }
    }
    let needsNoLock = request.isDry || request.isMerge || request.project.isScriptPhase
    return try await context.exclusively(in: needsNoLock ? nil : lockedPaths) {
      try await report(result(reading: pass))
    }
  }

  /// Brings catalogs in step, and leaves it to the caller to report that.
  /// - Parameter mayWrite: asked when everything is read.
  /// - Returns: `nil` if nothing may be written.
  func synchronize(where mayWrite: () -> Bool) async throws -> SyncResult? {
    let lock = try await context.lock(lockedPaths)
    defer { withExtendedLifetime(lock) {} }
    do {
      return try await result {
        let pass = try await pass()
        guard mayWrite() else { throw CancellationError() }
        return pass
      }
    } catch is CancellationError { return nil }
  }

  /// Prints the files that a run-script phase has to declare.
  private func printFiles(_ list: PhaseFiles.List) async throws -> ExitCode {
    let project = try await console.project(request.project, nil)
    console.report(project.problems)
    let text = try PhaseFiles(project, isDryRun: request.isDry).text(list)
    if !text.isEmpty { console.print(text) }
    return project.problems.contains { $0.severity == .error } ? .problem : .success
  }

  /// The sources and catalogs, which are locked for this run. Two runs that read at the same time and then write would
  /// undo each other's work.
  private var lockedPaths: [NamedPath] {
    get throws { try NamedPath.all(request.project.catalogs) + request.project.named() }
  }

  /// Reads everything again when a catalog has changed meanwhile, since its new keys may come from newer sources.
  /// - Parameter read: reads everything.
  func result(reading read: () async throws -> SyncPass) async throws -> SyncResult {
    var done: [any SyncRun] = []
    var attempt = 1
    while true {
      var pass = try await read()
      await pass.perform(isDryRun: request.isDry, beside: done)
      done += pass.runs
      if pass.conflicts.isEmpty || attempt == Self.attempts {
        let runs = done.sorted { $0.update.place < $1.update.place }
        return SyncResult(
          runs: runs, diagnostics: pass.diagnostics + runs.flatMap(\.diagnostics) + pass.conflicts, names: pass.names)
      }
      // This gives a process that writes many files, such as a checkout, time to finish.
      try await Task.sleep(for: .milliseconds(100 * attempt))
      attempt += 1
    }
  }

  func report(_ result: SyncResult) -> ExitCode {
    let code = request.exitCode(result.runs, result.diagnostics)
    SyncOutput(request: request, console: console, names: result.names)
      .report(result.runs, result.diagnostics, endingWith: code)
    return code
  }

  private func pass() async throws -> SyncPass {
    if request.isMerge { return try SyncPass(merging: request) }
    let project = try await console.project(request.project, context.sdk)
    return try await SyncPass(project, request, context.sdk, progress: console.progress)
  }

  private static let attempts = 5
}
