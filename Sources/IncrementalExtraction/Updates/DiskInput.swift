import Diagnostics
import FileSystem
import ProjectLoading
import StringExtraction

/// The project on disk, and the extractions from its sources that earlier runs have cached.
package struct DiskInput: Sendable {
  package private(set) var project: Project
  /// The extractions, or `nil` if the run type-checks all sources itself.
  package private(set) var extractions: CachedExtractions?
  /// The location of the cached extractions, if the run type-checks no other sources.
  private var kept: SourceFingerprints?

  /// - Parameters:
  ///   - store: the cache of earlier runs. The first run leaves only a marker, because it is often the only run. The
  ///     second run stores its extractions.
  ///   - revalidation: the results of checking a cached run that is no longer valid.
  package init(
    _ store: ExtractionCacheStore?, _ request: ProjectRequest, _ sdk: SDKLoad,
    _ revalidation: CachedRunRevalidation? = nil, progress: (String?) -> Void
  ) async throws {
    progress("Reading source files")
    defer { progress(nil) }
    if let revalidation, let cache = store?.cache(of: revalidation) {
      progress("Type-checking changed files")
      if let (project, extractions) = try await Self.listed(request, cache, revalidation.kept, sdk) {
        (self.project, self.extractions) = (project, extractions)
        kept = store?.keep(extractions, unlike: cache)
        return
      }
    }
    let cache = store?.cache(of: revalidation) ?? store?.cache
    var project = try await Project(request, sdk, typesSources: cache == nil)
    let files = SourcesOnDisk()
    if let cache {
      progress("Type-checking changed files")
      extractions = await CachedExtractions(cache, updatedFor: project, files, sdk)
      if extractions == nil { project.type(sdk) }
    }
    self.project = project
    guard let store else { return }
    if let extractions {
      kept = store.keep(extractions, unlike: cache)
    } else if cache != nil || store.isExpected {
      progress("Type-checking \(Quantity.of(project.sources.texts.count, "file"))")
      extractions = await CachedExtractions(reading: project, files)
      if let extractions { _ = store.keep(extractions, unlike: nil) }
    } else {
      store.leaveMarker()
    }
  }

  /// Returns the project and its extractions, for a run that depends only on extractions. It does not read unchanged
  /// sources.
  ///
  /// - Parameter kept: the sources that the result of an earlier run depends on.
  /// - Returns: `nil` if all sources have to be read.
  private static func listed(
    _ request: ProjectRequest, _ cache: ExtractionCache, _ kept: SourceFingerprints, _ sdk: SDKLoad
  ) async throws -> (Project, CachedExtractions)? {
    let project = try await Project(request, sdk, listsSources: true)
    guard let files = try? ListedSources(project, knownBy: kept, cache),
      let extractions = await CachedExtractions(cache, updatedFor: project, files, sdk),
      !extractions.needBundleSearch(in: project)
    else { return nil }
    return (project, extractions)
  }

  /// Makes a run depend on the extractions from the sources, not on their bytes, which the project drops.
  package mutating func setSourcesAside() {
    guard let kept, let extractions, let facts = DiskFacts.current, !extractions.needBundleSearch(in: project) else {
      return
    }
    facts.setAside(project.plainSources, keptIn: kept)
    project.forgetTexts()
  }
}
