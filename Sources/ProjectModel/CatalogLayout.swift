import SwiftParsing

/// Assigns sources to catalogs: by their targets, or else by folders.
///
/// - A source with known targets belongs to their catalogs.
/// - A source with unknown targets belongs to the nearest catalog of a table in the folders above it, otherwise to the
///   only catalog of that table.
/// - A catalog in a resource folder counts as part of the folder above, and a package keeps its strings in its own
///   catalogs.
/// - `.strings` tables take the strings for which their target has no catalog, by the same rules. A `.stringsdict`
///   takes those for which there is neither a catalog nor a `.strings` table.
public final class CatalogLayout: Sendable {
  /// The catalogs of each table, by the package that contains them.
  private let catalogs: [String: [FilePath?: Choice]]
  /// The `.strings` tables of each name, by the package that contains them.
  private let stringsTables: [String: [FilePath?: Choice]]
  /// All catalogs of each table.
  private let byTable: [String: [FilePath]]
  /// All `.strings` tables by their names.
  private let stringsByTable: [String: [FilePath]]
  /// The catalogs of each target, by their tables.
  private let targetCatalogs: [[String: [FilePath]]]
  /// The `.strings` tables of each target, by their names.
  private let targetTables: [[String: [FilePath]]]
  private let packages: Set<FilePath>
  private let map: TargetMap

  private struct Candidate: Sendable {
    let path: FilePath
    let reach: FilePath
    let package: FilePath?
  }

  /// The catalogs of a single table among which a source may choose.
  private struct Group: Sendable {
    let paths: [FilePath]
    /// The catalogs by the folder whose sources they serve.
    private let reaching: [FilePath: [FilePath]]
    /// The catalogs by each folder above the ones whose sources they serve.
    private let below: [FilePath: [FilePath]]

    init(_ candidates: [Candidate]) {
      paths = candidates.map(\.path)
      reaching = Dictionary(grouping: candidates, by: \.reach).mapValues { $0.map(\.path) }
      var below: [FilePath: [FilePath]] = [:]
      for candidate in candidates {
        for folder in candidate.reach.folders { below[folder, default: []].append(candidate.path) }
      }
      self.below = below
    }

    /// Returns the catalogs of the nearest folder around a source, otherwise those that share the most folders with it.
    func nearest(to source: FilePath) -> [FilePath] {
      if paths.count < 2 { return paths }
      let folders = source.folders
      for folder in folders { if let found = reaching[folder] { return found } }
      for folder in folders { if let found = below[folder] { return found } }
      return paths
    }
  }

  /// The catalogs of a single table in one package.
  private struct Choice: Sendable {
    let all: Group
    /// The catalogs in no target although the project is known. Only their folders relate them to sources.
    let unowned: Group
  }

  /// - Parameters:
  ///   - catalogs: the catalogs that are made from code.
  ///   - tables: the `.strings` tables that are made from code, in the source language.
  ///   - packages: the folders that contain a package's manifest.
  ///   - map: the known targets of sources and catalogs.
  public init(
    catalogs: [FilePath], tables: [FilePath] = [], packages: Set<FilePath> = [], map: TargetMap = TargetMap()
  ) {
    self.packages = packages
    self.map = map
    byTable = Dictionary(grouping: catalogs.sorted(), by: \.stem)
    stringsByTable = Dictionary(grouping: tables.sorted(), by: \.stem)
    self.catalogs = byTable.mapValues { Self.choices($0, packages, map) }
    stringsTables = stringsByTable.mapValues { Self.choices($0, packages, map) }
    targetCatalogs = map.targets.map { Dictionary(grouping: $0.catalogs, by: \.stem) }
    targetTables = map.targets.map { Dictionary(grouping: $0.tables, by: \.stem) }
  }

  private static func choices(
    _ paths: [FilePath], _ packages: Set<FilePath>, _ map: TargetMap
  ) -> [FilePath?: Choice] {
    let candidates = paths.map {
      Candidate(path: $0, reach: reach(of: $0), package: $0.folders.first(where: packages.contains))
    }
    return Dictionary(grouping: candidates, by: \.package).mapValues { all in
      let candidates = preferred(all, path: \.path)
      return Choice(all: Group(candidates), unowned: Group(candidates.filter { !map.hasTarget($0.path) }))
    }
  }

  /// Returns the preferred tables among files of a single name. A `.stringsdict` is the last choice, because the code
  /// does not contain how its texts vary.
  private static func preferred<File>(_ files: [File], path: (File) -> FilePath) -> [File] {
    let others = files.filter { !path($0).isStringsDict }
    return others.isEmpty ? files : others
  }

  /// All catalogs, sorted.
  public var paths: [FilePath] { byTable.values.joined().sorted() }

