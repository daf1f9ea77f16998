import Foundation
import IncrementalExtraction
import Reports
import StringExtraction

/// Results go to standard output, everything else to standard error.
struct Console: Sendable {
  /// Whether warnings, notes and summaries are held back.
  let isQuiet: Bool
  let coloursResults: Bool
  let coloursMessages: Bool
  /// Whether results are read on a terminal, as they come.
  let isInteractive: Bool
  /// How wide a line of the results may be: the terminal's width, or `nil` where none is in sight.
  let columns: Int?
  /// Whether the terminal understands escape sequences.
  private let understandsEscapes: Bool
  /// Whether errors are printed as warnings, because build systems take errors for failures.
  let isLenient: Bool
  private let streams: StandardStreams
  /// Also gets what is written, but for the progress.
  private var transcript: Transcript?

  init(
    _ request: ConsoleRequest, environment: [String: String] = ProcessInfo.processInfo.environment,
    streams: StandardStreams = .ofProcess
  ) {
    self.streams = streams
    isQuiet = request.isQuiet
    isLenient = request.isLenient
    isInteractive = streams.isTerminal(STDOUT_FILENO)
    understandsEscapes = environment["TERM"] != "dumb"
    columns = isInteractive ? streams.columns(STDOUT_FILENO) : nil
    let isPlain = environment["NO_COLOR", default: ""] != "" || !understandsEscapes
    func colours(_ isTerminal: Bool) -> Bool {
      switch request.colour {
      case .always: true
      case .never: false
      case .auto: isTerminal && !isPlain
      }
    }
    coloursResults = colours(isInteractive)
    coloursMessages = colours(streams.isTerminal(STDERR_FILENO))
  }

  /// A console whose output is taken down as well.
  func transcribed(to transcript: Transcript) -> Console {
    var console = self
    console.transcript = transcript
    return console
  }

  /// What the look of the output depends on.
  var look: [Bool] { [isQuiet, isLenient, coloursResults, coloursMessages, isInteractive] }

  /// Writes again what was taken down before.
  func replay(_ texts: [Answer.Text]) {
    for text in texts { streams.write(text.text, text.descriptor) }
  }

  /// The end of a command that holds much memory: a process gives all back at once, piece by piece takes longer.
  func end(_ code: ExitCode) -> ExitCode {
    streams.end(code)
    return code
  }

  /// Writes results as they are, with a line break at the end.
  func print(_ results: String) { write(results.hasSuffix("\n") ? results : results + "\n", to: STDOUT_FILENO) }

  /// Writes results as they are, to their last byte.
  func printExactly(_ results: String) { write(results, to: STDOUT_FILENO) }

  /// Writes a summary to standard output unless it is to be quiet.
  func summarize(_ text: String) {
    if !isQuiet { print(text) }
  }

  /// Writes a summary to standard error unless it is to be quiet.
  func note(_ text: String) {
    if !isQuiet { write(text + "\n", to: STDERR_FILENO) }
  }

  /// The diagnostics that are to be shown, as severe as they are to be.
  func shown(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.filter { $0.severity == .error || !isQuiet }.map { diagnostic in
      var shown = diagnostic
      if isLenient, shown.severity == .error { shown.severity = .warning }
      return shown
    }
  }

  /// Writes diagnostics as lines of text to standard error.
  func report(_ diagnostics: [Diagnostic]) {
    let shown = shown(diagnostics)
    guard !shown.isEmpty else { return }
    let lines = shown.map { DiagnosticText.line($0, coloured: coloursMessages) + "\n" }
    write(lines.joined(), to: STDERR_FILENO)
  }

  func report(_ diagnostic: Diagnostic) { report([diagnostic]) }

  /// Shows what goes on, on a terminal alone, until the next call; nothing for `nil`.
  func progress(_ text: String?) {
    guard !isQuiet, understandsEscapes, streams.isTerminal(STDERR_FILENO) else { return }
    streams.write("\r\u{1B}[K" + (text.map { $0 + "…" } ?? ""), STDERR_FILENO)
  }

  private func write(_ text: String, to descriptor: Int32) {
    transcript?.add(text, descriptor)
    streams.write(text, descriptor)
  }
}
