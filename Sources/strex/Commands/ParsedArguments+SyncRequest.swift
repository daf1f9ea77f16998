import CommandLineInterface
import FileSystem
import ProjectModel
import ProjectSync
import TextBasics

extension ParsedArguments {
  /// Returns the request for updating catalogs.
  /// - Throws: if options contradict each other.
  func syncRequest(from folder: FilePath) throws(UsageProblem) -> SyncRequest {
    let kinds = [FileKind.stringCatalog: "catalog", .stringsTable: "table"]
    for operand in operands {
      guard let noun = FileKind(of: FilePath(operand)).flatMap({ kinds[$0] }) else { continue }
      let word = TerminalSafeText.word(operand)
      throw UsageProblem("\(word) is a \(noun); pass it with --catalog, and the folder of its sources as PATH")
    }
    var request = SyncRequest(projectRequest(from: folder))
    (request.isStaged, request.fixesStaged) = (has(.staged), has(.fix))
    request.usesCache = !has(.noCache)
    (request.checks, request.showsChanges) = (has(.check), has(.dryRun))
    request.createsCatalogs = has(.createCatalogs)
    (request.keepsAll, request.allowsMassStale) = (has(.noStale), has(.allowMassStale))
    (request.removesUnused, request.fillsTranslations) = (has(.removeUnused), has(.fill))
    request.removesStale = has(.removeStale)
    request.copiesTranslations = has(.copyTranslations)
    request.namesKept = has(.verbose)
    request.acceptsAssumed = has(.acceptAssumed)
    request.renames = RenameRequest(
      carriesSuggested: has(.carryRenames) || has(.carryAllRenames),
      scope: has(.carryAllRenames) ? .all : command == .watch ? .committed : .recent,
      chosen: all(.rename))
    request.stringsdata = paths(.stringsdata, from: folder)
    request.output = try outputPlace("file", from: folder)
    request.format = choice(.format) ?? .text
    request.mendingCommand = mendingCommand(from: folder)
    request.commitsNamedFiles = ThisTool.commit == .ofFiles
    try check(request)
    return request
  }

  /// Returns the request for ignoring known findings of a check.
  func knownChangesRequest(from folder: FilePath) throws(UsageProblem) -> KnownChangesRequest {
    try checkBaseline()
    let request = KnownChangesRequest(
      baseline: paths(.baseline, from: folder).last, updatesBaseline: has(.updateBaseline), since: all(.since).last)
    if request.isEmpty { return request }
    let name = request.since == nil ? OptionName.baseline : .since
    if !has(.check) || has(.staged) {
      throw UsageProblem("\(name.spelling) needs --check, and cannot be combined with --staged")
    }
    if choice(.format) == SyncFormat.json {
      throw UsageProblem("\(name.spelling) cannot be combined with --format json")
    }
    return request
  }

  /// Returns the command line that would write the changes that this one finds missing.
  private func mendingCommand(from folder: FilePath) -> MendingCommand {
    var arguments = self
    if has(.staged), let shell = ThisTool.folderOfShell(from: folder) {
      let places = operands.isEmpty ? [folder] : operands.map { folder.appending($0).resolvingParents }
      arguments.operands = places.map { $0.way(from: shell).string }
    }
    // In such a commit the index is temporary, so only the work tree can be fixed.
    let isOfIndex = ThisTool.commit == .ofIndex
    let (options, operands) = arguments.words(
      without: isOfIndex ? Self.formOptions : Self.formOptions.union([.staged]),
      adding: isOfIndex && has(.staged) ? [.fix] : [])
    return MendingCommand(options: options, operands: operands)
  }

  /// Options that affect the report of a run, not its changes.
  private static let formOptions: Set<OptionName> = [
    .check, .dryRun, .format, .exitZero, .stamp, .quiet, .verbose, .color, .noCache, .baseline, .updateBaseline, .since,
  ]

  /// Returns the command line of a sync that adds the missing keys to the catalogs.
  /// - Parameter isForPrograms: whether it must not depend on how this command was started.
  func syncCommand(isForPrograms: Bool) -> String {
    let kept = Set(OptionRow.all.filter { $0.applies(to: .sync) && $0.applies(to: command) }.map(\.name))
    var arguments = self
    arguments.command = .sync
    // A sync of only some sources would not add the other missing keys of their catalogs.
    arguments.operands = operands.filter { operand in
      !isForPrograms && (operand.hasPrefix("/") || FilePath(operand).resolvingParents.components.first == "..")
    }
    let dropped = Set(OptionName.allCases).subtracting(kept).union(Self.formOptions).union([.fix, .output])
    return arguments.line(without: dropped)
  }

  private func check(_ request: SyncRequest) throws(UsageProblem) {
    if request.output != nil, request.isDry || request.project.catalogs.count != 1 {
      throw UsageProblem("--output needs exactly one --catalog, and cannot be combined with --check or --dry-run")
    }
    let needingProject = [OptionName.target, .project, .createCatalogs, .carryRenames, .carryAllRenames]
    if request.isMerge, let name = needingProject.first(where: has) {
      throw UsageProblem("\(name.spelling) needs the project; pass its folder as PATH in addition to --stringsdata")
    }
    try checkStaged()
    try ChosenRenames(request.renames).check()
    if has(.printInputs), has(.printOutputs) {
      throw UsageProblem("--print-inputs and --print-outputs cannot be combined")
    }
  }

  private func checkStaged() throws(UsageProblem) {
    if has(.fix), !has(.staged) { throw UsageProblem("--fix needs --staged") }
    guard has(.staged) else { return }
    guard has(.fix) != (has(.check) || has(.dryRun)) else {
      throw UsageProblem("--staged needs --fix, --check or --dry-run")
    }
    let others = [OptionName.stringsdata, .output, .isolated, .scriptPhase, .printInputs, .printOutputs]
    if let name = others.first(where: has) {
      throw UsageProblem("\(name.spelling) cannot be combined with --staged")
    }
  }
}
