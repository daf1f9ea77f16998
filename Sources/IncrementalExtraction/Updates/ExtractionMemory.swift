import ProjectLayout
import Workspace

/// Where the readings of runs over git's index are kept, for one tool and one kind of command line.
package struct ExtractionMemory {
  private let folder: CacheFolder
  private let key: Digest

  /// As many sources and catalogs are looked at again by each run before it is worth it to write all anew.
  private static let tolerance = 48
  /// The readings that stay: of several work trees, say.
  private static let capacity = 4
  private static let prefix = "readings-"

  /// - Parameter run: what is asked for; `nil` where that may not be kept.
  /// - Returns: `nil` where nothing can be kept.
  package init?(_ list: StagedList, _ run: RunKey?) {
    guard let run, var key = Digest(ofTool: "readings 4") else { return nil }
    key.add(run)
    key.add(list.top.string)
    self.key = key
    folder = CacheFolder(of: list)
  }

  private var file: FilePath { folder.file(Self.prefix, key) }

  /// Whether an earlier run has kept something.
  package var hasStore: Bool { FileStatus.exists(file.string) }

  /// What an earlier run has kept.
  package var store: ExtractionCache? { ExtractionCache(at: file, key: key) }

  /// Keeps what a run has read, if it did much that the next need not do.
  /// - Parameters:
  ///   - lookedAt: how many catalogs the run had to look at.
  ///   - records: the catalogs that are in step.
  package func keep(_ input: StagedInput, lookedAt: Int, records: () -> [CatalogRecord]) {
    guard let readings = input.readings else { return }
    if input.isUpdate, readings.changes.count + lookedAt <= Self.tolerance { return }
    folder.write(readings.store(with: records()).bytes(for: key), to: file)
    folder.removeOldest(of: Self.prefix, beyond: Self.capacity)
  }
}
