import CommandLineInterface
import Foundation
import ProjectLayout
import StringExtraction
import Workspace

/// The command line tool: arguments in, exit code out.
@main
struct Strex {
  static func main() {
    // A file that grows too large is a writing error with a message, and does not kill the process.
    signal(SIGXFSZ, SIG_IGN)
    // It may be inherited as ignored, and then nobody learns how git ended.
    signal(SIGCHLD, SIG_DFL)
    let words = Array(CommandLine.arguments.dropFirst())
    if let code = repeated(words) { exit(code.rawValue) }
    Task.detached { exit(await run(words, userCache: CacheFolder.ofUser).rawValue) }
    // An asynchronous `main` would end the main thread, and a static executable sorts all its tables for that.
    while true { pause() }
  }

  /// Repeats what an earlier run has left, if that is all there is to do. No thread is started for it.
  private static func repeated(_ words: [String]) -> ExitCode? {
    guard let arguments = try? ArgumentParser.parse(words), !arguments.has(.exitZero), !arguments.has(.stamp) else {
      return nil
    }
    let context = CommandContext(
      currentFolder: FilePath(FileManager.default.currentDirectoryPath), console: Console(arguments.consoleRequest),
      sdk: SDKLoad(), patience: nil, userCache: { CacheFolder.ofUser })
    return context.cache(for: arguments).flatMap(context.repeated)
  }

  /// - Parameters:
  ///   - words: the command line without the program.
  ///   - folder: the current folder, absolute, without symbolic links.
  ///   - streams: the streams for output.
  ///   - sdk: a load of the SDK that was started before; `nil` to start one.
  ///   - patience: how long to wait for another run in the same project; `nil` for no limit.
  ///   - userCache: the folder for what is kept of runs outside of work trees; `nil` for none.
  static func run(
    _ words: [String], in folder: FilePath = FilePath(FileManager.default.currentDirectoryPath),
    streams: StandardStreams = .ofProcess, sdk: SDKLoad? = nil, patience: Duration? = .seconds(120),
    userCache: @autoclosure @escaping @Sendable () -> FilePath? = nil
  ) async -> ExitCode {
    do {
      let arguments = try ArgumentParser.parse(words)
      let console = Console(arguments.consoleRequest, streams: streams)
      let context = CommandContext(
        currentFolder: folder, console: console, sdk: sdk ?? SDKLoad(), patience: patience, userCache: userCache)
      let code = try await outcome(arguments, context)
      guard arguments.has(.exitZero) || code == .success else { return code }
      for path in arguments.paths(.stamp, from: folder) { try StampFile.write(path) }
      return .success
    } catch let problem as FileProblem {
      Console(ConsoleRequest(), streams: streams).report(problem.diagnostic("unwritable", "cannot be written"))
    } catch {
      Console(ConsoleRequest(), streams: streams).report(Diagnostic(.error, "usage", "\(error)"))
    }
    return .problem
  }

  /// Runs the command. Only problems with the command line are thrown.
  private static func outcome(
    _ arguments: ParsedArguments, _ context: CommandContext
  ) async throws -> ExitCode {
    do {
      return try await context.repeating(arguments) { context in try await run(arguments, context) }
    } catch let problem as UsageProblem {
      throw problem
    } catch {
      context.console.report(Diagnostic(preventing: error))
    }
    return .problem
  }

  private static func run(_ arguments: ParsedArguments, _ context: CommandContext) async throws -> ExitCode {
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
    case .manual: return ManualCommand(console: console).run()
    case .help, nil: return try HelpCommand(arguments: arguments, console: console).run()
    }
  }
}
