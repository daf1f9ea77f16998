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
  static let description = CommandDescription(
    name: "extract", summary: "List localizable strings", group: .sync, operands: .paths,
    isCacheable: true,
    discussion: """
      Lists the string literals under PATH that are looked up in a string catalog. No build is needed. PATH is a file or
      folder; the default is the current folder.

      To resolve types, extract reads the whole git repository, Swift package or Xcode project that contains PATH. It
      also lists the strings in storyboards and xibs in Base.lproj, with the object ID in the key. If a target has an
      InfoPlist catalog, extract lists the strings in the target's property list as well.

      With --context, extract describes where each string appears in the interface: its role, the screen, the strings
      next to it, and the values inserted into it. The exit status is 0 on success and 2 on errors.
      """, options: options.map(\.row))

  static let options: [CommandOption<ExtractOptions>] = .joined(
    [
      ProjectOptions.routine(\.project),
      .choice("format", .output, "Choose the output format; stringsdata also needs --output", sets: \.format),
      .output("DIR", "folder", "Write the .stringsdata files to this folder", sets: \.folder),
      .flag("context", .output, "Describe where each string appears, for translators", sets: \.showsContext),
      .flag(
        "no-catalog", .input, "Ignore catalogs when an interpolation has an unknown type", sets: \.readsCatalogs,
        to: false
      )
      .advanced,
      .flag(
        "statistics", .output, "Print only counts of files, literals, keys and specifiers", sets: \.printsStatistics
      ).advanced,
      .run(RunOptions.noCache),
    ],
    ProjectOptions.reading(\.project), ProjectOptions.mapping(\.project), ProjectOptions.texts(\.project))

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

/// The options of `strex extract`.
struct ExtractOptions: Sendable {
  var project: ProjectRequest
  var format = ExtractFormat.text
  /// The folder for `.stringsdata` files.
  var folder: GivenPath?
  /// Whether to print only counts of files, literals, keys and specifiers.
  var printsStatistics = false
  /// Whether catalogs determine the format specifiers of unknown types.
  var readsCatalogs = true
  /// Whether to describe the place of each string in the interface.
  var showsContext = false

  /// - Throws: if the options contradict each other.
  func check() throws(UsageError) {
    if (format == .stringsdata) != (folder != nil) {
      throw UsageError("--format stringsdata and --output DIR must be used together")
    }
    if showsContext, printsStatistics || format == .stringsdata {
      throw UsageError("--context cannot be combined with --statistics or --format stringsdata")
    }
  }
}

/// The output format of an extraction.
enum ExtractFormat: String, CaseIterable, Sendable {
  case text, json, stringsdata
}
