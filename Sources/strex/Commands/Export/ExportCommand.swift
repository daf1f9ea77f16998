import Diagnostics
import FileSystem
import ProjectAnalysis
import ProjectChecks
import ProjectExchange
import ProjectLoading
import ProjectModel
import ProjectSync
import SDKInterfaces
import StringCatalog
import StringExchange
import StringExtraction
import TextBasics

/// `strex export`: writes files for translators.
struct ExportCommand: Command {
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
