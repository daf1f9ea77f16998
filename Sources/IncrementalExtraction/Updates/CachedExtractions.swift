import CatalogRouting
import FileSystem
import ProjectLoading
import ProjectModel
import StringExtraction
import SwiftLexing
import SwiftTypeChecking

/// The extractions from all sources of a project, most of them from an earlier run.
package struct CachedExtractions {
  /// The records by the position of the source.
  package let records: [SourceRecord]
  /// The old and new records of the sources that have changed since. Added and removed sources have only one of the
  /// two.
  package private(set) var changes: [Change] = []
  package let layout: Digest
  private let scope: ExtractionScope
  private let packages: [String]
  private let modules: Digest
  /// The catalogs that were up to date.
  package let catalogs: [String: CatalogRecord]
  /// The sources by position. Some without their contents.
  private let sources: [SourceText]

  package struct Change {
    package let path: FilePath
    /// The printed path.
    package let file: String
    package let old: SourceRecord?
    package let new: SourceRecord?
  }

  /// Extracts from all sources of a project.
  /// - Returns: `nil` if a source has no version.
  package init?(reading project: Project, _ files: some VersionedSources) async {
    guard let versions = Self.versions(of: project, files) else { return nil }
    let extractor = await project.extractor
    let readings = await extractor.readings(Array(versions.indices))
    let scope = ExtractionScope(project)
    let members = scope.members.members
    let records = zip(readings, versions).enumerated().map { position, pair in
      SourceRecord(pair.0, name: pair.1.name, blob: pair.1.blob, modules: members[position])
    }
    self.records = records
    modules = scope.digest(scope.graph(records))
    layout = files.layout
    self.scope = scope
    packages = extractor.packages.modules
    catalogs = [:]
    sources = project.sources.texts
  }

  /// Takes the cached extractions, and repeats those from changed sources and their dependents.
  /// - Returns: `nil` if a complete run is better.
  package init?(
    _ cache: ExtractionCache, updatedFor project: Project, _ files: some VersionedSources, _ sdk: SDKLoad
  ) async {
    scope = ExtractionScope(project)
    guard cache.xcode == scope.options.xcode, let versions = Self.versions(of: project, files) else { return nil }
    var update = ExtractionUpdate(cache, versions, scope, sdk) { files.texts(at: $0, of: project) }
    guard await update.run() else { return nil }
    let records = update.records.compactMap { $0 }
    guard records.count == versions.count else { return nil }
    self.records = records
    changes = update.changed.map {
      Change(
        path: project.sources.paths[$0], file: project.sources.texts[$0].path, old: update.old[$0], new: records[$0])
    }
    changes += update.gone.map { record in
      let path = files.path(ofName: record.name)
      return Change(path: path, file: project.names.printed(path), old: record, new: nil)
    }
    layout = files.layout
    packages = cache.packages
    modules = cache.modules
    catalogs = cache.layout == layout ? cache.catalogs : [:]
    sources = project.sources.texts
  }

  private static func versions(of project: Project, _ files: some VersionedSources) -> [SourceVersion]? {
    guard project.sources.interfaces.isEmpty, project.routineScanner.passesSwiftOver else { return nil }
    return files.versions(of: project)
  }

  /// Returns the localizable strings of the source at a position.
  package func extraction(of position: Int) -> Extraction { records[position].extraction(of: sources[position]) }

  /// Returns the localizable strings of the sources at some positions.
  package func extraction(of positions: [Int]) -> Extraction { Extraction(joining: positions.map(extraction)) }

  /// Returns whether sources have to be searched for the bundles of strings.
  package func needBundleSearch(in project: Project) -> Bool {
    records.contains { $0.routes.contains { BundleModules.searchesSources(for: $0.bundle) } }
      || project.sources.routineSources.contains(where: RoutineScanner.mayNameBundles)
  }

  /// Returns the cache for the next run.
  package func cache(with catalogs: [CatalogRecord]) -> ExtractionCache {
    scope.cache(records, layout: layout, packages: packages, modules: modules, catalogs: catalogs)
  }
}
