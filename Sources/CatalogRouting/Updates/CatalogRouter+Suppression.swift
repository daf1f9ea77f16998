import Findings
import ProjectLayout
import StringExtraction

// Reasons why nothing goes stale.
extension CatalogRouter {
  /// Gives each catalog everything that keeps its entries.
  package mutating func protect(_ updates: inout [CatalogUpdate], with found: Extraction, around: Extraction) {
    suppress(&updates, for: BrokenSources(project.places, [found, around]))
    protectEntries(&updates, with: found, areSelected: true)
    protectEntries(&updates, with: around, areSelected: false)
    complete(&updates, with: around.strings)
  }

  /// The first reason why nothing goes stale in a catalog, if any applies.
  mutating func suppression(for update: CatalogUpdate) -> CatalogUpdate.Suppression? {
    if update.isNew { return nil }
    for rule in RetentionRule.all {
      if let reason = rule.reason(update, &self) { return .init(reason: reason, isPartial: rule.isPartial) }
    }
    return nil
  }

  /// The catalogs of a table that have a source on which the run reports.
  private mutating func catalogsWithSources(ofTable table: String) -> Set<FilePath> {
    if let known = withSources[table] { return known }
    var found: Set<FilePath> = []
    for source in selected {
      let destination = tests.parted(resolver.destination(of: source, table: table), of: source)
      if case .catalogs(let list) = destination { found.formUnion(list) }
    }
    withSources[table] = found
    return found
  }

  /// The reason why the run has not seen all sources of a catalog; `nil` if it has.
  mutating func unseen(_ update: CatalogUpdate) -> String? {
    let catalog = update.path
    let inC = project.objectiveC
    let users = Set(update.strings.map(\.site.file)).compactMap { project.places[$0] }
    // Sources that use it are tried first, so that not every catalog goes through all sources.
    let isSeen =
      users.contains { selected.contains($0) && resolver.belongs($0, to: catalog) }
      || resolver.aliases(of: catalog).contains { catalogsWithSources(ofTable: $0.stem).contains($0) }
    if !isSeen { return "no source under the given paths belongs to the catalog" }
    if project.isIsolated, project.named.contains(where: { !$0.isFolder }) {
      return "single files alone were read"
    }
    // Distant sources, which belong to the catalog only because there is no other, count only if a requested one uses
    // it.
    let isFar = users.contains { !resolver.stands(catalog, above: $0) }
    // A catalog in no target takes strings by folders, even from sources that have targets.
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
