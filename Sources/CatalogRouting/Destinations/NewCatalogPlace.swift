import ProjectModel

/// Chooses the folder for a new catalog of a table that has none: next to the catalogs of the target, or in the
/// target's folder.
package struct NewCatalogPlace {
  private let map: TargetMap
  private let catalogs: Set<FilePath>
  /// The folder in the request, for catalogs without another place.
  private let named: FilePath
  /// The folders where new catalogs are allowed.
  private let roots: Set<FilePath>
  private let isThere: (FilePath) -> Bool

  /// - Parameters:
  ///   - catalogs: the catalogs that are made from code.
  ///   - isThere: returns whether a folder exists.
  /// - Returns: `nil` if the request names no path.
  package init?(_ project: ProjectDescription, catalogs: [FilePath], isThere: @escaping (FilePath) -> Bool) {
    guard let named = project.named.first?.folder else { return nil }
    (map, self.catalogs, self.named, self.isThere) = (project.map, Set(catalogs), named, isThere)
    roots = Set(project.named.map { $0.project.path })
  }

  /// Returns the folders for the strings of a source: one, unless the source belongs to several targets with their own
  /// catalogs.
  package func folders(for source: FilePath) -> Set<FilePath> {
    let places = Set(candidates(for: source).filter { folder in roots.contains(where: folder.isWithin) })
    return places.isEmpty ? [named] : places
  }

  private func candidates(for source: FilePath) -> [FilePath] {
    guard case .targets(let owners) = map.membership(of: source) else {
      let free = catalogs.filter { !map.hasTarget($0) }
      let around = free.filter { $0.isWithin(named) }
      return nearest(around.isEmpty ? Array(free) : Array(around), to: source).map { [$0] } ?? []
    }
    let shipped = owners.filter { !map.targets[$0].isTest }
    let all = shipped.isEmpty ? owners : shipped
    let beside = all.compactMap { nearest(siblings(in: map.targets[$0]), to: source) }
    // If several targets share a source, those without catalogs look up strings elsewhere.
    return beside.isEmpty ? all.compactMap(folder) : beside
  }

  /// Returns the catalogs of a target that are made from code, otherwise those for property lists.
  private func siblings(in target: BuildTarget) -> [FilePath] {
    let ofCode = target.catalogs.filter(catalogs.contains)
    return ofCode.isEmpty ? target.catalogs.filter { CatalogRules.isMadeFromMetadata($0.stem) } : ofCode
  }

  /// Returns the folder of the catalog that shares the most folders with a source. The first if there are several.
  private func nearest(_ catalogs: [FilePath], to source: FilePath) -> FilePath? {
    let depth = { (catalog: FilePath) in catalog.folders.count { source.isWithin($0) } }
    return catalogs.max { (depth($0), $1) < (depth($1), $0) }?.folder
  }

  /// Returns a folder whose files the target compiles, otherwise the one that contains its sources. Sources of several
  /// targets count only if every source has several targets.
  private func folder(of index: Int) -> FilePath? {
    let target = map.targets[index]
    if let folder = target.folders.first(where: isThere) { return folder }
    let own = target.sources.filter { map.membership(of: $0) == .targets([index]) }
    return FilePath.folder(around: (own.isEmpty ? target.sources : own).compactMap(\.folder))
  }
}
