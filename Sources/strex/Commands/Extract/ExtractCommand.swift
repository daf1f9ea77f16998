import CatalogRouting
import Diagnostics
import FileSystem
import IncrementalExtraction
import ProjectAnalysis
import ProjectChecks
import ProjectLoading
import ProjectSync
import Reporting
import StringExtraction

/// `strex extract`: prints the localizable strings.
struct ExtractCommand: Command {
  private let options: ExtractOptions
  let context: CommandContext

  init(_ arguments: ParsedArguments, _ context: CommandContext) throws(UsageError) {
    self.context = context
    options = try arguments.applied(Self.options, to: ExtractOptions(project: arguments.projectRequest))
    try options.check()
  }

  func run() async throws -> ExitCode {
    if let folder = options.folder { return try await write(to: folder) }
    let isJSON = options.format == .json
    return try await read { extraction, others, project, contexts, diagnostics in
      if options.printsStatistics {
        let statistics = ExtractionStatistics(files: project.sources.selected.count, extraction)
        if isJSON { console.print(statistics.json, as: .json) } else { console.print(statistics.text) }
        console.report(diagnostics)
      } else if isJSON {
        let strings = ReportedString.grouping(extraction.strings)
        console.print(
          ExtractionJSON.text(
            strings, extraction.shortcuts, ReportedString.grouping(others.interfaces),
            ReportedString.grouping(others.propertyLists), diagnostics, contexts), as: .json)
      } else {
        printLines(extraction, others, contexts)
        console.report(diagnostics)
      }
    }
  }

  /// Writes a file for each source.
  private func write(to folder: GivenPath) async throws -> ExitCode {
    let project = try await console.project(options.project, sdk)
    let extraction = await project.selectedStrings()
    let output = StringsDataOutput(project, readsCatalogs: options.readsCatalogs)
    let broken = try WriteError.catching { () throws(FileError) in try output.write(extraction, to: folder) }
    let diagnostics = project.problems + project.absence + extraction.diagnostics + broken
    console.report(diagnostics)
    return console.end(diagnostics.hasErrors ? .problem : .success)
  }

  /// - Parameter print: prints the strings of code, other texts, and the diagnostics.
  private func read(
    _ print: (Extraction, OtherTexts, Project, ProjectContexts?, [Diagnostic]) -> Void
  ) async throws -> ExitCode {
    let input = try await context.input(options.project)
    let project = input.project
    console.progress("Type-checking \(Quantity.of(project.sources.texts.count, "file"))")
    let description = try project.description
    // Reads other files while the code is being type-checked.
    async let interfaces = Self.interfaces(of: project)
    async let lists = PropertyListCatalogs.extraction(ofSelectedIn: project)
    let silent = UnlocalizedPackages(description)
    var extraction = await project.extraction(of: project.sources.selected, known: input.extractions)
    Allocator.trim()
    silent.remove(from: &extraction)
    RoutineStrings(project).addSelected(to: &extraction)
    InactiveStrings(description).remove(from: &extraction)
    if options.readsCatalogs {
      extraction.strings = CatalogSpelling(description, contents: Project.contents).resolved(extraction.strings)
    }
    let others = await (interfaces: interfaces, propertyLists: lists)
    let contexts = options.showsContext ? try await ProjectContexts(project, sdk) : nil
    console.progress(nil)
    let diagnostics =
      project.problems + project.absence + extraction.diagnostics + others.interfaces.diagnostics
      + others.propertyLists.diagnostics
    print(extraction, (others.interfaces.strings, others.propertyLists.strings), project, contexts, diagnostics)
    return console.end(diagnostics.hasErrors ? .problem : .success)
  }

  private static func interfaces(of project: Project) -> Extraction {
    Extraction(joining: [
      InterfaceTexts.extraction(ofSelectedIn: project), SettingsTexts.extraction(ofSelectedIn: project),
    ])
  }

  /// The texts of storyboards and xibs, and the texts of property lists.
  private typealias OtherTexts = (interfaces: [ExtractedString], propertyLists: [ExtractedString])

  private func printLines(_ extraction: Extraction, _ others: OtherTexts, _ contexts: ProjectContexts?) {
    let lines = ExtractionLines(
      isColored: console.colorsResults, hasHeadings: console.isInteractive, contexts: contexts)
    let text = lines.text(
      extraction.strings + others.interfaces + others.propertyLists + extraction.shortcuts.flatMap(\.strings))
    if !text.isEmpty { console.print(text) }
  }
}
