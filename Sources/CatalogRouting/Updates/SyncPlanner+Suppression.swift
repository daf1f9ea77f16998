import Findings
import ProjectLayout
import StringExtraction

// Why nothing goes stale.
extension SyncPlanner {
  /// Tells each catalog all that keeps its entries.
  package mutating func protect(_ jobs: inout [CatalogJob], with found: Extraction, around: Extraction) {
    suppress(&jobs, for: BrokenSources(project.places, [found, around]))
    protectEntries(&jobs, with: found, areSelected: true)
    protectEntries(&jobs, with: around, areSelected: false)
    complete(&jobs, with: around.strings)
  }

  package mutating func suppression(for job: CatalogJob) -> CatalogJob.Suppression? {
    if job.isNew { return nil }
    if project.gaps.hasErrors {
      return .init(reason: "a file could not be read", isPartial: true)
    }
    if project.gaps.unreadProjects.contains(where: job.path.isWithin) {
      return .init(reason: "the Xcode project could not be read", isPartial: false)
    }
    if let reason = unseen(job) {
      if partReason == nil { partReason = reason }
      return .init(reason: reason, isPartial: true)
    }
    if let first = project.gaps.leftOut.first(where: { resolver.mayBelong($0, to: job.path) }) {
      return .init(reason: "\(project.names.printed(first)) is not checked out, and may use them", isPartial: true)
    }
    if let first = project.gaps.missing.first(where: { resolver.mayBelong($0, to: job.path) }) {
      let state = !project.isDeclared ? "is not there" : "is not there, or none of the phase's input files"
      let reason = "\(project.names.printed(first)) belongs to their target and \(state)"
      return .init(reason: reason, isPartial: false)
    }
    if let target = project.map.targets.first(where: { $0.unresolved > 0 && $0.catalogs.contains(job.path) }) {
      let count = Quantity.of(target.unresolved, "source")
      return .init(reason: "the build makes \(count) of ‘\(target.name)’, which may use them", isPartial: false)
    }
    return request.keepsAll ? .asked : nil
  }

  /// The catalogs of a table that sources which are reported on belong to.
  private mutating func catalogsWithSources(ofTable table: String) -> Set<FilePath> {
    if let known = withSources[table] { return known }
    var found: Set<FilePath> = []
    for source in selected {
      if case .catalogs(let list) = resolver.home(of: source, table: table) { found.formUnion(list) }
    }
    withSources[table] = found
    return found
  }

  /// Why the run has not seen all sources of a catalog.
  private mutating func unseen(_ job: CatalogJob) -> String? {
    let catalog = job.path
    let inC = project.objectiveC
    let users = Set(job.strings.map(\.site.file)).compactMap { project.places[$0] }
    // Those that use it come first, so that not every catalog goes through all sources.
    let isSeen =
      users.contains { selected.contains($0) && resolver.belongs($0, to: catalog) }
      || resolver.aliases(of: catalog).contains { catalogsWithSources(ofTable: $0.stem).contains($0) }
    if !isSeen { return "no source under the given paths belongs to the catalog" }
    if project.isIsolated, project.named.contains(where: { !$0.isFolder }) {
      return "single files alone were read"
    }
    // Far sources that are the catalog's for want of another count only if one of those that were asked for uses it.
    let isFar = users.contains { !resolver.stands(catalog, above: $0) }
    // A catalog of no target takes what it takes by folders, also from sources that have targets.
    let isOwned = resolver.aliases(of: catalog).contains { project.map.hasTarget($0) }
    let missed = (project.sources + inC).filter { path in
      !selected.contains(path)
        && (isFar || isOwned && project.map.hasTarget(path) || resolver.stands(catalog, above: path))
        && resolver.belongs(path, to: catalog)
    }
    guard let first = missed.first else { return nil }
    let rest = missed.count > 1 ? " and \(missed.count - 1) more were" : " was"
    return "\(project.names.printed(first))\(rest) not asked for, and may use them"
  }
}
