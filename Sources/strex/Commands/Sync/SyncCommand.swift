import Diagnostics
import FileSystem
import ProjectAnalysis
import ProjectChecks
import ProjectEditing
import ProjectLoading
import ProjectModel
import ProjectSync

/// `strex sync`: updates catalogs from the sources.
struct SyncCommand: Command {
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
    renames scope: RenameRequest.Scope
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
    var input = try await context.input(request.project, needsSources: request.removesStale || request.writesComments)
    if request.stringsdata.isEmpty { input.setSourcesAside() }
    var request = request
    if request.writesComments {
      request.descriptions = try await ProjectContexts(input.project, sdk).descriptions
    }
    var analysis = try await Analysis(
      input.project, request, sdk, extractions: input.extractions, progress: console.progress)
    if request.removesStale { analysis = try await removingStale(analysis, of: input.project) }
    var plan = SyncPlan(analysis)
    if request.checks {
      plan.add(
        try await SourceChangeWarnings.diagnostics(in: input.project, plan.analysis.strings, since: known.since, sdk))
    }
    return plan
  }
}
