import CatalogRouting
import Diagnostics
import FileSystem
import ProjectAnalysis
import ProjectLoading
import ProjectModel
import ResourceStrings
import StringCatalog
import StringTables
import StructuredText
import TextBasics

/// The named tables without a catalog, each with all languages as the catalog that it would become.
package struct TableCatalogs {
  package private(set) var members: [TableCatalog] = []
  /// Errors about tables that could not be read, and warnings about questionable lines.
  package private(set) var problems: [Diagnostic] = []

  /// - Parameters:
  ///   - unused: keys that the code no longer has, by the paths of their tables.
  ///   - interfaces: the storyboards and xibs that were read before.
  ///   - leavesOutLeftovers: whether keys are stale that neither the code nor the source language has.
  ///   - includesStaged: whether tables of a commit or of git's index are read, too.
  package init(
    of project: Project, unused: [FilePath: [String]] = [:], interfaces: [FilePath: InterfaceTexts] = [:],
    leavesOutLeftovers: Bool = false, includesStaged: Bool = false
  ) throws(FileError) {
    guard includesStaged || project.staged == nil, project.declared == nil else { return }
    let named = try project.request.named()
    // The other languages of a table that is named directly are outside of the run's listing.
    let search =
      named.contains { $0.folder.fileExtension == "lproj" }
      ? TableSearch(named, without: project.found.compiledTables)
      : TableSearch(of: project.found, including: .settings) { project.finder.selection.isSelected($0) }
    project.staged?.load(project.found.tables)
    let languages = SourceLanguages(project, chosen: nil)
    let groups = search.groups.filter { group in group.files.contains { project.belongsToChosenTarget($0.path) } }
    for group in groups where !project.tree.exists(group.catalog) {
      let (tables, errors) = ReadTable.all(of: group, in: project)
      problems += errors
      problems += tables.flatMap { table in
        table.problems.filter { $0.duplicate == nil }
          .map { ReadTable.diagnostic(.warning, "doubtful-table", $0, table.printed) }
      }
      let source = languages.language(of: group, catalog: nil) ?? DevelopmentLanguages.assumed
      let leftovers = leavesOutLeftovers ? try group.leftovers(in: tables, source: source, project) : []
      let gone = group.files.flatMap { unused[$0.path] ?? [] } + leftovers
      add(group, tables, source: source, gone, group.interfaces(of: project, known: interfaces), project)
    }
  }

  private mutating func add(
    _ group: TableGroup, _ tables: [ReadTable], source: String, _ gone: [String], _ interfaces: [InterfaceTexts],
    _ project: Project
  ) {
    do throws(ParseError) {
      let printed = project.names.printed(group.pattern)
      members.append(try TableCatalog(group, tables, source: source, unused: gone, interfaces, printed: printed))
    } catch { problems.append(error.diagnostic("invalid-table", file: project.names.printed(group.catalog))) }
  }
}

extension TableGroup {
  /// Returns the keys that nothing looks up because their storyboard or xib no longer exists, or because neither the
  /// source language nor the code has them.
  /// - Throws: if a file of code cannot be read.
  fileprivate func leftovers(
    in tables: [ReadTable], source: String, _ project: Project
  ) throws(FileError) -> [String] {
    if !belongsToInterface {
      let keys = Set(tables.flatMap { $0.places.map(\.key) })
      let ofObjects = keys.filter { InterfaceString.isMadeUp(objectID: $0.prefix { $0 != "." }) && $0.contains(".") }
      if ofObjects.count == keys.count { return ofObjects.sorted() }
    }
    guard let file = files.first(where: { !$0.isStringsDict })?.path, !belongsToInterface,
      CatalogRules.isFromCode(file), !file.string.contains(TableSearch.settings)
    else { return [] }
    let ofSource = tables.filter { $0.file.language(source: source) == source }
    let known = Set(ofSource.flatMap { $0.places.map { UTF8Key($0.key) } })
    let others = Set(tables.flatMap { $0.places.map { UTF8Key($0.key) } }).subtracting(known)
    guard !known.isEmpty, !others.isEmpty else { return [] }
    let literals = PlatformLiterals(inCodeOf: try project.description, for: file)
    let named = try literals.keeping(others.map(\.text).sorted()) {
      path throws(FileError) in try project.tree.contents(of: path).bytes
    }
    return others.map(\.text).filter { named.places(of: $0).isEmpty }
  }
}

