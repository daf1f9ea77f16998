import CatalogLint
import Diagnostics
import FileSystem
import ProjectAnalysis
import ProjectExchange
import ProjectLoading
import ProjectModel
import SDKInterfaces
import StringCatalog
import StringExchange

/// `strex compile`: writes the tables that apps ship.
struct CompileCommand: Command {
  static let description = CommandDescription(
    name: "compile", summary: "Compile catalogs to .strings and .stringsdict tables", group: .translations,
    operands: .catalogs,
    discussion: """
      Writes LANG.lproj/TABLE.strings and TABLE.stringsdict to the folder specified with --output. The files are
      byte-for-byte identical to Xcode's.

      Each table is named after its catalog. Strings in the `new` state are compiled only if their key is manual. Stale
      keys and strings that need review are also compiled. If a translation is missing, compile does not fall back to
      the source string. If a catalog's targets set BUILD_ONLY_KNOWN_LOCALIZATIONS, compile writes only the languages of
      their project unless you choose others with --language.

      compile replaces only tables that it wrote itself. If the catalog contains an error or a table would overwrite a
      handwritten file, compile writes nothing. The exit status is 0 on success and 2 on errors.
      """, options: options.map(\.row))

  static let options: [CommandOption<CompileOptions>] = [
    .output("DIR", "folder", "Write the language folders to this folder", sets: \.output),
    .words("language", "LANG", .input, "Compile only this language", sets: \.languages),
    .choice("format", .output, "Choose the table format: XML or binary property lists", sets: \.serialization),
    .choice("platform", .changes, "Choose the platform; linux also writes TABLE+Variations files", sets: \.platform)
      .advanced,
    .flag("all-tables", .changes, "Write both tables of each language, even if they are empty", sets: \.writesAll)
      .advanced,
    .flag("dry-run", .safety, "Write nothing; print the paths that would be written", sets: \.isDry),
    ProjectOptions.xcode(\.project.xcode),
  ]

  private let options: CompileOptions
  private let output: GivenPath
  let context: CommandContext

  init(_ arguments: ParsedArguments, _ context: CommandContext) throws(UsageError) {
    self.context = context
    options = try arguments.applied(Self.options, to: CompileOptions(project: arguments.projectRequest))
    guard let output = options.output else { throw UsageError("compile needs --output DIR") }
    self.output = output
  }

  func run() async throws -> ExitCode {
    let rules = try rules()
    let catalogs = GivenCatalogs(options.project.paths)
    let project = await project()
    let built = project.map(BuiltLanguages.init)
    // Targets in projects that cannot be read may limit the languages.
    let unread = project?.problems.filter { $0.severity == .error || SyncGap.ofProjects.contains($0.identifier) }
    var diagnostics = (unread ?? []).map { $0.as(.warning) } + catalogs.problems
    var files: [(file: CompiledFile, catalog: Catalog)] = []
    for member in catalogs.members {
      if let problem = try CoexistingTables.problem(of: member, output: output) { diagnostics.append(problem) }
      let compilation = CatalogCompilation(
        member.catalog, languages: languages(of: member, built), isComplete: options.writesAll,
        isXML: options.serialization == .text, rules: rules)
      diagnostics += compilation.problems.map { Diagnostic($0, file: member.path.text) } + Self.lostTexts(in: member)
      let own = compilation.tables.flatMap { $0.files(named: member.table, options.serialization, options.platform) }
      if own.isEmpty { diagnostics.append(Self.nothing(member.path.text)) }
      files += own.map { ($0, member.catalog) }
    }
    console.report(diagnostics)
    // Writes all tables or none.
    if diagnostics.hasErrors { return .problem }
    try WriteError.catching { () throws(FileError) in try write(files) }
    return .success
  }

  /// Returns the project whose targets may limit the languages.
  private func project() async -> Project? {
    options.languages.isEmpty ? try? await console.project(options.project, nil, listsSources: true) : nil
  }

  /// Returns the only languages to compile. Empty for all.
  private func languages(of member: GivenCatalogs.Member, _ built: BuiltLanguages?) -> [String] {
    guard let built, let path = try? FilePath(resolving: member.path.place), let known = built.languages(of: path)
    else { return options.languages }
    let source = member.catalog.sourceLanguage
    return [source] + member.catalog.languages.filter { $0 != source && known.contains($0) }
  }

  /// Returns the compiler's rules of the version that the command line or the configuration around the catalogs names.
  private func rules() throws -> CatalogCompilation.Rules {
    // A path that does not exist is reported with the catalogs.
    let named = (try? options.project.named()) ?? []
    let names = PathNames(named: named, current: context.currentFolder)
    let configuration = try ConfigurationFile.read(for: options.project, named: named, names)
    let xcode = options.project.xcode ?? configuration.xcode ?? .standard
    return xcode >= .xcode27 ? .xcode27 : .xcode26
  }

  private func write(_ files: [(file: CompiledFile, catalog: Catalog)]) throws(FileError) {
    let folder = OutputFolder(output)
    for (file, catalog) in files { try EarlierTable(of: file, catalog, in: folder).demandPlace() }
    if options.isDry {
      let paths = files.map { folder.printed($0.file.path) }
      return paths.isEmpty ? () : console.print(paths.joined(separator: "\n"))
    }
    try folder.write(files.map { ($0.file.path, $0.file.bytes) })
  }

  /// Returns lint findings about texts that are not compiled.
  private static func lostTexts(in member: GivenCatalogs.Member) -> [Diagnostic] {
    let linter = CatalogLinter(active: CatalogLinter.compilerRules)
    return linter.findings(in: member.catalog, path: member.path.text).map { finding in
      // A duplicate key loses one of its two texts. Other findings do not lose texts of the language.
      let isError = finding.identifier == CatalogLinter.duplicateRule.identifier
      return Diagnostic(
        isError ? .error : .warning, finding.identifier, finding.sentence, file: finding.file,
        range: finding.range)
    }
  }

  private static func nothing(_ file: String) -> Diagnostic {
    Diagnostic(
      .note, "nothing-compiled", "the catalog has no strings in the requested languages, so no table was written",
      file: file)
  }
}

extension Diagnostic {
  /// - Parameter file: the catalog's path as messages print it.
  fileprivate init(_ problem: CompilationProblem, file: String) {
    self.init(
      problem.isError ? .error : .warning, problem.identifier, problem.sentence, file: file,
      range: problem.place.map { TextRange(line: $0.line, column: $0.column) })
  }
}

/// The options of `strex compile`.
struct CompileOptions: Sendable {
  /// The catalogs, and the version of Xcode to match.
  var project: ProjectRequest
  /// The folder that contains the language folders.
  var output: GivenPath?
  /// The only languages; empty for all.
  var languages: [String] = []
  var serialization = CompiledTable.Serialization.text
  var platform = CompiledTable.Platform.apple
  /// Whether each language of a catalog gets both tables, even if they are empty.
  var writesAll = false
  /// Whether to only print the paths.
  var isDry = false
}
