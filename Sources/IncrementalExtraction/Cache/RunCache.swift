import Foundation
import ProjectLayout
import Workspace

/// Answers of runs over git's index, kept below the git directory for runs that would give them again.
///
/// An answer belongs to everything that it follows from: the tool, the command line, the entries of the index, and what
/// was learnt from the disk beside them. Whoever deletes the folder loses time only.
package struct RunCache {
  private let folder: CacheFolder
  private let key: Digest
  private let list: StagedList

  /// The answers that stay; the oldest go.
  private static let capacity = 64
  /// Bytes of the longest answer that is kept.
  private static let limit = 1 << 22

  /// - Parameters:
  ///   - run: what is asked for; `nil` where that may not be kept.
  ///   - look: what the output's looks depend on.
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

  /// What an earlier run answered, if all that it rests on is as it was.
  package var answer: Answer? {
    guard let contents = try? FileContents(of: file.string), let answer = Answer(contents.bytes, to: key) else {
      return nil
    }
    return answer.facts.allSatisfy { $0.holds(in: list) } ? answer : nil
  }

  /// Keeps an answer; where that is impossible the next run takes longer, and that is all.
  package func keep(_ answer: Answer) {
    guard let bytes = answer.bytes(for: key), bytes.count <= Self.limit else { return }
    folder.write(bytes, to: file)
    folder.removeOldest(of: Self.prefix, beyond: Self.capacity)
  }
}
