import Foundation
import ProjectModel

/// The facts of a run, collected from all its threads.
package final class DiskFacts: @unchecked Sendable {
  /// Collects the facts of the current task and its child tasks. All code that reads the disk, writes to it, or asks
  /// git reports to this collector. `nil` if facts are not needed.
  @TaskLocal package static var current: DiskFacts?

  private let lock = NSLock()
  private var facts: Set<DiskFact> = []
  /// The files that were read within the clock tick of their last change, and may change again unnoticed.
  private var young: Set<String> = []
  /// The files that were read, and those that were read again.
  private var (read, reread): (Set<String>, Set<String>) = ([], [])
  private var isComplete = true
  private var kept: SourceFingerprints?
  private let start = Date().timeIntervalSince1970

  /// The number of facts above which a check would take too long.
  private static let limit = 100_000

  /// Answers that git gave before the run, for reuse, or `nil` for none.
  let asked: GitResults?

  package init(asked: GitResults? = nil) { self.asked = asked }

  /// Records the facts of an operation that asks the disk or git.
  package func noting<Answer, Problem: Error>(_ ask: () throws(Problem) -> Answer) throws(Problem) -> Answer {
    try Self.$current.withValue(self) { Result { () throws(Problem) in try ask() } }.get()
  }

  /// Runs an operation without recording facts, because no result depends on it.
  package static func apart<Result>(_ body: () -> Result) -> Result { $current.withValue(nil, operation: body) }

  package func add(_ fact: DiskFact) { lock.withLock { _ = facts.insert(fact) } }

  /// Adds the status of a file that is read. If the file was just written, it may change again within the same clock
  /// tick.
  package func addFile(_ path: String, _ status: FileStatus) {
    add(.status(of: path, followsLinks: true, DiskFact.Fingerprint(status)))
    lock.withLock {
      if !read.insert(path).inserted { reread.insert(path) }
      if status.isRecent(at: start) { young.insert(path) }
    }
  }

  /// Excludes the given sources from the facts: the run depends on their extracted strings, not on their bytes. A
  /// source that is read twice, before or after this call, is included again, because it may be a manifest.
  /// - Parameter kept: the location of the stored extractions.
  package func setAside(_ sources: [FilePath], keptIn kept: SourceFingerprints) {
    var kept = kept
    lock.withLock {
      let paths = Set(sources.map(\.string)).subtracting(reread)
      for fact in facts {
        guard case .status(of: let path, followsLinks: true, let fingerprint) = fact, paths.contains(path) else {
          continue
        }
        kept.sources.append(.init(path: path, fingerprint: fingerprint, isRecent: young.contains(path)))
        facts.remove(fact)
      }
      young.subtract(paths)
      self.kept = kept
    }
  }

  /// Records that the run depends on more than facts can express, or that it changed a file.
  package func giveUp() { lock.withLock { isComplete = false } }

  /// Discards git's earlier answers, so that the run asks git again. Another process may have changed the repository.
  package func forgetAsked() { asked?.forget() }

  /// The unordered facts so far, even if the run depends on more than facts.
  var recorded: Set<DiskFact> { lock.withLock { facts.union(kept?.facts ?? []) } }

  /// All facts, unordered, or `nil` if the run depends on more than facts, or on too many of them.
  package var all: [DiskFact]? {
    guard let (facts, kept) = besideSources, kept?.sources.contains(where: \.isRecent) != true else { return nil }
    return facts + (kept?.facts ?? [])
  }

  /// All unordered facts except those about excluded sources, and these sources, or `nil` if the run depends on more.
  package var besideSources: (facts: [DiskFact], sources: SourceFingerprints?)? {
    lock.withLock {
      isComplete && young.isEmpty && facts.count <= Self.limit ? (Array(facts), kept) : nil
    }
  }
}
