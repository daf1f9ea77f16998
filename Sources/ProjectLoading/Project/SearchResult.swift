import ProjectModel
import StringExtraction

/// The files of a project, and other results of the search. A class for the same reason as ``SearchPlan``.
final class SearchResult: Sendable {
  let found: FoundFiles
  /// The status of each catalog, including those that the command line names, before the sources were read.
  let catalogs: CatalogStatuses

  /// - Parameters:
  ///   - sdk: the SDK to load; loading starts as soon as a source is found.
  ///   - ahead: receives the sources that are read while projects add further files, or `nil` to read none.
  /// - Throws: if the only project to consider is not a project.
  init(_ plan: SearchPlan, _ sdk: SDKLoad?, ahead: inout [FilePath: SourceReader.Outcome]?) async throws {
    let listing = plan.finder.list { sdk?.start() }
    let named = try plan.request.catalogsThatAreThere()
    let listed = listing.listed([.stringCatalog, .stringsTable])
    let known = listing.named(.stringCatalog) + (listed[.stringCatalog] ?? [])
    var catalogs = CatalogStatuses(of: known + named, in: plan.tree)
    catalogs.note(listing.named(.stringsTable) + (listed[.stringsTable] ?? []), in: plan.tree)
    let early = ahead != nil ? listing.files(of: .swiftSource) : []
    async let outcomes = SourceReader.read(early, from: plan.tree)
    var found = plan.finder.find(in: listing)
    ahead = Dictionary(zip(early, await outcomes)) { $1 }
    try found.projects.demand(plan.finder.projectFile, plan.names)
    // Sources that were read before a catalog's status was known are read again.
    let areNew = catalogs.ask(found.catalogs, in: plan.tree)
    if catalogs.note(found.tables, in: plan.tree) || areNew { ahead = nil }
    // A sandboxed phase may not read tables that it does not declare.
    if plan.declared == nil { found.excludeCompiledTables(reading: plan.tree) }
    self.found = found
    self.catalogs = catalogs
  }
}
