import CommandLineInterface
import FileSystem
import Foundation
import IncrementalExtraction
import ProjectModel
import StringExtraction

/// One run of the command line tool, from arguments to exit code.
@main
struct Strex {
  private let arguments: ParsedArguments
  private let context: CommandContext
  /// The cache for runs like this one, or `nil` if the output must not be cached.
  private let cache: RunCache?
  /// The cached data of an earlier run.
  private let finding: RunCache.Finding
  private let streams: StandardStreams

  static func main() {
    CrashReport.install()
    // A file that grows too large is a write error with a message. By default, the signal kills the process.
    signal(SIGXFSZ, SIG_IGN)
    // If it is inherited as ignored, git's exit codes are lost.
    signal(SIGCHLD, SIG_DFL)
    do {
      let strex = try Strex(ProgramArguments.demandWords(), userCache: { CacheFolder.ofUser })
      CrashReport.name(strex.arguments.command)
      // Repeating a run does not start threads.
      if let code = strex.repeated() { exit(code.rawValue) }
      try ThreadSupply.demandThreads()
      if case .update = strex.finding { Allocator.prefersFewGrowths() } else { Allocator.returnsLargeBlocks() }
      Task.detached { exit(await strex.run().rawValue) }
    } catch {
      exit(refused(error).rawValue)
    }
    // An asynchronous `main` would end the main thread, for which a static executable sorts all its tables.
    while true { pause() }
  }

  /// Runs strex within another program.
  /// - Parameters:
  ///   - words: the command line without the program.
  ///   - folder: the current folder, absolute, without symbolic links.
  ///   - streams: the output streams.
  ///   - sdk: the SDK, which is already loading.
  ///   - patience: the longest time to wait for another run in the same project, or `nil` for no limit.
  ///   - userCache: returns the cache folder for runs outside of work trees, or `nil` for none.
  static func run(
    _ words: [String], in folder: FilePath, streams: StandardStreams, sdk: SDKLoad, patience: Duration? = patience,
    userCache: FilePath? = nil
  ) async -> ExitCode {
    do {
      let strex = try Strex(words, folder, streams, sdk, patience, userCache: { userCache })
      if let code = strex.repeated() { return code }
      return await strex.run()
    } catch {
      return refused(error, streams)
    }
  }

  private static let patience = Duration.seconds(120)

  /// - Throws: if the words are not a valid command line.
  private init(
    _ words: [String], _ folder: FilePath = FilePath(FileManager.default.currentDirectoryPath),
    _ streams: StandardStreams = .ofProcess, _ sdk: SDKLoad = SDKLoad(), _ patience: Duration? = patience,
    userCache: @escaping @Sendable () -> FilePath?
  ) throws {
    arguments = try ArgumentParser.parse(words)
    context = CommandContext(
      currentFolder: folder, console: Console(arguments.consoleRequest, streams: streams), sdk: sdk,
      patience: patience, userCache: userCache)
    cache = context.cache(for: arguments)
    finding = cache?.find() ?? .nothing
    self.streams = streams
  }

  /// Reports an error. Options cannot turn it into a warning.
  private static func refused(_ error: any Error, _ streams: StandardStreams = .ofProcess) -> ExitCode {
    let unwritable = (error as? FileProblem)?.diagnostic("unwritable", "cannot be written")
    Console(ConsoleRequest(), streams: streams).report(unwritable ?? Diagnostic(.error, "usage", "\(error)"))
    return .problem
  }

  /// Repeats the output of an earlier run, or `nil` if the run has to continue.
  private func repeated() -> ExitCode? {
    guard case .answer(let answer) = finding else { return nil }
    return context.console.replay(answer).map(ended)
  }

  private func run() async -> ExitCode {
    do {
      try WriteProblem.catching { () throws(FileProblem) in
        for path in stamps { try StampFile.demandPlace(path) }
      }
      return ended(try await context.keeping(cache, finding, run: command))
    } catch let problem as UsageProblem {
      return Self.refused(problem, streams)
    } catch {
      context.console.report(Diagnostic(preventing: error))
      return ended(.problem)
    }
  }

  private var stamps: [GivenPath] { arguments.paths(.stamp, from: context.currentFolder) }

  /// Returns the exit code for the caller: a build system may require success in any case, and a stamp file.
  private func ended(_ code: ExitCode) -> ExitCode {
    guard arguments.has(.exitZero) || code == .success else { return code }
    do {
      for path in stamps { try StampFile.write(path) }
      return .success
    } catch {
      return Self.refused(error, streams)
    }
  }

  private func command(_ context: CommandContext) async throws -> ExitCode {
    let console = context.console
    if arguments.has(.version) {
      console.print("strex \(Version.described)")
      return .success
    }
    if arguments.has(.help) { return try HelpCommand(arguments: arguments, console: console).run() }
    switch arguments.command {
    case .extract: return try await ExtractCommand(arguments, context).run()
    case .sync: return try await SyncCommand(arguments, context).run()
    case .watch: return try await WatchCommand(arguments, context).run()
    case .migrate: return try await MigrateCommand(arguments, context).run()
    case .audit: return try await AuditCommand(arguments, context).run()
    case .lint: return try await LintCommand(arguments, context).run()
    case .targets: return try await TargetsCommand(arguments, context).run()
    case .explain: return try await ExplainCommand(arguments, context).run()
    case .status: return try await StatusCommand(arguments, context).run()
    case .report: return try await ReportCommand(arguments, context).run()
    case .pseudo: return try await PseudoCommand(arguments, context).run()
    case .edit: return try await EditCommand(arguments, context).run()
    case .prune: return try await PruneCommand(arguments, context).run()
    case .compile: return try CompileCommand(arguments, context).run()
    case .generateSymbols: return try GenerateSymbolsCommand(arguments, context).run()
    case .merge: return try await MergeCommand(arguments: arguments, context: context).run()
    case .export: return try await ExportCommand(arguments, context).run()
    case .import: return try await ImportCommand(arguments, context).run()
    case .mcp: return try await ContextServerCommand(arguments, context).run()
    case .lsp: return try await LanguageServerCommand(arguments, context).run()
    case .initialize: return try InitCommand(arguments: arguments, context: context).run()
    case .cache: return try CacheCommand(context: context).run()
    case .hook: return try HookCommand(arguments: arguments, context: context).run()
    case .completions: return try CompletionsCommand(arguments: arguments, console: console).run()
    case .rules: return RulesCommand(arguments: arguments, console: console).run()
    case .manual: return ManualCommand(console: console).run()
    case .help, nil: return try HelpCommand(arguments: arguments, console: console).run()
    }
  }
}
