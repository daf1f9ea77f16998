import ProjectLayout
import StringExtraction

/// The files of a project, and other results of the search: an object as the plan is.
final class SearchResult: Sendable {
  let found: FoundFiles
  /// The status of each catalog, including those that the command line names, before the sources were read.
  let catalogs: CatalogStatuses
  /// Sources that were read while projects added further files.
  let ahead: [FilePath: SourceReader.Outcome]

  /// - Parameter sdk: a load of the SDK, which starts as soon as a source is found.
  /// - Throws: if the only project to consider is not a project.
  init(_ plan: SearchPlan, _ sdk: SDKLoad?, readsAhead: Bool) async throws {
    let listing = plan.finder.list { sdk?.start() }
    let named = try plan.request.catalogsThatAreThere()
    let listed = listing.listed([.stringCatalog, .stringsTable])
    let known = listing.named(.stringCatalog) + (listed[.stringCatalog] ?? [])
    var catalogs = CatalogStatuses(of: known + named, in: plan.tree)
    catalogs.note(listing.named(.stringsTable) + (listed[.stringsTable] ?? []), in: plan.tree)
    let early = readsAhead ? listing.files(of: .swiftSource) : []
    async let outcomes = SourceReader.read(early, from: plan.tree)
    found = plan.finder.find(in: listing)
    let ahead = Dictionary(zip(early, await outcomes)) { $1 }
    try found.projects.demand(plan.finder.projectFile, plan.names)
    // Sources that were read before a catalog's status was known are read again.
    let areNew = catalogs.ask(found.catalogs, in: plan.tree)
    self.ahead = catalogs.note(found.tables, in: plan.tree) || areNew ? [:] : ahead
    self.catalogs = catalogs
  }
}
