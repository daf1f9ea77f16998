import CatalogRouting
import CatalogSync
import ProjectLayout
import StringCatalog
import StringExtraction
import Workspace

/// Gives a pass what its sources hold: typed anew, or out of readings and then only as far as it is asked for.
struct AffectedExtraction {
  /// `nil` where all sources are typed.
  let concern: AffectedCatalogs?
  private let project: Project
  private let readings: CachedExtractions?
  private let staged: StagedFiles?

  init(_ project: Project, _ readings: CachedExtractions?, _ planner: inout SyncPlanner, _ request: SyncRequest) {
    self.project = project
    self.readings = readings
    guard let readings, let staged = project.staged else {
      (concern, staged) = (nil, nil)
      return
    }
    self.staged = staged
    concern = AffectedCatalogs(readings, staged, &planner, request)
  }

  /// What is localizable in the sources at some positions.
  func extraction(of positions: [Int], _ planner: inout SyncPlanner) async -> Extraction {
    guard let readings, let concern, let staged else { return await project.extractor.extract(positions) }
    guard let catalogs = concern.catalogs else { return Extraction(joining: positions.map(readings.extraction)) }
    let paths = project.sources.paths
    let taken = positions.map { position in
      concern.takesStrings(of: readings.records[position], at: paths[position], &planner)
        ? readings.extraction(of: position) : nil
    }
    // Other sources matter for keys alone that none of these has: a literal of theirs may be such a key.
    let found = taken.flatMap { $0?.strings.map { UTF8Key($0.key) } ?? [] }
    // Nobody knows which keys are missing from what cannot be read.
    guard let keys = Self.keys(of: catalogs, staged) else {
      return Extraction(joining: positions.map(readings.extraction))
    }
    let missing = keys.subtracting(found)
    let beginnings = DigestFilter(missing.map { PossibleKeys.digest(ofBeginning: $0.text) })
    let parts = zip(positions, taken).compactMap { position, taken in
      let mayMatter = taken == nil && readings.records[position].beginnings.holdAny(of: beginnings)
      return mayMatter ? readings.extraction(of: position) : taken
    }
    return Extraction(joining: parts)
  }

  /// What is localizable in the sources around those that are reported on, if there is a catalog to be told.
  func context(for jobs: [CatalogJob], _ planner: inout SyncPlanner) async -> Extraction {
    jobs.isEmpty ? Extraction() : await extraction(of: project.sources.context, &planner)
  }

  private static func keys(of catalogs: Set<FilePath>, _ staged: StagedFiles) -> Set<UTF8Key>? {
    staged.load(catalogs.sorted())
    let contents = catalogs.compactMap { staged.contents(of: $0)?.bytes }
    if contents.count < catalogs.count { return nil }
    return Set(contents.flatMap { (try? Catalog($0))?.keys ?? [] }.map { UTF8Key($0) })
  }
}
