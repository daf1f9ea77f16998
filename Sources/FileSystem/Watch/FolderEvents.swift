import Foundation
import ProjectModel

/// Reports changes in folders.
protocol FolderEvents: AnyObject {
  /// Whether each change is reported.
  var tellsAll: Bool { get }

  /// Watches the files in these folders, but not in their subfolders. Replaces the folders that were watched before,
  /// and discards earlier events.
  /// - Returns: `false` if the system cannot watch so many folders.
  func watch(_ folders: Set<FilePath>) -> Bool

  /// Waits for a change.
  /// - Parameter limit: the longest time to wait, or `nil` for no limit.
  /// - Returns: whether there may have been a change.
  func change(within limit: Duration?) async -> Bool

  /// Starts to record which sources are written.
  func beginReading()

  /// Whether a source was written since then, or is being written, so that its contents may have been read
  /// incompletely.
  var haveWriting: Bool { get }
}

/// Reports a possible change each second, for systems without events.
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
  /// Events of inotify(7). They cost nothing while nothing changes.
  final class InotifyEvents: FolderEvents {
    let tellsAll = true
    private let descriptor: Int32
    /// The watch descriptors of inotify.
    private var watches: Set<Int32> = []
    private var writing = SourceWriting()

    /// - Returns: `nil` if the system's limit of instances is reached.
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
        // A watched folder keeps its descriptor. A recreated folder gets a new one.
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
        // Ignore writes to files that are not sources, such as a log.
        if isChange || count <= 0 { return isChange }
      }
    }

    private func waitForEvents(_ milliseconds: Int32) async -> Int32 {
      let descriptor = descriptor
      return await withCheckedContinuation { continuation in
        // The wait may be long, so it must not block the cooperative thread pool.
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

    /// Reads all pending events.
    ///
    /// - Returns: whether one of them is a change. Their details do not matter, because the files are checked anyway.
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
