import Foundation
import ProjectModel

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

  /// Begins to take note of sources that are written.
  func beginReading()

  /// Whether a source was written since then, or is being written: what was read may be half of it.
  var haveWriting: Bool { get }
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

  func beginReading() {}

  let haveWriting = false
}

#if os(Linux)
  /// Events of inotify(7). While nothing happens, they cost nothing.
  final class InotifyEvents: FolderEvents {
    let tellsAll = true
    private let descriptor: Int32
    /// What inotify calls the folders that are watched.
    private var watches: Set<Int32> = []
    private var writing = SourceWriting()

    /// - Returns: `nil` if the system has no more of them.
    init?() {
      descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
      if descriptor < 0 { return nil }
    }

    deinit { close(descriptor) }

    func watch(_ folders: Set<FilePath>) -> Bool {
      let names = IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF
      let events = names | IN_MODIFY | IN_CLOSE_WRITE
      let old = watches
      watches = []
      var isWhole = true
      for folder in folders {
        // A folder that is watched already keeps its number. One that was made anew gets another.
        let watch = inotify_add_watch(descriptor, folder.string, UInt32(events) | UInt32(IN_ONLYDIR))
        if watch >= 0 { watches.insert(watch) } else if errno == ENOSPC { isWhole = false }
      }
      for watch in old.subtracting(watches) { inotify_rm_watch(descriptor, watch) }
      takeEvents()
      return isWhole
    }

    func change(within limit: Duration?) async -> Bool {
      let end = limit.map { ContinuousClock.now + $0 }
      while true {
        let rest = end.map { max(.zero, $0 - .now).components }
        let count = await waitForEvents(
          rest.map { Int32($0.seconds * 1000 + $0.attoseconds / 1_000_000_000_000_000) } ?? -1)
        let isChange = takeEvents()
        // What is written to a file that is no source, a log say, is none.
        if isChange || count <= 0 { return isChange }
      }
    }

    private func waitForEvents(_ milliseconds: Int32) async -> Int32 {
      let descriptor = descriptor
      return await withCheckedContinuation { continuation in
        // The wait may be long, and must not take a thread from the pool of tasks.
        DispatchQueue.global().async {
          var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
          continuation.resume(returning: poll(&request, 1, milliseconds))
        }
      }
    }

    func beginReading() {
      takeEvents()
      writing.forget()
    }

    var haveWriting: Bool {
      takeEvents()
      return writing.isSeen
    }

    /// Takes the events that are there off the queue.
    /// - Returns: whether one of them is a change. What it says else is of no matter: files are looked at anyway.
    @discardableResult private func takeEvents() -> Bool {
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      var isChange = false
      while case let count = read(descriptor, &buffer, buffer.count), count > 0 {
        for event in InotifyEvent.all(in: buffer[..<count]) where writing.takes(event) { isChange = true }
      }
      return isChange
    }
  }
#endif
