import Foundation
import IncrementalExtraction

/// Standard output and standard error, by their descriptors.
struct StandardStreams: Sendable {
  let isTerminal: @Sendable (_ descriptor: Int32) -> Bool
  let write: @Sendable (_ text: String, _ descriptor: Int32) -> Void
  /// The number of the terminal's columns, or `nil` if it is unknown.
  var columns: @Sendable (_ descriptor: Int32) -> Int? = { _ in nil }
  /// Ends the process, if it ends with the command.
  var end: @Sendable (ExitCode) -> Void = { _ in }

  static let ofProcess = StandardStreams(
    isTerminal: { isatty($0) == 1 }, write: { text, descriptor in writeAll(text, descriptor) },
    columns: { columns(of: $0) }, end: { exit($0.rawValue) })

  private static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  private static func writeAll(_ text: String, _ descriptor: Int32) {
    var text = text
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while let start = rest.baseAddress, !rest.isEmpty {
        let count = Foundation.write(descriptor, start, rest.count)
        if count < 0, !mayWriteAgain(descriptor) { return giveUp(descriptor, errno) }
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(max(count, 0)))
      }
    }
  }

  /// Returns whether writing can be retried. If the reader is slower than strex, waits for it.
  private static func mayWriteAgain(_ descriptor: Int32) -> Bool {
    if errno == EINTR { return true }
    guard errno == EAGAIN || errno == EWOULDBLOCK else { return false }
    var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    return poll(&request, 1, -1) >= 0 || errno == EINTR
  }

  /// Ends the process, so that partial results do not look complete. If the reader has closed the pipe, prints no
  /// message.
  private static func giveUp(_ descriptor: Int32, _ code: Int32) {
    guard descriptor == STDOUT_FILENO else { return }
    if code != EPIPE {
      writeAll("error: cannot write the results: \(String(cString: strerror(code))) [unwritable]\n", STDERR_FILENO)
    }
    exit(ExitCode.problem.rawValue)
  }
}

/// The recorded output of a run, in order.
final class Transcript: @unchecked Sendable {
  private let lock = NSLock()
  private var parts: [CachedRun.Text] = []
  private var hasEnd = false

  var texts: [CachedRun.Text] { lock.withLock { parts } }

  /// Whether the command asked for the end of its process.
  var isEnded: Bool { lock.withLock { hasEnd } }

  func end() { lock.withLock { hasEnd = true } }

  func add(_ text: String, _ descriptor: Int32) {
    lock.withLock { parts.append(CachedRun.Text(text: text, descriptor: descriptor)) }
  }
}
