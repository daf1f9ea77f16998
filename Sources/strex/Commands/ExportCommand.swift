import Findings
import ProjectExchange
import ProjectLayout
import Reports
import StringCatalog
import StringExchange
import StringExtraction
import TextBasics
import Workspace

/// `strex export`: writes what translators get.
struct ExportCommand {
  private let request: ExportRequest
  private let console: Console

  init(_ arguments: ParsedArguments, _ context: CommandContext) throws(UsageProblem) {
    console = context.console
    request = try arguments.exportRequest(from: context.currentFolder)
  }

  func run() async throws -> ExitCode {
    let project = try await console.project(request.project, nil, listsSources: true)
    let asked = CatalogSet(project.found.catalogs.filter(project.isAskedFor), of: project)
    let paths = OriginalPaths(project, asked.members.map(\.path))
    let languages = try languages(project, asked.members)
    let exports = languages.map { CatalogExport(asked.members, in: $0, needing: request.need, paths) }
    let diagnostics = project.problems + asked.problems + asked.absence + exports.flatMap(\.diagnostics)
    console.report(diagnostics)
    // Whoever gets a part takes it for all.
    if diagnostics.contains(where: { $0.severity == .error }) { return .problem }
    try WriteProblem.catching { () throws(FileProblem) in
      for export in exports { try write(export, asked.members, paths) }
    }
    return .success
  }

  private func write(
    _ export: CatalogExport, _ catalogs: [CatalogSet.Member], _ paths: OriginalPaths
  ) throws(FileProblem) {
    if export.files.isEmpty {
      return console.note("\(export.language): there is nothing to translate, and no file is written")
    }
    let folder = OutputFolder(request.output)
    let files = try export.output(as: request.format, catalogs, paths)
    if request.isDry { return console.print(files.map { folder.printed($0.path) }.joined(separator: "\n")) }
    for file in files { try folder.write(file.bytes, to: file.path) }
    let name = TerminalSafeText.escaped(folder.printed(export.language + "." + request.format.rawValue))
    console.summarize("\(name): \(Quantity.of(export.unitCount, "unit")) of \(Quantity.of(export.files.count, "file"))")
  }

  /// Those that were asked for, else all that the catalogs are to have beside their own.
  private func languages(_ project: Project, _ catalogs: [CatalogSet.Member]) throws(UsageProblem) -> [String] {
    if !request.languages.isEmpty { return request.languages }
    let wanted = ProjectLanguages(project, catalogs)
    let all = catalogs.reduce(into: Set<String>()) { $0.formUnion(wanted.languages(of: $1.path)) }
    let languages = all.subtracting(catalogs.map(\.catalog.sourceLanguage)).filter(LanguageName.isPlain)
    if languages.isEmpty, !catalogs.isEmpty {
      throw UsageProblem("the catalogs have no second language: name one with --language LANG")
    }
    return languages.sorted()
  }
}
