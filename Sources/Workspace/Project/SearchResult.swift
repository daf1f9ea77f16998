import ProjectLayout
import StringExtraction

/// The files of a project, and what was read on the way.
struct SearchResult {
  let found: FoundFiles
  /// What each catalog, also those that the command line names, was before the sources were read.
  let catalogs: CatalogStatuses
  /// Sources that were read while projects said what else there is.
  let ahead: [FilePath: SourceReader.Outcome]

  /// - Parameter sdk: begins to be read as soon as there is a source.
  /// - Throws: where the project that is to count alone is none.
  init(_ plan: SearchPlan, _ sdk: SDKLoad?, readsAhead: Bool) async throws {
    let listing = plan.finder.list { sdk?.start() }
    let named = try plan.request.catalogsThatAreThere()
    var catalogs = CatalogStatuses(of: listing.files(of: .stringCatalog) + named, in: plan.tree)
    let early = readsAhead ? listing.files(of: .swiftSource) : []
    async let outcomes = SourceReader.read(early)
    found = plan.finder.find(in: listing)
    let ahead = Dictionary(zip(early, await outcomes)) { $1 }
    try found.projects.demand(plan.finder.projectFile, plan.names)
    // What was read before a catalog's status was known is read again.
    self.ahead = catalogs.ask(found.catalogs, in: plan.tree) ? [:] : ahead
    self.catalogs = catalogs
  }
}
