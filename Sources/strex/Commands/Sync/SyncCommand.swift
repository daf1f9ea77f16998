import CatalogSync
import Diagnostics
import FileSystem
import ProjectAnalysis
import ProjectChecks
import ProjectEditing
import ProjectLoading
import ProjectModel
import ProjectSync
import TextBasics

/// `strex sync`: updates catalogs from the sources.
struct SyncCommand: Command {
  static let description = CommandDescription(
    name: "sync", summary: "Sync string catalogs with the code", group: .sync, operands: .paths,
    isCacheable: true,
    discussion: """
      Updates the string catalogs under PATH, as Xcode does after a build. Adds new keys, marks unused keys as stale or
      removes them if they have no translations, and updates comments and default values.

      sync also updates catalogs in mul.lproj from the storyboards and xibs in Base.lproj, and InfoPlist catalogs from
      the property lists and build settings of their targets. If strings belong to a .strings table instead of a
      catalog, sync adds new keys to the table in the source language and reports unused keys.

      With --comments, sync adds a comment to each entry that has none. The comment describes where the string appears
      in the interface and is marked as generated, like Xcode's own comments. Later runs update only comments with this
      mark.

      If PATH does not contain all of a catalog's source files, sync only adds and revives keys and prints a note. It
      writes either complete files or nothing and does not touch files that are up to date. If two runs start in the
      same project, the second run waits for the first. The exit status is 0 if everything is fine, 1 if --check finds
      differences, and 2 on errors.
      """, options: options.map(\.row))

  static let options: [CommandOption<SyncCommandOptions>] = .joined(changes, report, compatibility)

  /// The options that `strex watch` has as well.
  static let changes: [CommandOption<SyncCommandOptions>] = .joined(
    [
      .paths("catalog", "FILE", .input, "Sync only this catalog", sets: \.sync.project.catalogs),
      .flag(
        "create-catalogs", .changes, "Create a catalog for each table that does not have one",
        sets: \.sync.createsCatalogs),
      .flag(
        "carry-renames", .changes, "Move translations to renamed keys and mark them for review",
        sets: \.sync.options.carriesRenames),
      .flag("no-stale", .safety, "Do not mark or remove unused keys", sets: \.sync.keepsAll),
      .flag(
        "allow-mass-stale", .safety, "Allow more than half of a catalog's keys to become stale",
        sets: \.sync.options.allowsMassStale),
      .flag(
        "remove-unused", .changes, "Remove unused keys from .strings and .stringsdict tables",
        sets: \.sync.options.removesUnused
      ).advanced,
      .flag(
        "fill", .changes, "Add missing keys, marked [new], to the tables in other languages",
        sets: \.sync.fillsTranslations
      ).advanced,
      .flag(
        "accept-assumed", .changes, "Add keys whose format specifiers had to be guessed",
        sets: \.sync.options.acceptsAssumed
      )
      .advanced,
      ProjectOptions.routine(\.sync.project),
    ],
    ProjectOptions.reading(\.sync.project), ProjectOptions.mapping(\.sync.project),
    ProjectOptions.texts(\.sync.project))

  private static let report: [CommandOption<SyncCommandOptions>] = .joined(
    [
      .flag("check", .safety, "Write nothing; exit with status 1 if a catalog is out of date", sets: \.sync.checks)
        .reportOnly,
      .flag("dry-run", .safety, "Write nothing; print the changes as a diff", sets: \.sync.showsChanges).reportOnly,
      .flag("staged", .input, "Read the staged files instead of the working tree", sets: \.sync.isStaged)
        .uncached,
      .flag("fix", .changes, "Update and stage the catalogs; needs --staged", sets: \.sync.fixesStaged),
      .flag(
        "remove-stale", .changes, "Remove stale keys and their translations from catalogs",
        sets: \.sync.options.removesStale),
      .flag(
        "comments", .changes, "Generate comments for keys that have none",
        sets: \.sync.writesComments),
      .flag(
        "copy-translations", .input, "Copy translations for untranslated keys from other catalogs",
        sets: \.sync.copiesTranslations),
      .flag(
        "carry-all-renames", .changes, "Also move translations of keys renamed before the last commit",
        sets: \.sync.options.carriesAllRenames
      ).advanced,
      .words(
        "rename", "OLD=NEW", .changes, "Move the catalog entry for OLD to NEW",
        sets: \.sync.chosenRenames
      ).advanced,
      .paths(
        "stringsdata", "PATH", .input, "Read strings from .stringsdata files instead of source files",
        sets: \.sync.stringsdata
      ).advanced,
      .output("FILE", "file", "Write the result to this file instead of the catalog", sets: \.sync.output),
      .choice("format", .output, "Choose the output format for changes and problems", sets: \.sync.format)
        .reportOnly,
      .flag("verbose", .output, "List kept keys that are not in the code, with the reason", sets: \.sync.namesKept)
        .letter("v").reportOnly,
      .run(RunOptions.noCache),
      KnownFindings.since(\.known),
    ],
    KnownFindings.options(\.known))

