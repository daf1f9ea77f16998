import Foundation

/// An advisory lock on an open file or folder.
///
/// The system keeps the lock. It leaves no trace, and it ends with the process, even after a crash.
package final class FileLock: Sendable {
  /// The result of a single attempt to lock.
  package enum Answer {
    case taken(FileLock)
    case held
    /// The file system does not support locks, or the path cannot be opened.
    case impossible
  }

  private let descriptor: Int32

  /// - Parameter descriptor: an open file, which is closed with the lock.
  private init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Releases the lock explicitly. Closing the descriptor is not enough while a child process that is starting has a
  /// copy.
  deinit {
    flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  /// Tries to lock, without waiting.
  /// - Parameter flags: how to open the path. Network file systems only lock files that are open for writing.
  package static func ask(_ path: String, flags: Int32 = O_RDONLY) -> Answer {
    let descriptor = open(path, flags | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return .impossible }
    if lock(descriptor) { return .taken(FileLock(descriptor)) }
    let isHeld = errno == EWOULDBLOCK
    close(descriptor)
    return isHeld ? .held : .impossible
  }

  /// Locks an open file until it is closed.
  @discardableResult
  package static func lock(_ descriptor: Int32) -> Bool {
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      if errno != EINTR { return false }
    }
    return true
  }

  /// Waits for a lock that processes hold only briefly.
  /// - Returns: `nil` if locks are not supported, or after all attempts.
  package static func wait(_ path: String, attempts: Int = 200) -> FileLock? {
    for _ in 0..<attempts {
      switch ask(path) {
      case .taken(let lock): return lock
      case .impossible: return nil
      case .held: usleep(5000)
      }
    }
    return nil
  }
}
