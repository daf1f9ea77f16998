import CatalogRouting
import FileSystem
import ProjectModel
import StringExtraction

/// The catalogs that have to be updated after a change of sources and catalogs. Unaffected catalogs that were up to
/// date still are.
package struct AffectedCatalogs {
  /// The catalogs to update, or `nil` for all.
  package private(set) var catalogs: Set<FilePath>?
  /// The records of the other catalogs, by path.
  package private(set) var upToDate: [(path: FilePath, record: CatalogRecord)] = []

  /// - Parameter areIndependent: whether catalogs do not depend on each other, and need not all be reported. Tables of
  ///   one language depend on each other.
  package init(
    _ extractions: CachedExtractions, _ staged: StagedFiles, _ router: inout CatalogRouter, areIndependent: Bool
  ) {
    guard !extractions.catalogs.isEmpty, router.wantsAll, areIndependent else { return }
    var known: [FilePath: CatalogRecord] = [:]
    for path in router.wanted {
      guard let file = staged.resolved(path), let entry = staged.entries[file] else { continue }
      if let record = extractions.catalogs[entry.name], record.blob == entry.blob { known[path] = record }
    }
    var affected = Set(router.wanted).subtracting(known.keys)
    for change in extractions.changes { affected.formUnion(Self.catalogs(of: change, known, &router)) }
    catalogs = affected
    upToDate = router.wanted.compactMap { path in
      affected.contains(path) ? nil : known[path].map { (path, $0) }
    }
  }

  /// Returns the catalogs that the change of a single source may affect.
  private static func catalogs(
    of change: CachedExtractions.Change, _ known: [FilePath: CatalogRecord], _ router: inout CatalogRouter
  ) -> Set<FilePath> {
    let mentioning = known.filter { $0.value.diagnostics.contains { $0.file == change.file } }.map(\.key)
    guard let old = change.old, let new = change.new else {
      return Set(mentioning + router.catalogs(of: change.path)).union(catalogs(in: change, known, &router))
    }
    if old.hasSameStrings(as: new) { return Set(mentioning) }
    var found = Set(mentioning).union(catalogs(in: change, known, &router))
    if [old, new].contains(where: { $0.hasDiagnostics }) {
      found.formUnion(router.catalogs(of: change.path))
    }
    return found
  }

  /// Returns the catalogs that contain strings of a source, now or before, or that keep keys because of them.
  private static func catalogs(
    in change: CachedExtractions.Change, _ known: [FilePath: CatalogRecord], _ router: inout CatalogRouter
  ) -> Set<FilePath> {
    var found: Set<FilePath> = []
    for record in [change.old, change.new].compactMap({ $0 }) {
      for route in record.routes {
        if case .catalogs(let destinations) = router.destination(of: route, in: change.path) {
          found.formUnion(destinations)
        }
        found.formUnion(router.catalogsWithoutExtraction(of: route, in: change.path))
      }
      let literals = DigestFilter(record.beginnings.all)
      for (path, catalog) in known where catalog.beginnings.contains(where: literals.contains) { found.insert(path) }
    }
    return found
  }

  /// Returns whether strings of a source belong to a catalog that is updated, or the source has diagnostics to report.
  package func takesStrings(of record: SourceRecord, at source: FilePath, _ router: inout CatalogRouter) -> Bool {
    guard let catalogs, !record.hasDiagnostics else { return true }
    return record.routes.contains { route in
      guard case .catalogs(let destinations) = router.destination(of: route, in: source) else { return true }
      return !catalogs.isDisjoint(with: destinations)
    }
  }
}
