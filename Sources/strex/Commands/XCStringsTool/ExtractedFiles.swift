import CatalogSync
import FileSystem
import ProjectLoading
import ProjectModel
import StringCatalog
import StringExtraction

/// The files that `xcstringstool extract` writes.
struct ExtractedFiles {
  private let extraction: Extraction
  private let project: Project
  private let folder: OutputFolder

  init(_ extraction: Extraction, of project: Project, in folder: GivenPath) {
    (self.extraction, self.project, self.folder) = (extraction, project, OutputFolder(folder))
  }

  /// Writes a file for each source.
  func writeStringsData(withEmpty: Bool) throws(FileError) {
    let strings = Dictionary(grouping: extraction.strings, by: \.site.file)
    let untyped = Dictionary(grouping: extraction.untyped.sorted { $0.site < $1.site }, by: \.site.file)
    let sources = project.selectedSources.sorted()
    var files: [(path: String, bytes: [UInt8])] = []
    for (source, name) in zip(sources, StringsDataNames.names(for: sources.map(\.string))) {
      let printed = project.names.printed(source)
      let file = StringsDataFile(
        source: source.string, strings: strings[printed] ?? [], untyped: untyped[printed] ?? [])
      if !withEmpty, file.strings.isEmpty, file.untyped.isEmpty { continue }
      try folder.demandPlace(of: name, ".stringsdata file") { (try? StringsDataFile($0)) != nil }
      files.append((name, file.serialized()))
    }
    try folder.make()
    try folder.write(files)
  }

  /// Writes a catalog for each table.
  /// - Parameter adds: whether strings are added to existing catalogs. Otherwise, only catalogs without translations
  ///   are replaced.
  func writeCatalogs(adding adds: Bool) throws(FileError) {
    let empty = Catalog(sourceLanguage: "en").preferring(.bytes)
    try write(empty, kind: .stringCatalog, adding: adds) { catalog in
      catalog.keys.indices.allSatisfy { catalog.isUntouched(catalog.entry(at: $0)) }
    }
  }

  /// Writes a `.strings` file for each table.
  func writeTables(adding adds: Bool) throws(FileError) {
    try write(StringsFile(sourceLanguage: "en"), kind: .stringsTable, adding: adds) { _ in true }
  }

  /// - Parameters:
  ///   - empty: the table to start with.
  ///   - mayReplace: returns whether an existing table may be replaced.
  private func write<Table: StoredTable>(
    _ empty: Table, kind: FileKind, adding adds: Bool, mayReplace: (Table) -> Bool
  ) throws(FileError) {
    let suffix = kind == .stringCatalog ? "xcstrings" : "strings"
    var options = SyncOptions()
    options.staleness = .suppressed(reason: "strings are only added")
    (options.acceptsAssumed, options.addsOnly) = (true, adds)
    var files: [(path: String, bytes: [UInt8])] = []
    let groups = Dictionary(grouping: extraction.strings, by: \.table)
    for (table, strings) in groups.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      let name = "\(table).\(suffix)"
      var former: Table?
      try folder.demandPlace(of: name, "table without translations", kind: kind) { bytes in
        former = try? Table(bytes)
        return former.map { adds || mayReplace($0) } ?? false
      }
      let start = adds ? former ?? empty : empty
      files.append((name, Array(start.synchronized(with: strings, options: options).table.serialized())))
    }
    try folder.make()
    try folder.write(files)
  }
}
