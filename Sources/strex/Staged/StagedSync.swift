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
    var named: [NamedPath] = []
    for path in command.arguments.operands.isEmpty ? ["."] : command.arguments.operands {
      named.append(try NamedPath(path))
    }
    self.named = named
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

  private func cache(_ list: StagedList) throws -> AnswerCache? {
    var paths = named + catalogs
    for path in arguments.all(.project) { paths.append(try NamedPath(path)) }
    return AnswerCache(list, arguments, named: paths, look: command.console.look)
  }

  private func sync(_ list: StagedList, _ cache: AnswerCache?) async throws -> ExitCode {
    let transcript = Transcript()
    let console = command.console.transcribed(to: transcript)
    let staged = try StagedFiles(list, around: named)
    let project = try await Project(arguments.operands, arguments, console, command.sdk, staged: staged)
    var pass = try await SyncPass(project, catalogs, arguments, console, command.sdk)
    // What is staged is written to the index alone.
    pass.perform(isDryRun: true, beside: [])
    let runs = pass.runs.sorted { ($0.job.isNew ? 1 : 0, $0.job.path) < ($1.job.isNew ? 1 : 0, $1.job.path) }
    var diagnostics = pass.diagnostics + runs.flatMap(\.result.diagnostics) + pass.conflicts
    let changed = runs.filter(\.isChanged)
    if arguments.has(.fix) { diagnostics += StagedCatalogs(staged, arguments).write(changed) }
    SyncOutput(arguments: arguments, console: console, names: pass.names).report(runs, diagnostics)
    let code = command.exitCode(runs, diagnostics)
    if !arguments.has(.fix) || changed.isEmpty, let facts = staged.facts.all {
      cache?.keep(Answer(texts: transcript.texts, code: code.rawValue, facts: facts))
    }
    return code
  }
}