  private static let compatibility: [CommandOption<SyncCommandOptions>] = [
    .flag(
      "script-phase", .compatibility, "Access only files declared in the enclosing run-script phase",
      sets: \.sync.project.isScriptPhase
    ).advanced.uncached,
    .flag(
      "print-inputs", .compatibility, "Print the input files for a run-script phase as an .xcfilelist",
      sets: \.printsInputs
    ).advanced.uncached,
    .flag(
      "print-outputs", .compatibility, "Print the output files for a run-script phase as an .xcfilelist",
      sets: \.printsOutputs
    ).advanced.uncached,
    .run(RunOptions.exitZero), .run(RunOptions.stamp),
  ]

  private let options: SyncCommandOptions
  let context: CommandContext

  init(_ arguments: ParsedArguments, _ context: CommandContext) throws(UsageError) {
    try self.init(arguments, context, Self.options, renames: .recent)
  }

  /// - Parameters:
  ///   - options: the options of the command, which may be another one that syncs.
  ///   - scope: the scope of detected renames.
  init(
    _ arguments: ParsedArguments, _ context: CommandContext, _ options: [CommandOption<SyncCommandOptions>],
    renames scope: SyncOptions.RenameScope
  ) throws(UsageError) {
    self.options = try SyncCommandOptions(arguments, options, renames: scope)
    self.context = context
  }

  var request: SyncRequest { options.sync }
  private var known: KnownFindings { options.known }

  func run() async throws -> ExitCode {
    if let list = options.list { return try await printFiles(list) }
    if request.isStaged {
      return try await context.exclusively(in: nil) {
        try await StagedSync(request, context).run { try await context.lock(try lockedPaths) }
      }
    }
    let needsNoLock = request.isDry || request.isMerge || request.project.isScriptPhase
    return try await context.exclusively(in: needsNoLock ? nil : lockedPaths, run: sync)
  }

  private func sync() async throws -> ExitCode {
    let result = try await SyncAttempts(isDryRun: request.isDry, reading: plan)
    return report(result, try await unknownChanges(result))
  }

  /// Returns the analysis for a sync that removes the stale keys that `prune` would remove.
  private func removingStale(_ analysis: Analysis, of project: Project) async throws -> Analysis {
    var prune = PruneRequest(request.project)
    (prune.selection.states, prune.allowsMost) = ([.stale], true)
    let plan = try await PrunePlan(project, analysis, prune, sdk)
    console.report(plan.keptNotes(limit: request.namesKept ? .max : 5))
    return analysis.with { sync in
      sync.removableStale = Dictionary(grouping: plan.items, by: \.path).mapValues { Set($0.map(\.key)) }
    }
  }

  /// Returns the new findings of a check, or `nil` if everything is reported.
  private func unknownChanges(_ result: SyncAttempts) async throws -> CheckedChanges? {
    if known.isEmpty { return nil }
    let former = try await formerFindings()
    return try CheckedChanges(result.runs, result.diagnostics, result.names) { findings in
      try unlisted(former?.unknown(of: findings) ?? findings, result)
    }
  }

  /// Returns the findings of the commit that --since names, or `nil` without the option.
  private func formerFindings() async throws -> Baseline? {
    guard let since = known.since else { return nil }
    guard let former = try await EarlierProject.read(since, of: request.project, sdk) else { return Baseline([]) }
    var request = request
    request.project = former.project.request
    let plan = await SyncPlan.dryRun(of: try await Analysis(former.project, request, sdk, progress: console.progress))
    let diagnostics = plan.diagnostics + plan.runs.flatMap(\.diagnostics)
    let root = plan.analysis.names.firstProject
    return former.baseline(CheckedChanges.findings(of: plan.runs, diagnostics, plan.analysis.names), from: root)
  }

