import Foundation

/// The facts of a run, collected from all its threads.
package final class DiskFacts: @unchecked Sendable {
  /// Collects the facts of the current task, and of those that it starts. Whatever reads the disk, writes to it, or asks
  /// git tells it; `nil` where nobody wants to know.
  @TaskLocal package static var current: DiskFacts?

  private let lock = NSLock()
  private var facts: Set<DiskFact> = []
  private var isComplete = true
  private let start = Date().timeIntervalSince1970

  /// The number of facts from which checking them would take too long.
  private static let limit = 100_000

  package init() {}

  /// Collects the facts of what asks the disk or git.
  package func noting<Answer, Problem: Error>(_ ask: () throws(Problem) -> Answer) throws(Problem) -> Answer {
    try Self.$current.withValue(self) { Result { () throws(Problem) in try ask() } }.get()
  }

  package func add(_ fact: DiskFact) { lock.withLock { _ = facts.insert(fact) } }

  /// Adds the status of a file that is read. One that was just written may change again within the same tick of the
  /// clock.
  package func addFile(_ path: String, _ status: FileStatus) {
    add(.status(of: path, followsLinks: true, DiskFact.Fingerprint(status)))
    if Double(status.modified.seconds) > start - 2 { giveUp() }
  }

  /// Records that the run depends on more than facts can express, or that it changed something.
  package func giveUp() { lock.withLock { isComplete = false } }

  /// The facts so far, in no order, whether or not the run depends on more.
  var recorded: Set<DiskFact> { lock.withLock { facts } }

  /// All facts in no order; `nil` when the run depends on more than facts, or on too many of them.
  package var all: [DiskFact]? { lock.withLock { isComplete && facts.count <= Self.limit ? Array(facts) : nil } }
}
