import CommandLineInterface
import Findings
import ProjectExchange
import ProjectLayout
import Reports
import StringExtraction
import TextBasics
import Workspace

/// `strex import`: takes translations into catalogs.
struct ImportCommand {
  private let request: ImportRequest
  private let context: CommandContext

  init(_ arguments: ParsedArguments, _ context: CommandContext) throws(UsageProblem) {
    request = try arguments.importRequest(from: context.currentFolder)
    self.context = context
  }

  private var console: Console { context.console }

  func run() async throws -> ExitCode {
    try await context.exclusively(in: request.isDry ? nil : request.project.named(), run: take)
  }

  private func take() async throws -> ExitCode {
    let (files, problems) = TranslationFile.all(request.files)
    let project = try await console.project(request.project, nil, listsSources: true)
    let imports = try CatalogImports(files, into: project, namesPending: request.namesPending)
    console.report(problems + project.problems + imports.diagnostics)
    // What is for another project in part may be so as a whole.
    if imports.hasErrors || !problems.isEmpty { return .problem }
    let targets = imports.targets.values.sorted { $0.path < $1.path }
    let edits = targets.flatMap(\.edits)
    try WriteProblem.catching { () throws(FileProblem) in try write(edits) }
    console.report(edits.flatMap(formatWarnings))
    let lines = targets.map { summary(of: $0) }
    if request.isDry { lines.forEach(console.note) } else { lines.forEach(console.summarize) }
    return .success
  }

  private func write(_ edits: [FileEdit]) throws(FileProblem) {
    if !request.isDry { return try FileEdit.performAll(edits) }
    for edit in edits { console.print(console.diff(from: edit.bytesBefore, to: edit.after ?? [], edit.printed)) }
  }

  /// Their places are those in the file as it is once it is written, with `--dry-run` too.
  private func formatWarnings(_ edit: FileEdit) -> [Diagnostic] {
    guard let after = edit.after, FileKind(of: edit.path) == .stringCatalog else { return [] }
    return TakenFormats.warnings(in: after, since: edit.bytesBefore, path: edit.printed)
  }

  private func summary(of target: CatalogImports.Target) -> String {
    let taken = request.isDry ? "take \(target.changeCount)" : "\(target.changeCount) taken"
    let left = target.refusalCount == 0 ? "" : ", \(target.refusalCount) left alone"
    return "\(TerminalSafeText.escaped(target.printed)): \(taken)\(left)"
  }
}
