import Findings
import ProjectLayout
import StringExtraction
import Workspace

/// The project on disk, and the extractions from its sources as far as earlier runs have kept them.
package struct DiskInput: Sendable {
  package let project: Project
  /// The extractions; `nil` where the run types all sources itself.
  package private(set) var readings: CachedExtractions?

  /// - Parameter memory: what earlier runs have kept. The first run only leaves a sign, since many are the only ones; the
  ///   second keeps its extractions for those that follow.
  package init(
    _ memory: ExtractionMemory?, _ request: ProjectRequest, _ sdk: SDKLoad, progress: (String?) -> Void
  ) async throws {
    progress("Reading sources")
    defer { progress(nil) }
    let store = memory?.store
    if store == nil { sdk.start() } else { sdk.startNames() }
    var project = try await Project(request, sdk, typesSources: store == nil)
    let files = SourcesOnDisk()
    if let store {
      progress("Typing what has changed")
      readings = await CachedExtractions(store, updatedFor: project, files, sdk)
      if readings == nil { project.type(sdk) }
    }
    self.project = project
    let isUpdate = readings != nil
    guard let memory else { return }
    guard store != nil || memory.isExpected else {
      memory.leaveSign()
      return
    }
    if readings == nil {
      progress("Typing \(Quantity.of(project.sources.texts.count, "source"))")
      readings = await CachedExtractions(reading: project, files)
    }
    if let readings { memory.keep(readings, isUpdate: isUpdate) }
  }

  /// The strings of the sources that the run reports on, as code gives them.
  package func selected() async -> Extraction {
    let positions = project.sources.selected
    if let readings { return readings.extraction(of: positions) }
    return await project.extractor.extract(positions)
  }
}
