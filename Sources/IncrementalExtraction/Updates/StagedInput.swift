import Diagnostics
import FileSystem
import ProjectLoading
import ProjectModel
import StringExtraction

/// The staged project, and the known extractions from its sources.
package struct StagedInput {
  package let staged: StagedFiles
  package let project: Project
  /// The extractions, or `nil` if the pass reads the sources itself.
  package let extractions: CachedExtractions?
  /// Whether some of the extractions are from an earlier run.
  package let isUpdate: Bool

  package init(
    _ list: StagedList, _ store: ExtractionCacheStore?, _ request: ProjectRequest, _ sdk: SDKLoad,
    progress: (String?) -> Void
  ) async throws {
    progress("Reading source files")
    defer { progress(nil) }
    let named = try request.named()
    // Starts loading the SDK first, because every later step waits for it.
    if let store, !store.hasCache { sdk.start() }
    async let kept = store?.cache
    var records = store != nil
    if store?.hasCache ?? false {
      let staged = try StagedFiles(list, around: named, readsAll: false)
      let project = try await Project(request, sdk, staged: staged, listsSources: true)
      progress("Type-checking changed files")
      let extractions = await Self.updated(kept, for: project, staged, sdk)
      if let extractions, !extractions.needBundleSearch(in: project) {
        (self.staged, self.project, self.extractions, isUpdate) = (staged, project, extractions, true)
        return
      }
      // Not cached, because the sources would have to be searched in each run.
      if extractions != nil { records = false }
    }
    staged = try StagedFiles(list, around: named)
    project = try await Project(request, sdk, staged: staged)
    isUpdate = false
    guard records else {
      extractions = nil
      return
    }
    progress("Type-checking \(Quantity.of(project.sources.texts.count, "file"))")
    extractions = await CachedExtractions(reading: project, staged)
  }

  private static func updated(
    _ cache: ExtractionCache?, for project: Project, _ staged: StagedFiles, _ sdk: SDKLoad
  ) async -> CachedExtractions? {
    guard let cache else { return nil }
    return await CachedExtractions(cache, updatedFor: project, staged, sdk)
  }
}

extension StagedFiles {
  /// A digest of the known facts that decide which catalog contains a string: everything except the Swift sources and
  /// the contents of catalogs.
  package var layout: Digest {
    var digest = Digest()
    for (path, entry) in zip(paths, files) {
      switch FileKind(of: path) {
      case .swiftSource where !formats.matches(path): continue
      case .stringCatalog: digest.add("\(entry.mode) \(entry.name)")
      default: digest.add("\(entry.mode) \(entry.blob) \(entry.name)")
      }
    }
    for submodule in submodules { digest.add(submodule.string) }
    // Facts that could not be recorded never match again.
    digest.add(facts.all.map { "\($0.map { "\($0)" }.sorted())" } ?? "\(ContinuousClock.now)")
    return digest
  }
}