/// The tables of a single name as a catalog without a file.
package struct TableCatalog {
  package let group: TableGroup
  /// The pattern that messages print for the paths of the tables.
  package let printed: String
  package let catalog: Catalog
  /// The catalog without positions, because no file contains it.
  package let catalogWithoutPlaces: Catalog
  /// The `.stringsdict` tables by their paths.
  package let stringsDicts: [FilePath: StringsDictTable]
  /// The keys that occur twice in a table.
  package let duplicates: [(path: FilePath, problem: StringsError)]
  private let places: [UTF8Key: TablePlace]
  /// The key and language of each line of ``catalog`` where a value begins.
  private let lines: [(line: Int, key: String, language: String?)]

  /// - Parameter unused: the keys that are stale.
  init(
    _ group: TableGroup, _ tables: [ReadTable], source: String, unused: [String],
    _ interfaces: [InterfaceTexts], printed: String
  ) throws(ParseError) {
    (self.group, self.printed) = (group, printed)
    stringsDicts = Dictionary(tables.compactMap { table in table.stringsDict.map { (table.file.path, $0) } }) { $1 }
    let languages = ReadTable.languages(tables, source: source)
    let migration = try TableMigration(languages, into: Catalog(sourceLanguage: source))
    let interface = try InterfaceCatalog(migration.catalog, interfaces, marksRemoved: true)
    let migrated = try Self.marking(unused, in: interface.catalog)
    catalogWithoutPlaces = migrated
    let catalog = try Catalog(migrated.serialized())
    self.catalog = catalog
    duplicates = tables.flatMap { table in
      table.problems.filter { $0.duplicate != nil }.map { (table.file.path, $0) }
    }
    var places: [UTF8Key: TablePlace] = [:]
    for table in tables {
      let language = table.file.language(source: source)
      for place in table.places {
        let found = TablePlace(path: table.file.path, line: place.line, column: place.column)
        places[Self.name(place.key, language)] = places[Self.name(place.key, language)] ?? found
        places[Self.name(place.key, nil)] = language == source ? found : places[Self.name(place.key, nil)] ?? found
      }
    }
    for (key, path, location) in interface.places {
      let found = TablePlace(path: path, line: location.line, column: location.column)
      for language in [source, nil] {
        places[Self.name(key, language)] = places[Self.name(key, language)] ?? found
      }
    }
    self.places = places
    lines = catalog.keys.enumerated().flatMap { position, key in
      let entry = catalog.entry(at: position)
      let own = (catalog.name(at: position)?.location.line ?? 1, key, String?.none)
      return [own] + entry.localizations.map { ($0.localization.node.location.line, key, Optional($0.language)) }
    }
  }

  /// Returns the catalog with the given keys marked as stale.
  private static func marking(_ unused: [String], in catalog: Catalog) throws(ParseError) -> Catalog {
    var changes: [(key: String, entry: CatalogEntry?)] = []
    for key in unused {
      guard var entry = catalog[key] else { continue }
      try entry.setExtractionState(.stale)
      changes.append((key, entry))
    }
    var marked = catalog
    try marked.apply(changes)
    return marked
  }

  private static func name(_ key: String, _ language: String?) -> UTF8Key { UTF8Key((language ?? "") + "\0" + key) }

  /// Returns the position in the tables of a 1-based line of the catalog: the key in the language's table.
  package func place(ofLine line: Int) -> TablePlace? {
    let next = lines.firstIndex(sortedSo: { $0.line > line })
    guard next > 0 else { return nil }
    return places[Self.name(lines[next - 1].key, lines[next - 1].language)]
  }
}

/// The 1-based position of a key in a table.
package struct TablePlace: Sendable {
  package let path: FilePath
  package let line: Int
  package let column: Int
}
