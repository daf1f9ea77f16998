import FileSystem
import ProjectAnalysis
import ProjectLoading
import ProjectModel
import ProjectSync
import TextBasics

/// The options of `strex sync`: the request, and options for one run of the tool.
struct SyncCommandOptions: Sendable {
  var sync: SyncRequest
  /// The findings of a check that are not reported.
  var known = KnownFindings()
  /// Whether to print the inputs of a run-script phase instead.
  var printsInputs = false
  /// Whether to print the outputs of a run-script phase instead.
  var printsOutputs = false

  /// The list to print instead; `nil` to sync.
  var list: PhaseFiles.List? { printsInputs ? .inputs : printsOutputs ? .outputs : nil }

  /// - Throws: if options contradict each other.
  init(
    _ arguments: ParsedArguments, _ options: [CommandOption<SyncCommandOptions>], renames scope: RenameRequest.Scope
  ) throws(UsageError) {
    try Self.refuseCatalogs(among: arguments.operands)
    var request = SyncRequest(arguments.projectRequest)
    request.renames.scope = scope
    self = try arguments.applied(options, to: SyncCommandOptions(sync: request))
    sync.repairCommand = arguments.repairCommand
    sync.commitsNamedFiles = ThisTool.commit == .ofFiles
    try check(arguments)
  }

  private init(sync: SyncRequest) { self.sync = sync }

  private static func refuseCatalogs(among operands: [String]) throws(UsageError) {
    let kinds = [FileKind.stringCatalog: "catalog", .stringsTable: "table"]
    for operand in operands {
      guard let noun = FileKind(of: FilePath(operand)).flatMap({ kinds[$0] }) else { continue }
      let word = TerminalSafeText.word(operand)
      throw UsageError("\(word) is a \(noun); pass it with --catalog and its source folder as PATH")
    }
  }

  private func check(_ arguments: ParsedArguments) throws(UsageError) {
    if sync.output != nil, sync.isDry || sync.project.catalogs.count != 1 {
      throw UsageError("--output needs exactly one --catalog and cannot be combined with --check or --dry-run")
    }
    let needingProject = ["target", "project", "create-catalogs", "carry-renames", "carry-all-renames"]
    if sync.isMerge, let name = needingProject.first(where: arguments.has) {
      throw UsageError("--\(name) needs the project; in addition to --stringsdata, pass the project folder as PATH")
    }
    if sync.removesStale, sync.isStaged || sync.isMerge || sync.project.isScriptPhase {
      throw UsageError("--remove-stale needs all project files; use `strex prune --only stale`")
    }
    if sync.writesComments {
      if sync.isStaged || sync.project.isScriptPhase || !sync.stringsdata.isEmpty {
        throw UsageError("--comments cannot be combined with --staged, --script-phase or --stringsdata")
      }
    }
    try checkStaged(arguments)
    try ChosenRenames(sync.renames).check()
    if printsInputs, printsOutputs { throw UsageError("--print-inputs and --print-outputs cannot be combined") }
    try checkKnown()
  }

  private func checkStaged(_ arguments: ParsedArguments) throws(UsageError) {
    if sync.fixesStaged, !sync.isStaged { throw UsageError("--fix needs --staged") }
    guard sync.isStaged else { return }
    guard sync.fixesStaged != sync.isDry else { throw UsageError("--staged needs --fix, --check or --dry-run") }
    let others = ["stringsdata", "output", "isolated", "script-phase", "print-inputs", "print-outputs"]
    if let name = others.first(where: arguments.has) { throw UsageError("--\(name) cannot be combined with --staged") }
  }

  private func checkKnown() throws(UsageError) {
    try known.check()
    if known.isEmpty { return }
    let option = known.since == nil ? "--baseline" : "--since"
    if !sync.checks || sync.isStaged {
      throw UsageError("\(option) needs --check and cannot be combined with --staged")
    }
    if sync.format == .json { throw UsageError("\(option) cannot be combined with --format json") }
  }
}
