import Diagnostics
import Foundation
import IncrementalExtraction
import ProjectLoading
import Reporting
import StringExtraction
import TextBasics

/// Prints results to standard output and everything else to standard error.
struct Console: Sendable {
  /// Whether warnings, notes and summaries are suppressed.
  let isQuiet: Bool
  let colorsResults: Bool
  let colorsMessages: Bool
  /// Whether the results are shown on a terminal.
  let isInteractive: Bool
  /// The width of the terminal for results, or `nil` if there is none.
  let columns: Int?
  /// Whether the terminal understands escape sequences.
  private let understandsEscapes: Bool
  /// Whether errors are printed as warnings, because build systems take errors for failures.
  let isLenient: Bool
  private let streams: StandardStreams
  /// Records the output, without progress, or `nil`.
  private var transcript: Transcript?

  init(
    _ options: RunOptions, environment: [String: String] = Self.variables,
    streams: StandardStreams = .ofProcess
  ) {
    self.streams = streams
    isQuiet = options.isQuiet
    isLenient = options.isLenient
    isInteractive = streams.isTerminal(STDOUT_FILENO)
    understandsEscapes = environment["TERM"] != "dumb"
    columns = isInteractive ? streams.columns(STDOUT_FILENO) : nil
    let isPlain = environment["NO_COLOR", default: ""] != "" || !understandsEscapes
    func colors(_ isTerminal: Bool) -> Bool {
      switch options.color {
      case .always: true
      case .never: false
      case .auto: isTerminal && !isPlain
      }
    }
    colorsResults = colors(isInteractive)
    colorsMessages = colors(streams.isTerminal(STDERR_FILENO))
  }

  /// The relevant environment variables. Reading the process's whole environment would copy all of them.
  private static var variables: [String: String] {
    ["TERM", "NO_COLOR"].reduce(into: [:]) { variables, name in
      variables[name] = getenv(name).map { String(cString: $0) }
    }
  }

  /// Returns a console whose output is also recorded.
  func transcribed(to transcript: Transcript) -> Console {
    var console = self
    console.transcript = transcript
    return console
  }

  /// Everything that affects the appearance of the output.
  var look: String {
    let flags = [isQuiet, isLenient, colorsResults, colorsMessages, isInteractive]
    return flags.map { $0 ? "1" : "0" }.joined() + " \(columns ?? 0)"
  }

  /// Prints cached output again.
  /// - Returns: the exit code of the cached run, or `nil` if it is unknown, and nothing is printed.
  func replay(_ cached: CachedRun) -> ExitCode? {
    guard let code = ExitCode(rawValue: cached.code) else { return nil }
    for text in cached.texts { streams.write(text.text, text.descriptor) }
    return code
  }

  /// Ends a command that uses much memory. Exiting the process is faster than freeing it piece by piece.
  func end(_ code: ExitCode) -> ExitCode {
    // With a transcript, the caller still has to store the output.
    if let transcript { transcript.end() } else { streams.end(code) }
    return code
  }

  /// Writes results, with a line break at the end.
  /// - Parameter syntax: the syntax for escaping text that a CI server would interpret as a command.
  func print(_ results: String, as syntax: ReportFormat.Syntax = .text) {
    let results = ServerCommands.escaped(results, as: syntax)
    write(results.hasSuffix("\n") ? results : results + "\n", to: STDOUT_FILENO)
  }

  /// Writes results unchanged, without a line break at the end.
  func printExactly(_ results: String) { write(results, to: STDOUT_FILENO) }

  /// Writes a summary to standard output, unless quiet.
  func summarize(_ text: String) {
    if !isQuiet { print(text) }
  }

  /// Writes a summary, unless quiet. A dry run writes it to standard error, because its results are only diffs.
  func summarize(_ text: String, isDry: Bool) { if isDry { note(text) } else { summarize(text) } }

  /// Writes a summary to standard error, unless quiet.
  func note(_ text: String) {
    if !isQuiet { write(ServerCommands.escaped(text, as: .text) + "\n", to: STDERR_FILENO) }
  }

  /// Returns the diagnostics to show, with their severities.
  func shown(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.filter { $0.severity == .error || !isQuiet }.map {
      isLenient && $0.severity == .error ? $0.as(.warning) : $0
    }
  }

  /// Writes diagnostics as lines of text to standard error.
  func report(_ diagnostics: [Diagnostic]) {
    let shown = shown(diagnostics)
    guard !shown.isEmpty else { return }
    let lines = shown.map { DiagnosticText.lines($0, isColored: colorsMessages) + "\n" }
    write(ServerCommands.escaped(lines.joined(), as: .text), to: STDERR_FILENO)
  }

  func report(_ diagnostic: Diagnostic) { report([diagnostic]) }

  /// Writes text to standard error, without a line break at the end. Only commands to CI servers are escaped.
  func printError(_ text: String) { write(ServerCommands.escaped(text, as: .text), to: STDERR_FILENO) }

  /// Shows the current step of the run until the next call, only on a terminal; `nil` clears it.
  func progress(_ text: String?) {
    guard !isQuiet, understandsEscapes, streams.isTerminal(STDERR_FILENO) else { return }
    streams.write("\r\u{1B}[K" + (text.map { $0 + "…" } ?? ""), STDERR_FILENO)
  }

  private func write(_ text: String, to descriptor: Int32) {
    transcript?.add(text, descriptor)
    streams.write(text, descriptor)
  }
}

extension Console {
  /// Returns the changes of a file as a unified diff, in the format for the reader of the results. Empty if nothing
  /// changes.
  ///
  /// - Parameter path: the file's printed path.
  func diff(
    from before: ContiguousArray<UInt8>, to after: ContiguousArray<UInt8>, _ path: String, isNew: Bool = false
  ) -> String {
    let look = isInteractive || colorsResults ? UnifiedDiff.Look.visible(isColored: colorsResults) : .exact
    let path = TerminalSafeText.escaped(path)
    return UnifiedDiff.text(from: Array(before), isNew ? "/dev/null" : path, to: Array(after), path, look: look)
  }
}

extension Console {
  /// Reads a project, and shows progress.
  func project(_ request: ProjectRequest, _ sdk: SDKLoad?, listsSources: Bool = false) async throws -> Project {
    progress("Reading source files")
    defer { progress(nil) }
    return try await Project(request, sdk, listsSources: listsSources)
  }
}
