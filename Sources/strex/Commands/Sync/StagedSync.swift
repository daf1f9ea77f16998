import Diagnostics
import FileSystem
import IncrementalExtraction
import ProjectAnalysis
import ProjectChecks
import ProjectLoading
import ProjectModel
import ProjectSync
import StringExtraction

/// `strex sync --staged`: checks or updates the staged catalogs.
struct StagedSync {
  private let request: SyncRequest
  private let context: CommandContext

  init(_ request: SyncRequest, _ context: CommandContext) { (self.request, self.context) = (request, context) }

  private var console: Console { context.console }
  private var sdk: SDKLoad { context.sdk }

  /// - Parameter lock: locks the sources and catalogs for this run.
  func run(lock: () async throws -> RunLock) async throws -> ExitCode {
    var list = try list()
    var cache = try cache(list)
    if case .cached(let cached)? = cache?.find(), let code = console.replay(cached) { return code }
    guard request.fixesStaged else { return try await sync(list, cache) }
    let lock = try await lock()
    defer { withExtendedLifetime(lock) {} }
    // The run that held the lock may have staged something.
    list = try self.list()
    cache = try self.cache(list)
    return try await sync(list, cache)
  }

  private func list() throws -> StagedList {
    try StagedList(around: request.project.named(), from: request.project.currentFolder)
  }

  private func cache(_ list: StagedList) throws(FileError) -> RunCache? {
    RunCache(list, try key(of: request), look: console.look)
  }

  private func key(of request: SyncRequest) throws(FileError) -> RunKey? { context.usesCache ? try request.key() : nil }

  private func sync(_ list: StagedList, _ cache: RunCache?) async throws -> ExitCode {
    let transcript = Transcript()
    let console = self.console.transcribed(to: transcript)
    let store = ExtractionCacheStore(list, try key(of: request.withoutOutputOptions))
    let input = try await StagedInput(list, store, request.project, sdk, progress: console.progress)
    var plan = try await plan(input, readsAll: false)
    if plan.mayConcernMore { plan = try await self.plan(input, readsAll: true) }
    let runs = plan.runs.sorted { $0.update.place < $1.update.place }
    let found = plan.diagnostics + Self.diagnostics(of: runs, plan.analysis.upToDate)
    var diagnostics = plan.analysis.rules.applied(to: found) + plan.conflicts
    let changed = runs.filter(\.isChanged)
    if request.fixesStaged { diagnostics += StagedCatalogs(input.staged).write(changed) }
    let code = request.exitCode(runs, diagnostics)
    SyncOutput(request: request, console: console, names: plan.analysis.names)
      .report(runs, diagnostics, upToDate: plan.analysis.upToDate.map(\.record), endingWith: code)
    if !request.fixesStaged || changed.isEmpty, let facts = input.staged.facts.all {
      cache?.keep(CachedRun(texts: transcript.texts, code: code.rawValue, facts: facts))
    }
    if let extractions = input.extractions {
      store?.keep(extractions, isUpdate: input.isUpdate, lookedAt: runs.count) {
        plan.analysis.upToDate.map(\.record) + runs.compactMap { Self.record(of: $0, input.staged) }
      }
    }
    return code
  }

  private func plan(_ input: StagedInput, readsAll: Bool) async throws -> SyncPlan {
    // Staged catalogs are written only to the index.
    var plan = await SyncPlan.dryRun(
      of: try await Analysis(
        input.project, request, sdk, extractions: input.extractions, readsAll: readsAll, progress: console.progress))
    if request.checks {
      plan.add(try await SourceChangeWarnings.diagnostics(in: input.project, plan.analysis.strings, since: nil, sdk))
    }
    return plan
  }

  private static func record(of run: any SyncedTable, _ staged: StagedFiles) -> CatalogRecord? {
    guard let file = staged.resolved(run.update.path), let entry = staged.entries[file] else { return nil }
    return CatalogRecord(run, name: entry.name, blob: entry.blob)
  }

  /// Returns the diagnostics of each catalog, ordered by path, new catalogs last.
  private static func diagnostics(
    of runs: [any SyncedTable], _ upToDate: [(path: FilePath, record: CatalogRecord)]
  ) -> [Diagnostic] {
    let all = runs.map { ($0.update.place, $0.diagnostics) } + upToDate.map { ((0, $0.path), $0.record.diagnostics) }
    return all.sorted { $0.0 < $1.0 }.flatMap(\.1)
  }
}
