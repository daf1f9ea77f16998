import Diagnostics
import FileSystem
import ProjectAnalysis
import ProjectModel
import ProjectSync
import Reporting

/// `strex watch`: updates catalogs whenever a file is saved.
struct WatchCommand: Command {
  static let description = CommandDescription(
    name: "watch", summary: "Sync catalogs whenever a file is saved", group: .sync, operands: .paths,
    usesDispatch: true,
    discussion: """
      Runs `strex sync` whenever you save a source file, a catalog, a project file or .strex.yml. Prints one line for
      each changed catalog and reports each problem only once. To stop, press Ctrl-C.

      While git runs a command such as rebase or merge, watch waits and writes nothing. On Linux, it uses no CPU time
      between changes and ignores files that are not completely saved. On systems that do not report changes, it checks
      the files every second. On such systems, use --no-stale to keep the keys in half-saved files. The exit status is 0
      on success and 2 on errors.
      """, options: options.map(\.row))

  static let options = SyncCommand.changes

  private let sync: SyncCommand
  let context: CommandContext

  init(_ arguments: ParsedArguments, _ context: CommandContext) throws(UsageError) {
    sync = try SyncCommand(arguments, context, Self.options, renames: .committed)
    self.context = context
  }

  func run() async throws -> ExitCode {
    let place = try sync.request.project.named().first?.project.path ?? context.currentFolder
    let watch = ProjectWatch(around: place) { console.note(Self.sentence($0)) }
    // A problem is reported once, even if it moves to other lines, and again if it reappears.
    var reported: Set<[String?]> = []
    await watch.repeating {
      guard let (runs, diagnostics) = await round(where: watch.mayWrite) else { return false }
      console.report(diagnostics.filter { !reported.contains(Self.key($0)) }.foldedByLanguage)
      let changed = runs.filter(\.isChanged).map(SyncLine.text)
      if !changed.isEmpty { console.summarize(changed.joined(separator: "\n")) }
      reported = Set(diagnostics.map(Self.key))
      return true
    }
    return .success
  }

  private static func key(_ diagnostic: Diagnostic) -> [String?] {
    [diagnostic.file, diagnostic.identifier, diagnostic.message]
  }

  /// Runs a sync. An error is reported like any other diagnostic, because the next change may fix it.
  private func round(where mayWrite: () -> Bool) async -> ([any SyncedTable], [Diagnostic])? {
    do {
      return try await sync.synchronize(where: mayWrite).map { ($0.runs, $0.diagnostics.map(\.withRemedy)) }
    } catch {
      return ([], [Diagnostic(preventing: error)])
    }
  }

  private static func sentence(_ note: ProjectWatch.Note) -> String {
    switch note {
    case .watching(folders: 1): "watching 1 folder; press Ctrl-C to stop"
    case .watching(let folders): "watching \(folders) folders; press Ctrl-C to stop"
    case .looking: "checking the files every second; press Ctrl-C to stop"
    case .waiting(let operation): "waiting for git to finish \(operation.phrase)"
    }
  }
}
