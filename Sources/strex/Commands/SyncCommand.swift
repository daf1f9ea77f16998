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
      try await report(SyncAttempts(isDryRun: request.isDry, reading: pass))
    }
  }

  /// Brings catalogs in step, and leaves it to the caller to report that.
  /// - Parameter mayWrite: asked once, when everything is read.
  /// - Returns: `nil` if nothing may be written.
  func synchronize(where mayWrite: () -> Bool) async throws -> SyncAttempts? {
    let lock = try await context.lock(lockedPaths)
    defer { withExtendedLifetime(lock) {} }
    do {
      var isFirst = true
      return try await SyncAttempts(isDryRun: request.isDry) {
        let pass = try await pass()
        // What the first attempt has written is to be reported.
        if isFirst, !mayWrite() { throw CancellationError() }
        isFirst = false
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

  func report(_ result: SyncAttempts) -> ExitCode {
    let code = request.exitCode(result.runs, result.diagnostics)
    SyncOutput(request: request, console: console, names: result.names)
      .report(result.runs, result.diagnostics, endingWith: code)
    return code
  }

  private func pass() async throws -> SyncPass {
    if request.isMerge { return try SyncPass(merging: request) }
    var input = try await context.input(request.project, usesCache: request.usesCache)
    if request.stringsdata.isEmpty { input.setSourcesAside() }
    return try await SyncPass(
      input.project, request, context.sdk, readings: input.readings, progress: console.progress)
  }
}
