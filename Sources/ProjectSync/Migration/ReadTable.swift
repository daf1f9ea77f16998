import Diagnostics
import FileSystem
import ProjectLoading
import ProjectModel
import StringExtraction
import StringTables
import SwiftLexing
import TextBasics

/// A table and its parsed contents.
struct ReadTable {
  let file: TableFile
  /// The path as messages print it.
  let printed: String
  let status: FileStatus
  let strings: StringsTable?
  let stringsDict: StringsDictTable?

  /// Returns the tables of a group, and errors about those that cannot be read.
  static func all(of group: TableGroup, in project: Project) -> (tables: [ReadTable], errors: [Diagnostic]) {
    var (tables, errors): ([ReadTable], [Diagnostic]) = ([], [])
    for file in group.files {
      do throws(MigrationErrors) {
        tables.append(try ReadTable(file, in: project.tree, printed: project.names.printed(file.path)))
      } catch { errors += error.diagnostics }
    }
    return (tables, errors)
  }

  /// - Throws: errors about a table that cannot be read. An empty file is a table without keys.
  private init(_ file: TableFile, in tree: any FileTree, printed: String) throws(MigrationErrors) {
    (self.file, self.printed) = (file, printed)
    do {
      let contents = try tree.contents(of: file.path)
      status = contents.status
      let isEmpty = contents.bytes.isEmpty
      strings = isEmpty || file.isStringsDict ? nil : try StringsTable(contents.bytes)
      stringsDict = isEmpty || !file.isStringsDict ? nil : try StringsDictTable(contents.bytes)
    } catch let problem as StringsError {
      throw MigrationErrors([Self.diagnostic(.error, "invalid-table", problem, printed)])
    } catch {
      throw MigrationErrors(unreadable: error, printed)
    }
  }

  /// Parts of the table that may have been read incorrectly.
  var problems: [StringsError] { (strings?.warnings ?? []) + (stringsDict?.warnings ?? []) }

  var warnings: [Diagnostic] { problems.map { Self.diagnostic(.warning, "doubtful-table", $0, printed) } }

  /// The 1-based line and column of each key. For a key with several entries, the entry that apps use.
  var places: [(key: String, line: Int, column: Int)] {
    TableMigration.Language(name: "", strings: strings, stringsDict: stringsDict).places
  }

  static func diagnostic(
    _ severity: Severity, _ identifier: String, _ problem: StringsError, _ printed: String
  ) -> Diagnostic {
    let place = SourceLocation(line: problem.line, column: problem.column)
    let help = ConflictMarker.help(for: problem.message, file: printed)
    return Diagnostic(severity, identifier, problem.message, file: printed, location: place, help: help)
  }

  /// Groups the tables by language. Tables of interface files without a language have the source language, and are last
  /// in it. Tables in folders without a language code, such as `German.lproj`, are first, because they are older than
  /// `de.lproj`.
  static func languages(_ tables: [ReadTable], source: String) -> [TableMigration.Language] {
    let base = tables.filter(\.file.isBase)
    let others = tables.filter { !$0.file.isBase }
    let coded = others.filter { RegionName.language($0.file.region) == $0.file.region }
    let older = others.filter { RegionName.language($0.file.region) != $0.file.region }
    return (coded + older + base).map { table in
      TableMigration.Language(
        name: table.file.language(source: source), origin: table.file.path.string, strings: table.strings,
        stringsDict: table.stringsDict)
    }
  }
}
