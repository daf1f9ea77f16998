import Diagnostics
import FileSystem
import ProjectLoading
import ProjectModel
import StringExtraction

/// The project on disk, and the extractions from its sources that earlier runs have cached.
package struct DiskInput: Sendable {
  package private(set) var project: Project
  /// The extractions, or `nil` if the run type-checks all sources itself.
  package private(set) var readings: CachedExtractions?
  /// The location of the cached extractions, if the run type-checks no other sources.
  private var kept: SourceFingerprints?

  /// - Parameters:
  ///   - memory: the cache of earlier runs. The first run leaves only a marker, because it is often the only run. The
  ///     second run stores its extractions.
  ///   - update: the results of checking a cached result that is no longer valid.
  package init(
    _ memory: ExtractionCacheStore?, _ request: ProjectRequest, _ sdk: SDKLoad, update: CachedRunRevalidation? = nil,
    progress: (String?) -> Void
  ) async throws {
    progress("Reading source files")
    defer { progress(nil) }
    if let update, let store = memory?.store(of: update) {
      progress("Type-checking changed files")
      if let (project, readings) = try await Self.listed(request, store, update.kept, sdk) {
        (self.project, self.readings) = (project, readings)
        kept = memory?.keep(readings, unlike: store)
        return
      }
    }
    let store = memory?.store(of: update) ?? memory?.store
    var project = try await Project(request, sdk, typesSources: store == nil)
    let files = SourcesOnDisk()
    if let store {
      progress("Type-checking changed files")
      readings = await CachedExtractions(store, updatedFor: project, files, sdk)
      if readings == nil { project.type(sdk) }
    }
    self.project = project
    guard let memory else { return }
    if let readings {
      kept = memory.keep(readings, unlike: store)
    } else if store != nil || memory.isExpected {
      progress("Type-checking \(Quantity.of(project.sources.texts.count, "file"))")
      readings = await CachedExtractions(reading: project, files)
      if let readings { _ = memory.keep(readings, unlike: nil) }
    } else {
      memory.leaveMarker()
    }
  }

  /// Returns the project and its extractions, for a run that depends only on extractions. It does not read unchanged
  /// sources.
  ///
  /// - Parameter kept: the sources that the result of an earlier run depends on.
  /// - Returns: `nil` if all sources have to be read.
  private static func listed(
    _ request: ProjectRequest, _ store: ExtractionCache, _ kept: SourceFingerprints, _ sdk: SDKLoad
  ) async throws -> (Project, CachedExtractions)? {
    let project = try await Project(request, sdk, listsSources: true)
    guard let files = try? ListedSources(project, knownBy: kept, store),
      let readings = await CachedExtractions(store, updatedFor: project, files, sdk),
      !readings.needBundleSearch(in: project)
    else { return nil }
    return (project, readings)
  }

  /// Makes a run depend on the extractions from the sources, not on their bytes, which the project drops.
  package mutating func setSourcesAside() {
    guard let kept, let readings, let facts = DiskFacts.current, !readings.needBundleSearch(in: project) else { return }
    facts.setAside(project.plainSources, keptIn: kept)
    project.forgetTexts()
  }

  /// Returns the strings of the sources that the run reports on.
  package func selected() async -> Extraction {
    let positions = project.sources.selected
    if let readings { return readings.extraction(of: positions) }
    return await project.extractor.extract(positions)
  }
}
