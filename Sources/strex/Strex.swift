import Foundation
import StringExtraction

/// The command line tool: arguments in, exit code out.
@main
struct Strex {
  static func main() async {
    // A file that grows too large is an error of writing, with a message, and no sudden death.
    signal(SIGXFSZ, SIG_IGN)
    exit(await run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  /// - Parameters:
  ///   - words: the command line without the program.
  ///   - streams: where the output goes.
  ///   - sdk: a reading of the SDK that was started before; `nil` to start one.
  ///   - patience: how long to wait for another run in the same project; `nil` for as long as it takes.
  static func run(
    _ words: [String], streams: StandardStreams = .ofProcess, sdk: SDKLoad? = nil,
    patience: Duration? = .seconds(120)
  ) async -> ExitCode {
    do {
      let arguments = try ArgumentParser.parse(words)
      let console = Console(arguments, streams: streams)
      let code = try await outcome(arguments, console, sdk, patience)
      guard arguments.has(.exitZero) || code == .success else { return code }
      for path in arguments.all(.stamp) { try StampFile.write(path) }
      return .success
    } catch let problem as FileProblem {
      Console(ParsedArguments(), streams: streams).report(problem.diagnostic("unwritable", "cannot be written"))
    } catch {
      Console(ParsedArguments(), streams: streams).report(Diagnostic(.error, "usage", "\(error)"))
    }
    return .problem
  }

  /// What the command says at its end; a faulty command line alone is thrown.
  private static func outcome(
    _ arguments: ParsedArguments, _ console: Console, _ sdk: SDKLoad?, _ patience: Duration?
  ) async throws -> ExitCode {
    do {
      return try await run(arguments, console, sdk, patience)
    } catch let problem as FileProblem {
      console.report(problem.diagnostic("unreadable", "cannot be read"))
    } catch let problem as ConfigurationProblem {
      console.report(problem.diagnostic)
    }
    return .problem
  }

  private static func run(
    _ arguments: ParsedArguments, _ console: Console, _ sdk: SDKLoad?, _ patience: Duration?
  ) async throws -> ExitCode {
    if arguments.has(.version) {
      console.print("strex \(Version.current)")
      return .success
    }
    if arguments.has(.help) || arguments.command == nil {
      return try HelpCommand(arguments: arguments, console: console).run()
    }
    let sdk = sdk ?? SDKLoad()
    switch arguments.command {
    case .extract: return try await ExtractCommand(arguments: arguments, console: console, sdk: sdk).run()
    case .sync:
      return try await SyncCommand(arguments: arguments, console: console, sdk: sdk, patience: patience).run()
    case .audit: return try await AuditCommand(arguments: arguments, console: console, sdk: sdk).run()
    case .lint: return try await LintCommand(arguments: arguments, console: console, sdk: sdk).run()
    case .targets: return try await TargetsCommand(arguments: arguments, console: console).run()
    case .explain: return try await ExplainCommand(arguments: arguments, console: console, sdk: sdk).run()
    case .status: return try await StatusCommand(arguments: arguments, console: console).run()
    case .hook: return try HookCommand(arguments: arguments, console: console).run()
    case .completions: return try CompletionsCommand(arguments: arguments, console: console).run()
    case .manual: return ManualCommand(console: console).run()
    case .help, nil: return try HelpCommand(arguments: arguments, console: console).run()
    }
  }
}
