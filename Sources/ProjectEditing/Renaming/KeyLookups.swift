import FileSystem
import ProjectAnalysis
import ProjectChecks
import ProjectLoading
import ProjectModel
import StringDataFlow
import StringExtraction
import TextBasics

/// The catalogs and tables in which code looks up a key. The same text can also be a key of another
/// table, such as Info.plist's.
struct KeyLookups {
  /// The catalogs and tables of literals and symbols.
  private var paths: Set<FilePath> = []
  /// The names of further tables.
  private var names: Set<String> = []
  private let project: Project

  /// - Parameter uses: the lookups of the key at run time.
  init(of key: String, _ analysis: Analysis, uses: [KeyUse], _ symbols: SymbolUses, in project: Project) {
    self.project = project
    let key = UTF8Key(key)
    for update in analysis.updates {
      // The texts of property lists are not looked up by code.
      let tables = (update.strings + update.others).filter { string in
        UTF8Key(string.key) == key && DataFiles.isCode(FilePath(string.site.file))
      }.map(\.table)
      if tables.isEmpty { continue }
      paths.insert((try? FilePath(resolving: update.path.string)) ?? update.path)
      paths.insert(update.path)
      if update.path.isStringsTable { names.formUnion(tables) }
    }
    names.formUnion(uses.map { $0.table ?? ExtractedString.defaultTable })
    paths.formUnion(symbols.catalogs.map(\.path).filter { !symbols.uses(of: key.text, in: $0).isEmpty })
  }

  /// Returns the catalogs and tables in which the code looks the key up, or all for code if no lookup is known.
  /// - Parameter all: the catalogs and tables that contain the key.
  func tables(among all: [FilePath]) -> [FilePath] {
    let forCode = all.filter(isForCode)
    let known = all.filter { paths.contains($0) || names.contains($0.stem) && isForCode($0) }
    return known.isEmpty ? forCode : known
  }

  /// Returns whether only code looks up the keys of a catalog or table.
  func isForCode(_ path: FilePath) -> Bool {
    project.found.isFromCode(path) && !path.components.contains { $0.hasSuffix(".bundle") }
  }
}
