import CatalogRouting
import Diagnostics
import FileSystem
import ProjectLoading
import ProjectModel

/// The results of `strex targets`.
package struct TargetReport {
  /// Sources with unknown targets, or whose targets have no catalog for a table, and the catalogs that folders assign.
  package struct Folders: Equatable {
    package let table: String
    /// Whether the sources belong to targets.
    package let haveTargets: Bool
    package let destination: CatalogDestination
    package fileprivate(set) var sources: [FilePath]
  }

  package let targets: [BuildTarget]
  /// Sources of a project that belong to no target.
  package let uncompiled: [FilePath]
  /// Sources that targets list but that do not exist.
  package let missing: [FilePath]
  /// The sources whose catalogs are assigned by folder.
  package let folders: [Folders]
  /// Diagnostics about the locations of catalogs.
  package let diagnostics: [Diagnostic]
  /// Catalogs whose keys are not extracted from code, each with the reason as the end of a sentence.
  package let leftAlone: [(catalog: FilePath, reason: String)]

  package init(_ project: Project) throws(FileError) {
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
    diagnostics = UncompiledCatalogs(router.project).diagnostics(
      of: router.layout.paths.filter(project.isRequested), project.names)
    folders = Self.folders(of: sources, router)
  }

  /// Groups sources by their catalogs, for each table that has a catalog.
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

  /// Returns whether a source gets its catalogs by folder although it has targets, or `nil` if its targets have
  /// catalogs, or if no target compiles it.
  private static func isByFolders(_ destination: CatalogDestination, _ source: FilePath, _ map: TargetMap) -> Bool? {
    switch map.membership(of: source) {
    case .none: return nil
    case .unknown: return false
    case .targets(let owners):
      guard case .catalogs(let list) = destination else { return nil }
      let own = Set(owners.flatMap { map.targets[$0].catalogs + map.targets[$0].tables })
      return own.isDisjoint(with: list) ? true : nil
    }
  }
}
