import CatalogRouting
import CatalogSync
import Diagnostics
import FileSystem
import ProjectModel
import StringDataFlow
import StringExtraction
import StringTables
import SwiftLexing
import TextBasics

/// The run on a table of another language, after the runs on the source-language tables.
struct TranslationTableSync<Table: LanguageTable>: SyncedTable {
  let update: CatalogUpdate
  let before: ContiguousArray<UInt8>
  let after: ContiguousArray<UInt8>
  let report: SyncReport
  let sourceLanguage: String
  private let translation: TableTranslation<Table>
  private let status: FileStatus

  /// - Parameters:
  ///   - path: the path of the table.
  ///   - run: the run on the source-language table.
  ///   - synchronize: returns the synchronized table.
  /// - Throws: a diagnostic if the file cannot be read or is not a table.
  init(
    _ path: FilePath, of run: any SyncedTable, _ names: PathNames, _ tree: any FileTree,
    synchronize: (ContiguousArray<UInt8>) throws(StringsError) -> TableTranslation<Table>
  ) throws(CatalogError) {
    let printed = names.printed(path)
    update = CatalogUpdate(path: path, printed: printed, tables: run.update.tables)
    sourceLanguage = run.sourceLanguage
    do {
      let contents = try tree.contents(of: path)
      (before, status) = (contents.bytes, contents.status)
      translation = try synchronize(before)
      (report, after) = (translation.report, translation.table.serialized())
    } catch { throw CatalogError(table: error, file: printed) }
  }

  /// Diagnostics about keys that are kept although the sources no longer have them.
  var diagnostics: [Diagnostic] {
    translation.refusals.map { key, problem in
      let message =
        "\(TerminalSafeText.quoted(key)) was not found in the code but was left in place: \(problem.message)"
      let place = SourceLocation(line: problem.line, column: problem.column)
      return Diagnostic(.warning, "duplicate-member", message, file: update.printed, location: place)
    }
  }
  var isBlocked: Bool { false }
  var keys: [String] { translation.table.keys }
  func contains(_ key: String) -> Bool { translation.table.contains(key) }
  var uses: [KeyUse] { [] }
  var keepsByText: Bool { false }
  var receivers: Set<String> { [] }

  mutating func keepEntries(receivedBy lost: Set<String>) {}

  var replacement: TableReplacement? { isChanged ? TableReplacement(of: update, expected: status) : nil }

  func repeated(on bytes: ContiguousArray<UInt8>) throws(CatalogError) -> ContiguousArray<UInt8> {
    try carried(into: bytes)
  }

  func carried(into bytes: ContiguousArray<UInt8>) throws(CatalogError) -> ContiguousArray<UInt8> {
    if bytes == before { return after }
    do { return try translation.carried(into: bytes) } catch { throw CatalogError(error, file: update.printed) }
  }
}
