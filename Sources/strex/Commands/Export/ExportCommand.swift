import Diagnostics
import FileSystem
import ProjectAnalysis
import ProjectChecks
import ProjectExchange
import ProjectLoading
import ProjectModel
import SDKInterfaces
import StringCatalog
import StringExchange
import TextBasics

/// `strex export`: writes files for translators.
struct ExportCommand: Command {
  static let description = CommandDescription(
    name: "export", summary: "Export for translators: .xcloc, XLIFF, CSV, JSON, Android", group: .translations,
    operands: .paths,
    discussion: """
      Writes one file per language to the folder specified with --output. The format is .xcloc, XLIFF 1.2, CSV, JSON or
      Android's strings.xml. The .xcloc and XLIFF files are byte-for-byte identical to Xcode's.

      Paths in the files are relative to the Xcode project's folder. A catalog in mul.lproj is exported under the name
      of its storyboard or xib. export replaces an earlier export unless the earlier one contains translations that are
      missing from the project. In that case, import them first or move the export to another folder. export never
      replaces other files. For Android, it writes values/strings.xml for the source language and
      values-LANG/strings.xml for each other language. It lists strings that are not supported on Android. Tables
      without a catalog are named after the .strings file in the source language. The exit status is 0 on success and 2
      on errors.
      """, options: options.map(\.row))

  static let options: [CommandOption<ExportOptions>] = .joined(
    [
      .output("DIR", "folder", "Write the files to this folder", sets: \.output),
      .choice("format", .output, "Choose the file format for translators", sets: \.format),
      .words("language", "LANG", .input, "Export only this language, even if the catalogs lack it", sets: \.languages),
      .optionalChoice("only", .input, "Export only strings that are untranslated or need review", sets: \.need),
      .flag("context", .output, "Add a note about where each string appears", sets: \.showsContext),
      .flag("shipping", .input, "Leave out keys used only in previews and debug builds", sets: \.isShipping),
      .flag("zip", .output, "Write each .xcloc package as a ZIP archive", sets: \.isZipped),
      .flag("dry-run", .safety, "Write nothing; print the paths that would be written", sets: \.isDry),
      ProjectOptions.xcode(\.project.xcode),
    ],
    ProjectOptions.mapping(\.project))

  private let options: ExportOptions
  private let output: GivenPath
  let context: CommandContext

  init(_ arguments: ParsedArguments, _ context: CommandContext) throws(UsageError) {
    self.context = context
    let folder = context.currentFolder
    if let word = ExportOptions.missingLanguages(among: arguments.operands, from: folder).first {
      let option = TerminalSafeText.word("--language \(word)")
      throw UsageError("no file or folder \(TerminalSafeText.word(word)); to export a language, use \(option)")
    }
    options = try arguments.applied(Self.options, to: ExportOptions(project: arguments.projectRequest))
    output = try options.checkedOutput()
  }

  func run() async throws -> ExitCode {
    let readsCode = options.showsContext || options.isShipping
    let project = try await console.project(options.project, readsCode ? sdk : nil, listsSources: !readsCode)
    let analysis = readsCode ? try await analysis(of: project) : nil
    let description = try await description(project, analysis)
    let asked = CatalogSet(askedOf: project)
    let tables = try ExchangedTables(of: project)
    let members = asked.members + tables.members(project.names)
    let paths = OriginalPaths(project, members.map(\.path))
    let languages = try languages(project, members)
    let unbundled = options.format.isXLIFF ? UnbundledCatalogs(members, of: project) : nil
    let debugKeys = options.isShipping ? analysis.map(DebugKeys.init) : nil
    let folders = AndroidFolders(of: languages)
    let exports = languages.map { language in
      options.format == .android
        ? CatalogExport(android: members, in: language, into: output, folders, paths)
        : CatalogExport(
          members, tables, as: options.format, in: language, needing: options.need, paths,
          unbundled: unbundled?.paths ?? [], omitting: { debugKeys?.contain($0, of: $1) ?? false },
          description: description)
    }
    // If there is nothing to export, the path is probably wrong.
    let isEmpty = members.isEmpty && exports.allSatisfy { $0.fileCount == 0 }
    let absence = isEmpty ? asked.absence.map { $0.as(.error) } : []
    let diagnostics =
      (analysis?.blockingDiagnostics ?? project.problems) + asked.problems + tables.diagnostics + absence
      + (unbundled?.diagnostics ?? [])
      + CatalogExport.diagnostics(of: exports)
    console.report(diagnostics)
    // An incomplete export would look complete.
    if diagnostics.hasErrors { return .problem }
    noteOmittedKeys(exports)
    try write(exports, members, tables, paths, project)
    return .success
  }

  private func write(
    _ exports: [CatalogExport], _ members: [CatalogSet.Member], _ tables: ExchangedTables, _ paths: OriginalPaths,
    _ project: Project
  ) throws {
    let tool: ExchangeTool = project.xcode >= .xcode27 ? .xcode27 : .xcode
    try WriteError.catching { () throws(FileError) in
      let outputs = try exports.map { export throws(FileError) in
        (
          export,
          try export.fileCount == 0
            ? [] : export.output(by: tool, members, tables, paths, isZipped: options.isZipped)
        )
      }
      try demandPlaces(of: outputs.flatMap(\.1), project)
      for (export, files) in outputs { try write(export, files) }
      if !options.isDry { OutputFolder(output).removeOldTemporaryFiles(near: outputs.flatMap { $0.1.map(\.path) }) }
    }
  }

