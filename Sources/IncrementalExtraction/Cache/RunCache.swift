import Foundation
import ProjectModel
import Workspace

/// The answer of an earlier run, kept for runs that would give the same one.
///
/// An answer belongs to everything on which it depends: the tool, the command line, the entries of git's index where
/// these count, and facts learned from the disk. Deleting the folder only costs time.
package struct RunCache: Sendable {
  private let folder: CacheFolder
  private let key: Digest
  /// What git has answered since ``find()`` was called.
  package let asked = GitAnswers()

  /// The number of answers to keep; the oldest are removed.
  private static let capacity = 64
  /// The size in bytes of the longest answer that is kept.
  private static let limit = 1 << 22
  private static let purpose = "answer 7"

  /// The cache of a run over git's index.
  /// - Parameters:
  ///   - run: what is asked for; `nil` where the answer must not be kept.
  ///   - look: everything that affects the look of the output.
  /// - Returns: `nil` where nothing can be kept.
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
  ///   - look: everything that affects the look of the output.
  /// - Returns: `nil` where nothing can be kept.
  package init?(_ folder: CacheFolder, words: String, in place: FilePath, look: String) {
    guard var key = Digest(ofTool: Self.purpose) else { return nil }
    self.folder = folder
    for text in [words, place.string, look] { key.add(text) }
    self.key = key
  }

  /// The beginning of the names of files with answers.
  package static let prefix = "answer-"
  private var file: FilePath { folder.file(Self.prefix, key) }

  /// The answer of an earlier run, whether or not it still holds.
  var kept: Answer? {
    (try? FileContents(of: file.string)).flatMap { Answer($0.bytes, to: key) }
  }

  /// Keeps an answer. Where that is impossible, the next run merely takes longer.
  package func keep(_ answer: Answer) {
    let bytes = answer.bytes(for: key)
    guard bytes.count <= Self.limit else { return }
    folder.write(bytes, to: file)
    folder.removeOldest(of: Self.prefix, beyond: Self.capacity)
  }
}
