import Foundation
import ProjectLayout

/// The facts of a run, gathered from all its threads.
package final class DiskFacts: @unchecked Sendable {
  private let lock = NSLock()
  private var facts: Set<DiskFact> = []
  private var isComplete = true
  private let start = Date().timeIntervalSince1970

  package func add(_ fact: DiskFact) { lock.withLock { _ = facts.insert(fact) } }

  /// The status of a file that is read; one that has just been written may change within a tick of the clock.
  package func addFile(_ path: FilePath) {
    add(.status(of: path))
    guard let seconds = (try? FileStatus(of: path.string))?.modified.first else { return }
    if Double(seconds) > start - 2 { giveUp() }
  }

  /// What the run rests on cannot be told in facts.
  package func giveUp() { lock.withLock { isComplete = false } }

  /// `nil` when the run rests on more than facts, or on too many of them to be worth it.
  package var all: [DiskFact]? {
    lock.withLock { isComplete && facts.count <= Self.limit ? facts.sorted { "\($0)" < "\($1)" } : nil }
  }

  private static let limit = 20_000
}
