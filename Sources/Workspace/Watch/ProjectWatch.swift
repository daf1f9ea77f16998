import Foundation
import ProjectModel

/// Repeats work whenever something has changed on which it depended.
///
/// What a run depends on is what it noted as ``DiskFacts``. So files that it did not ask for wake nobody for long, whether
/// they lie beside those that it read or not.
package final class ProjectWatch {
  /// What the watch does, for people.
  package enum Note: Sendable {
    case watching(folders: Int)
    /// The system does not tell of changes; files are looked at each second.
    case looking
    case waiting(for: GitOperation)
  }

  private var events: any FolderEvents
  private let git: FilePath?
  private let note: (Note) -> Void
  private var hasBegun = false
  /// How often in a row nothing was written since a source was.
  private var refusals = 0

  /// - Parameters:
  ///   - place: a file or folder of the project, to find its git directory.
  ///   - usesEvents: whether the system is asked to tell of changes.
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

  /// Whether what was read may lead to something that is written: git is in the middle of nothing, and no source was
  /// written meanwhile, of which half may have been read. Work that may not write is done again.
  package func mayWrite() -> Bool {
    if git.flatMap({ GitOperation(in: $0) }) != nil { return false }
    // Some programs write all the time.
    guard events.haveWriting, refusals < 20 else {
      refusals = 0
      return true
    }
    refusals += 1
    return false
  }

  /// Does the work, and again after each change, until the task is cancelled; one that waits for the system sees that at
  /// the next change.
  /// - Parameter work: returns whether it was done; `false` if it might not write.
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

  /// Waits until a run would find something else than these facts.
  private func waitForChange(of facts: DiskFacts) async {
    let recorded = facts.recorded
    while !Task.isCancelled {
      let folders = WatchedFolders(of: recorded, git)
      watch(folders)
      guard recorded.allSatisfy(\.holds) else { return }
      repeat {
        guard await events.change(within: nil) else { continue }
        await settle()
        // A file that was young when it was read may have changed without looking so.
        if facts.all == nil, events.tellsAll { return }
        guard recorded.allSatisfy({ $0.isOfGit || $0.holds }) else { return }
        // Git lists the same files as long as all folders have the same names.
      } while !Task.isCancelled && !folders.haveOtherNames
    }
  }

  private func watch(_ folders: WatchedFolders) {
    let isWhole = events.watch(folders.all)
    if !isWhole { events = ClockTicks() }
    if !hasBegun || !isWhole { note(events.tellsAll ? .watching(folders: folders.all.count) : .looking) }
    hasBegun = true
  }

  /// Waits until nothing has changed for a moment, but not for long: some programs write all the time.
  private func settle() async {
    for _ in 0..<20 where await !events.change(within: .milliseconds(100)) { return }
  }

  /// Waits until git has done what it is in the middle of. What takes it a moment only is not worth a word.
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
