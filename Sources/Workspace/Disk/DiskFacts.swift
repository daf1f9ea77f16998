import Foundation
import ProjectModel

/// The facts of a run, collected from all its threads.
package final class DiskFacts: @unchecked Sendable {
  /// Collects the facts of the current task, and of those that it starts. Whatever reads the disk, writes to it, or asks
  /// git tells it; `nil` where nobody wants to know.
  @TaskLocal package static var current: DiskFacts?

  private let lock = NSLock()
  private var facts: Set<DiskFact> = []
  /// The files that were read and may change again within the same tick of the clock.
  private var young: Set<String> = []
  /// The files that were read, and those that were read again.
  private var (read, reread): (Set<String>, Set<String>) = ([], [])
  private var isComplete = true
  private var kept: KeptSources?
  private let start = Date().timeIntervalSince1970

  /// The number of facts from which checking them would take too long.
  private static let limit = 100_000

  /// What git has answered before the run, which may take it; `nil` for nothing.
  let asked: GitAnswers?

  package init(asked: GitAnswers? = nil) { self.asked = asked }

  /// Collects the facts of what asks the disk or git.
  package func noting<Answer, Problem: Error>(_ ask: () throws(Problem) -> Answer) throws(Problem) -> Answer {
    try Self.$current.withValue(self) { Result { () throws(Problem) in try ask() } }.get()
  }

  /// Does something of which nothing is noted, because no answer depends on it.
  package static func apart<Result>(_ body: () -> Result) -> Result { $current.withValue(nil, operation: body) }

  package func add(_ fact: DiskFact) { lock.withLock { _ = facts.insert(fact) } }

  /// Adds the status of a file that is read. One that was just written may change again within the same tick of the
  /// clock.
  package func addFile(_ path: String, _ status: FileStatus) {
    add(.status(of: path, followsLinks: true, DiskFact.Fingerprint(status)))
    lock.withLock {
      if !read.insert(path).inserted { reread.insert(path) }
      if status.isYoung(at: start) { young.insert(path) }
    }
  }

  /// Sets sources aside that were read so far: the run rests on what was extracted from them, not on their bytes.
  /// Who reads one twice, before or after this, rests on its bytes after all: it may be a manifest, too.
  /// - Parameter kept: where the extractions are.
  package func setAside(_ sources: [FilePath], keptIn kept: KeptSources) {
    var kept = kept
    lock.withLock {
      let paths = Set(sources.map(\.string)).subtracting(reread)
      for fact in facts {
        guard case .status(of: let path, followsLinks: true, let fingerprint) = fact, paths.contains(path) else {
          continue
        }
        kept.sources.append(.init(path: path, fingerprint: fingerprint, isYoung: young.contains(path)))
        facts.remove(fact)
      }
      young.subtract(paths)
      self.kept = kept
    }
  }

  /// Records that the run depends on more than facts can express, or that it changed something.
  package func giveUp() { lock.withLock { isComplete = false } }

  /// Lets the run ask git itself, because somebody else may have been at work since git answered.
  package func forgetAsked() { asked?.forget() }

  /// The facts so far, in no order, whether or not the run depends on more.
  var recorded: Set<DiskFact> { lock.withLock { facts.union(kept?.facts ?? []) } }

  /// All facts in no order; `nil` when the run depends on more than facts, or on too many of them.
  package var all: [DiskFact]? {
    guard let (facts, kept) = besideSources, kept?.sources.contains(where: \.isYoung) != true else { return nil }
    return facts + (kept?.facts ?? [])
  }

  /// All facts in no order but those about sources that were set aside, and these; `nil` when the run depends on more.
  package var besideSources: (facts: [DiskFact], sources: KeptSources?)? {
    lock.withLock {
      isComplete && young.isEmpty && facts.count <= Self.limit ? (Array(facts), kept) : nil
    }
  }
}
