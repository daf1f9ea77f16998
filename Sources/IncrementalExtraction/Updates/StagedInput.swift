import Diagnostics
import FileSystem
import ProjectLoading
import StringExtraction

/// The staged project, and the known extractions from its sources.
package struct StagedInput {
  package let staged: StagedFiles
  package let project: Project
  /// The extractions, or `nil` if the pass reads the sources itself.
  package let readings: CachedExtractions?
  /// Whether some of the extractions are from an earlier run.
  package let isUpdate: Bool

  package init(
    _ list: StagedList, _ memory: ExtractionCacheStore?, _ request: ProjectRequest, _ sdk: SDKLoad,
    progress: (String?) -> Void
  ) async throws {
    progress("Reading source files")
    defer { progress(nil) }
    let named = try request.named()
    // Starts loading the SDK first, because every later step waits for it.
    if let memory, !memory.hasStore { sdk.start() }
    async let kept = memory?.store
    var records = memory != nil
    if memory?.hasStore ?? false {
      let staged = try StagedFiles(list, around: named, readsAll: false)
      let project = try await Project(request, sdk, staged: staged, listsSources: true)
      progress("Type-checking changed files")
      let readings = await Self.updated(kept, for: project, staged, sdk)
      if let readings, !readings.needBundleSearch(in: project) {
        (self.staged, self.project, self.readings, isUpdate) = (staged, project, readings, true)
        return
      }
      // Not cached, because the sources would have to be searched in each run.
      if readings != nil { records = false }
    }
    staged = try StagedFiles(list, around: named)
    project = try await Project(request, sdk, staged: staged)
    isUpdate = false
    guard records else {
      readings = nil
      return
    }
    progress("Type-checking \(Quantity.of(project.sources.texts.count, "file"))")
    readings = await CachedExtractions(reading: project, staged)
  }

  private static func updated(
    _ store: ExtractionCache?, for project: Project, _ staged: StagedFiles, _ sdk: SDKLoad
  ) async -> CachedExtractions? {
    guard let store else { return nil }
    return await CachedExtractions(store, updatedFor: project, staged, sdk)
  }
}
