import FileSystem
import ProjectModel
import StringCatalog
import StringExchange
import StringTables

/// Finds the tables that were compiled from the project's catalogs. Packages contain such tables for builds that do not
/// compile catalogs. Commands ignore them because they duplicate the catalog.
struct CompiledTables {
  /// The catalog of each compiled table.
  private(set) var catalogs: [FilePath: FilePath] = [:]
  private let tree: any FileTree
  private var read: [FilePath: Catalog?] = [:]

  init(_ found: FoundFiles, from tree: any FileTree) {
    self.tree = tree
    let candidates = Dictionary(grouping: found.catalogs, by: \.stem)
    if candidates.isEmpty { return }
    for (place, files) in Self.groups(found.tables.filter { !TableSearch.isInBundle($0) }).sorted(by: {
      $0.key < $1.key
    }) {
      guard let folder = place.folder, let named = candidates[place.name] else { continue }
      guard let tables = tables(files) else { continue }
      let source = named.sorted { Self.distance($0, folder) < Self.distance($1, folder) }.first { path in
        // A hand-written `.stringsdict` has the same form, and is likely to be migrated to the catalog next to it.
        let isAlone = path.folder == folder && files.allSatisfy(\.isStringsDict)
        return !isAlone && (catalog(path).map { Self.agree(tables, with: $0) } ?? false)
      }
      for file in files { catalogs[file] = source }
    }
  }

  /// Returns the number of folders between a catalog and the folder that contains the language folders.
  private static func distance(_ catalog: FilePath, _ folder: FilePath) -> Int {
    guard let own = catalog.folder else { return .max }
    return own.components.count + folder.components.count
      - 2 * zip(own.components, folder.components).prefix { $0 == $1 }.count
  }

  /// Groups the tables of all languages by the folder that contains the language folders and by the catalog's name.
  private static func groups(_ tables: [FilePath]) -> [FilePath: [FilePath]] {
    var groups: [FilePath: [FilePath]] = [:]
    for table in tables {
      guard let region = table.folder, region.fileExtension == "lproj", let folder = region.folder else { continue }
      let name = CompiledTable.catalogName(ofTable: table.stem, isStringsDict: table.isStringsDict)
      groups[folder.appending(name), default: []].append(table)
    }
    return groups
  }

  /// A table as an app looks it up.
  private struct Table {
    let region: String
    /// The texts of keys, or `nil` for those with variations.
    let texts: [(key: String, text: String?)]
  }

  /// Returns the parsed tables, or `nil` if the layout of one of them is not the layout of a compiled table.
  private func tables(_ files: [FilePath]) -> [Table]? {
    var tables: [Table] = []
    for file in files {
      guard let bytes = try? tree.contents(of: file).bytes, CompiledTable.isOne(bytes), let region = file.folder?.stem
      else { return nil }
      if file.isStringsDict {
        guard let table = try? StringsDictTable(bytes) else { return nil }
        tables.append(Table(region: region, texts: table.effectiveEntries.map { ($0.key, nil) }))
      } else {
        guard let table = try? StringsTable(bytes) else { return nil }
        tables.append(Table(region: region, texts: table.effectiveEntries.map { ($0.key, $0.value) }))
      }
    }
    return tables
  }

  private mutating func catalog(_ path: FilePath) -> Catalog? {
    if let known = read[path] { return known }
    let catalog = (try? tree.contents(of: path)).flatMap { try? Catalog($0.bytes) }
    read[path] = catalog
    return catalog
  }

  /// Returns whether a catalog has a third of the texts, and most of those whose key and language it has. Not all,
  /// because it may have changed since it was compiled: a key or a language may be new, renamed or removed.
  private static func agree(_ tables: [Table], with catalog: Catalog) -> Bool {
    let languages = Set(catalog.languages + [catalog.sourceLanguage])
    var (total, shared, agreeing) = (0, 0, 0)
    for table in tables {
      let language = table.region == TableFile.base ? catalog.sourceLanguage : RegionName.language(table.region)
      total += table.texts.count
      if !languages.contains(language) { continue }
      shared += table.texts.count { catalog.contains($0.key) }
      agreeing += table.texts.count { key, text in has(key, text, language, catalog) }
    }
    return agreeing * 3 >= total && agreeing * 2 > shared || total == 0
  }

  private static func has(_ key: String, _ text: String?, _ language: String, _ catalog: Catalog) -> Bool {
    guard let entry = catalog[key] else { return false }
    guard let text, let localization = entry.localization(language), localization.isBareUnit else {
      return entry.localization(language) != nil || language == catalog.sourceLanguage
    }
    return localization.stringUnit?.value.utf8.elementsEqual(text.utf8) ?? false
  }
}