  /// The tables that have a catalog.
  public var tables: Set<String> { Set(catalogs.keys) }

  /// Returns the catalogs for the strings of a table in a source.
  /// - Parameter traits: the traits by which targets take the strings. With the default, every target does.
  public func destination(of source: FilePath, table: String, traits: StringTraits = .ofRoutine) -> CatalogDestination {
    switch map.extractingTargets(of: traits, from: source) {
    case .targets(let owners):
      let own = all(targetCatalogs, of: owners, table: table)
      if !own.isEmpty { return .catalogs(own) }
      // The target's own files take precedence over a catalog that no target compiles.
      let tables =
        stringsByTable[table] == nil ? [] : Self.preferred(all(targetTables, of: owners, table: table), path: \.self)
      if !tables.isEmpty { return .catalogs(tables) }
      // A catalog that no target compiles takes no strings of targets (facts J), unless some targets or files are
      // unknown.
      guard owners.contains(where: map.isIncomplete) else { return .nowhere }
      return destination(of: source, among: catalogs[table]?[package(of: source)]?.unowned)
    case .none: return .nowhere
    case .unknown:
      let package = package(of: source)
      let place = destination(of: source, among: catalogs[table]?[package]?.all)
      return place == .nowhere ? destination(of: source, among: stringsTables[table]?[package]?.all) : place
    }
  }

  /// Returns the files of a table in any of several targets. Test targets do not share catalogs with an app.
  private func all(_ files: [[String: [FilePath]]], of owners: [Int], table: String) -> [FilePath] {
    let shipped = owners.filter { !map.targets[$0].isTest }
    return Set((shipped.isEmpty ? owners : shipped).flatMap { files[$0][table] ?? [] }).sorted()
  }

  private func destination(of source: FilePath, among group: Group?) -> CatalogDestination {
    let nearest = group?.nearest(to: source) ?? []
    if nearest.isEmpty { return .nowhere }
    return nearest.count == 1 ? .catalogs(nearest) : .ambiguous(nearest)
  }

  /// Returns the catalogs that could take the strings: the catalogs of the source's targets, or the table's catalogs in
  /// the source's package. A source whose targets have none may look up its strings in the app that contains it, so any
  /// catalog of the table could take them.
  public func candidates(of source: FilePath, table: String) -> Set<FilePath> {
    Set(catalogs(in: scope(of: source, table: table), table: table))
  }

  /// Returns the catalogs that could take the strings, in a form that is the same for many sources.
  public func scope(of source: FilePath, table: String) -> CandidateScope {
    if case .targets(let owners) = map.membership(of: source) {
      let own = all(targetCatalogs, of: owners, table: table)
      if map.mayHaveFurtherTargets(source) { return .table }
      // An extension looks up its strings in its own bundle, so entries of other targets are useless to it (facts J).
      return own.isEmpty && !owners.allSatisfy({ map.targets[$0].isExtension }) ? .table : .targets(own)
    }
    let package = package(of: source)
    return catalogs[table]?[package] == nil ? .table : .package(package)
  }

  public func catalogs(in scope: CandidateScope, table: String) -> [FilePath] {
    switch scope {
    case .table: (byTable[table] ?? []) + (stringsByTable[table] ?? [])
    case .package(let package):
      (catalogs[table]?[package]?.all.paths ?? []) + (stringsTables[table]?[package]?.all.paths ?? [])
    case .targets(let own): own
    }
  }

  /// Returns whether a source's targets are unknown. All sources of its folder then have the same result.
  public func isDecidedByFolders(_ source: FilePath) -> Bool { map.membership(of: source) == .unknown }

  /// Returns whether a source is in the folder that a catalog serves. Otherwise the catalog takes its strings only if
  /// no other catalog can.
  public func serves(_ catalog: FilePath, _ source: FilePath) -> Bool { source.isWithin(Self.reach(of: catalog)) }

  private func package(of source: FilePath) -> FilePath? {
    packages.isEmpty ? nil : source.folders.first(where: packages.contains)
  }

  /// Returns the folder whose sources a catalog serves: the nearest one above it that is not only for resources.
  static func reach(of catalog: FilePath) -> FilePath {
    var folder = catalog.folder ?? catalog
    while let above = folder.folder, isForResources(folder.name) { folder = above }
    return folder
  }

  private static func isForResources(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.hasSuffix(".lproj") || resourceFolders.contains(name)
  }

  private static let resourceFolders: Set<String> = [
    "resources", "resource", "supporting files", "localization", "localizations", "localizable", "localizables",
    "localized", "locales", "i18n", "l10n", "strings", "translations", "languages", "assets", "string catalogs",
  ]
}
