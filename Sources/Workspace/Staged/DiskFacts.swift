import Foundation
import ProjectLayout

/// The facts of a run, collected from all its threads.
package final class DiskFacts: @unchecked Sendable {
  private let lock = NSLock()
  private var facts: Set<DiskFact> = []
  private var isComplete = true
  private let start = Date().timeIntervalSince1970

  package func add(_ fact: DiskFact) { lock.withLock { _ = facts.insert(fact) } }

  /// Adds the status of a file that is read. One that was just written may change again within the same tick of the
  /// clock.
  package func addFile(_ path: FilePath) {
    add(.status(of: path))
    guard let seconds = (try? FileStatus(of: path.string))?.modified.first else { return }
    if Double(seconds) > start - 2 { giveUp() }
  }

  /// Records that the run depends on more than facts can express.
  package func giveUp() { lock.withLock { isComplete = false } }

  /// All facts; `nil` when the run depends on more than facts, or on too many of them.
  package var all: [DiskFact]? {
    lock.withLock { isComplete && facts.count <= Self.limit ? facts.sorted { "\($0)" < "\($1)" } : nil }
  }

  private static let limit = 20_000
}
