import Foundation
import ProjectModel

/// Repeats work whenever a fact that it depends on has changed.
///
/// The facts are the ``DiskFacts`` of the run. Changes of other files, even in the same folders, are ignored.
package final class ProjectWatch {
  /// The watch's state, for users.
  package enum Note: Sendable {
    case watching(folders: Int)
    /// The system does not report changes, so files are checked each second.
    case looking
    case waiting(for: GitOperation)
  }

  private var events: any FolderEvents
  private let git: FilePath?
  private let note: (Note) -> Void
  private var hasBegun = false
  /// The number of consecutive refusals to write because sources were being written.
  private var refusals = 0

  /// - Parameters:
  ///   - place: a file or folder of the project, to find its git directory.
  ///   - usesEvents: whether to use the system's change events.
  package init(around place: FilePath, usesEvents: Bool = true, note: @escaping (Note) -> Void) {
    git = (try? GitFolder.own(around: place)) ?? nil
    self.note = note
    events = usesEvents ? Self.systemEvents ?? ClockTicks() : ClockTicks()
    _ = events.watch(Set([git].compactMap(\.self)))
  }

  private static var systemEvents: (any FolderEvents)? {
    #if os(Linux)
      InotifyEvents()
    #else
      nil
    #endif
  }

  /// Returns whether results may be written: no git operation is in progress, and no source was written during the run,
  /// because it may have been read incompletely. If not, the work is repeated.
  package func mayWrite() -> Bool {
    if git.flatMap({ GitOperation(in: $0) }) != nil { return false }
    // Some programs write continuously.
    guard events.haveWriting, refusals < 20 else {
      refusals = 0
      return true
    }
    refusals += 1
    return false
  }

  /// Runs the work, and again after each change, until the task is cancelled. While waiting for system events,
  /// cancellation takes effect at the next change.
  /// - Parameter work: returns whether it was done, or `false` if it was not allowed to write.
  package func repeating(_ work: () async throws -> Bool) async rethrows {
    while !Task.isCancelled {
      await waitForGit()
      events.beginReading()
      let facts = DiskFacts()
      let isDone = try await DiskFacts.$current.withValue(facts) { try await work() }
      if isDone {
        await waitForChange(of: facts)
      } else {
        _ = await events.change(within: .seconds(1))
        await settle()
      }
    }
  }

  /// Waits until these facts no longer hold.
  private func waitForChange(of facts: DiskFacts) async {
    let recorded = facts.recorded
    while !Task.isCancelled {
      let folders = WatchedFolders(of: recorded, git)
      watch(folders)
      guard recorded.allSatisfy(\.holds) else { return }
      repeat {
        guard await events.change(within: nil) else { continue }
        await settle()
        // A file that was read within the clock tick of its last change may have changed unnoticed.
        if facts.all == nil, events.tellsAll { return }
        guard recorded.allSatisfy({ $0.isOfGit || $0.holds }) else { return }
        // Git lists the same files as long as the names in all folders are the same.
      } while !Task.isCancelled && !folders.haveOtherNames
    }
  }

  private func watch(_ folders: WatchedFolders) {
    let isWhole = events.watch(folders.all)
    if !isWhole { events = ClockTicks() }
    if !hasBegun || !isWhole { note(events.tellsAll ? .watching(folders: folders.all.count) : .looking) }
    hasBegun = true
  }

  /// Waits until nothing has changed for a moment, but not for long, because some programs write continuously.
  private func settle() async {
    for _ in 0..<20 where await !events.change(within: .milliseconds(100)) { return }
  }

  /// Waits until git's current operation ends. Reports it only if it takes longer than a moment.
  private func waitForGit() async {
    guard let git else { return }
    var (rounds, last) = (0, GitOperation?.none)
    while let operation = GitOperation(in: git), !Task.isCancelled {
      if operation != last, operation != .command || rounds > 20 {
        note(.waiting(for: operation))
        last = operation
      }
      _ = await events.change(within: .milliseconds(last == nil ? 100 : 1_000))
      rounds += 1
    }
    if last != nil { await settle() }
  }
}
