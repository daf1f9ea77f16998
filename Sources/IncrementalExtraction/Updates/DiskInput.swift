import Diagnostics
import ProjectModel
import StringExtraction
import Workspace

/// The project on disk, and the extractions from its sources as far as earlier runs have kept them.
package struct DiskInput: Sendable {
  package private(set) var project: Project
  /// The extractions; `nil` where the run types all sources itself.
  package private(set) var readings: CachedExtractions?
  /// Where the extractions are kept, if the run types no other sources.
  private var kept: KeptSources?

  /// - Parameter memory: what earlier runs have kept. The first run only leaves a sign, since many are the only ones; the
  ///   second keeps its extractions for those that follow.
  /// - Parameter update: what was found out about an answer that no longer holds.
  package init(
    _ memory: ExtractionMemory?, _ request: ProjectRequest, _ sdk: SDKLoad, update: AnswerUpdate? = nil,
    progress: (String?) -> Void
  ) async throws {
    progress("Reading sources")
    defer { progress(nil) }
    if let update, let store = memory?.store(of: update) {
      progress("Typing what has changed")
      if let (project, readings) = try await Self.listed(request, store, update.kept, sdk) {
        (self.project, self.readings) = (project, readings)
        kept = memory?.keep(readings, unlike: store)
        return
      }
    }
    let store = memory?.store(of: update) ?? memory?.store
    if store == nil { sdk.start() }
    var project = try await Project(request, sdk, typesSources: store == nil)
    let files = SourcesOnDisk()
    if let store {
      progress("Typing what has changed")
      readings = await CachedExtractions(store, updatedFor: project, files, sdk)
      if readings == nil { project.type(sdk) }
    }
    self.project = project
    guard let memory else { return }
    if let readings {
      kept = memory.keep(readings, unlike: store)
    } else if store != nil || memory.isExpected {
      progress("Typing \(Quantity.of(project.sources.texts.count, "source"))")
      readings = await CachedExtractions(reading: project, files)
      if let readings { _ = memory.keep(readings, unlike: nil) }
    } else {
      memory.leaveSign()
    }
  }

  /// The project and its extractions, for a run whose sources will be set aside: those that are as they were are not even read.
  /// - Parameter kept: the sources on which the answer of an earlier run rests.
  /// - Returns: `nil` where all sources have to be read.
  private static func listed(
    _ request: ProjectRequest, _ store: ExtractionCache, _ kept: KeptSources, _ sdk: SDKLoad
  ) async throws -> (Project, CachedExtractions)? {
    let project = try await Project(request, sdk, listsSources: true)
    guard let files = try? ListedSources(project, knownBy: kept, store),
      let readings = await CachedExtractions(store, updatedFor: project, files, sdk), !readings.nameBundles(in: project)
    else { return nil }
    return (project, readings)
  }

  /// Lets a run that is kept rest on what was extracted from the sources, and not on their bytes: the project forgets these.
  package mutating func setSourcesAside() {
    guard let kept, let readings, let facts = DiskFacts.current, !readings.nameBundles(in: project) else { return }
    facts.setAside(project.plainSources, keptIn: kept)
    project.forgetTexts()
  }

  /// The strings of the sources that the run reports on, as code gives them.
  package func selected() async -> Extraction {
    let positions = project.sources.selected
    if let readings { return readings.extraction(of: positions) }
    return await project.extractor.extract(positions)
  }
}
