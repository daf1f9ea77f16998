import ProjectModel

/// The sources and catalogs that belong to tests, as a run on the whole project sees it.
///
/// Naming a folder of tests includes its contents. But no string of a test goes to a catalog of the app, and none of
/// the app to one of the tests, since a run on the whole project does neither.
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
    self.catalogs = Set(catalogs.filter { map.isForTestsAlone($0) != false && isInTestFolder($0) })
  }

  /// Whether a run on the whole project leaves a source out.
  package func contains(_ source: FilePath) -> Bool { !sources.isEmpty && sources.contains(source) }

  /// The destination without catalogs of the other side: those of the app for a test, and those of tests for the app.
  package func parted(_ destination: CatalogDestination, of source: FilePath) -> CatalogDestination {
    guard !(sources.isEmpty && catalogs.isEmpty), case .catalogs(let list) = destination else { return destination }
    let isTest = sources.contains(source)
    let own = list.filter { catalogs.contains($0) == isTest }
    return own.isEmpty ? .nowhere : .catalogs(own)
  }

  private func isTest(_ source: FilePath) -> Bool { map.isForTestsAlone(source) ?? isInTestFolder(source) }

  private func isInTestFolder(_ path: FilePath) -> Bool {
    roots.contains { path.relative(to: $0).map(FolderRules.isInTestTarget) ?? false }
  }
}
