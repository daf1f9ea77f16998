import ProjectModel

/// Determines whether a run has read all sources of a catalog.
struct SourceCoverage {
  /// The catalogs with sources that the run reports on, by table.
  private var catalogs: [String: Set<FilePath>] = [:]
  /// The sources of the project that the run does not report on.
  private let others: [FilePath]

  init(_ project: ProjectDescription) {
    others = (project.sources + project.objectiveC).filter { !project.selected.contains($0) }
  }

  /// Returns the catalogs of a table with a source that the run reports on.
  private mutating func catalogs(ofTable table: String, _ router: inout CatalogRouter) -> Set<FilePath> {
    if let known = catalogs[table] { return known }
    var found: Set<FilePath> = []
    for source in router.project.selected {
      let destination = router.tests.parted(router.resolver.destination(of: source, table: table), of: source)
      if case .catalogs(let list) = destination { found.formUnion(list) }
    }
    catalogs[table] = found
    return found
  }

  /// Returns whether a source that the run reports on uses a catalog or belongs to it. Checks the sources that use it
  /// first, so that most catalogs do not need a search through all sources.
  private mutating func isSeen(_ update: CatalogUpdate, _ users: [FilePath], _ router: inout CatalogRouter) -> Bool {
    users.contains { router.project.selected.contains($0) && router.resolver.belongs($0, to: update.path) }
      || router.resolver.aliases(of: update.path).contains {
        catalogs(ofTable: $0.stem, &router).contains($0)
      }
  }

  /// Returns whether no source belongs to a catalog although the run reports on all sources of the project.
  mutating func isWithoutSource(_ update: CatalogUpdate, _ router: inout CatalogRouter) -> Bool {
    let project = router.project
    return !isSeen(update, Self.users(update, project), &router) && isWhole(project)
  }

  /// Returns whether the run reports on all sources of the project.
  private func isWhole(_ project: ProjectDescription) -> Bool {
    !project.isIsolated && others.isEmpty
  }

  private static func users(_ update: CatalogUpdate, _ project: ProjectDescription) -> [FilePath] {
    Set(update.strings.map(\.site.file)).compactMap { project.places[$0] }
  }

  /// Returns the reason why the run has not read all sources of a catalog, or `nil` if it has.
  mutating func unseen(_ update: CatalogUpdate, _ router: inout CatalogRouter) -> String? {
    let catalog = update.path
    let project = router.project
    let users = Self.users(update, project)
    // If the run has read everything, that is not the reason.
    if !isSeen(update, users, &router) {
      return isWhole(project) ? nil : "no source file under the specified paths belongs to the catalog"
    }
    if project.isIsolated, project.named.contains(where: { !$0.isFolder }) {
      return "only individual files were read"
    }
    // Distant sources, which belong to the catalog only if no other exists, count only if a requested one uses it.
    let isFar = users.contains { !router.resolver.serves(catalog, $0) }
    // A catalog in no target takes strings by folders, even from sources that have targets.
    let isOwned = router.resolver.aliases(of: catalog).contains { project.map.hasTarget($0) }
    let missed = others.filter { path in
      (isFar || isOwned && project.map.hasTarget(path) || router.resolver.serves(catalog, path))
        && router.resolver.belongs(path, to: catalog)
    }
    guard let first = missed.first else { return nil }
    let rest = missed.count > 1 ? " and \(missed.count - 1) more were" : " was"
    return "\(project.names.printed(first))\(rest) not scanned and might use them"
  }
}
