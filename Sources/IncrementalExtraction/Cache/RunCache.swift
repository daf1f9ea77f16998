import FileSystem
import Foundation
import ProjectModel

/// The cached result of an earlier run, for runs with the same result.
///
/// A result depends on the tool, the command line, the entries of git's index if the run reads these, and facts learned
/// from the disk. Deleting the folder only costs time.
package struct RunCache: Sendable {
  private let folder: CacheFolder
  private let key: Digest
  /// Git's answers since ``find()`` was called.
  package let asked = GitResults()

  /// The number of results to keep. The oldest are removed.
  private static let capacity = 64
  /// The maximum size of a cached result in bytes.
  private static let limit = 1 << 22
  private static let purpose = "run 8"

  /// The cache of a run over git's index.
  /// - Parameters:
  ///   - run: the request, or `nil` if the result must not be cached.
  ///   - look: everything that affects the appearance of the output.
  /// - Returns: `nil` if results cannot be cached.
  package init?(_ list: StagedList, _ run: RunKey?, look: String) {
    guard let run, var key = Digest(ofTool: Self.purpose) else { return nil }
    folder = CacheFolder(of: list)
    key.add(run)
    key.add(look)
    list.add(to: &key)
    self.key = key
  }

  /// The cache of a run over files on disk.
  /// - Parameters:
  ///   - words: the command line.
  ///   - place: the current folder.
  ///   - look: everything that affects the appearance of the output.
  /// - Returns: `nil` if results cannot be cached.
  package init?(_ folder: CacheFolder, words: String, in place: FilePath, look: String) {
    guard var key = Digest(ofTool: Self.purpose) else { return nil }
    self.folder = folder
    for text in [words, place.string, look] { key.add(text) }
    self.key = key
  }

  /// The prefix of the names of files with results.
  package static let prefix = "answer-"
  private var file: FilePath { folder.file(Self.prefix, key) }

  /// The result of an earlier run, which may be out of date.
  var kept: CachedRun? { (try? FileContents(of: file.string)).flatMap { CachedRun($0.bytes, to: key) } }

  /// Stores a result. If this fails, the next run only takes longer.
  package func keep(_ cached: CachedRun) {
    let bytes = cached.bytes(for: key)
    guard bytes.count <= Self.limit else { return }
    folder.write(bytes, to: file)
    folder.removeOldest(of: Self.prefix, beyond: Self.capacity)
  }
}

/// The parts of a run's request that affect its result.
package struct RunKey: Sendable {
  /// The whole request as text.
  package let request: String
  /// The files and folders named in the request.
  package let paths: [NamedPath]

  package init(request: String, paths: [NamedPath]) { (self.request, self.paths) = (request, paths) }
}
