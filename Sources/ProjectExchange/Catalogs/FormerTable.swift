import ProjectModel
import StringCatalog
import StringExchange
import StringTables
import TextBasics
import Workspace

/// What stands in the place of a compiled table: what the catalog was compiled to before, or somebody's work.
package struct FormerTable {
  private let file: CompiledFile
  private let catalog: Catalog
  private let place: GivenPath

  /// - Parameter catalog: that which the file is compiled of.
  package init(of file: CompiledFile, _ catalog: Catalog, in folder: OutputFolder) {
    (self.file, self.catalog, place) = (file, catalog, folder[file.path])
  }

  /// Fails where a file is no compiled table, or one among sources most of whose keys the catalog lacks: other programs lay
  /// tables out in the same way.
  package func demandPlace() throws(FileProblem) {
    var former: ContiguousArray<UInt8> = []
    _ = try OutputFile(place, "compiled table", kind: .stringsTable) { bytes in
      former = bytes
      return CompiledTable.isOne(bytes)
    }
    guard !former.isEmpty, !former.elementsEqual(file.bytes) else { return }
    let keys = keys(in: former)
    let strange = keys.filter { !catalog.contains($0) }
    // Of what was compiled before, some keys may be gone from the catalog, but hardly most.
    if strange.count * 2 <= keys.count { return }
    guard try Git.isAmongSources(FilePath(resolving: place.place, printed: place.text)) else { return }
    let names = TerminalSafeText.firstQuoted(strange)
    throw FileProblem(
      place.text, "a table is there with keys that the catalog lacks: \(names); move it away, or name another folder")
  }

  /// Those of a damaged table are not known: nobody can look them up either.
  private func keys(in bytes: ContiguousArray<UInt8>) -> [String] {
    if FilePath(file.path).fileExtension == "stringsdict" {
      return (try? StringsDictTable(bytes))?.effectiveEntries.map(\.key) ?? []
    }
    return (try? StringsTable(bytes))?.effectiveEntries.map(\.key) ?? []
  }
}
