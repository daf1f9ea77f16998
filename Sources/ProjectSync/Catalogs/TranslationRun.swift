import Audit
import CatalogRouting
import CatalogSync
import ProjectLayout
import StringExtraction
import StringTables
import TextBasics
import Workspace

/// The run on a `.strings` table of another language, after that on the table of the sources.
struct TranslationRun: SyncRun {
  let update: CatalogUpdate
  let before: ContiguousArray<UInt8>
  let after: ContiguousArray<UInt8>
  let report: SyncReport
  let sourceLanguage: String
  private let table: StringsFile
  private let status: FileStatus

  /// - Parameter run: the run on the table of the sources.
  /// - Returns: `nil` where there is nothing to do.
  /// - Throws: a diagnostic when the file cannot be read or is not a table.
  init?(
    _ translation: SourceTable.Translation, of run: TableRun<StringsFile>, _ request: SyncRequest, _ names: PathNames,
    _ tree: any FileTree
  ) throws(CatalogProblem) {
    guard request.fillsTranslations || !run.report.removed.isEmpty || !run.report.carried.isEmpty else { return nil }
    let printed = names.printed(translation.path)
    update = CatalogUpdate(path: translation.path, printed: printed, tables: run.update.tables)
    sourceLanguage = run.sourceLanguage
    do {
      let contents = try tree.contents(of: translation.path)
      (before, status) = (contents.bytes, contents.status)
      let synced = try StringsTranslation(
        before, of: run.synced, run.report, heldKeys: run.heldKeys, fills: request.fillsTranslations)
      (table, report, after) = (synced.table, synced.report, synced.table.serialized())
    } catch let problem as StringsProblem {
      throw CatalogProblem(problem, file: printed)
    } catch {
      let reason = (error as? FileProblem)?.reason ?? "\(error)"
      throw CatalogProblem(Diagnostic(.error, "unreadable", "cannot be read: \(reason)", file: printed))
    }
  }

  var diagnostics: [Diagnostic] { [] }
  var isBlocked: Bool { false }
  var keys: [String] { table.keys }
  func contains(_ key: String) -> Bool { table.contains(key) }
  var uses: [KeyUse] { [] }
  var keepsByText: Bool { false }
  var takers: Set<String> { [] }

  mutating func keepEntries(takenBy lost: Set<String>) {}

  func check(within declared: DeclaredFiles?) throws(CatalogProblem) {
    try replace(within: declared) { (file: AtomicFile) throws(FileProblem) in try file.check() }
  }

  func write(within declared: DeclaredFiles?) throws(CatalogProblem) {
    try replace(within: declared) { (file: AtomicFile) throws(FileProblem) in try file.write(after) }
  }

  private func replace(
    within declared: DeclaredFiles?, _ action: (AtomicFile) throws(FileProblem) -> Void
  ) throws(CatalogProblem) {
    guard isChanged else { return }
    do throws(FileProblem) {
      try action(AtomicFile(update.path.string, expected: status, scratch: declared?.scratch))
    } catch {
      if error.isConflict { throw .changed(update.printed) }
      throw CatalogProblem(
        Diagnostic(.error, "unwritable", "cannot be written: \(error.reason)", file: update.printed))
    }
  }

  func repeated(on bytes: ContiguousArray<UInt8>) -> ContiguousArray<UInt8>? { bytes == before ? after : nil }
  func carried(into bytes: ContiguousArray<UInt8>) -> ContiguousArray<UInt8>? { repeated(on: bytes) }
}
