import Foundation

/// Standard input, as it comes.
enum StandardInput {
  /// The bytes, in pieces of whatever size the writer makes; they end with the input.
  static var bytes: AsyncStream<[UInt8]> {
    AsyncStream { pieces in
      // Reading waits, which no thread of the tasks should.
      Thread.detachNewThread {
        while let piece = read() { pieces.yield(piece) }
        pieces.finish()
      }
    }
  }

  /// - Returns: `nil` at the end.
  private static func read() -> [UInt8]? {
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Foundation.read(STDIN_FILENO, &piece, piece.count)
      if count > 0 { return Array(piece[..<count]) }
      if count < 0, errno == EINTR { continue }
      return nil
    }
  }
}

/// Standard output for messages, each of which is written whole.
final class MessageOutput: Sendable {
  private let console: Console
  private let lock = NSLock()

  init(console: Console) { self.console = console }

  func send(_ message: [UInt8]) {
    lock.withLock { console.printExactly(String(decoding: message, as: UTF8.self)) }
  }
}