  /// Returns the findings that the baseline does not contain.
  private func unlisted(_ findings: [Diagnostic], _ result: SyncAttempts) throws -> [Diagnostic] {
    let new = findings.filter { $0.severity == .warning }
    let isWhole = !result.diagnostics.hasErrors
    return try known.unlisted(findings, new: new, isWhole: isWhole, console: console) { rule, path in
      let file = result.names.firstProject.appending(path)
      let isOfSync = SyncGap.all.contains { $0.rule.identifier == rule } || !KnownRules.identifiers.contains(rule)
      return isOfSync && result.names.named.contains { file.isWithin($0.physical) }
    }
  }

  /// Updates catalogs, without a report.
  /// - Parameter mayWrite: called once, after everything was read.
  /// - Returns: `nil` if nothing may be written.
  func synchronize(where mayWrite: () -> Bool) async throws -> SyncAttempts? {
    let lock = try await context.lock(lockedPaths)
    defer { withExtendedLifetime(lock) {} }
    do {
      var isFirst = true
      return try await SyncAttempts(isDryRun: request.isDry) {
        let plan = try await plan()
        // The writes of the first attempt must be reported.
        if isFirst, !mayWrite() { throw CancellationError() }
        isFirst = false
        return plan
      }
    } catch is CancellationError { return nil }
  }

  /// Prints the files that a run-script phase has to declare.
  private func printFiles(_ list: PhaseFiles.List) async throws -> ExitCode {
    let project = try await console.project(request.project, nil)
    console.report(project.problems)
    let text = try PhaseFiles(project, isDryRun: request.isDry).text(list)
    if !text.isEmpty { console.printExactly(text.hasSuffix("\n") ? text : text + "\n") }
    return project.problems.hasErrors ? .problem : .success
  }

  /// The sources and catalogs that are locked for this run. Two runs that read at the same time and then write would
  /// undo each other's changes.
  private var lockedPaths: [NamedPath] {
    get throws { try NamedPath.all(request.project.catalogs) + request.project.named() }
  }

  /// - Parameter changes: the new findings, or `nil` if everything is reported.
  func report(_ result: SyncAttempts, _ changes: CheckedChanges? = nil) -> ExitCode {
    let (runs, diagnostics) = (changes?.runs ?? result.runs, changes?.diagnostics ?? result.diagnostics)
    let code = request.exitCode(runs, diagnostics)
    SyncOutput(request: request, console: console, names: result.names, changes: changes)
      .report(result.runs, diagnostics, endingWith: code)
    return code
  }

  private func plan() async throws -> SyncPlan {
    if request.isMerge { return SyncPlan(try Analysis(merging: request)) }
    var input = try await context.input(
      request.project, needsSources: request.options.removesStale || request.writesComments)
    if request.stringsdata.isEmpty { input.setSourcesAside() }
    var request = request
    if request.writesComments {
      request.descriptions = try await ProjectContexts(input.project, sdk).descriptions
    }
    var analysis = try await Analysis(
      input.project, request, sdk, extractions: input.extractions, progress: console.progress)
    if request.options.removesStale { analysis = try await removingStale(analysis, of: input.project) }
    var plan = SyncPlan(analysis)
    if request.checks {
      plan.add(
        try await SourceChangeWarnings.diagnostics(in: input.project, plan.analysis.strings, since: known.since, sdk))
    }
    return plan
  }
}

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
    _ arguments: ParsedArguments, _ options: [CommandOption<SyncCommandOptions>], renames scope: SyncOptions.RenameScope
  ) throws(UsageError) {
    try Self.refuseCatalogs(among: arguments.operands)
    var request = SyncRequest(arguments.projectRequest)
    request.options.renameScope = scope
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
    if sync.options.removesStale, sync.isStaged || sync.isMerge || sync.project.isScriptPhase {
      throw UsageError("--remove-stale needs all project files; use `strex prune --only stale`")
    }
    if sync.writesComments {
      if sync.isStaged || sync.project.isScriptPhase || !sync.stringsdata.isEmpty {
        throw UsageError("--comments cannot be combined with --staged, --script-phase or --stringsdata")
      }
    }
    try checkStaged(arguments)
    try ChosenRenames(sync.chosenRenames).check()
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
