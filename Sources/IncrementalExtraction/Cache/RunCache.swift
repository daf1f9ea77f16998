import Foundation
import ProjectLayout
import Workspace

/// Answers of runs over git's index, kept in the git directory for runs that would give the same answers.
///
/// An answer belongs to everything on which it depends: the tool, the command line, the entries of the index, and facts
/// learned from the disk. Deleting the folder only costs time.
package struct RunCache {
  private let folder: CacheFolder
  private let key: Digest
  private let list: StagedList

  /// The number of answers to keep; the oldest are removed.
  private static let capacity = 64
  /// The size in bytes of the longest answer that is kept.
  private static let limit = 1 << 22

  /// - Parameters:
  ///   - run: what is asked for; `nil` where the answer must not be kept.
  ///   - look: everything that affects the look of the output.
  /// - Returns: `nil` where nothing can be kept.
  package init?(_ list: StagedList, _ run: RunKey?, look: [Bool]) {
    guard let run, var key = Digest(ofTool: "answer 3") else { return nil }
    folder = CacheFolder(of: list)
    self.list = list
    key.add(run)
    key.add("\(look)")
    list.add(to: &key)
    self.key = key
  }

  private static let prefix = "answer-"
  private var file: FilePath { folder.file(Self.prefix, key) }

  /// The answer of an earlier run, if everything on which it depends is unchanged.
  package var answer: Answer? {
    guard let contents = try? FileContents(of: file.string), let answer = Answer(contents.bytes, to: key) else {
      return nil
    }
    return answer.facts.allSatisfy { $0.holds(in: list) } ? answer : nil
  }

  /// Keeps an answer. Where that is impossible, the next run merely takes longer.
  package func keep(_ answer: Answer) {
    guard let bytes = answer.bytes(for: key), bytes.count <= Self.limit else { return }
    folder.write(bytes, to: file)
    folder.removeOldest(of: Self.prefix, beyond: Self.capacity)
  }
}
