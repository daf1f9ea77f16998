import Foundation
import ProjectLayout

/// Tells of changes in folders.
protocol FolderEvents: AnyObject {
  /// Whether there is a change only if it is told.
  var tellsAll: Bool { get }

  /// Watches the files in these folders, but not in the folders inside them, in place of those that were watched before.
  /// What happened up to now is forgotten.
  /// - Returns: `false` if the system does not watch so many.
  func watch(_ folders: Set<FilePath>) -> Bool

  /// Waits for a change.
  /// - Parameter limit: how long at most; `nil` for no limit.
  /// - Returns: whether there may have been one.
  func change(within limit: Duration?) async -> Bool
}

/// Looks at a clock where the system tells nothing: each second something may have changed.
final class ClockTicks: FolderEvents {
  let tellsAll = false
  private static let tick = Duration.seconds(1)

  func watch(_ folders: Set<FilePath>) -> Bool { true }

  func change(within limit: Duration?) async -> Bool {
    let limit = limit ?? Self.tick
    try? await Task.sleep(for: min(limit, Self.tick))
    return limit >= Self.tick
  }
}

#if os(Linux)
  /// Events of inotify(7). While nothing happens, they cost nothing.
  final class InotifyEvents: FolderEvents {
    let tellsAll = true
    private let descriptor: Int32
    /// What inotify calls the folders that are watched.
    private var watches: Set<Int32> = []

    /// - Returns: `nil` if the system has no more of them.
    init?() {
      descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
      if descriptor < 0 { return nil }
    }

    deinit { close(descriptor) }

    func watch(_ folders: Set<FilePath>) -> Bool {
      let events = IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_CLOSE_WRITE | IN_DELETE_SELF | IN_MOVE_SELF
      let old = watches
      watches = []
      var isWhole = true
      for folder in folders {
        // A folder that is watched already keeps its number. One that was made anew gets another.
        let watch = inotify_add_watch(descriptor, folder.string, UInt32(events) | UInt32(IN_ONLYDIR))
        if watch >= 0 { watches.insert(watch) } else if errno == ENOSPC { isWhole = false }
      }
      for watch in old.subtracting(watches) { inotify_rm_watch(descriptor, watch) }
      forget()
      return isWhole
    }

    func change(within limit: Duration?) async -> Bool {
      let milliseconds = limit.map {
        Int32($0.components.seconds * 1000 + $0.components.attoseconds / 1_000_000_000_000_000)
      }
      let descriptor = descriptor
      let count = await withCheckedContinuation { continuation in
        // The wait may be long, and must not take a thread from the pool of tasks.
        DispatchQueue.global().async {
          var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
          continuation.resume(returning: poll(&request, 1, milliseconds ?? -1))
        }
      }
      forget()
      return count > 0
    }

    /// Takes the events that are there off the queue. What they say is of no matter: files are looked at anyway.
    private func forget() {
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while read(descriptor, &buffer, buffer.count) > 0 {}
    }
  }
#endif
