import FileSystem
import ProjectModel

/// Stores the extractions of runs, for one tool and one kind of command line.
package struct ExtractionCacheStore {
  private let folder: CacheFolder
  private let key: Digest

  /// The number of sources and catalogs that each run over the index may process again before a new cache is worth
  /// writing.
  private static let tolerance = 48
  /// The number of caches to keep, for example for several work trees.
  private static let capacity = 4
  /// The prefix of the names of files with extractions.
  package static let prefix = "readings-"

  /// - Parameter run: the request, or `nil` if extractions must not be cached.
  /// - Returns: `nil` if extractions cannot be cached.
  package init?(_ list: StagedList, _ run: RunKey?) {
    guard let run, var key = Digest(ofTool: Self.purpose) else { return nil }
    key.add(run)
    key.add(list.top.string)
    self.key = key
    folder = CacheFolder(of: list)
  }

  /// The extractions of runs over files on disk.
  /// - Parameters:
  ///   - user: the user's cache folder, for places outside of work trees.
  ///   - run: the request, or `nil` if extractions must not be cached.
  /// - Returns: `nil` if extractions cannot be cached.
  package init?(around place: FilePath, user: @autoclosure () -> FilePath?, _ run: RunKey?) {
    guard let run, var key = Digest(ofTool: Self.purpose), let folder = CacheFolder(around: place, user: user()) else {
      return nil
    }
    key.add(run)
    key.add("on disk")
    (self.key, self.folder) = (key, folder)
  }

  private static let purpose = "readings 8"

  /// The prefix of the names of marker files.
  package static let markerPrefix = "run-"
  /// The number of markers to keep.
  private static let markerCapacity = 64

  private var marker: FilePath { folder.file(Self.markerPrefix, key) }
  private var file: FilePath { folder.file(Self.prefix, key) }

  /// Whether an earlier run has stored a cache.
  package var hasCache: Bool { DiskFacts.apart { FileStatus.exists(file.string) } }

  /// The cache of an earlier run.
  package var cache: ExtractionCache? { DiskFacts.apart { ExtractionCache(at: file, key: key) } }

  /// Whether an earlier run on disk left a marker, so that more runs are likely.
  package var isExpected: Bool { DiskFacts.apart { FileStatus.exists(marker.string) } }

  /// Leaves a marker for later runs.
  package func leaveMarker() {
    DiskFacts.apart {
      folder.write([], to: marker)
      folder.removeOldest(of: Self.markerPrefix, beyond: Self.markerCapacity)
    }
  }

  /// Stores the extractions of a run over the index, if the next run can skip much work with them.
  /// - Parameters:
  ///   - isUpdate: whether some of them are from an earlier run.
  ///   - lookedAt: the number of catalogs that the run had to process.
  ///   - records: the catalogs that are up to date.
  package func keep(_ extractions: CachedExtractions, isUpdate: Bool, lookedAt: Int, records: () -> [CatalogRecord]) {
    if isUpdate, extractions.changes.count + lookedAt <= Self.tolerance { return }
    write(extractions.cache(with: records()).bytes(for: key))
  }

  /// Stores the extractions of a run on disk, unless they are already stored.
  /// - Returns: their location, for results that depend on them.
  func keep(_ extractions: CachedExtractions, unlike cache: ExtractionCache?) -> SourceFingerprints {
    if let seal = cache?.seal, extractions.changes.isEmpty {
      return SourceFingerprints(store: file.string, key: key, seal: seal)
    }
    let bytes = extractions.cache(with: []).bytes(for: key)
    write(bytes)
    return SourceFingerprints(store: file.string, key: key, seal: ExtractionCache.seal(of: bytes, key))
  }

  private func write(_ bytes: ContiguousArray<UInt8>) {
    DiskFacts.apart {
      folder.write(bytes, to: file)
      folder.removeOldest(of: Self.prefix, beyond: Self.capacity)
    }
  }

  /// Returns the extractions that the check of a cached run has found, if they belong to this cache.
  func cache(of revalidation: CachedRunRevalidation?) -> ExtractionCache? {
    revalidation.flatMap { $0.kept.store == file.string && $0.kept.key == key ? $0.cache : nil }
  }
}
