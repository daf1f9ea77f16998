import CatalogRouting
import ProjectLayout
import StringExtraction
import Workspace

/// What `strex targets` reports.
package struct TargetReport {
  /// Sources whose targets nothing tells, or have no catalog of a table, and the catalogs that they get for it.
  package struct Folders: Equatable {
    package let table: String
    /// Whether the sources belong to targets.
    package let haveTargets: Bool
    package let destination: CatalogDestination
    package fileprivate(set) var sources: [FilePath]
  }

  package let targets: [BuildTarget]
  /// Sources that a project has in no target.
  package let uncompiled: [FilePath]
  /// Sources that targets list and that are not there.
  package let missing: [FilePath]
  /// What folders decide.
  package let folders: [Folders]
  /// What is wrong with the places of catalogs.
  package let diagnostics: [Diagnostic]
  /// Catalogs that are none of the code's, each with the reason as the end of a sentence.
  package let leftAlone: [(catalog: FilePath, reason: String)]

  package init(_ project: Project) throws(FileProblem) {
    let map = project.map
    let includesTests = project.finder.includesTests
    targets = map.targets.indices.filter { index in
      let target = map.targets[index]
      let isShown = project.chosen?.contains(target: index) ?? (includesTests || !target.isTest)
      return isShown
        && (target.sources + target.catalogs).contains {
          project.finder.selection.isSelected($0, isTest: target.isTest)
        }
    }.map { map.targets[$0] }
    let found = project.found
    leftAlone = found.catalogs.compactMap { catalog in
      CatalogRules.reasonToLeaveAlone(catalog, interfaceFiles: found.interfaceFiles).map { (catalog, $0) }
    }
    guard project.chosen == nil else {
      (uncompiled, missing, folders, diagnostics) = ([], [], [], [])
      return
    }
    let sources = project.sources.selected.map { project.sources.paths[$0] }
    uncompiled = sources.filter { map.membership(of: $0) == .none }
    missing = found.missing.filter { project.finder.selection.isSelected($0) }
    let router = CatalogRouter(try project.description, RoutingRequest())
    diagnostics = UncompiledCatalogs(router.project, router.layout).diagnostics(
      of: router.layout.paths.filter(project.isAskedFor), project.names)
    folders = Self.folders(of: sources, router)
  }

  /// Sources grouped by the catalogs that they get, for each table that has a catalog.
  private static func folders(of sources: [FilePath], _ router: CatalogRouter) -> [Folders] {
    var router = router
    return router.layout.tables.sorted().flatMap { table in
      var groups: [Folders] = []
      for source in sources {
        let destination = router.destination(of: RoutingKey(table: table, traits: .ofRoutine, bundle: nil), in: source)
        guard destination != .nowhere, let haveTargets = isByFolders(destination, source, router.project.map) else {
          continue
        }
        if let known = groups.firstIndex(where: { $0.destination == destination && $0.haveTargets == haveTargets }) {
          groups[known].sources.append(source)
        } else {
          groups.append(Folders(table: table, haveTargets: haveTargets, destination: destination, sources: [source]))
        }
      }
      return groups
    }
  }

  /// Whether a source gets its catalogs by folders although it has targets; `nil` where its targets have them, or no target
  /// compiles it.
  private static func isByFolders(_ destination: CatalogDestination, _ source: FilePath, _ map: TargetMap) -> Bool? {
    switch map.membership(of: source) {
    case .none: return nil
    case .unknown: return false
    case .targets(let owners):
      guard case .catalogs(let list) = destination else { return nil }
      let own = Set(owners.flatMap { map.targets[$0].catalogs })
      return own.isDisjoint(with: list) ? true : nil
    }
  }
}