  private func analysis(of project: Project) async throws -> Analysis {
    try await Analysis(project, .comparison(options.project), sdk, progress: console.progress)
  }

  private func noteOmittedKeys(_ exports: [CatalogExport]) {
    let keys = exports.reduce(into: Set<UTF8Key>()) { $0.formUnion($1.omittedKeys) }
    if let note = DebugKeys.omission(of: keys.count) { console.note(note) }
  }

  /// Returns a function that describes the places of keys in code.
  private func description(
    _ project: Project, _ analysis: Analysis?
  ) async throws -> (String, FilePath) -> String? {
    guard options.showsContext, let analysis else { return { _, _ in nil } }
    console.progress("Type-checking \(Quantity.of(project.sources.texts.count, "file"))")
    defer { console.progress(nil) }
    let code = try await CodeKeys(project, analysis, sdk)
    let contexts = try await code.contexts(sdk)
    return { code.context(of: $0, in: $1, contexts) }
  }

  /// Fails if a file would replace something other than an earlier export, and warns about lost translations.
  private func demandPlaces(of files: [XclocPackage.File], _ project: Project) throws(FileError) {
    let former = EarlierExport(of: project)
    var losses: [Diagnostic] = []
    for file in files { losses += try former.demandPlace(of: file, in: OutputFolder(output)) }
    console.report(losses)
  }

  private func write(_ export: CatalogExport, _ files: [XclocPackage.File]) throws(FileError) {
    let isAndroid = options.format == .android
    if export.fileCount == 0 {
      // Android's files contain only translations, the other formats also untranslated texts.
      let reason = isAndroid ? "nothing is translated" : "there is nothing to translate"
      return console.note("\(export.language): \(reason), so no file was written")
    }
    let folder = OutputFolder(output)
    if options.isDry { return console.print(files.map { folder.printed($0.path) }.joined(separator: "\n")) }
    try folder.writeSome(files.map { ($0.path, $0.bytes) })
    let isSingle = isAndroid || options.isZipped
    let place = isSingle ? Self.place(of: files) : export.language + "." + options.format.rawValue
    let name = TerminalSafeText.escaped(folder.printed(place))
    let unit = isAndroid ? "resource" : "unit"
    console.summarize("\(name): \(Quantity.of(export.unitCount, unit)) from \(Quantity.of(export.fileCount, "file"))")
  }

  /// Returns the path of the only file for Android, or the folder of several.
  private static func place(of files: [XclocPackage.File]) -> String {
    files.count == 1 ? files[0].path : FilePath(files[0].path).folder?.string ?? "."
  }

  /// Returns the requested languages, or else all languages of the catalogs except their source languages.
  private func languages(_ project: Project, _ catalogs: [CatalogSet.Member]) throws(UsageError) -> [String] {
    if !options.languages.isEmpty { return options.languages }
    let wanted = ProjectLanguages(project, catalogs)
    let all = catalogs.reduce(into: Set<String>()) { $0.formUnion(wanted.languages(of: $1.path)) }
    let own = Set(catalogs.map(\.catalog.sourceLanguage))
    // Android needs the texts of the source language as well.
    let languages = (options.format == .android ? all.union(own) : all.subtracting(own)).filter(LanguageName.isPlain)
    if languages.isEmpty, !catalogs.isEmpty {
      throw UsageError("the catalogs have only one language; add another with `--language LANG`")
    }
    return languages.sorted()
  }
}

/// The options of `strex export`.
struct ExportOptions: Sendable {
  var project: ProjectRequest
  /// The output folder.
  var output: GivenPath?
  var format = ExportFormat.xcloc
  /// The only languages; empty for all required languages of the catalogs.
  var languages: [String] = []
  /// The condition for units; `nil` for all units.
  var need: ExchangeNeed?
  /// Whether to leave out keys that only previews and debug builds use.
  var isShipping = false
  /// Whether to write packages as ZIP archives.
  var isZipped = false
  /// Whether to describe the place of each string in its note.
  var showsContext = false
  /// Whether to only print the paths.
  var isDry = false

  /// Returns the output folder.
  /// - Throws: if it is missing, or if options contradict each other.
  func checkedOutput() throws(UsageError) -> GivenPath {
    guard let output else { throw UsageError("export needs --output DIR") }
    try UsageError.demandIdentifiers(of: languages)
    if isZipped, format != .xcloc { throw UsageError("--zip needs --format xcloc") }
    if format == .android, need != nil { throw UsageError("--format android and --only cannot be combined") }
    if format == .android, showsContext { throw UsageError("--format android and --context cannot be combined") }
    if format == .android, isShipping { throw UsageError("--format android and --shipping cannot be combined") }
    return output
  }

  /// Returns the operands that are not paths and look like languages: `de`, `pt-BR`.
  static func missingLanguages(among operands: [String], from folder: FilePath) -> [String] {
    operands.filter { word in
      word.wholeMatch(of: #/[a-z]{2,3}(?:[-_][A-Za-z0-9]{2,8})*/#) != nil
        && !FileStatus.exists(GivenPath(word, from: folder).place)
    }
  }
}
