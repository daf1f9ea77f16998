import Findings
import StringExtraction

/// `strex extract`: prints what is localizable.
struct ExtractCommand {
  let arguments: ParsedArguments
  let console: Console
  let sdk: SDKLoad

  func run() async throws -> ExitCode {
    guard (arguments.choice(.format) == "stringsdata") == arguments.has(.output) else {
      throw UsageProblem("--format stringsdata and --output DIR go together")
    }
    return arguments.has(.output) ? try await write() : try await list()
  }

  /// Writes a file for each source.
  private func write() async throws -> ExitCode {
    let project = try await Project(arguments.operands, arguments, console, sdk)
    var extraction = await project.extractor.extract(project.sources.selected)
    RoutineStrings(project, arguments).addSelected(to: &extraction)
    var diagnostics = project.problems + project.absence + extraction.diagnostics
    for folder in arguments.all(.output) {
      diagnostics += try StringsDataOutput(project, arguments).write(extraction, to: folder)
    }
    console.report(diagnostics)
    return console.end(diagnostics.contains { $0.severity == .error } ? .problem : .success)
  }

  private func list() async throws -> ExitCode {
    let project = try await Project(arguments.operands, arguments, console, sdk)
    console.progress("Typing \(Quantity.of(project.sources.texts.count, "source"))")
    let silent = UnlocalizedPackages(project, isIsolated: arguments.has(.isolated))
    var extraction = await project.extractor.extract(project.sources.selected)
    silent.remove(from: &extraction)
    RoutineStrings(project, arguments).addSelected(to: &extraction)
    InactiveStrings(project).remove(from: &extraction)
    if !arguments.has(.noCatalog) { extraction.strings = CatalogSpelling(project).settled(extraction.strings) }
    console.progress(nil)
    let diagnostics = project.problems + project.absence + extraction.diagnostics
    let isJSON = arguments.choice(.format) == "json"
    if arguments.has(.statistics) {
      let statistics = ExtractionStatistics(files: project.sources.selected.count, extraction)
      console.print(isJSON ? statistics.json : statistics.text)
    } else if isJSON {
      console.print(ExtractionJSON.text(ReportedString.grouping(extraction.strings), extraction.shortcuts, diagnostics))
    } else {
      printLines(extraction)
    }
    if !isJSON || arguments.has(.statistics) { console.report(diagnostics) }
    return console.end(diagnostics.contains { $0.severity == .error } ? .problem : .success)
  }

  private func printLines(_ extraction: Extraction) {
    let lines = ExtractionLines(isColoured: console.coloursResults, hasHeadings: console.isInteractive)
    let text = lines.text(extraction.strings + extraction.shortcuts.flatMap(\.strings))
    if !text.isEmpty { console.print(text) }
  }
}
