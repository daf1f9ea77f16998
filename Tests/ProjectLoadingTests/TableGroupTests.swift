import ProjectModel
import Testing

@testable import ProjectLoading

/// Tests which tables of a group are in the source language.
@Suite struct TableGroupTests {
  /// Each row: the files of a group, a language, and its files in that language if the source language is English.
  static let rows: [(files: [String], language: String, own: [String])] = [
    (["Base.lproj/T.strings", "de.lproj/T.strings"], "en", ["Base.lproj/T.strings"]),
    (["Base.lproj/T.strings", "de.lproj/T.strings"], "de", ["de.lproj/T.strings"]),
    (
      ["Base.lproj/T.stringsdict", "English.lproj/T.strings"], "en",
      ["English.lproj/T.strings", "Base.lproj/T.stringsdict"]
    ),
    (["pt_BR.lproj/T.strings"], "pt-BR", ["pt_BR.lproj/T.strings"]), (["de.lproj/T.strings"], "en", []),
  ]

  @Test(arguments: rows.indices) func baseTablesHaveLowestPrecedence(_ row: Int) {
    let (files, language, own) = Self.rows[row]
    let top = FilePath("/App")
    let members = files.map { TableFile(path: top.appending($0), region: FilePath($0).folder?.stem ?? "") }
    let group = TableGroup(folder: top, name: "T", files: members, belongsToInterface: false)
    #expect(group.files(of: language, source: "en").map(\.path) == own.map(top.appending))
    let source = own.first { $0.hasSuffix(".strings") }
    if language == "en" { #expect(group.sourceTable(DevelopmentLanguages([]))?.path == source.map(top.appending)) }
  }
}
