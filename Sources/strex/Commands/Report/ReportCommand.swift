import Diagnostics
import FileSystem
import HTMLReport
import ProjectLoading
import Reporting
import TextBasics

/// `strex report`: writes a page with all texts, their translations and the findings.
struct ReportCommand: Command {
  static let description = CommandDescription(
    name: "report", summary: "Write an HTML report of all strings and findings", group: .problems, operands: .paths,
    discussion: """
      Writes one HTML file with the progress of each language and catalog, all strings with their translations and
      code locations, and the findings from audit and lint.

      The page works without scripts or a network connection. It also works in print, with the keyboard, and with screen
      readers. Filters are part of the URL. The same project always produces the same page. report replaces the file at
      --output only if that file is a report. The exit status is 0 if the page was written and 2 on errors.

      --edit serves a page on this machine for editing the strings and prints its address. Open the address in a
      browser; it contains a secret token. When you save a string, strex checks it and changes only that entry in the
      catalog. If the file has changed in the meantime, the page shows both versions. To stop, press Ctrl-C; the exit
      status is 0.
      """, options: options.map(\.row))

  static let options: [CommandOption<ReportOptions>] = .joined(
    [
      .path("output", "FILE", .output, "Write the page to this file (`-` for stdout)", sets: \.output),
      .flag("edit", .output, "Serve a page for editing strings and print its address", sets: \.edits),
      port,
      .words("language", "LANG", .input, "Report only this language", sets: \.languages),
      .optionalChoice("confidence", .input, "Show findings with this confidence or higher", sets: \.project.confidence),
      ProjectOptions.routine(\.project),
    ],
    ProjectOptions.reading(\.project), ProjectOptions.mapping(\.project))

  private static var port: CommandOption<ReportOptions> {
    let row = OptionRow(name: "port", value: .word("NUMBER"), group: .output, help: "Use this port for --edit")
    return CommandOption(row) { request, given throws(UsageError) in
      guard let port = UInt16(given.last), port > 0 else {
        throw UsageError("--port needs a number from 1 to 65535, not \(TerminalSafeText.word(given.last))")
      }
      request.port = port
    }
  }

  private let options: ReportOptions
  let context: CommandContext

  init(_ arguments: ParsedArguments, _ context: CommandContext) throws(UsageError) {
    self.context = context
    var options = try arguments.applied(Self.options, to: ReportOptions(project: arguments.projectRequest))
    try Self.demandSense(of: options)
    if options.output?.text == "-" { options.output = nil }
    self.options = options
  }

  private static func demandSense(of options: ReportOptions) throws(UsageError) {
    if !options.edits {
      if options.port != nil { throw UsageError("--port needs --edit") }
      if options.output == nil { throw UsageError("report needs --output FILE or --edit") }
    } else if options.output != nil {
      throw UsageError("--edit cannot be combined with --output")
    } else if options.project.confidence != nil {
      throw UsageError("--edit cannot be combined with --confidence")
    } else if options.languages.count > 1 {
      throw UsageError("--edit accepts only one --language")
    }
  }

  func run() async throws -> ExitCode {
    if options.edits { return try await EditingSession(options, console, sdk).run() }
    let file = try options.output.map(Self.file)
    let project = try await console.project(options.project, sdk)
    let report = try await ProjectReport(
      of: project, sdk, languages: options.languages, version: Version.current, progress: console.progress)
    console.report(report.diagnostics)
    // Without the broken catalog, the page would look complete.
    if report.diagnostics.hasErrors { return console.end(.problem) }
    guard let file, let output = options.output else {
      let page = String(decoding: ReportPage.bytes(report.content), as: UTF8.self)
      console.printExactly(ServerCommands.escaped(page, as: .xml))
      return console.end(.success)
    }
    try WriteError.catching { () throws(FileError) in try file.write(ReportPage.bytes(report.content)) }
    let content = report.content
    let keys = content.catalogs.reduce(0) { $0 + $1.entries.count }
    let counts = [(keys, "key"), (content.languages.count, "language"), (content.findings.count, "finding")]
    let list = counts.filter { $0.0 > 0 }.map { Quantity.of($0.0, $0.1) }
    let path = TerminalSafeText.escaped(output.text)
    console.summarize(list.isEmpty ? path : "\(path): \(list.joined(separator: ", "))")
    return console.end(.success)
  }

  /// Returns the output file, if no other file exists at its path. This is checked before the long work.
  private static func file(_ given: GivenPath) throws(WriteError) -> OutputFile {
    let beginning = ReportPage.beginning.withUTF8Buffer { Array($0) }
    return try WriteError.catching { () throws(FileError) in
      try OutputFile(given, "report") { $0.starts(with: beginning) }
    }
  }
}

/// The options of `strex report`.
struct ReportOptions: Sendable {
  var project: ProjectRequest
  /// The file to write, or `nil` for standard output.
  var output: GivenPath?
  /// The only languages to report on; empty for all.
  var languages: [String] = []
  /// Whether to serve a page that edits the strings, instead of writing a report.
  var edits = false
  /// The port of the page; `nil` for a free one.
  var port: UInt16?
}
