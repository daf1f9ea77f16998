import Diagnostics
import FileSystem
import HTMLReport
import Reporting
import StringExtraction
import TextBasics

/// `strex report`: writes a page with all texts, their translations and the findings.
struct ReportCommand: Command {
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
