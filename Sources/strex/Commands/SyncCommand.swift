import Findings
import ProjectLayout
import StringExtraction

/// `strex sync`: brings catalogs in step with the sources.
struct SyncCommand {
  let arguments: ParsedArguments
  let console: Console
  let sdk: SDKLoad
  /// How long to wait for another run in the same project; `nil` for as long as it takes.
  let patience: Duration?

  private var isDryRun: Bool { arguments.has(.dryRun) || arguments.has(.check) }

  func run() async throws -> ExitCode {
    if let catalog = arguments.operands.first(where: { FileKind(of: FilePath($0)) == .stringCatalog }) {
      throw UsageProblem("‘\(catalog)’ is a catalog: name it with --catalog, and its sources' folder as PATH")
    }
    try checkOutput()
    try checkStaged()
    try ChosenRenames(arguments).check()
    if arguments.has(.printInputs) || arguments.has(.printOutputs) { return try await printFiles() }
    let named = try NamedPath.all(arguments.all(.catalog))
    do {
      if arguments.has(.staged) { return try await StagedSync(self, catalogs: named).run() }
      let lock = isDryRun || isMerge || arguments.has(.scriptPhase) ? nil : try await lock(named)
      defer { withExtendedLifetime(lock) {} }
      return try await sync { try await pass(named) }
    } catch let timeout as RunLock.Timeout {
      let message = "another strex has been at work here for too long; nothing was written"
      console.report(Diagnostic(.error, "locked", message, file: timeout.folder.string))
      return .problem
    }
  }

  /// Whether nothing but `.stringsdata` files and catalogs is read, as build systems want that run it far from sources.
  private var isMerge: Bool {
    arguments.has(.stringsdata) && arguments.has(.catalog) && arguments.operands.isEmpty
  }

  /// Prints what a run-script phase has to declare.
  private func printFiles() async throws -> ExitCode {
    if arguments.has(.printInputs), arguments.has(.printOutputs) {
      throw UsageProblem("--print-inputs and --print-outputs make a list each")
    }
    let project = try await Project(arguments.operands, arguments, console, nil)
    console.report(project.problems)
    let files = try PhaseFiles(project, isDryRun: isDryRun)
    let list = try files.list(arguments.has(.printInputs) ? files.inputs : files.outputs)
    if !list.isEmpty { console.print(list) }
    return project.problems.contains { $0.severity == .error } ? .problem : .success
  }

  private func checkOutput() throws(UsageProblem) {
    if arguments.has(.output), isDryRun || arguments.all(.catalog).count != 1 {
      throw UsageProblem("--output goes with one --catalog, and with neither --check nor --dry-run")
    }
    let needingProject = [OptionName.target, .project, .createCatalogs, .carryRenames, .carryAllRenames]
    if isMerge, let name = needingProject.first(where: arguments.has) {
      throw UsageProblem("\(name.spelling) needs the project: name its folder as PATH beside --stringsdata")
    }
  }

  private func checkStaged() throws(UsageProblem) {
    let has = arguments.has
    if has(.fix), !has(.staged) { throw UsageProblem("--fix goes with --staged") }
    guard has(.staged) else { return }
    guard has(.fix) != (has(.check) || has(.dryRun)) else {
      throw UsageProblem("--staged goes with --fix, or else with --check or --dry-run")
    }
    let others = [OptionName.stringsdata, .output, .isolated, .scriptPhase, .printInputs, .printOutputs]
    if let name = others.first(where: has) {
      throw UsageProblem("\(name.spelling) does not go with --staged")
    }
  }

  /// Keeps the sources and catalogs to this run. Two that wrote in turn what they read at once would undo each other.
  func lock(_ catalogs: [NamedPath]) async throws -> RunLock {
    let paths = try catalogs + NamedPath.operands(arguments.operands)
    return try await RunLock(paths.map { SourceFinder.project(of: $0).path }, patience: patience) { folder in
      console.note("waiting for another strex, which is at work in \(TerminalSafeText.escaped(folder.string))")
    }
  }

  /// Reads everything again when a catalog changed meanwhile: its new keys may come from sources as new.
  /// - Parameter read: reads everything.
  func sync(reading read: () async throws -> SyncPass) async throws -> ExitCode {
    var done: [CatalogRun] = []
    var attempt = 1
    while true {
      var pass = try await read()
      await pass.perform(isDryRun: isDryRun, beside: done)
      done += pass.runs
      if pass.conflicts.isEmpty || attempt == Self.attempts {
        let runs = done.sorted { $0.job.place < $1.job.place }
        let diagnostics = pass.diagnostics + runs.flatMap(\.result.diagnostics) + pass.conflicts
        let code = exitCode(runs, diagnostics)
        SyncOutput(arguments: arguments, console: console, names: pass.names)
          .report(runs, diagnostics, endingWith: code)
        return code
      }
      // Whoever writes many files, a checkout say, gets time to end.
      try await Task.sleep(for: .milliseconds(100 * attempt))
      attempt += 1
    }
  }

  private func pass(_ named: [NamedPath]) async throws -> SyncPass {
    if isMerge { return try SyncPass(merging: named, arguments) }
    let project = try await Project(arguments.operands, arguments, console, sdk)
    return try await SyncPass(project, named, arguments, console, sdk)
  }

  private static let attempts = 5

  func exitCode(_ runs: [CatalogRun], _ diagnostics: [Diagnostic]) -> ExitCode {
    if diagnostics.contains(where: { $0.severity == .error }) { return .problem }
    return arguments.has(.check) && runs.contains(where: \.isChanged) ? .outOfStep : .success
  }
}
