import ProjectModel

/// The sources and catalogs of tests, which a run on the whole project skips.
///
/// If the request names a folder of tests, the run includes its contents. In any case, it routes no string of a test to
/// a catalog of the app, and no string of the app to a catalog of tests.
package struct TestFiles {
  private let map: TargetMap
  private let roots: Set<FilePath>
  private var sources: Set<FilePath> = []
  private var catalogs: Set<FilePath> = []

  /// - Parameter catalogs: all catalogs that the run knows.
  package init(_ project: ProjectDescription, catalogs: [FilePath]) {
    map = project.map
    roots = Set(project.named.map { $0.project.path })
    if project.includesTests { return }
    sources = Set((project.sources + project.objectiveC).filter(isTest))
    self.catalogs = Set(catalogs.filter { map.isOnlyForTests($0) != false && isInTestFolder($0) })
  }

  /// Returns whether a run on the whole project skips a source.
  package func contains(_ source: FilePath) -> Bool { !sources.isEmpty && sources.contains(source) }

  /// Returns the destination without the app's catalogs for a test, and without test catalogs for the app.
  package func parted(_ destination: CatalogDestination, of source: FilePath) -> CatalogDestination {
    guard !(sources.isEmpty && catalogs.isEmpty), case .catalogs(let list) = destination else { return destination }
    let isTest = sources.contains(source)
    let own = list.filter { catalogs.contains($0) == isTest }
    return own.isEmpty ? .nowhere : .catalogs(own)
  }

  private func isTest(_ source: FilePath) -> Bool { map.isOnlyForTests(source) ?? isInTestFolder(source) }

  private func isInTestFolder(_ path: FilePath) -> Bool {
    roots.contains { path.relative(to: $0).map(FolderRules.isInTestTarget) ?? false }
  }
}
