import CatalogRouting
import ProjectLayout
import StringExtraction
import Workspace

/// What `strex targets` reports.
package struct TargetReport {
  /// Sources whose targets nothing tells, and the catalogs that they get for one table.
  package struct Folders: Equatable {
    package let table: String
    package let home: CatalogDestination
    package let sources: [FilePath]
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
        && (target.sources + target.catalogs).contains { project.finder.isSelected($0, isTest: target.isTest) }
    }.map { map.targets[$0] }
    let found = project.found
    let rules = found.catalogs.map { ($0, CatalogRules.reasonToLeaveAlone($0, interfaceFiles: found.interfaceFiles)) }
    leftAlone = rules.compactMap { catalog, reason in reason.map { (catalog, $0) } }
    guard project.chosen == nil else {
      (uncompiled, missing, folders, diagnostics) = ([], [], [], [])
      return
    }
    let sources = project.sources.selected.map { project.sources.paths[$0] }
    uncompiled = sources.filter { map.membership(of: $0) == .none }
    missing = found.missing.filter { project.finder.isSelected($0) }
    let layout = CatalogLayout(
      catalogs: rules.filter { $0.1 == nil }.map(\.0), packages: project.sources.packages, map: map)
    diagnostics = UncompiledCatalogs(try project.description, layout).diagnostics(
      of: layout.paths.filter(project.isAskedFor), project.names)
    folders = Self.folders(of: sources.filter { map.membership(of: $0) == .unknown }, layout)
  }

  /// Sources grouped by the catalogs that they get, for each table that has a catalog.
  private static func folders(of sources: [FilePath], _ layout: CatalogLayout) -> [Folders] {
    layout.tables.sorted().flatMap { table in
      var homes: [(home: CatalogDestination, sources: [FilePath])] = []
      for source in sources {
        let home = layout.home(of: source, table: table)
        if home == .nowhere { continue }
        if let known = homes.firstIndex(where: { $0.home == home }) {
          homes[known].sources.append(source)
        } else {
          homes.append((home, [source]))
        }
      }
      return homes.map { Folders(table: table, home: $0.home, sources: $0.sources) }
    }
  }
}
