import ProjectLayout

/// Where the readings of runs over git's index are kept, for one tool and one kind of command line.
struct ExtractionMemory {
  private let folder: CacheFolder
  private let key: Digest

  /// As many sources and catalogs are looked at again by each run before it is worth it to write all anew.
  private static let tolerance = 48
  /// The readings that stay: of several work trees, say.
  private static let capacity = 4
  private static let prefix = "readings-"

  /// - Returns: `nil` where nothing can be kept.
  /// - Throws: for a named file or folder that is not there.
  init?(_ list: StagedList, _ request: SyncRequest) throws(FileProblem) {
    guard request.mayBeKept, var key = Digest(ofTool: "readings 4") else { return nil }
    try key.add(request.withoutForm)
    key.add(list.top.string)
    self.key = key
    folder = CacheFolder(of: list)
  }

  private var file: FilePath { folder.file(Self.prefix, key) }

  /// Whether an earlier run has kept something.
  var hasStore: Bool { FileStatus.exists(file.string) }

  /// What an earlier run has kept.
  var store: ExtractionCache? { ExtractionCache(at: file, key: key) }

  /// Keeps what a run has read and seen, if it did much that the next need not do.
  func keep(_ input: StagedInput, _ runs: [CatalogRun], _ settled: [CatalogRecord]) {
    guard let readings = input.readings else { return }
    if input.isUpdate, readings.changes.count + runs.count <= Self.tolerance { return }
    let seen = runs.compactMap { run -> CatalogRecord? in
      guard let file = input.staged.resolved(run.job.path), let entry = input.staged.entries[file] else { return nil }
      return CatalogRecord(run, name: entry.name, blob: entry.blob)
    }
    folder.write(readings.store(with: settled + seen).bytes(for: key), to: file)
    folder.removeOldest(of: Self.prefix, beyond: Self.capacity)
  }
}
