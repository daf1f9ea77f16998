import ProjectLayout
import StringExtraction

/// `strex sync --staged`: judges or brings in step what is staged for the next commit.
struct StagedSync {
  private let command: SyncCommand
  /// The catalogs that `--catalog` names.
  private let catalogs: [NamedPath]
  private let named: [NamedPath]

  private var arguments: ParsedArguments { command.arguments }

  init(_ command: SyncCommand, catalogs: [NamedPath]) throws {
    self.command = command
    self.catalogs = catalogs
    named = try NamedPath.operands(command.arguments.operands)
  }

  func run() async throws -> ExitCode {
    var list = try StagedList(around: named)
    var cache = try cache(list)
    if let answer = cache?.answer, let code = ExitCode(rawValue: answer.code) {
      command.console.replay(answer.texts)
      return code
    }
    guard arguments.has(.fix) else { return try await sync(list, cache) }
    let lock = try await command.lock(catalogs)
    defer { withExtendedLifetime(lock) {} }
    // Whoever held the lock may have staged something.
    list = try StagedList(around: named)
    cache = try self.cache(list)
    return try await sync(list, cache)
  }

  private func cache(_ list: StagedList) throws -> RunCache? {
    RunCache(list, arguments, named: try paths(), look: command.console.look)
  }

  /// All paths that the command line names.
  private func paths() throws -> [NamedPath] {
    try named + catalogs + NamedPath.all(arguments.all(.project))
  }

  private func sync(_ list: StagedList, _ cache: RunCache?) async throws -> ExitCode {
    let transcript = Transcript()
    let console = command.console.transcribed(to: transcript)
    let memory = ExtractionMemory(list, arguments, named: try paths())
    let input = try await StagedInput(list, memory, named: named, arguments, console, command.sdk)
    var pass = try await SyncPass(
      input.project, catalogs, arguments, console, command.sdk, readings: input.readings)
    // What is staged is written to the index alone.
    await pass.perform(isDryRun: true, beside: [])
    let runs = pass.runs.sorted { $0.job.place < $1.job.place }
    var diagnostics = pass.diagnostics + Self.diagnostics(of: runs, pass.settled) + pass.conflicts
    let changed = runs.filter(\.isChanged)
    if arguments.has(.fix) { diagnostics += StagedCatalogs(input.staged, arguments).write(changed) }
    let code = command.exitCode(runs, diagnostics)
    SyncOutput(arguments: arguments, console: console, names: pass.names, isBeforeCommit: true)
      .report(runs, diagnostics, settled: pass.settled.map(\.record), endingWith: code)
    if !arguments.has(.fix) || changed.isEmpty, let facts = input.staged.facts.all {
      cache?.keep(Answer(texts: transcript.texts, code: code.rawValue, facts: facts))
    }
    memory?.keep(input, runs, pass.settled.map(\.record))
    return code
  }

  /// What is said of each catalog, in the order of their paths, new ones last.
  private static func diagnostics(
    of runs: [CatalogRun], _ settled: [(path: FilePath, record: CatalogRecord)]
  ) -> [Diagnostic] {
    let all =
      runs.map { ($0.job.place, $0.result.diagnostics) } + settled.map { ((0, $0.path), $0.record.diagnostics) }
    return all.sorted { $0.0 < $1.0 }.flatMap(\.1)
  }
}
