import Diagnostics
import FileSystem
import Foundation
import IncrementalExtraction
import ProjectLoading
import ProjectModel
import StringExtraction

/// One run of the command line tool, from arguments to exit code.
@main
struct Strex {
  private let arguments: ParsedArguments
  private let context: CommandContext
  private let options: RunOptions
  /// The cache for runs like this one; `nil` if the output must not be cached.
  private let cache: RunCache?
  /// The cached data of an earlier run.
  private let lookup: RunCache.Lookup
  private let streams: StandardStreams

  static func main() {
    CrashReport.install()
    // A file that grows too large is a write error with a message. By default, the signal kills the process.
    signal(SIGXFSZ, SIG_IGN)
    // If it is inherited as ignored, git's exit codes are lost.
    signal(SIGCHLD, SIG_DFL)
    do {
      let strex = try Strex(ProgramArguments.demandWords(), userCache: { CacheFolder.ofUser })
      CrashReport.name(strex.arguments.command?.name)
      // Repeating a run does not start threads.
      if let code = strex.repeated() { exit(code.rawValue) }
      try ThreadSupply.create(for: strex.arguments.command)
      if case .outdated = strex.lookup { Allocator.preferLargeGrowth() } else { Allocator.returnLargeBlocks() }
      BackgroundTask.start { exit(await strex.run().rawValue) }
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
    arguments = try Self.parse(words, from: folder)
    options = try arguments.applied(RunOptions.all, to: RunOptions())
    context = CommandContext(
      commands: Self.descriptions, currentFolder: folder, console: Console(options, streams: streams), sdk: sdk,
      patience: patience, userCache: userCache, usesCache: options.usesCache)
    cache = context.cache(for: arguments)
    lookup = cache?.find() ?? .nothing
    self.streams = streams
  }

  /// Reports an error. Options cannot turn it into a warning.
  private static func refused(_ error: any Error, _ streams: StandardStreams = .ofProcess) -> ExitCode {
    let unwritable = (error as? FileError)?.diagnostic("unwritable", "cannot be written")
    Console(RunOptions(), streams: streams).report(unwritable ?? Diagnostic(.error, "usage", "\(error)"))
    return .problem
  }

  /// Repeats the output of an earlier run, or `nil` if the run has to continue.
  private func repeated() -> ExitCode? {
    guard case .cached(let cached) = lookup else { return nil }
    return context.console.replay(cached).map(ended)
  }

  private func run() async -> ExitCode {
    do {
      try WriteError.catching { () throws(FileError) in
        if let stamp = options.stamp { try StampFile.demandPlace(stamp) }
      }
      return ended(try await context.keeping(cache, lookup, run: command))
    } catch let problem as UsageError {
      return Self.refused(problem, streams)
    } catch let problem as IncompleteProjectError {
      context.console.report(problem.diagnostics)
      context.console.note("nothing was changed because the project could not be read completely")
      return ended(.problem)
    } catch {
      context.console.report(Diagnostic(preventing: error))
      return ended(.problem)
    }
  }

  /// Returns the exit code for the caller: a build system may require success in any case, and a stamp file.
  private func ended(_ code: ExitCode) -> ExitCode {
    guard options.isLenient || code == .success else { return code }
    do {
      if let stamp = options.stamp { try StampFile.write(stamp) }
      return .success
    } catch {
      return Self.refused(error, streams)
    }
  }

  private func command(_ context: CommandContext) async throws -> ExitCode {
    if options.showsVersion {
      context.console.print("strex \(Version.described)")
      return .success
    }
    let named = Self.commands.first { $0.description.name == arguments.command?.name }
    guard let command = named, !options.showsHelp else { return try HelpCommand(arguments, context).run() }
    return try await command.init(arguments, context).run()
  }
}

extension Strex {
  /// All commands, in the order of the help.
  static let commands: [any Command.Type] = [
    ExtractCommand.self, SyncCommand.self, WatchCommand.self, MigrateCommand.self, AuditCommand.self,
    LintCommand.self, RulesCommand.self, TargetsCommand.self, ExplainCommand.self, StatusCommand.self,
    ReportCommand.self, CompileCommand.self, GenerateSymbolsCommand.self, ExportCommand.self, ImportCommand.self,
    PseudoCommand.self, EditCommand.self, PruneCommand.self, DiffCommand.self, TranslateCommand.self,
    RenameCommand.self, SymbolsCommand.self, MergeCommand.self, MCPCommand.self, LanguageServerCommand.self,
    InitCommand.self,
    XCStringsToolCommand.self, CacheCommand.self, HookCommand.self, CompletionsCommand.self, ManualCommand.self,
    HelpCommand.self,
  ]

  static let descriptions = commands.map { $0.description }

  /// - Parameters:
  ///   - words: the words after the program's name.
  ///   - folder: the current folder.
  static func parse(_ words: [String], from folder: FilePath) throws(UsageError) -> ParsedArguments {
    try ArgumentParser.parse(words, descriptions, from: folder)
  }
}
