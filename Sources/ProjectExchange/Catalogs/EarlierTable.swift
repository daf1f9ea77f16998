import FileSystem
import ProjectModel
import StringCatalog
import StringExchange
import StringTables
import TextBasics

/// The existing file at the path of a compiled table: an earlier compilation, or a manually written table.
package struct EarlierTable {
  private let file: CompiledFile
  private let catalog: Catalog
  private let place: GivenPath

  /// - Parameter catalog: the catalog that the file is compiled from.
  package init(of file: CompiledFile, _ catalog: Catalog, in folder: OutputFolder) {
    (self.file, self.catalog, place) = (file, catalog, folder[file.path])
  }

  /// Fails if the existing file is not a compiled table. Also fails for a table in the work tree if the catalog lacks
  /// most of its keys, because other programs write tables in the same layout.
  package func demandPlace() throws(FileError) {
    var former: ContiguousArray<UInt8> = []
    _ = try OutputFile(place, "compiled table", kind: .stringsTable) { bytes in
      former = bytes
      return CompiledTable.isOne(bytes)
    }
    guard !former.isEmpty, !former.elementsEqual(file.bytes) else { return }
    let keys = keys(in: former)
    let strange = keys.filter { !catalog.contains($0) }
    // Some keys may have been removed from the catalog since the last compilation, but rarely most of them.
    if strange.count * 2 <= keys.count { return }
    guard try Git.isAmongSources(FilePath(resolving: place.place, printed: place.text)) else { return }
    let names = TerminalSafeText.firstQuoted(strange)
    throw FileError(
      place.text,
      "an existing table contains keys that are not in the catalog: \(names); move the table or choose another folder")
  }

  /// Returns the keys of a table. A damaged table has none, because apps cannot look up its keys either.
  private func keys(in bytes: ContiguousArray<UInt8>) -> [String] {
    if FilePath(file.path).isStringsDict {
      return (try? StringsDictTable(bytes))?.effectiveEntries.map(\.key) ?? []
    }
    return (try? StringsTable(bytes))?.effectiveEntries.map(\.key) ?? []
  }
}
