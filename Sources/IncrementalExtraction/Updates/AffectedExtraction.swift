import CatalogRouting
import CatalogSync
import FileSystem
import ProjectLoading
import ProjectModel
import StringExtraction
import TextBasics

/// Reads the strings of sources from the cache, and only those that are needed.
package struct AffectedExtraction {
  private let project: Project
  /// The only catalogs that have to be updated, or `nil` for all.
  package var catalogs: Set<FilePath>? { affectedCatalogs.catalogs }
  /// The catalogs that were up to date and still are.
  package var upToDate: [(path: FilePath, record: CatalogRecord)] { affectedCatalogs.upToDate }
  private let affectedCatalogs: AffectedCatalogs
  private let extractions: CachedExtractions
  private let staged: StagedFiles

  /// - Parameter areIndependent: whether catalogs do not depend on each other, and need not all be reported.
  package init(
    _ project: Project, _ staged: StagedFiles, _ extractions: CachedExtractions, _ router: inout CatalogRouter,
    areIndependent: Bool
  ) {
    (self.project, self.staged, self.extractions) = (project, staged, extractions)
    affectedCatalogs = AffectedCatalogs(
      extractions, staged, &router, areIndependent: areIndependent && project.tables.isEmpty)
  }

  /// Returns the localizable strings of the sources at some positions.
  package func extraction(of positions: [Int], _ router: inout CatalogRouter) -> Extraction {
    guard let catalogs = affectedCatalogs.catalogs else { return extractions.extraction(of: positions) }
    let paths = project.sources.paths
    let taken = positions.map { position in
      affectedCatalogs.takesStrings(of: extractions.records[position], at: paths[position], &router)
        ? extractions.extraction(of: position) : nil
    }
    // Other sources matter only for keys that none of these strings has, because one of their literals may be such a
    // key.
    let found = taken.flatMap { $0?.strings.map { UTF8Key($0.key) } ?? [] }
    // If a catalog cannot be read, it is unknown which of its keys are missing.
    guard let keys = Self.keys(of: catalogs, staged) else { return extractions.extraction(of: positions) }
    let missing = keys.subtracting(found)
    let beginnings = DigestFilter(missing.map { PossibleKeys.digest(ofBeginning: $0.text) })
    let parts = zip(positions, taken).compactMap { position, taken in
      let mayMatter = taken == nil && extractions.records[position].beginnings.holdAny(of: beginnings)
      return mayMatter ? extractions.extraction(of: position) : taken
    }
    return Extraction(joining: parts)
  }

  private static func keys(of catalogs: Set<FilePath>, _ staged: StagedFiles) -> Set<UTF8Key>? {
    staged.load(catalogs.sorted())
    let tables = catalogs.compactMap { path in
      staged.contents(of: path).map { TableFormat(ofName: path.name).table($0.bytes) }
    }
    if tables.count < catalogs.count { return nil }
    return Set(tables.flatMap { $0?.keys ?? [] }.map { UTF8Key($0) })
  }
}
