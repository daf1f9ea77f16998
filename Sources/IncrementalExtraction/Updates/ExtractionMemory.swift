import ProjectLayout
import Workspace

/// Stores the extractions of runs over git's index, for one tool and one kind of command line.
package struct ExtractionMemory {
  private let folder: CacheFolder
  private let key: Digest

  /// How many sources and catalogs each run may process again before it is worth writing a new cache.
  private static let tolerance = 48
  /// The number of caches to keep, for example for several work trees.
  private static let capacity = 4
  /// The beginning of the names of files with extractions.
  package static let prefix = "readings-"

  /// - Parameter run: what is asked for; `nil` where it must not be kept.
  /// - Returns: `nil` where nothing can be kept.
  package init?(_ list: StagedList, _ run: RunKey?) {
    guard let run, var key = Digest(ofTool: "readings 4") else { return nil }
    key.add(run)
    key.add(list.top.string)
    self.key = key
    folder = CacheFolder(of: list)
  }

  private var file: FilePath { folder.file(Self.prefix, key) }

  /// Whether an earlier run has stored a cache.
  package var hasStore: Bool { FileStatus.exists(file.string) }

  /// The cache of an earlier run.
  package var store: ExtractionCache? { ExtractionCache(at: file, key: key) }

  /// Stores the extractions of a run, if it did much that the next one need not do.
  /// - Parameters:
  ///   - lookedAt: how many catalogs the run had to process.
  ///   - records: the catalogs that are in step.
  package func keep(_ input: StagedInput, lookedAt: Int, records: () -> [CatalogRecord]) {
    guard let readings = input.readings else { return }
    if input.isUpdate, readings.changes.count + lookedAt <= Self.tolerance { return }
    folder.write(readings.store(with: records()).bytes(for: key), to: file)
    folder.removeOldest(of: Self.prefix, beyond: Self.capacity)
  }
}
