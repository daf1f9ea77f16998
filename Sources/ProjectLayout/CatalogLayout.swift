/// Which sources belong to which catalog: by their targets, or else by folders.
///
/// A source whose targets are known belongs to their catalogs. Where nothing is known of its targets, it belongs to the
/// nearest catalog of a table up the tree, then to the only one of that table. A catalog in a folder for resources
/// counts as standing in the folder above, and a package keeps its strings to its own catalogs.
public struct CatalogLayout: Sendable {
  /// The catalogs of each table, by the package that they stand in.
  private let catalogs: [String: [FilePath?: Group]]
  private let packages: Set<FilePath>
  private let map: TargetMap
  /// Catalogs in no target, though a project is there: nothing but their folder tells whose they are.
  private let unowned: Set<FilePath>

  private struct Candidate: Sendable {
    let path: FilePath
    let reach: FilePath
    let package: FilePath?
  }

  private struct Group: Sendable {
    let candidates: [Candidate]
    /// By the folder whose sources they serve.
    let reaching: [FilePath: [Candidate]]

    init(_ candidates: [Candidate]) {
      self.candidates = candidates
      reaching = Dictionary(grouping: candidates, by: \.reach)
    }

    var paths: [FilePath] { candidates.map(\.path) }
  }

  /// - Parameters:
  ///   - catalogs: the catalogs in step with code.
  ///   - packages: the folders that hold a package's manifest.
  ///   - map: the targets of sources and catalogs, as far as they are known.
  public init(catalogs: [FilePath], packages: Set<FilePath> = [], map: TargetMap = TargetMap()) {
    self.packages = packages
    self.map = map
    unowned = Set(catalogs.filter { !map.hasTarget($0) })
    let candidates = catalogs.sorted().map {
      Candidate(path: $0, reach: Self.reach(of: $0), package: $0.folders.first(where: packages.contains))
    }
    self.catalogs = Dictionary(grouping: candidates) { $0.path.stem }.mapValues { ofTable in
      Dictionary(grouping: ofTable, by: \.package).mapValues(Group.init)
    }
  }

  /// The tables that have a catalog.
  public var tables: Set<String> { Set(catalogs.keys) }

  /// Where the strings of a table in a source go.
  /// - Parameter traits: what decides whether a target takes the strings.
  public func home(of source: FilePath, table: String, traits: StringTraits = StringTraits()) -> Home {
    switch map.takers(of: traits, from: source) {
    case .targets(let owners):
      let own = catalogs(of: owners, table: table)
      return own.isEmpty ? folderHome(of: source, table: table, among: unowned) : .catalogs(own)
    case .none: return .nowhere
    case .unknown: return folderHome(of: source, table: table, among: nil)
    }
  }

  /// The catalogs of a table in any of several targets; targets of an app and its tests share no catalog.
  private func catalogs(of owners: [Int], table: String) -> [FilePath] {
    let shipped = owners.filter { !map.targets[$0].isTest }
    let all = (shipped.isEmpty ? owners : shipped).flatMap { map.targets[$0].catalogs }
    return Set(all.filter { $0.stem == table }).sorted()
  }

  private func folderHome(of source: FilePath, table: String, among allowed: Set<FilePath>?) -> Home {
    guard let group = group(for: source, table: table) else { return .nowhere }
    let isAllowed = { (candidate: Candidate) in allowed?.contains(candidate.path) ?? true }
    let candidates = allowed == nil ? group.candidates : group.candidates.filter(isAllowed)
    guard !candidates.isEmpty else { return .nowhere }
    if candidates.count == 1 { return .catalogs([candidates[0].path]) }
    for folder in source.folders {
      if let found = group.reaching[folder]?.filter(isAllowed), !found.isEmpty { return Self.home(found) }
    }
    let depths = candidates.map { $0.reach.depthShared(with: source) }
    let deepest = depths.max()
    return Self.home(zip(candidates, depths).filter { $1 == deepest }.map(\.0))
  }

  private static func home(_ nearest: [Candidate]) -> Home {
    nearest.count == 1 ? .catalogs([nearest[0].path]) : .ambiguous(nearest.map(\.path))
  }

  /// The catalogs that could take the strings, whichever does: those of its targets, or those of the table in the
  /// source's package. A source whose targets have none may look its strings up in the app that it is part of, so any
  /// catalog of the table could.
  public func possibleHomes(of source: FilePath, table: String) -> Set<FilePath> {
    let near =
      if case .targets(let owners) = map.membership(of: source) {
        catalogs(of: owners, table: table)
      } else {
        group(for: source, table: table)?.paths ?? []
      }
    return Set(near.isEmpty ? (catalogs[table] ?? [:]).values.flatMap(\.paths) : near)
  }

  /// Whether nothing is known of a source's targets: all sources of its folder have the same answer then.
  public func isDecidedByFolders(_ source: FilePath) -> Bool { map.membership(of: source) == .unknown }

  /// Whether a catalog stands above a source, and does not take its strings for want of another alone.
  public func stands(_ catalog: FilePath, above source: FilePath) -> Bool {
    source.isWithin(Self.reach(of: catalog))
  }

  /// The catalogs of a table in a source's package; `nil` where there are none.
  private func group(for source: FilePath, table: String) -> Group? {
    let package = packages.isEmpty ? nil : source.folders.first(where: packages.contains)
    return catalogs[table]?[package]
  }

  /// The folder whose sources a catalog serves: the nearest above it that is not for resources alone.
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
